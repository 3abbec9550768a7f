"""Moves that were undone: kept while they may be redone, and told in one line of everybody's log."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from damrak.core.story import Event

if TYPE_CHECKING:
    from damrak.core.match import Move

UNDONE: Final = "undone"
"""What the line of an undo is called; `core-event-undone` is its sentence in any game."""


class Undone(NamedTuple):
    """The moves that one undo removed, in order, and the story of each."""

    moves: Sequence["Move"]
    stories: Sequence[Sequence[Event]]

    @property
    def seat(self) -> int:
        """The seat whose move was undone, together with all that came after it."""
        return self.moves[0].seat

    def seats_after(self) -> tuple[int, ...]:
        """The seats of the later moves, as far as the log told of them: secret choices are not counted."""
        return seats_told(self.moves[1:], self.stories[1:])

    def line(self, asked: Sequence[int]) -> Event:
        """Who undid what: as public as the move itself was, with secrets for the same eyes."""
        told = own_event(self.seat, self.stories)
        facts: dict[str, str | int] = {
            "undone": told.what if told else "",
            "others": len(self.seats_after()),
            "agreed": len(asked),
        }
        details, secrets = (told.details, told.secrets) if told else ({}, {})
        return Event(UNDONE, "undo", self.seat, 0, {**details, **facts}, secrets)


def seats_told(moves: Sequence["Move"], stories: Sequence[Sequence[Event]]) -> tuple[int, ...]:
    """The seats of these moves, without moves that told nothing: nobody is to know of a secret choice."""
    return tuple(move.seat for move, story in zip(moves, stories, strict=True) if story)


def own_event(seat: int, stories: Sequence[Sequence[Event]]) -> Event | None:
    """How the log tells the first of these moves; a secret choice is told by the move that reveals it."""
    first = next(filter(None, stories), ())
    return next((event for event in first if event.seat == seat), None)
