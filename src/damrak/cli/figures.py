"""The figures of the rules that a board decides, where they are others than in the texts of the rules."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from damrak.cli.voice import Voice
from damrak.core.game import Game
from damrak.games import game as game_called
from damrak.locales import word
from damrak.tickets.facts import JOKER


class Figure(NamedTuple):
    """A figure: its message is `rules-figure-…`, and it stands below the rules that mention it."""

    name: str
    rules: tuple[str, ...]
    value: str | int


def figures(game: Game, voice: Voice) -> list[Figure]:
    """What a board has otherwise than the texts of the rules, which tell of the usual one, in their order."""
    all_of = FIGURES[game.name]
    told = all_of(game_called(game.name), voice)
    return [own for own, usual in zip(all_of(game, voice), told, strict=True) if own != usual]


def in_words(found: list[Figure], rule: str, voice: Voice) -> str:
    """The figures below one rule."""
    return " · ".join(
        voice.text(f"rules-figure-{figure.name}", value=figure.value)
        for figure in found
        if rule in figure.rules
    )


def of_tickets(game: Game, voice: Voice) -> list[Figure]:
    """Carts, cards, contracts and points."""
    facts = game.board.facts
    colours = (colour for colour in facts.cards if colour != JOKER)
    told = (
        f"{word('colour', colour, game.name, game.titles, voice.language)} {facts.cards[colour]}"
        for colour in colours
    )
    return [
        Figure("carts", ("T1",), facts.carts),
        Figure("cards", ("T2",), sum(facts.cards.values())),
        Figure("jokers", ("T2",), facts.cards.get(JOKER, 0)),
        Figure("colours", ("T2",), ", ".join(told)),
        Figure("contracts", ("T4",), len(facts.contract)),
        Figure("merchandise", ("T5",), facts.merchandise),
        Figure("points", ("T12",), paired(facts.route_points)),
    ]


def of_merchants(game: Game, _voice: Voice) -> list[Figure]:
    """Money, cards, prices and dates."""
    facts, usable = game.board.facts, game.board.cards.usable
    bank, clock, seats = facts.bank, facts.clock, game.seat_counts
    cards = sum(card.count for card in facts.card)
    hourglasses = sum(card.count for card in facts.card if card.kind == "hourglass")
    return [
        Figure("start", ("M1",), bank.start),
        Figure("first-year", ("M1",), facts.time[0].year),
        Figure("cards", ("M2",), cards),
        Figure("hourglasses", ("M2",), hourglasses),
        Figure("skipped", ("M6",), paired({n: cards - hourglasses - usable(n) for n in seats})),
        Figure("prices", ("M15", "M16", "M17", "M20"), ", ".join(map(str, clock.prices))),
        Figure("double-floor", ("M17",), clock.double_floor),
        Figure("loan", ("M25", "M41"), bank.loan),
        Figure("repay", ("M25", "M41", "M44"), bank.repay),
        Figure("rounding", ("M34",), bank.round_down_to),
        Figure("continents", ("M37",), bank.four_continents),
        Figure("districts", ("M38",), bank.four_districts),
        Figure("bridge", ("M39",), bank.bridge),
        Figure("turns", ("M42",), paired({n: game.start(n, "").turns for n in seats})),
        Figure("last-year", ("M43",), facts.time[-1].year),
    ]


FIGURES: Final[Mapping[str, Callable[[Game, Voice], list[Figure]]]] = {
    "merchants": of_merchants,
    "tickets": of_tickets,
}


def paired(numbers: Mapping[str, int] | Mapping[int, int]) -> str:
    """`3 → 18, 4 → 20`."""
    return ", ".join(f"{key} → {number}" for key, number in numbers.items())
