"""`damrak replay`: a saved match again, move by move."""

from itertools import zip_longest
from typing import Any

import msgspec
from rich.text import Text

from damrak.bots import name_in_words
from damrak.cli.arguments import BadFlags, Choices, Parser
from damrak.cli.exits import DONE
from damrak.cli.keyboard import Keyboard
from damrak.cli.pictures import Scene, mark, picture_of
from damrak.cli.records import continued
from damrak.cli.score_sheet import score_sheet
from damrak.cli.sentences import called, sentence
from damrak.cli.voice import Voice
from damrak.core.match import Match


def arguments(parser: Parser) -> None:
    """The flags of `damrak replay`."""
    parser.record()
    parser.flag("--move", about="cli-replay-move", metavar=parser.noun("number"), type=parser.whole(least=0))
    parser.flag("--view", about="cli-replay-view", metavar=parser.noun("seat"))
    parser.board()
    parser.json()


def run(choices: Choices, voice: Voice) -> int:
    """Show one move, all moves, or walk through them."""
    match = continued(choices.file, choices.board)
    names = names_in_seats(match, voice)
    showing = Replay(match, names, seat_named(choices.view, names, voice), voice)
    keyboard = Keyboard(voice)
    if choices.json:
        showing.for_scripts(choices.move)
    elif choices.move is not None:
        showing.show(choices.move)
    elif keyboard.at_terminal:
        showing.walk(keyboard)
    else:
        showing.tell_all()
    return DONE


def names_in_seats(match: Match, voice: Voice) -> tuple[str, ...]:
    """What the players are called, by their seats if they have no names."""
    seats = (voice.text("cli-seat", seat=seat + 1) for seat in range(match.seats))
    return tuple(
        name_in_words(name, voice.language) or seat
        for name, seat in zip_longest(match.names, seats, fillvalue="")
    )


def seat_named(text: str | None, names: tuple[str, ...], voice: Voice) -> int | None:
    """The seat that a name or a number from 1 on means; None for the whole truth."""
    if text is None:
        return None
    folded = [name.casefold() for name in names]
    if text in names:
        return names.index(text)
    if text.casefold() in folded:
        return folded.index(text.casefold())
    if text.isdecimal() and 1 <= int(text) <= len(names):
        return int(text) - 1
    raise BadFlags(voice.text("cli-no-such-seat", seat=text, seats=len(names)))


class Replay:
    """A match and the eyes it is seen with: one seat's, or, without a seat, those that see all."""

    def __init__(self, match: Match, names: tuple[str, ...], seat: int | None, voice: Voice) -> None:
        self.match = match
        self.names = names
        self.seat = seat
        self.voice = voice

    def events(self, move: int) -> list[Any]:
        """What a move brought about, moves counting from 1, and what was undone after it."""
        story = [*self.match.stories[move - 1], *self.match.undo_lines_at(move)]
        return story if self.seat is None else [event.seen_by(self.seat) for event in story]

    def tell_all(self) -> None:
        """Every move with its sentences, then the score sheet."""
        for move in range(1, len(self.match.moves) + 1):
            self.tell(move)
        self.end()

    def tell(self, move: int) -> None:
        """A move: its number, what came of it."""
        played = self.match.moves[move - 1]
        who = called(played.seat, self.names, self.voice)
        head = Text.assemble(
            (f"{move:>3} ", "dim"), mark(played.seat) if played.seat >= 0 else "⌚", f" {who}"
        )
        self.voice.show(head)
        for event in self.events(move):
            told = sentence(event, self.match.game, self.names, self.voice)
            self.voice.show(Text.assemble("      ", told, (f"  {event.rule}", "dim")))

    def show(self, move: int) -> None:
        """The table after a move, and the move itself."""
        state = self.match.state_at(move)
        view = self.match.game.view(state, self.seat)
        scene = Scene(view, self.match.game, self.names, self.voice)
        self.voice.show(picture_of(self.match.game.name).table(scene), "")
        if move:
            self.tell(move)
        if move == len(self.match.moves):
            self.end()

    def end(self) -> None:
        """How the scores came about, if the match was played to its end."""
        if self.match.is_over:
            self.voice.show("", score_sheet(self.match, self.names, self.voice))

    def walk(self, keyboard: Keyboard) -> None:
        """Forward by Enter, back by `b`, to any move by its number, out by `q`."""
        move = 0
        while True:
            keyboard.clear()
            self.show(move)
            typed = keyboard.line(
                self.voice.text("cli-replay-prompt", move=move, moves=len(self.match.moves))
            )
            if typed is None or typed.lower().startswith("q"):
                return
            move = self.turned_to(typed.lower(), move)

    def turned_to(self, typed: str, move: int) -> int:
        """The move that a key or a number leads to."""
        if typed.isdecimal():
            move = int(typed)
        else:
            move += -1 if typed.startswith(("b", "p", "-")) else 1
        return max(0, min(move, len(self.match.moves)))

    def for_scripts(self, move: int | None) -> None:
        """The moves and their events as JSON, or one move with the view after it."""
        if move is None:
            moves = [self.facts(number) for number in range(1, len(self.match.moves) + 1)]
            self.voice.tell_scripts({"game": self.match.game.name, "names": self.names, "moves": moves})
            return
        view = self.match.game.view(self.match.state_at(move), self.seat)
        self.voice.tell_scripts((self.facts(move) if move else {}) | {"view": msgspec.to_builtins(view)})

    def facts(self, move: int) -> dict[str, Any]:
        """A move for scripts, seats counting from 0 as in records. One seat sees only its own choices."""
        played = self.match.moves[move - 1]
        sentences = [sentence(event, self.match.game, self.names, self.voice) for event in self.events(move)]
        return {
            "move": move,
            "seat": played.seat,
            "action": played.action if self.seat in (None, played.seat) else None,
            "events": msgspec.to_builtins(self.events(move)),
            "sentences": sentences,
        }
