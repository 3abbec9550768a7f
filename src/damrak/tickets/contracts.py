"""Contracts: the first choice of all players together (T4), and taking more (T14)."""

from typing import TYPE_CHECKING, Final

from damrak.core.bits import BIT, count, first
from damrak.core.fast import i64
from damrak.core.legal import Legal
from damrak.core.seats import left_of
from damrak.tickets.board import KEEP_BOTH
from damrak.tickets.phases import CONTRACTS, TURN
from damrak.tickets.player import Player
from damrak.tickets.story import FIRST_KEPT, KEPT, NO_CARD, TOOK_CONTRACTS, TOOK_LAST

if TYPE_CHECKING:
    from damrak.tickets.state import State

SEAT_BITS: Final = 4
CARD_BITS: Final = 6
CARD: Final = 63


def take(state: "State", seat: i64) -> bool:
    """T14: Draw the top two contracts and keep one or both; the last card of all is kept at once.

    Says whether the player has to choose.
    """
    player = state.players[seat]
    state.learnt += 1
    if state.contracts_left == 1:
        player.offered = BIT[top_contract(state)]
        state.tell(TOOK_LAST, seat, 0, number_in(player.offered), 1)
        finish_take(state, seat, player.offered, KEPT)
        return False
    one, other = top_contract(state), top_contract(state)
    player.offered = BIT[one] | BIT[other]
    state.tell(TOOK_CONTRACTS, seat, 0, one, other, 2)
    state.phase = CONTRACTS
    return True


def top_contract(state: "State") -> i64:
    """Take the top card off the contract pile."""
    contract = state.contract_pile[state.contract_top]
    state.contracts_left -= 1
    state.contract_top = (state.contract_top + 1) % len(state.contract_pile)
    return contract


def put_under(state: "State", contract: i64) -> None:
    """Put a returned contract under the pile."""
    state.contract_pile[(state.contract_top + state.contracts_left) % len(state.contract_pile)] = contract
    state.contracts_left += 1


def fill_choices(state: "State", player: Player, legal: Legal) -> None:
    """Add the ways to keep one or both of the contracts offered."""
    legal.add(KEEP_BOTH)
    offered = player.offered
    while offered:
        legal.add(state.board.keep + first(offered))
        offered &= offered - 1


def choice(state: "State", player: Player, action: i64) -> i64:
    """The contracts that an action keeps of those offered; none if it keeps none of them."""
    if action == KEEP_BOTH:
        return player.offered
    if state.board.keep <= action < state.board.claim:
        return player.offered & BIT[action - state.board.keep]
    return 0


def choose_first(state: "State", seat: i64, kept: i64) -> None:
    """T4: All choose at the same time; how many each kept shows only when the last has chosen.

    What is returned goes under the pile in seat order from the start player.
    """
    state.players[seat].kept = kept
    for player in state.players:
        if not player.kept:
            return
    reveal_choices(state)


def reveal_choices(state: "State") -> None:
    """Carry out the first choices, in seat order from the start player, who then begins."""
    seat = state.first
    for _ in range(state.seats):
        player = state.players[seat]
        finish_take(state, seat, player.kept, FIRST_KEPT)
        player.kept = 0
        seat = left_of(seat, state.seats)
    state.learnt += 1
    state.phase = TURN
    state.turn = state.first


def keep(state: "State", seat: i64, kept: i64) -> None:
    """Keep these of the contracts taken, return the other."""
    finish_take(state, seat, kept, KEPT)
    state.phase = TURN


def finish_take(state: "State", seat: i64, kept: i64, kind: i64) -> None:
    """Move the contracts offered to where they belong, and remember it as a take."""
    player = state.players[seat]
    one = number_in(player.offered)
    other = number_in(player.offered & ~BIT[one])
    returned = number_in(player.offered & ~kept)
    state.tell(kind, seat, 0, count(kept), returned, count(player.offered & ~kept))
    player.contracts |= kept
    player.offered = 0
    if returned != NO_CARD:
        put_under(state, returned)
    if state.takes_known:
        state.takes[state.takes_made] = written_take(seat, one, other, returned)
        state.takes_made += 1


def written_take(seat: i64, one: i64, other: i64, returned: i64) -> i64:
    """A take as one number: who was offered which contracts and returned which."""
    cards = ((returned + 1) << CARD_BITS | (other + 1)) << CARD_BITS | (one + 1)
    return cards << SEAT_BITS | seat


def read_take(take: int) -> tuple[int, list[int], int]:
    """Seat, contracts offered, contract returned."""
    cards = take >> SEAT_BITS
    numbers = [(cards >> CARD_BITS * n & CARD) - 1 for n in range(3)]
    return take & (2**SEAT_BITS - 1), [n for n in numbers[:2] if n != NO_CARD], numbers[2]


def number_in(contracts: i64) -> i64:
    """The first contract of a set, or NO_CARD."""
    if not contracts:
        return NO_CARD
    return first(contracts)
