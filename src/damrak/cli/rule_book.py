"""The rules by number, from the catalogues, with the figures of the board that is played on."""

from damrak.cli.figures import figures, in_words
from damrak.cli.sentences import board_title
from damrak.cli.voice import Voice
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.locales import bundle

LETTERS = {"merchants": "M", "tickets": "T"}


def by_number(rule: str) -> tuple[str, int]:
    """Rules in the order of the rule book: M9 before M10."""
    return rule[:1], int(rule[1:]) if rule[1:].isdecimal() else 0


def numbers(game: str, voice: Voice) -> list[str]:
    """All rule numbers of a game that the catalogues explain."""
    known, letter = bundle(voice.language), LETTERS[game]
    number, found = 1, []
    while known.has_message(f"rules-{letter}{number}"):
        found.append(f"{letter}{number}")
        number += 1
    return found


def full_number(game: str, text: str) -> str:
    """A rule's number as the rule book writes it: `34`, `m34` and `M34` are the same."""
    letter = LETTERS[game]
    return letter + text.upper().removeprefix(letter)


def rule_text(game: Game, text: str, voice: Voice) -> str:
    """A rule in plain words with the board's own figures below it, or BadData if there is no such number."""
    number, known = full_number(game.name, text), numbers(game.name, voice)
    if number not in known:
        raise BadData("cli-no-such-rule", number=text, first=known[0], last=known[-1])
    own = in_words(figures(game, voice), number, voice)
    below = f"\n{voice.text('rules-on-board', board=board_title(game, voice), figures=own)}" if own else ""
    return voice.text(f"rules-{number}") + below
