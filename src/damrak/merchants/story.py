"""What can happen in a game of merchants, for logs, score sheets and rule counts."""

from collections.abc import Callable, Sequence
from typing import Final

from damrak.core.story import Event, Kind, read_story
from damrak.merchants.actions import DISCS
from damrak.merchants.board import Board
from damrak.merchants.facts import EVENTS

START_PLAYER: Final = 0
CAPITAL: Final = 1
DRAWN: Final = 2
PUT_ON_DISC: Final = 3
TIME_MOVED: Final = 4
SKIPPED: Final = 5
THROWN_AWAY: Final = 6
USES: Final = 7
STEPPED: Final = 8
STEP_LOST: Final = 9
FOUNDED: Final = 10
BUILT: Final = 11
DECLINED: Final = 12
CANNOT_USE: Final = 13
NO_TILE: Final = 14
AUCTION_BEGUN: Final = 15
SOLD: Final = 16
UNSOLD: Final = 17
EARLY_PRESS: Final = 18
SOLD_TO_EARLY: Final = 19
FAILED_PRESS: Final = 20
NO_RUN: Final = 21
SHIP_STEP: Final = 22
GLOBE_COLONY: Final = 23
ARMS_HOUSE: Final = 24
BORROWED: Final = 25
HOUSE_LOST: Final = 26
COLONY_LOST: Final = 27
GOODS_LOST: Final = 28
LEADER_BACK: Final = 29
SCORING_BEGUN: Final = 30
PRIZE: Final = 31  # and the next two: exchange, district, colony
SECOND_UNPAID: Final = 34  # and the next two
SHARED_PRIZE: Final = 37  # and the next two
HOUSE_EARNED: Final = 40
BONUS_HOUSE: Final = 41
CONTINENTS_BONUS: Final = 42
DISTRICTS_BONUS: Final = 43
BRIDGE_BONUS: Final = 44
CONTINENTS_BACK: Final = 45
DISTRICTS_BACK: Final = 46
BRIDGE_BACK: Final = 47
HOUSE_BACK: Final = 48
FORCED_LOAN: Final = 49
RIGHT_LAPSED: Final = 50
LEFTOVERS: Final = 51
REPAID: Final = 52
WON: Final = 53
DISCS_PASSED: Final = 54
EARLY_ALONE: Final = 55
LAST_SPACE: Final = 56
SHARED_WIN: Final = 57

