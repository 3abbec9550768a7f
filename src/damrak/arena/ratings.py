"""Strength as a number with an interval.

The ratings follow Plackett and Luce: each place is won with a chance in proportion to strength among those
not yet placed; with two seats this is Bradley and Terry's model. Intervals come from drawing whole sets again
(bootstrap), because the games of a set share their luck.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby, permutations, product
from math import log10

import msgspec

from damrak.arena.fixtures import seatings
from damrak.arena.intervals import Interval, wilson
from damrak.arena.play import Result
from damrak.core.chance import chance_of

Ranking = tuple[int, ...]
Rankings = Mapping[Ranking, float]

ROUNDS = 200
NEAR = 1e-4
DRAWS = 300
ELO = 400.0
# A drawn game between each two bots, so that one who never lost has a finite rating.
PRIOR = 0.5


def rankings(result: Result) -> dict[Ranking, float]:
    """The bots from first to last place; a tie counts as each order in equal parts."""
    places = sorted(range(len(result.scores)), key=lambda seat: standing(result, seat), reverse=True)
    tied = [tuple(group) for _, group in groupby(places, key=lambda seat: standing(result, seat))]
    orders = list(product(*(set(permutations([result.seating[s] for s in group])) for group in tied)))
    return {tuple(bot for group in order for bot in group): 1 / len(orders) for order in orders}


def standing(result: Result, seat: int) -> tuple[bool, int]:
    """What a seat is ranked by: the win first (it may hang on a tie-break), then the score."""
    return (True, 0) if seat in result.winners else (False, result.scores[seat])


def strengths(games: Rankings, bots: int) -> list[float]:
    """Plackett–Luce by minorisation and maximisation; the strengths multiply to one."""
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        before, strength = strength, better(games, strength)
        if max(abs(a / b - 1) for a, b in zip(before, strength, strict=True)) < NEAR:
            break
    return strength


def better(games: Rankings, strength: list[float]) -> list[float]:
    """One round: each bot's wins over what it should have met."""
    bots = range(len(strength))
    won = [PRIOR * (len(strength) - 1)] * len(strength)
    met = [sum(2 * PRIOR / (strength[a] + strength[b]) for b in bots if a != b) for a in bots]
    for ranking, weight in games.items():
        count_ranking(ranking, weight, strength, won, met)
    return normal([w / m for w, m in zip(won, met, strict=True)])


def count_ranking(
    ranking: Ranking, weight: float, strength: list[float], won: list[float], met: list[float]
) -> None:
    """Add one ranking: who won each place, and whom each met on the way."""
    left = sum(strength[bot] for bot in ranking)
    for place, winner in enumerate(ranking[:-1]):
        won[winner] += weight
        for bot in ranking[place:]:
            met[bot] += weight / left
        left -= strength[winner]


def normal(strength: Sequence[float]) -> list[float]:
    """The same proportions, multiplying to one."""
    mean = sum(map(log10, strength)) / len(strength)
    return [s / 10**mean for s in strength]


def together(sets: Sequence[Rankings]) -> Rankings:
    """The rankings of several sets, counted."""
    total: dict[Ranking, float] = {}
    for games in sets:
        for ranking, weight in games.items():
            total[ranking] = total.get(ranking, 0.0) + weight
    return total


def by_set(results: Sequence[Result]) -> list[list[Result]]:
    """The games of each set."""
    sets: dict[int, list[Result]] = {}
    for result in sorted(results, key=lambda result: result.number):
        sets.setdefault(result.set, []).append(result)
    return list(sets.values())


def whole_sets(results: Sequence[Result]) -> list[Result]:
    """The games of those sets in which every seating was played; one cut short would favour a seat."""
    return [
        result
        for games in by_set(results)
        if len(games) == len(seatings(games[0].seating))
        for result in games
    ]


def drawn_again(count: int, seed: str = "bootstrap") -> list[list[int]]:
    """As many sets, drawn with replacement, again and again."""
    chance = chance_of(seed)
    return [[chance.below(count) for _ in range(count)] for _ in range(DRAWS)]


def interval(value: float, draws: Sequence[float]) -> Interval:
    """The estimate between the 2.5th and the 97.5th of a hundred draws."""
    ordered = sorted(draws)
    edge = int(len(ordered) * 0.025)
    return Interval(value, ordered[edge], ordered[-1 - edge])


def ratings(results: Sequence[Result], bots: int) -> list[Interval]:
    """Each bot's rating on the Elo scale, the average bot at 0."""
    sets = [together([rankings(result) for result in games]) for games in by_set(results)]
    best = strengths(together(sets), bots)
    draws = [strengths(together([sets[n] for n in drawn]), bots) for drawn in drawn_again(len(sets))]
    return [
        interval(ELO * log10(best[bot]), [ELO * log10(draw[bot]) for draw in draws]) for bot in range(bots)
    ]


def win_shares(results: Sequence[Result], bots: int) -> list[Interval]:
    """How much of its games each seat of a bot wins; a shared win counts in part."""
    sets = [[share_of(games, bot) for bot in range(bots)] for games in by_set(results)]
    shares = []
    for bot in range(bots):
        draws = [ratio([sets[n][bot] for n in drawn]) for drawn in drawn_again(len(sets))]
        shares.append(interval(ratio([each[bot] for each in sets]), draws))
    return shares


def share_of(games: Sequence[Result], bot: int) -> tuple[float, int]:
    """Wins and seats of a bot in one set."""
    seats = [(game, seat) for game in games for seat in range(len(game.seating)) if game.seating[seat] == bot]
    return sum(1 / len(game.winners) for game, seat in seats if seat in game.winners), len(seats)


def ratio(parts: Sequence[tuple[float, int]]) -> float:
    """All wins over all seats."""
    seats = sum(seats for _, seats in parts)
    return sum(wins for wins, _ in parts) / seats if seats else 0.0


class Decided(msgspec.Struct, frozen=True):
    """Two bots over their sets: sets won by each and by neither, and the first one's share of the decided."""

    first: int
    second: int
    level: int
    share: Interval


def decided_sets(results: Sequence[Result], first: int, second: int) -> Decided:
    """A set is won by the bot whose seats won the larger share of its games."""
    won = [0, 0, 0]
    for games in by_set(results):
        one, other = share_of(games, first), share_of(games, second)
        if one[1] and other[1]:
            difference = one[0] / one[1] - other[0] / other[1]
            won[2 if abs(difference) < 1e-9 else int(difference < 0)] += 1
    return Decided(won[0], won[1], won[2], wilson(won[0], won[0] + won[1]))
