"""Matches between bots: one game, or many with their statistics."""
