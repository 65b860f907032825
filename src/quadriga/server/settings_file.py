"""Where settings come from: a flag, else the environment, else a TOML file, else the default."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from quadriga.kernel.errors import QuadrigaError
from quadriga.server.settings import Settings

PREFIX = "QUADRIGA_"
FILE_VARIABLE = PREFIX + "SETTINGS"
FIELDS: dict[str, Field[Any]] = {field.name: field for field in fields(Settings)}
KINDS = {"int": "a whole number", "float": "a number", "bool": "true or false", "tuple[str, ...]": "a list of texts"}


class SettingsError(QuadrigaError):
    """A setting that there is not, or a value that it cannot have."""


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings from all places; flags that are None were not given."""
    named = environment.get(FILE_VARIABLE, "")
    if file is None and named:
        file = Path(named)
    chosen = from_file(file) if file else {}
    for name, field in FIELDS.items():
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            chosen[name] = checked(field, from_text(field, text), PREFIX + name.upper())
    for name, value in flags.items():
        if value is not None:
            chosen[name] = checked(FIELDS[name], value, "--" + name.replace("_", "-"))
    return Settings(**chosen)


def from_file(file: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"the settings file {file} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"the settings file {file} is not TOML: {error}") from None
    for name in content:
        if name not in FIELDS:
            near = get_close_matches(name, FIELDS, 1)
            meant = f"; did you mean {near[0]!r}?" if near else ""
            raise SettingsError(f"{file}: there is no setting {name!r}{meant}")
    return {name: checked(FIELDS[name], value, f"{file}: {name}") for name, value in content.items()}


def from_text(field: Field[Any], text: str) -> object:
    """What the text of an environment variable stands for; texts that do not fit are left for the check."""
    text = text.strip()
    try:
        if field.type == "int":
            return int(text)
        if field.type == "float":
            return float(text)
    except ValueError:
        return text
    if field.type == "bool":
        return {"true": True, "1": True, "false": False, "0": False}.get(text.lower(), text)
    if field.type == "tuple[str, ...]":
        return [part.strip() for part in text.split(",") if part.strip()]
    return text


def checked(field: Field[Any], value: object, where: str) -> object:
    """The value in its type, or SettingsError, which names the place it came from."""
    kind, low, words = str(field.type), field.metadata.get("low"), field.metadata.get("words")
    fitting: object = None
    if kind == "Path" and isinstance(value, str | Path) and str(value):
        fitting = Path(value).expanduser()
    elif kind == type(value).__name__:  # exactly: True is no number here
        fitting = value
    elif kind == "float" and type(value) is int:
        fitting = float(value)
    elif kind == "tuple[str, ...]" and isinstance(value, list) and all(isinstance(part, str) for part in value):
        fitting = tuple(value)
    if fitting is None or (isinstance(fitting, float) and not math.isfinite(fitting)):
        raise SettingsError(f"{where} must be {KINDS.get(kind, 'a text')}, not {value!r}")
    if low is not None and isinstance(fitting, int | float) and fitting < low:
        raise SettingsError(f"{where} must be at least {low}, not {value!r}")
    if words and fitting not in words:
        raise SettingsError(f"{where} must be one of {', '.join(words)}, not {value!r}")
    if field.name == "public_url" and fitting and not str(fitting).startswith(("http://", "https://")):
        raise SettingsError(f"{where} must begin with http:// or https://")
    return fitting


def settings_text(settings: Settings) -> str:
    """A file that `--settings` reads back as it is: every setting, with what it is for and its default."""
    lines = [
        "# Settings of a Quadriga server, for `quadriga serve --settings FILE`. Each can also be given by the",
        f"# environment ({PREFIX}PORT=9000), which goes before this file; a flag of the command goes before both.",
    ]
    for name, field in FIELDS.items():
        default = getattr(Settings(), name) if field.default is MISSING else field.default
        value = getattr(settings, name)
        lines += ["", f"# {field.metadata['about']}"]
        lines += [f"# (default: {toml(default)})"] if value != default else []
        lines += [f"{name} = {toml(value)}"]
    return "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """A value as TOML writes it; JSON's texts are TOML's too."""
    if isinstance(value, tuple):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else text_of(value)


def text_of(value: object) -> str:
    return json.dumps(value if isinstance(value, bool) else str(value), ensure_ascii=False)
