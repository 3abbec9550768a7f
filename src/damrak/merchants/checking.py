"""Positions that cannot be: cards, tiles, money or turns that do not add up."""

from collections import Counter
from collections.abc import Sequence

from damrak.core.errors import BadData
from damrak.core.seats import NOBODY
from damrak.merchants.auction import takes_part
from damrak.merchants.board import AMSTERDAM_CARD, COLONY_CARD, GOODS_CARD, HOURGLASS
from damrak.merchants.facts import EVENTS
from damrak.merchants.state import ASK_PRICE, CLOCK_DISC, MAYOR, NO_CARD, NO_DISC, OVER, TILES, State
from damrak.merchants.turn import choices
from damrak.merchants.view_parts import During

KIND_USED = {
    "goods": GOODS_CARD,
    "colony": COLONY_CARD,
    "amsterdam": AMSTERDAM_CARD,
    "step": AMSTERDAM_CARD,
}


def bad(reason: str, **arguments: str | int) -> BadData:
    """The refusal of a position."""
    return BadData(f"merchants-position-{reason}", **arguments)


def check(state: State, phase: str, during: During, money: Sequence[int]) -> None:
    """Refuse a position in which cards, tiles, money or whose turn it is cannot be right."""
    _check_cards(state)
    _check_tiles(state)
    _check_purses(state, money)
    _check_turn(state)
    _check_asked(state, phase)
    _check_during(state, phase, during)
    _check_run(state)


def _check_cards(state: State) -> None:
    board = state.board
    seen = Counter({n: k for n, k in enumerate(state.discards) if k})
    seen.update(card for card in [*state.discs, state.hand, *state.pile] if card != NO_CARD)
    for card, name in enumerate(board.cards.ids):
        if seen[card] != board.cards.count[card]:
            raise bad("cards", card=name, found=seen[card], wanted=board.cards.count[card])
    turned = sum(n for card, n in enumerate(state.discards) if board.cards.kind[card] == HOURGLASS)
    wanted = turned + 1 if state.is_over else turned
    if state.time != wanted:
        raise bad("time", found=board.years[state.time], wanted=board.years[wanted])


def _check_tiles(state: State) -> None:
    for seat, player in enumerate(state.players):
        if player.tiles < 0:
            raise bad("tiles", seat=seat + 1, wanted=TILES)
        for space in player.rows:
            if not 0 <= space <= state.board.exchange_spaces:
                raise bad("space", seat=seat + 1, found=space)


def _check_purses(state: State, money: Sequence[int]) -> None:
    for seat, player in enumerate(state.players):
        if player.money != money[seat]:
            raise bad("ledger", seat=seat + 1, found=player.money, wanted=money[seat])
        if player.loans < 0 or (player.money < 0 and not state.is_over):
            raise bad("money", seat=seat + 1)


def _check_turn(state: State) -> None:
    if not (0 <= state.first < state.seats and 1 <= state.turn <= state.turns):
        raise bad("turn", turn=state.turn, turns=state.turns)
    if state.mayor != (state.first + state.turn - 1) % state.seats:
        raise bad("mayor", turn=state.turn)
    cards = state.board.cards
    gone = [*state.discs, state.hand]
    used = sum(n for card, n in enumerate(state.discards) if _is_used(state, card))
    used += sum(card != NO_CARD for card in gone)
    if not 3 * (state.turn - 1) <= used <= 3 * state.turn <= cards.usable(state.seats):
        raise bad("turn-cards", turn=state.turn, found=used)


def _is_used(state: State, card: int) -> bool:
    cards = state.board.cards
    return cards.kind[card] != HOURGLASS and cards.min_players[card] <= state.seats


def _check_asked(state: State, phase: str) -> None:
    """Whoever is asked must be there, with a card where one is used, and have a choice."""
    if state.phase == OVER:
        return
    in_auction = state.phase == ASK_PRICE
    if phase == "going-on" or not (in_auction or 0 <= state.acting < state.seats):
        raise bad("asked", phase=phase)
    if state.acting != state.mayor and (phase == "put" or state.in_use == MAYOR):
        raise bad("not-mayor", phase=phase)
    _check_on_disc(state, phase)
    if not (state.to_act() if in_auction else choices(state)):
        raise bad("asked", phase=phase)


def _check_on_disc(state: State, phase: str) -> None:
    """The card being put, used or sold must be there, and of the right kind."""
    missing = phase == "put" and state.hand == NO_CARD
    missing |= phase == "auction" and state.discs[CLOCK_DISC] == NO_CARD
    if state.in_use != NO_DISC:
        card = state.discs[state.in_use]
        missing |= card == NO_CARD or state.board.cards.kind[card] != KIND_USED[phase]
    if missing:
        raise bad("no-card", phase=phase)


def _check_during(state: State, phase: str, during: During) -> None:
    """A card is put while drawing, an event's question belongs to its space, and bonuses follow either."""
    event = EVENTS[state.board.events[state.time]]
    fitting = {"put": "draw", "auction": "auction", "over": "over"}.get(phase)
    if phase in EVENTS:
        fits = during == "event" and phase == event
    elif fitting:
        fits = during == fitting
    else:
        fits = during in ("mayor-card", "clock-card") or (during == "event" and state.in_use == NO_DISC)
    if not fits:
        raise bad("during", phase=phase, during=during, year=state.board.years[state.time])


def _check_run(state: State) -> None:
    """The clock is doubled for an early presser, who takes part, and for nobody else."""
    if state.doubled != (state.early != NOBODY) or (state.doubled and not takes_part(state, state.early)):
        raise bad("early")