_KINDS = {
    START_PLAYER: Kind("start-player", "M3"),
    CAPITAL: Kind("capital", "M1"),
    DRAWN: Kind("drawn", "M4", ("card",)),
    PUT_ON_DISC: Kind("put", "M4", ("card", "disc")),
    TIME_MOVED: Kind("time", "M5", ("year", "event")),
    SKIPPED: Kind("skipped", "M6", ("card",)),
    THROWN_AWAY: Kind("thrown-away", "M7", ("card",)),
    USES: Kind("uses", "M7", ("card",)),
    STEPPED: Kind("stepped", "M10", ("commodity", "space")),
    STEP_LOST: Kind("step-lost", "M10", ("commodity",)),
    FOUNDED: Kind("founded", "M11", ("post",)),
    BUILT: Kind("built", "M12", ("parcel",)),
    DECLINED: Kind("declined", "M13", ("phase",)),
    CANNOT_USE: Kind("cannot", "M13"),
    NO_TILE: Kind("no-tile", "M14"),
    AUCTION_BEGUN: Kind("auction", "M15", ("card",)),
    SOLD: Kind("sold", "M15", ("card", "price")),
    UNSOLD: Kind("unsold", "M16", ("card",)),
    EARLY_PRESS: Kind("early-press", "M17"),
    SOLD_TO_EARLY: Kind("sold-to-early", "M17", ("card", "price")),
    FAILED_PRESS: Kind("failed-press", "M18", ("price",)),
    NO_RUN: Kind("no-run", "M19", ("card",)),
    SHIP_STEP: Kind("ship-step", "M22", ("commodity",)),
    GLOBE_COLONY: Kind("globe-colony", "M23", ("post",)),
    ARMS_HOUSE: Kind("arms-house", "M24", ("parcel",)),
    BORROWED: Kind("borrowed", "M25"),
    HOUSE_LOST: Kind("house-lost", "M26", ("parcel",)),
    COLONY_LOST: Kind("colony-lost", "M27", ("post",)),
    GOODS_LOST: Kind("goods-lost", "M28", ("commodity", "space")),
    LEADER_BACK: Kind("leader-back", "M29", ("commodity", "space")),
    SCORING_BEGUN: Kind("scoring", "M30", ("scoring",)),
    PRIZE: Kind("exchange-prize", "M32", ("commodity", "place")),
    PRIZE + 1: Kind("district-prize", "M32", ("district", "place")),
    PRIZE + 2: Kind("colony-prize", "M32", ("continent", "place")),
    SECOND_UNPAID: Kind("exchange-alone", "M33", ("commodity", "amount")),
    SECOND_UNPAID + 1: Kind("district-alone", "M33", ("district", "amount")),
    SECOND_UNPAID + 2: Kind("colony-alone", "M33", ("continent", "amount")),
    SHARED_PRIZE: Kind("exchange-shared", "M34", ("commodity", "place", "sharers")),
    SHARED_PRIZE + 1: Kind("district-shared", "M34", ("district", "place", "sharers")),
    SHARED_PRIZE + 2: Kind("colony-shared", "M34", ("continent", "place", "sharers")),
    HOUSE_EARNED: Kind("house-earned", "M36"),
    BONUS_HOUSE: Kind("bonus-house", "M36", ("parcel",)),
    CONTINENTS_BONUS: Kind("continents-bonus", "M37"),
    DISTRICTS_BONUS: Kind("districts-bonus", "M38"),
    BRIDGE_BONUS: Kind("bridge-bonus", "M39", ("bridge",)),
    CONTINENTS_BACK: Kind("continents-back", "M40", ("amount",)),
    DISTRICTS_BACK: Kind("districts-back", "M40", ("amount",)),
    BRIDGE_BACK: Kind("bridge-back", "M40", ("amount", "bridge")),
    HOUSE_BACK: Kind("house-back", "M40", ("parcel",)),
    FORCED_LOAN: Kind("forced-loan", "M41"),
    RIGHT_LAPSED: Kind("house-lapsed", "M46"),
    LEFTOVERS: Kind("leftovers", "M42", ("cards",)),
    REPAID: Kind("repaid", "M44", ("loans", "amount")),
    WON: Kind("won", "M44", ("money",)),
    DISCS_PASSED: Kind("discs-passed", "M8", ("turn",)),
    EARLY_ALONE: Kind("early-alone", "M19", ("card", "price")),
    LAST_SPACE: Kind("last-space", "M43", ("year",)),
    SHARED_WIN: Kind("shared-win", "M44", ("money",)),
}
KINDS = tuple(_KINDS[number] for number in range(len(_KINDS)))
SCORINGS = ("exchange", "districts", "colonies")


def readers(board: Board) -> dict[str, Callable[[int], str | int]]:
    """How each detail's number reads on this board."""
    from damrak.merchants.state import PHASES  # here, because the state's rules tell the story

    places = board.places
    ids: dict[str, Sequence[str]] = {
        "card": board.cards.ids,
        "disc": DISCS,
        "year": board.years,
        "event": EVENTS,
        "commodity": board.commodities,
        "district": board.districts,
        "continent": board.continents,
        "post": places.posts,
        "parcel": places.parcels,
        "bridge": places.bridges,
        "scoring": SCORINGS,
        "phase": PHASES,
    }
    numbers = ("space", "price", "place", "amount", "sharers", "cards", "loans", "money", "turn")
    return {name: known.__getitem__ for name, known in ids.items()} | dict.fromkeys(numbers, int)


def teller(board: Board) -> Callable[[Sequence[int]], list[Event]]:
    """The function that turns this board's numbers into events."""
    known = readers(board)
    return lambda numbers: read_story(numbers, KINDS, known)
