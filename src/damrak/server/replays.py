"""A match move by move, as one seat saw it, or may see it now that it is over."""

from collections.abc import Iterator
from typing import Any

from damrak.core.errors import BadData
from damrak.core.match import Match, board_name
from damrak.core.story import Event
from damrak.server import wire_http


def replay_of(match: Match, seat: int | None) -> wire_http.Replay:
    """The frames of a match from a seat, or from the gallery; what it did not see is left out."""
    if seat is not None and not 0 <= seat < match.seats:
        raise BadData("server-no-such-seat", seat=seat + 1)
    over = match.is_over
    return wire_http.Replay(
        game=match.game.name,
        board=board_name(match.game),
        seat=seat,
        seats=match.seats,
        names=match.names,
        options=match.options,
        over=over,
        winners=tuple(match.game.winners(match.state)) if over else (),
        scores=tuple(match.state.scores()) if over else (),
        frames=tuple(_frames(match, seat)),
    )


def _frames(match: Match, seat: int | None) -> Iterator[wire_http.Frame]:
    """One frame a move, unless neither view nor story changed: a secret choice leaves no frame."""
    state = match.state_at(0)
    last: Any = match.game.view(state, seat)
    opening = match.game.tell(match.game.opening(state))
    events = _as_seen(opening, match, seat)
    yield wire_http.Frame(events=events, view=last, moves=0 if match.is_over else None)
    for made, (move, story) in enumerate(zip(match.moves, match.stories, strict=True), start=1):
        state.play(move.seat, match.game.number_of(move.action))
        view = match.game.view(state, seat)
        told = story[len(opening) :] if made == 1 else story
        events = _as_seen(told, match, seat)
        if events or view != last:
            yield wire_http.Frame(events=events, view=view, moves=made if match.is_over else None)
        last = view


def _as_seen(story: list[Event], match: Match, seat: int | None) -> tuple[Event, ...]:
    """The story as a seat may know it; all of it once the game is over."""
    return tuple(event if match.is_over else event.seen_by(seat) for event in story)
