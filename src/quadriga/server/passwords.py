"""Which passwords are refused: too short, the name itself, or among those that everybody tries first."""

from __future__ import annotations

from quadriga.api.names import name_key
from quadriga.api.problems import ApiError

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
FEWEST_SIGNS = 4
"""Different characters."""
COMMON = frozenset(
    """1234567890 0123456789 12345678910 123456789a 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 qwertyuiop
    qwertzuiop asdfghjkl1 qwerty1234 qwerty12345 qwerty123456 password12 password123 password1234 password12345
    passw0rd123 passwort123 passwort1234 iloveyou123 letmein1234 welcome1234 administrator adminadmin changeme123
    basketball footballer liverpool1 manchester superman123 abcdefghij abcd123456 abc1234567 aa123456789 a123456789
    987654321a 0987654321 9876543210 1029384756 qazwsxedcrfv zaq12wsxcde trustno1234 dragon12345 monkey12345
    correcthorsebatterystaple hallo12345 geheim1234 ciaociao123 juventus10 juventus123 forzaroma1 schalke04schalke
    quadriga123 quadriga1234 antikeduellum romoloremo""".split()  # noqa: SIM905 (words are easier to read than a list of texts)
)
"""The longest of the public lists of leaked passwords, and what one would try here first."""


def check_password(name: str, password: str) -> None:
    """Raises ApiError for a password that is easily guessed."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        least = str(SHORTEST_PASSWORD)
        raise ApiError(400, "bad-password", f"a password has {least} to {LONGEST_PASSWORD} characters", least=least)
    plain, own = name_key(password), name_key(name)
    of_name = bool(own) and plain.strip("0123456789") in (own, own * 2, own[::-1])
    if of_name or plain in COMMON or len(set(plain)) < FEWEST_SIGNS:
        raise ApiError(400, "weak-password", "this password is among the first that somebody would try")
