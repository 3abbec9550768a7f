"""After the game: the chance of winning move by move, the turning points, what auctioned cards were worth."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from damrak.bots.craft import Craft, craft_of
from damrak.bots.world import THE_END
from damrak.core.chance import Chance, chance_of
from damrak.core.match import Match

Item = TypeVar("Item")
Chances = tuple[float, ...]
"""Of winning, by seat."""
Look = Callable[[Any, int], Chances]
"""Finds the chances in a state, with so many times the playouts."""
TURNING_POINTS = 5
CANDIDATES = 12
"""Moves that seem to be turning points at a first look; most of them are noise."""
SECOND_LOOK = 8
"""So many times the playouts, for the positions before and after a candidate."""


class Worth(msgspec.Struct, frozen=True):
    """An amount and its interval of 95 %."""

    value: int
    low: int
    high: int


class AuctionWorth(msgspec.Struct, frozen=True):
    """One auction: what was paid, and what the card was worth to each seat."""

    move: int
    card: str
    buyer: int | None
    price: int
    worth: tuple[Worth, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A move after which a seat's chance was quite different."""

    move: int
    seat: int
    action: str
    gained: float
    """By the seat that moved, negative if it lost."""
    facts: dict[str, str]
    """What the action alone does not say, by kind of word: what it declines, what its price costs."""


class Analysis(msgspec.Struct, frozen=True):
    """What a match looks like afterwards. `chances` has one line more than there are moves: the start."""

    game: str
    names: tuple[str, ...]
    winners: tuple[int, ...]
    chances: tuple[Chances, ...]
    turning_points: tuple[TurningPoint, ...]
    auctions: tuple[AuctionWorth, ...]


class Along(Protocol):
    """Goes through what is looked at, one after the other; perhaps it shows how far it is."""

    def __call__(self, items: Iterable[Item], /) -> Iterator[Item]: ...


def analyse(match: Match, playouts: int = 100, along: Along = iter) -> Analysis:
    """Look back on a match, with so many playouts a move. The same match gives the same analysis."""
    craft, chance = craft_of(match.game), chance_of(f"analysis {match.seed}")

    def look(state: Any, times: int) -> Chances:
        return chances_in(craft, state, times * playouts, chance)

    chances = win_chances(match, look, along)
    candidates = look_again(match, chances, look, along)
    return Analysis(
        game=match.game.name,
        names=tuple(match.names) or tuple(str(seat + 1) for seat in range(match.seats)),
        winners=tuple(match.game.winners(match.state)) if match.is_over else (),
        chances=tuple(chances),
        turning_points=tuple(explained(match, craft, largest(candidates, TURNING_POINTS))),
        auctions=tuple(along(craft.auctions(match, playouts, chance))),
    )


def win_chances(match: Match, look: Look, along: Along) -> list[Chances]:
    """Each seat's chance before the first move and after every move."""
    state = match.state_at(0)
    chances = [look(state, 1)]
    for move in along(match.moves):
        state.play(move.seat, match.game.number_of(move.action))
        chances.append(look(state, 1))
    if match.is_over:
        winners = match.game.winners(match.state)
        chances[-1] = tuple((seat in winners) / len(winners) for seat in range(match.seats))
    return chances


def chances_in(craft: Craft, state: Any, playouts: int, chance: Chance) -> Chances:
    """Each seat's share of wins when the heuristics play on from here."""
    world = craft.world(state.clone())
    world.horizon = THE_END
    scratch = world.copy()
    wins = [0.0] * world.seats
    for _ in range(playouts):
        scratch.assign(world)
        scratch.shuffle(chance)
        scratch.play_out(chance, True)
        scratch.judge()
        best = max(scratch.reward[seat] for seat in range(world.seats))
        winners = [seat for seat in range(world.seats) if scratch.reward[seat] == best]
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return tuple(round(won / playouts, 4) for won in wins)


def look_again(match: Match, chances: list[Chances], look: Look, along: Along) -> list[TurningPoint]:
    """The moves that seem to have changed most, with the chances around them found anew by more playouts."""
    moves = [point.move for point in largest(changes(match, chances), CANDIDATES)]
    for position in along(sorted({*moves, *(move + 1 for move in moves)})):
        state = match.state_at(position)
        if not state.is_over:
            chances[position] = look(state, SECOND_LOOK)
    return [point for point in changes(match, chances) if point.move in moves]


def changes(match: Match, chances: Sequence[Chances]) -> list[TurningPoint]:
    """What every move changed for the seat that made it."""
    return [
        TurningPoint(number, move.seat, move.action, round(after[move.seat] - before[move.seat], 4), {})
        for number, (move, before, after) in enumerate(zip(match.moves, chances, chances[1:], strict=False))
        if move.seat >= 0
    ]


def largest(points: Sequence[TurningPoint], count: int) -> list[TurningPoint]:
    """The largest changes, in the order of the match."""
    chosen = sorted(points, key=lambda point: -abs(point.gained))[:count]
    return sorted(chosen, key=lambda point: point.move)


def explained(match: Match, craft: Craft, points: Sequence[TurningPoint]) -> Iterator[TurningPoint]:
    """The same, with what the actions alone do not say."""
    for point in points:
        facts = craft.facts(match.state_at(point.move), point.action)
        yield msgspec.structs.replace(point, facts=facts)
