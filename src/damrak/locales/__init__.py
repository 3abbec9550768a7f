"""The message catalogues: English, French, Dutch, in Fluent files that the browser reads too."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "nl")
HUGE = 10**20
"""Numbers that are written by the custom of a language are smaller."""
LONGEST = 1000
"""Of texts within a sentence: Fluent says nothing at all when one is longer than it thinks wise."""
SILENT = dict.fromkeys((*range(32), *range(127, 160)), " ")
"""What would command a terminal rather than be read."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language; English stands in for a language we do not speak."""
    chosen = language if language in LANGUAGES else "en"
    made = FluentBundle([chosen], use_isolating=False)
    for file in sorted(files(__name__).joinpath(chosen).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def tell(message: str, arguments: Mapping[str, Any], language: str = "en") -> str:
    """A message as a sentence. A missing one shows its id, never a traceback."""
    catalogue = bundle(language)
    if not catalogue.has_message(message):
        return message
    pattern = catalogue.get_message(message).value
    sayable = {name: _sayable(value) for name, value in arguments.items()}
    text, _problems = catalogue.format_pattern(pattern, sayable) if pattern else (message, [])
    return str(text)


def _sayable(value: Any) -> Any:
    """A number that no custom knows how to write is said as it stands, a text plainly."""
    if isinstance(value, str):
        return plain(value)
    return str(value) if isinstance(value, int | float) and not -HUGE < value < HUGE else value


def plain(text: str) -> str:
    """A text from anywhere as it can be shown: no commands to a terminal, and no longer than bearable."""
    readable = text.translate(SILENT)
    return readable if len(readable) <= LONGEST else f"{readable[:LONGEST]}…"


def word(kind: str, value: str | int, game: str, titles: Mapping[str, str], language: str) -> str | int:
    """An argument as people say it: a colour or a commodity is translated, a proper name is the board's."""
    if isinstance(value, int):
        return value
    message = f"{game}-{kind}-{value}"
    if bundle(language).has_message(message):
        return tell(message, {}, language)
    return titles.get(value, value)
