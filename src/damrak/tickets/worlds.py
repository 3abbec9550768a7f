"""Worlds: whole states that a viewer cannot tell from the true one, for search and for the leak test.

They respect what the viewer could have inferred: cards that others took face up and have not spent, what
the pile can be made of since it was last shuffled, contracts seen, kept and returned, and where they went.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from damrak.core.chance import Chance, chance_of
from damrak.core.errors import BadData
from damrak.core.game import BY_LOT
from damrak.core.seats import clockwise
from damrak.tickets.board import Board
from damrak.tickets.contracts import written_take
from damrak.tickets.drawing import lay_row
from damrak.tickets.phases import CHOOSING, CONTRACTS, EMPTY, PHASES
from damrak.tickets.setup import new_state
from damrak.tickets.state import State
from damrak.tickets.story import NO_CARD
from damrak.tickets.view import packed
from damrak.tickets.view_parts import View


def imagine(board: Board, view: View, seed: str) -> State:
    """A full state with exactly this view; another seed gives another one."""
    if not isinstance(view, View) or not _is_of(board, view):
        raise BadData("core-foreign-view", board=board.name)
    chance = chance_of(seed)
    state = new_state(board, view.seats, chance, view.rules_version)
    _set_table(state, view)
    _set_players(state, view)
    _deal_hidden_cards(state, view)
    _deal_contracts(state, view)
    return state


def _is_of(board: Board, view: View) -> bool:
    """Whether a view speaks of routes and contracts of this board."""
    contracts = {contract.id for contract in (*view.contracts, *view.offered)}
    return contracts <= set(board.contracts) and {*view.owners, *view.closed} <= set(board.routes)


def _set_table(state: State, view: View) -> None:
    """Copy what lies open on the table."""
    state.first = view.first
    state.by_lot = view.options["first"] == BY_LOT
    state.phase = PHASES.index(view.phase)
    state.turn = view.first if view.turn is None else view.turn
    state.turns = view.turns
    state.passes = view.passes
    if view.last_turns:
        state.ender, state.last_turns = view.last_turns.by, view.last_turns.left
    colours = state.board.colours
    lay_row(state, [EMPTY if card is None else colours.index(card) for card in view.row])
    state.discards = packed(state.board, view.discards)
    state.merchandise = view.merchandise
    for route in [*view.owners, *view.closed]:
        state.free &= ~(2 ** state.board.routes.index(route))


def _set_players(state: State, view: View) -> None:
    """Copy what everybody knows of the players."""
    board = state.board
    for player, known in zip(state.players, view.players, strict=True):
        player.carts = known.carts
        player.points = known.points
        player.merchandise = known.merchandise
        player.seen = packed(board, known.seen)
        routes = [board.routes.index(route) for route in known.routes]
        player.routes = sum(2**route for route in routes)
        player.barred = sum(2 ** board.twin[route] for route in routes if board.twin[route] >= 0)


def _deal_hidden_cards(state: State, view: View) -> None:
    """Deal what the viewer cannot see: first a pile of what it can be made of, then the other hands."""
    hidden = _hidden_cards(state, view)
    pile = _drawn_from(hidden & Counter(view.pile_at_most), view.pile, state.chance)
    hands = _shuffled((hidden - Counter(pile)).elements(), state.chance)
    for player, known in zip(state.players, view.players, strict=True):
        if known.seat == view.seat:
            player.hand = packed(state.board, view.hand)
            continue
        unknown = known.cards - sum(known.seen.values())
        player.hand = player.seen + packed(state.board, Counter(hands[:unknown]))
        hands = hands[unknown:]
    for place, card in enumerate(pile):
        state.pile[place] = state.board.colours.index(card)
    state.pile_left = view.pile
    state.pile_from = packed(state.board, view.pile_at_most)


def _hidden_cards(state: State, view: View) -> Counter[str]:
    board = state.board
    hidden = Counter({colour: board.facts.cards[colour] for colour in board.colours})
    hidden -= Counter(card for card in view.row if card is not None)
    for cards in (view.discards, view.hand, *(p.seen for p in view.players if p.seat != view.seat)):
        hidden -= Counter(cards)
    return hidden


def _drawn_from(cards: Counter[str], number: int, chance: Chance) -> list[str]:
    return _shuffled(cards.elements(), chance)[:number]


def _shuffled(cards: Iterator[str], chance: Chance) -> list[str]:
    deck = list(cards)
    return [deck[n] for n in chance.shuffled(list(range(len(deck))))]


@dataclass
class Trail:
    """Where each of the shuffled contract cards went, before all are known by name.

    A card is the number of its place in the freshly shuffled pile; `known` names those the viewer has seen.
    """

    pile: list[int]
    hands: list[list[int]]
    offered: list[list[int]]
    known: dict[int, str] = field(default_factory=dict)
    takes: list[tuple[int, list[int], int]] = field(default_factory=list)

    def copy(self) -> "Trail":
        hands, offered = [hand[:] for hand in self.hands], [cards[:] for cards in self.offered]
        return Trail(self.pile[:], hands, offered, dict(self.known), self.takes[:])

    def draw(self, seat: int) -> None:
        """Offer the top two cards, or the last one."""
        self.offered[seat], self.pile = self.pile[:2], self.pile[2:]

    def keep(self, seat: int, returned: int) -> None:
        """Keep what was offered but for the card returned."""
        offered, self.offered[seat] = self.offered[seat], []
        self.hands[seat] += [card for card in offered if card != returned]
        self.pile += [card for card in offered if card == returned]
        self.takes.append((seat, offered, returned))

    def recognise(self, cards: Sequence[int], names: Sequence[str]) -> bool:
        """Name these cards; False if that contradicts what is known."""
        named = [self.known[card] for card in cards if card in self.known]
        new = [name for name in names if name not in named]
        unnamed = [card for card in cards if card not in self.known]
        if not set(named) <= set(names) or len(new) != len(unnamed) or set(new) & set(self.known.values()):
            return False
        self.known.update(zip(unnamed, new, strict=True))
        return True

    def card_named(self, name: str | None) -> int:
        return next((card for card, known in self.known.items() if known == name), NO_CARD)


def _deal_contracts(state: State, view: View) -> None:
    """Name every contract card along a trail that fits all the viewer has seen."""
    remembered = view.takes or view.phase == PHASES[CHOOSING]
    trail = next(_trails(_dealt(state, view), view, state.chance)) if remembered else _forgotten(state, view)
    names = _names(trail, view, state)
    numbers = {card: state.board.contracts.index(name) for card, name in names.items()}
    for seat, player in enumerate(state.players):
        player.contracts = sum(2 ** numbers[card] for card in trail.hands[seat])
        player.offered = sum(2 ** numbers[card] for card in trail.offered[seat])
        if seat == view.seat:
            player.kept = sum(2 ** state.board.contracts.index(name) for name in view.chosen)
    for place, card in enumerate(trail.pile):
        state.contract_pile[place] = numbers[card]
    state.contracts_left = len(trail.pile)
    for place, (seat, offered, returned) in enumerate(trail.takes):
        low, *high = sorted(numbers[card] for card in offered)
        state.takes[place] = written_take(
            seat, low, high[0] if high else NO_CARD, NO_CARD if returned == NO_CARD else numbers[returned]
        )
    state.takes_made = len(trail.takes)
    state.takes_known = bool(remembered)


def _dealt(state: State, view: View) -> Trail:
    """All cards in the pile but the first two of each player."""
    seats: list[list[int]] = [[] for _ in range(view.seats)]
    trail = Trail(list(range(len(state.board.contracts))), seats, [hand[:] for hand in seats])
    for seat in clockwise(view.first, view.seats):
        trail.draw(seat)
    return trail


def _forgotten(state: State, view: View) -> Trail:
    """A position written by hand may not tell how the contracts were taken: any deal of them will do."""
    trail = Trail(list(range(len(state.board.contracts))), [], [[] for _ in range(view.seats)])
    for player in view.players:
        trail.hands.append(trail.pile[: player.contracts])
        del trail.pile[: player.contracts]
    if view.phase == PHASES[CONTRACTS] and view.turn is not None:
        trail.draw(view.turn)
    if view.seat is not None:
        trail.recognise(trail.hands[view.seat], [contract.id for contract in view.contracts])
        trail.recognise(trail.offered[view.seat], [contract.id for contract in view.offered])
    return trail


def _trails(trail: Trail, view: View, chance: Chance) -> Iterator[Trail]:
    """Every way the cards can have gone, in random order: one step for each take, back at a contradiction."""
    number = len(trail.takes)
    if number == len(view.takes):
        if _may_be_now(trail, view):
            yield trail
        return
    take = view.takes[number]
    if number >= view.seats:
        trail.draw(take.seat)
    if take.seat == view.seat and not trail.recognise(trail.offered[take.seat], take.offered):
        return
    for returned in _possible_returns(trail, view, chance):
        branch = trail.copy()
        branch.keep(take.seat, returned)
        yield from _trails(branch, view, chance)


def _possible_returns(trail: Trail, view: View, chance: Chance) -> list[int]:
    take = view.takes[len(trail.takes)]
    offered = trail.offered[take.seat]
    if take.kept == len(offered):
        return [NO_CARD]
    if take.seat == view.seat:
        return [trail.card_named(take.returned)]
    return offered if chance.below(2) else offered[::-1]


def _may_be_now(trail: Trail, view: View) -> bool:
    """Whether the end of a trail agrees with the contracts that lie open to the viewer now."""
    if view.phase == PHASES[CHOOSING] and view.seat is not None:
        return trail.recognise(trail.offered[view.seat], [contract.id for contract in view.offered])
    if view.phase == PHASES[CONTRACTS] and view.turn is not None:
        trail.draw(view.turn)
        if view.turn == view.seat:
            return trail.recognise(trail.offered[view.seat], [contract.id for contract in view.offered])
    return all(_hand_fits(trail, trail.hands[line.seat], _open_hand(view, line.seat)) for line in view.sheet)


def _open_hand(view: View, seat: int) -> set[str]:
    return {contract.id for line in view.sheet if line.seat == seat for contract in line.contracts}


def _hand_fits(trail: Trail, hand: Sequence[int], shown: set[str]) -> bool:
    """Once all hands lie open, known cards must be exactly where they are shown."""
    known_here = {trail.known[card] for card in hand if card in trail.known}
    known_elsewhere = {name for card, name in trail.known.items() if card not in hand}
    return known_here <= shown and not known_elsewhere & shown


def _names(trail: Trail, view: View, state: State) -> dict[int, str]:
    """A name for every card: those known, those laid open at the end, the rest at random."""
    names = dict(trail.known)
    for line in view.sheet:
        _name_rest(names, trail.hands[line.seat], sorted(_open_hand(view, line.seat) - set(names.values())))
    rest = _shuffled(iter(sorted(set(state.board.contracts) - set(names.values()))), state.chance)
    _name_rest(names, range(len(state.board.contracts)), rest)
    return names


def _name_rest(names: dict[int, str], cards: Sequence[int], new: Sequence[str]) -> None:
    unnamed = [card for card in cards if card not in names]
    names.update(zip(unnamed, new, strict=True))
