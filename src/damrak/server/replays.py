"""A match move by move, as one seat saw it, or may see it now that it is over."""

from typing import Any

import msgspec

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


def _frames(match: Match, seat: int | None) -> list[wire_http.Frame]:
    """One frame a move, unless neither view nor story changed: a secret choice leaves no frame.

    Frames follow the match as it stands. The line of an undo stands in the frame that it came after.
    """
    state = match.state_at(0)
    last: Any = match.game.view(state, seat)
    opening = match.game.tell(match.game.opening(state))
    frames = [_frame(match, seat, 0, [*opening, *match.undo_lines_at(0)], last)]
    for made, (move, story) in enumerate(zip(match.moves, match.told_by_moves(), strict=True), start=1):
        state.play(move.seat, match.game.number_of(move.action))
        view, lines = match.game.view(state, seat), match.undo_lines_at(made)
        if story or view != last:
            frames.append(_frame(match, seat, made, [*story, *lines], view))
        elif lines:  # a frame of their own would tell that somebody has chosen in secret
            told = (*frames[-1].events, *_as_seen(lines, match, seat))
            frames[-1] = msgspec.structs.replace(frames[-1], events=told)
        last = view
    return frames


def _frame(match: Match, seat: int | None, made: int, story: list[Event], view: Any) -> wire_http.Frame:
    moves = made if match.is_over else None
    return wire_http.Frame(events=_as_seen(story, match, seat), view=view, moves=moves)


def _as_seen(story: list[Event], match: Match, seat: int | None) -> tuple[Event, ...]:
    """The story as a seat may know it; all of it once the game is over."""
    return tuple(event if match.is_over else event.seen_by(seat) for event in story)
