"""The whole truth of a game: the table, the players, and chance."""

from typing import Final, final

from damrak.core.chance import Chance, Stream
from damrak.core.fast import i64, mypyc_attr, vec
from damrak.core.legal import Legal
from damrak.core.seats import ALONE, NOBODY
from damrak.tickets import turn
from damrak.tickets.board import Board
from damrak.tickets.phases import CHOOSING, EMPTY, FACE_UP, OVER
from damrak.tickets.player import Player

NOTHING: Final = vec[i64]([])


@final
@mypyc_attr(acyclic=True)
class State:
    """A game at one moment. Only the rules change it; `clone` it to look ahead."""

    def __init__(
        self,
        board: Board,
        players: list[Player],
        pile: vec[i64],
        contract_pile: vec[i64],
        chance: Chance,
        rules: i64,
    ) -> None:
        self.board = board
        self.rules = rules  # the version that this game follows
        self.players = players
        self.seats: i64 = len(players)
        self.chance = chance
        self.stream: Stream | None = None  # what a real match is dealt from instead, since version 2
        self.story: list[int] | None = None
        self.learnt: i64 = 0
        self.phase: i64 = CHOOSING
        self.first: i64 = 0
        self.by_lot = True  # whether chance chose who starts (T6)
        self.turn: i64 = 0
        self.turns: i64 = 0  # turns ended so far
        self.passes: i64 = 0  # in a row
        self.ender: i64 = NOBODY  # who brought about the last turns (T17)
        self.last_turns: i64 = 0  # still to be taken once they have begun
        self.pile = pile  # the top card is the last of the first `pile_left`
        self.pile_left: i64 = len(pile)
        self.pile_from: i64 = board.deck  # the pile's cards and all drawn unseen since it was made
        self.row = vec[i64]([EMPTY] * FACE_UP)
        self.face_up: i64 = 0  # the cards of the row
        self.showing: i64 = 0  # the actions that draw them, as a set
        self.discards: i64 = 0
        self.contract_pile = contract_pile  # a ring: the top is at `contract_top`
        self.contract_top: i64 = 0
        self.contracts_left: i64 = len(contract_pile)
        self.takes = vec[i64]([0] * len(contract_pile))  # who was offered and kept what, see contracts.py
        self.takes_made: i64 = 0
        self.takes_known = True  # False in a position that does not tell how its contracts were taken
        self.free: i64 = board.all_routes  # neither claimed nor closed
        self.merchandise: i64 = board.merchandise
        self.buffer: Legal | None = None  # to list actions in
        self.listed = NOTHING  # what was last found legal
        self.listed_for: int = NOBODY  # and for whom, until the next action

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: several while all choose contracts, none when the game is over."""
        if self.phase == OVER:
            return ()
        if self.phase != CHOOSING:
            return ALONE[self.turn]
        return tuple([seat for seat in range(len(self.players)) if not self.players[seat].kept])

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, sorted; none if it may not act."""
        legal = self.buffer
        if legal is None:
            legal = self.buffer = Legal(self.board.actions)
        legal.clear()
        if turn.is_asked(self, seat):
            turn.fill_legal(self, seat, legal)
        self.listed = legal.actions[: legal.count]
        self.listed_for = seat
        return list(self.listed)

    def play(self, seat: int, action: int) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        if seat != self.listed_for or seat == NOBODY:
            self.legal(seat)
        most: int = self.board.actions  # no machine integer, for callers may try numbers that are none
        if not (0 <= action < most and action in self.listed):
            from damrak.tickets.refusals import refusal  # here, because the reasons stand on the rules

            raise refusal(self, seat, action)
        turn.step(self, seat, action)

    def scores(self) -> list[int]:
        """Points by seat: those on the board so far, or the final ones."""
        return [player.points for player in self.players]

    def tell(self, kind: i64, seat: i64, gain: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Add an event to the story, if anybody listens."""
        if self.story is not None:
            self.story += [kind, seat, gain, a, b, c]

    def lot(self, n: i64) -> i64:
        """A number from 0 to n - 1 by chance."""
        return self.chance.below(n) if self.stream is None else self.stream.below(n)

    def shuffle(self, cards: vec[i64], size: i64) -> None:
        """Put the first `size` cards in random order."""
        if self.stream is None:
            self.chance.shuffle(cards, size)
        else:
            self.stream.shuffle(cards, size)

    def leave_stream(self, chance: Chance) -> None:
        """From here on this is one of many possible games: the small generator shuffles, as `chance` says."""
        self.stream = None
        self.chance.assign(chance)
        chance.word()

    def clone(self) -> "State":
        players = [player.clone() for player in self.players]
        chance = self.chance.clone()
        copy = State(self.board, players, self.pile[:], self.contract_pile[:], chance, self.rules)
        copy.row = self.row[:]
        copy.takes = self.takes[:]
        copy._assign_numbers(self)
        return copy

    def assign(self, other: "State") -> None:
        """Become a copy of another state of the same game without making anything new: for search."""
        for seat in range(len(self.players)):
            self.players[seat].assign(other.players[seat])
        self.chance.assign(other.chance)
        _copy(self.pile, other.pile, other.pile_left)
        _copy(self.row, other.row, FACE_UP)
        _copy(self.contract_pile, other.contract_pile, len(other.contract_pile))
        _copy(self.takes, other.takes, other.takes_made)
        self._assign_numbers(other)

    def _assign_numbers(self, other: "State") -> None:
        self.listed_for = NOBODY
        self.rules = other.rules
        self.stream = None if other.stream is None else other.stream.clone()
        self.learnt = other.learnt
        self.phase = other.phase
        self.first = other.first
        self.by_lot = other.by_lot
        self.turn = other.turn
        self.turns = other.turns
        self.passes = other.passes
        self.ender = other.ender
        self.last_turns = other.last_turns
        self.pile_left = other.pile_left
        self.pile_from = other.pile_from
        self.face_up = other.face_up
        self.showing = other.showing
        self.discards = other.discards
        self.contract_top = other.contract_top
        self.contracts_left = other.contracts_left
        self.takes_made = other.takes_made
        self.takes_known = other.takes_known
        self.free = other.free
        self.merchandise = other.merchandise


def _copy(to: vec[i64], source: vec[i64], size: i64) -> None:
    n: i64 = 0
    while n < size:
        to[n] = source[n]
        n += 1
