"""The bots that people can play with, game by game: names alone, never commands or files."""

from __future__ import annotations

LEVELS = ("random", "greedy")


def levels(key: str) -> tuple[str, ...]:
    """The levels of a game, weakest first."""
    return LEVELS


def hinting(key: str) -> str:
    """The level that gives hints: the strongest."""
    return levels(key)[-1]
