"""What makes a written position impossible."""

from collections import Counter
from collections.abc import Iterable, Sequence

from damrak.core.bits import count
from damrak.core.errors import Argument, BadData
from damrak.tickets.board import Board
from damrak.tickets.drawing import cards_to_draw, row_must_go
from damrak.tickets.phases import CHOOSING, CONTRACTS, FACE_UP, OVER, SECOND_CARD
from damrak.tickets.positions import Position
from damrak.tickets.setup import SEAT_COUNTS
from damrak.tickets.state import State
from damrak.tickets.view import view
from damrak.tickets.worlds import imagine


def _wrong(reason: str, **arguments: Argument) -> BadData:
    return BadData(f"tickets-position-{reason}", **arguments)


def check_written(board: Board, read: Position) -> None:
    """Refuse what could not even be laid out: unknown ids and seats, cards that are not these."""
    _check_ids(board, read)
    _check_seats(read)
    if len(read.row) != FACE_UP:
        raise _wrong("row", found=len(read.row))
    _check_counts(board, read)
    _check_cards(board, read)
    _check_contracts(board, read)
    for take in read.takes:
        if not 1 <= len(take.offered) <= 2 or len(read.takes) > len(board.contracts):
            raise _wrong("takes", seat=take.seat)


def _check_ids(board: Board, read: Position) -> None:
    if len(read.players) not in SEAT_COUNTS:
        raise _wrong("seats", found=len(read.players))
    _check_known(board.colours, [card for card in [*read.row, *read.pile] if card is not None])
    _check_known(board.colours, [*read.discards, *(read.pile_from or {})])
    _check_known(board.contracts, read.contract_pile)
    for player in read.players:
        _check_known(board.colours, [*player.hand, *player.seen, *(player.drew or {})])
        _check_known(board.routes, player.routes)
        _check_known(board.contracts, [*player.contracts, *player.offered, *player.kept])
    for take in read.takes:
        _check_known(board.contracts, [*take.offered, *([take.returned] if take.returned else [])])


def _check_known(ids: Sequence[str], names: Iterable[str]) -> None:
    for name in names:
        if name not in ids:
            raise _wrong("unknown", id=name)


def _check_seats(read: Position) -> None:
    by = [read.last_turns.by] if read.last_turns else []
    for seat in (read.first, read.turn, *by, *(take.seat for take in read.takes)):
        if not 0 <= seat < len(read.players):
            raise _wrong("seat", seat=seat)


def check_position(state: State, read: Position) -> None:
    """Refuse a position that breaks the rules or does not add up."""
    _check_seen(read)
    _check_row(state, read)
    _check_routes(state, read)
    _check_given(state, read)
    _check_phase(state)
    _check_takes(state, read)


def _check_counts(board: Board, read: Position) -> None:
    counted = [read.discards, read.pile_from or {}]
    for player in read.players:
        counted += [player.hand, player.seen, player.drew or {}]
    for colour, number in [entry for cards in counted for entry in cards.items()]:
        if number < 0:
            raise _wrong("negative")
        if number > board.facts.cards[colour]:
            raise _wrong("cards", colour=colour, found=number, wanted=board.facts.cards[colour])


def _check_cards(board: Board, read: Position) -> None:
    found = Counter(read.pile) + Counter(card for card in read.row if card is not None)
    for cards in (read.discards, *(player.hand for player in read.players)):
        found += Counter(cards)
    for colour in board.colours:
        if found[colour] != board.facts.cards[colour]:
            raise _wrong("cards", colour=colour, found=found[colour], wanted=board.facts.cards[colour])


def _check_seen(read: Position) -> None:
    for seat, player in enumerate(read.players):
        if not Counter(player.seen) <= Counter(player.hand):
            raise _wrong("seen", seat=seat)
        if (
            player.drew is not None
            and read.pile_from is not None
            and not (Counter(player.drew) <= Counter(read.pile_from))
        ):
            raise _wrong("pile-from")
    if read.pile_from is not None and not Counter(read.pile) <= Counter(read.pile_from):
        raise _wrong("pile-from")


def _check_row(state: State, read: Position) -> None:
    if not read.pile and any(read.discards.values()):
        raise _wrong("pile-empty")
    if read.pile and None in read.row:
        raise _wrong("row-short")
    if row_must_go(state):
        raise _wrong("row-jokers")


def _check_contracts(board: Board, read: Position) -> None:
    found = Counter(read.contract_pile)
    for player in read.players:
        found += Counter([*player.contracts, *player.offered])
    for contract in board.contracts:
        if found[contract] != 1:
            raise _wrong("contract", contract=contract, found=found[contract])


def _check_routes(state: State, read: Position) -> None:
    owned = Counter(route for player in read.players for route in player.routes)
    for route, owners in owned.items():
        if owners > 1:
            raise _wrong("route", route=route)
    for seat, player in enumerate(state.players):
        others = sum(other.barred for other in state.players) if state.seats == 2 else player.barred
        if player.routes & others:
            raise _wrong("double", seat=seat)
        if player.carts < 0:
            raise _wrong("carts", seat=seat)


def _check_given(state: State, read: Position) -> None:
    """What follows from the rest may be written down too, but then it must agree."""
    for seat, (player, written) in enumerate(zip(state.players, read.players, strict=True)):
        for what, found, wanted in (
            ("carts", written.carts, player.carts),
            ("points", written.points, player.points),
        ):
            if found not in (None, wanted):
                raise _wrong("given", seat=seat, what=what, found=str(found), wanted=wanted)
        if player.merchandise < 0:
            raise _wrong("merchandise")
    if state.merchandise < 0 or state.merchandise != state.board.merchandise - sum(
        player.merchandise for player in state.players
    ):
        raise _wrong("merchandise")


def _check_phase(state: State) -> None:
    choosing = range(state.seats) if state.phase == CHOOSING else []
    asked = [state.turn] if state.phase == CONTRACTS else choosing
    for seat, player in enumerate(state.players):
        if count(player.offered) != (2 if seat in asked else 0) or player.kept & ~player.offered:
            raise _wrong("offered", seat=seat)
        if bool(player.contracts) == (state.phase == CHOOSING) or (player.kept and state.phase != CHOOSING):
            raise _wrong("contracts-held", seat=seat)
    if state.phase == CHOOSING and all(player.kept for player in state.players):
        raise _wrong("all-chosen")
    if state.phase == SECOND_CARD and not cards_to_draw(state):
        raise _wrong("second-card")
    if state.phase != OVER and state.ender >= 0 and not 1 <= state.last_turns <= state.seats:
        raise _wrong("last-turns", found=state.last_turns)


def _check_takes(state: State, read: Position) -> None:
    """Refuse takes of contracts that cannot have led here: no world would fit what a seat has seen."""
    if not read.takes:
        return
    for seat in range(state.seats):
        seen = view(state, seat)
        try:
            world = imagine(state.board, seen, "check")
        except (StopIteration, ValueError, KeyError):
            raise _wrong("takes", seat=seat) from None
        if view(world, seat) != seen:
            raise _wrong("takes", seat=seat)
