"""The kinds of events of this game, and how their numbers read."""

from collections.abc import Mapping
from typing import Final

from damrak.core.story import Kind, Reader
from damrak.tickets.board import Board

NO_CARD: Final = -1

FIRST_KEPT: Final = 0
DREW_UNSEEN: Final = 1
DREW_FACE_UP: Final = 2
ROW_REDRAWN: Final = 3
PILE_RESHUFFLED: Final = 4
CLAIMED: Final = 5
CLOSED: Final = 6
MERCHANDISE_TAKEN: Final = 7
TOOK_CONTRACTS: Final = 8
KEPT: Final = 9
TOOK_LAST: Final = 10
PASSED: Final = 11
NOBODY_CAN_ACT: Final = 12
LAST_TURNS: Final = 13
CONTRACT_JOINED: Final = 14
CONTRACT_FAILED: Final = 15
MERCHANDISE_SCORED: Final = 16
WON: Final = 17
SHARED_WIN: Final = 18

# `seen` says how many secret cards the reader may see: sentences choose their words by it.
KINDS: Final = (
    Kind("first-kept", "T4", ("kept", "returned", "seen"), secrets=("returned", "seen")),
    Kind("drew-unseen", "T7", ("colour", "seen"), secrets=("colour", "seen")),
    Kind("drew-face-up", "T7", ("colour",)),
    Kind("row-redrawn", "T3"),
    Kind("pile-reshuffled", "T8", ("cards",)),
    Kind("claimed", "T9", ("route", "colour", "jokers")),
    Kind("closed", "T10", ("route",)),
    Kind("merchandise", "T13", ("cards",)),
    Kind("took-contracts", "T14", ("contract", "other", "seen"), secrets=("contract", "other", "seen")),
    Kind("kept", "T14", ("kept", "returned", "seen"), secrets=("returned", "seen")),
    Kind("took-last", "T14", ("contract", "seen"), secrets=("contract", "seen")),
    Kind("passed", "T16"),
    Kind("nobody-can-act", "T16"),
    Kind("last-turns", "T17", ("carts",)),
    Kind("contract-joined", "T18", ("contract",)),
    Kind("contract-failed", "T18", ("contract",)),
    Kind("merchandise-scored", "T19", ("cards",)),
    Kind("won", "T20", ("points", "completed")),
    Kind("shared-win", "T20", ("points", "completed")),
)


def readers(board: Board) -> Mapping[str, Reader]:
    """How each detail of an event turns into an id."""

    def contract(number: int) -> str:
        return "none" if number == NO_CARD else board.contracts[number]

    def colour(number: int) -> str:
        return board.colours[number]

    def number(value: int) -> int:
        return value

    numbers = dict.fromkeys(("kept", "seen", "cards", "jokers", "carts", "points", "completed"), number)
    return {
        **numbers,
        "colour": colour,
        "route": lambda route: board.routes[route],
        "contract": contract,
        "other": contract,
        "returned": contract,
    }
