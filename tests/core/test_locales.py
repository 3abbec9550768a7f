"""Three languages say the same things: every message in each, same variables, none missing, none idle."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser

from damrak.locales import LANGUAGES, tell, word

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "damrak"
PAGES = ROOT / "web" / "src"
CATALOGUES = sorted(file.stem for file in (SOURCES / "locales" / "en").glob("*.ftl"))
MESSAGE = re.compile(rf"({'|'.join(CATALOGUES)})-[A-Za-z0-9_-]*[A-Za-z0-9]")
QUOTED = re.compile(rf"(?<=['\"`]){MESSAGE.pattern}(?=['\"`])")
TEMPLATE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")


@cache
def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with its variables."""
    text = (SOURCES / "locales" / language / f"{catalogue}.ftl").read_text(encoding="utf-8")
    entries = [entry.to_json() for entry in FluentParser().parse(text).body]
    wrong = [entry["content"] for entry in entries if entry["type"] == "Junk"]
    assert wrong == [], f"{language}/{catalogue}.ftl"
    named = [entry for entry in entries if entry["type"] == "Message"]
    assert len({entry["id"]["name"] for entry in named}) == len(named), (
        f"{language}/{catalogue}.ftl says twice"
    )
    return {entry["id"]["name"]: set(variables(entry)) for entry in named}


def variables(entry: Any) -> Iterator[str]:
    """The names of all variables in a parsed message."""
    if isinstance(entry, dict):
        if entry.get("type") == "VariableReference":
            yield entry["id"]["name"]
        entry = list(entry.values())
    if isinstance(entry, list):
        for part in entry:
            yield from variables(part)


def all_messages() -> set[str]:
    return {message for catalogue in CATALOGUES for message in messages("en", catalogue)}


@pytest.mark.parametrize("catalogue", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, catalogue: str) -> None:
    assert messages(language, catalogue) == messages("en", catalogue)


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_messages_are_named_after_their_catalogue(catalogue: str) -> None:
    assert [name for name in messages("en", catalogue) if not name.startswith(f"{catalogue}-")] == []


# What the sources say


@cache
def literals() -> set[str]:
    """Every message id that is written out in a source of ours."""
    written = {text for file in SOURCES.rglob("*.py") for text in strings(file)}
    quoted = {found[0] for page in pages() for found in QUOTED.finditer(page)}
    return {text for text in written if MESSAGE.fullmatch(text)} | quoted


@cache
def patterns() -> set[str]:
    """Every message id that is put together from parts, as a regular expression with the parts left open."""
    made = {text for file in SOURCES.rglob("*.py") for text in formatted(file)}
    made |= {re.sub(r"\$\{[^{}]*\}", "\0", text) for page in pages() for text in TEMPLATE.findall(page)}
    fixed = re.compile(rf"(\0|{'|'.join(CATALOGUES)})-[\0A-Za-z0-9_-]*")
    return {
        re.escape(text).replace("\0", "[A-Za-z0-9_-]+")
        for text in made
        if fixed.fullmatch(text) and re.search(r"[a-z]", text)
    }


def strings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def formatted(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in node.values)


@cache
def pages() -> list[str]:
    """The sources of the pages, without their tests."""
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGES.rglob(kind)]
    return [file.read_text(encoding="utf-8") for file in files if ".test." not in file.name]


@cache
def words_of(game: str) -> set[str]:
    """The ids of things that a game names in events and refusals: those of its board and of its sources."""
    folder = SOURCES / game
    board = set(re.findall(r"[a-z0-9-]+", (folder / "board.toml").read_text(encoding="utf-8")))
    files = list(folder.glob("*.py"))
    return board | {
        part for file in files for text in [*strings(file), *kinds(file)] for part in text.split()
    }


def kinds(file: Path) -> Iterator[str]:
    """What a source calls the arguments that it hands on."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.keyword) and node.arg:
            yield node.arg


def is_word(message: str) -> bool:
    """Whether a message is what people call a thing: `tickets-colour-red`."""
    game, _, rest = message.partition("-")
    if not (SOURCES / game / "board.toml").exists():
        return False
    kinds = [rest[:at] for at in range(len(rest)) if rest[at] == "-"]
    known = words_of(game)
    return any(kind in known and rest[len(kind) + 1 :] in known for kind in kinds)


def test_every_message_asked_for_exists() -> None:
    assert {text for text in literals() | parts_of_messages() if text not in all_messages()} == set()


def test_every_message_put_together_exists() -> None:
    unknown = [p for p in patterns() if not any(re.fullmatch(p, message) for message in all_messages())]
    assert unknown == []


def parts_of_messages() -> set[str]:
    """Every message that another one contains: `{ core-misshapen }`."""
    files = (SOURCES / "locales" / "en").glob("*.ftl")
    return {
        found for file in files for found in re.findall(r"\{ ([a-z-]+) \}", file.read_text(encoding="utf-8"))
    }


def test_no_message_is_idle() -> None:
    idle = all_messages() - literals() - parts_of_messages()
    idle = {message for message in idle if not any(re.fullmatch(p, message) for p in patterns())}
    assert {message for message in idle if not is_word(message)} == set()


# How they are told


def test_a_message_takes_its_arguments() -> None:
    assert (
        tell("core-no-such-move", {"move": 9, "moves": 3}, "nl") == "Er is geen zet 9; de partij heeft er 3."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [10**30, -(10**30), 1e308, float("inf"), float("nan")])
def test_a_number_beyond_all_bounds_is_said_as_it_stands(number: float, language: str) -> None:
    assert str(number) in tell("core-no-such-move", {"move": number, "moves": 3}, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_beyond_all_bounds_is_said_in_part(language: str) -> None:
    said = tell("core-unknown-action", {"action": "x" * 5000}, language)
    assert "x…" in said
    assert len(said) < 1100


def test_no_text_within_a_sentence_commands_the_terminal() -> None:
    said = tell("core-unknown-action", {"action": "\x1b[31mred\x9b0m\r\n"}, "en")
    assert said == "There is no action “ [31mred 0m  ” in this game."


def test_a_missing_message_shows_its_id() -> None:
    assert tell("core-never-written", {}, "fr") == "core-never-written"


def test_a_word_is_translated_or_a_proper_name_or_itself() -> None:
    titles = {"oude-kerk": "Oude Kerk"}
    assert word("place", "oude-kerk", "tickets", titles, "fr") == "Oude Kerk"
    assert word("colour", "red", "tickets", titles, "fr") == "rouge"
    assert word("colour", "ultraviolet", "tickets", titles, "fr") == "ultraviolet"
    assert word("spaces", 3, "tickets", titles, "fr") == 3


def test_no_french_word_that_elides_stands_before_a_name() -> None:
    """« que Emma » and « de Élodie » are wrong, and a message does not know the name."""
    elided = re.compile(r"\b(?:de|le|la|que) \{ \$(?:who|rival|where|post|parcel|route|contract|place) \}")
    files = (SOURCES / "locales" / "fr").glob("*.ftl")
    assert [found for file in files for found in elided.findall(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["worth", "keep", "sell", "drop", "limit", "no-limit"])
def test_hints_count_money_as_the_table_does(reason: str, language: str) -> None:
    """A table that says 400 is not told of 186,000."""
    found = {"worth": 186, "rival": "Élodie", "rivals": 192, "price": 90}
    told = re.findall(r"\d[\d.,\s]*\d", tell(f"bots-reason-{reason}", found, language))
    assert told and set(told) <= {"186", "192", "90"}
