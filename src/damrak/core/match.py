"""A match: seed + log. Save file, replay, undo, bug report and regression test are the same record."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from damrak.core.dealing import Dealing
from damrak.core.errors import BadData, IllegalAction
from damrak.core.game import Game, Options, check_seat, checked_seed, chosen_options
from damrak.core.seats import CLOCK
from damrak.core.shapes import what_is_wrong
from damrak.core.story import NUMBERS_PER_EVENT, Event
from damrak.core.undone import Undone

RECORD_FORMAT = 2
READABLE_FORMATS = (1, 2)
"""Format 2 adds how the match was dealt."""
CHECKPOINT_EVERY = 16


class Move(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the log: a seat's action by name, moves undone by consent of seats, or an undo redone."""

    seat: int = CLOCK
    action: str = ""
    undo: int = 0
    consent: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    """The seats that were really asked about the undo, and said yes; bots consent without being asked."""
    redo: bool = False


class BoardName(msgspec.Struct, frozen=True):
    """Which board a match was played on."""

    name: str
    fingerprint: str


def board_name(game: Game) -> BoardName:
    """Which board a game is played on."""
    return BoardName(game.board.name, game.board.fingerprint)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole match, written down."""

    format: int
    game: str
    board: BoardName
    rules_version: int
    seats: int
    options: dict[str, Any]
    seed: str
    log: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    dealing: Dealing | None = None
    """How its seed was made, if that can be checked."""


class Match:
    """A record and its current state; earlier states are made by replay from the nearest checkpoint."""

    def __init__(  # noqa: PLR0913 (the record's own fields)
        self,
        game: str | Game,
        seats: int,
        seed: str | None = None,
        options: Options | None = None,
        names: Sequence[str] = (),
        *,
        rules_version: int | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else _game_called(game)
        self.rules_version = _checked_version(self.game, rules_version)
        self.seats = seats
        self.seed = secrets.token_hex(16) if seed is None else checked_seed(seed)
        self.options = chosen_options(self.game.options, options, self.rules_version)
        self.names = tuple(names)
        self.dealing: Dealing | None = None
        """How the seed was made; None if it was given."""
        self.state = self.game.start(
            seats=seats, seed=self.seed, options=self.options, rules_version=self.rules_version
        )
        self._check_names()
        self.log: list[Move] = []
        self.moves: list[Move] = []
        self.stories: list[list[Event]] = []
        self.undo_lines: list[tuple[int, Event]] = []
        """A line for each undo, and the number of moves that stand before it."""
        self.undone: list[Undone] = []
        """What may be redone, the latest undo last."""
        self._learnt: list[int] = [self.state.learnt]
        self._checkpoints: list[Any] = [self.state.clone()]

    def _check_names(self) -> None:
        """Nobody has a name, or everybody has."""
        if self.names and len(self.names) != self.seats:
            raise BadData("core-name-count", names=len(self.names), seats=self.seats)

    @property
    def is_over(self) -> bool:
        return bool(self.state.is_over)

    @property
    def opening(self) -> list[Event]:
        """What set-up told, as long as nobody has acted; then it is part of the first move's story."""
        return self.game.tell(self.game.opening(self.state))

    def play(self, seat: int, action: int | str) -> list[Event]:
        """Carry out an action and tell what happened; a refused one changes nothing."""
        events = self._carry_out(seat, action)
        self.log.append(self.moves[-1])
        self.undone = []
        return events

    def _carry_out(self, seat: int, action: int | str) -> list[Event]:
        number = action if isinstance(action, int) else self.game.number_of(str(action))
        self.state.story = []
        try:
            self.state.play(seat, number)
            events = self.game.tell(self.state.story)
        finally:
            self.state.story = None
        self._remember(Move(seat=seat, action=self.game.name_of(number)), events)
        return events

    def _remember(self, move: Move, events: list[Event]) -> None:
        self.moves.append(move)
        self.stories.append(events)
        self._learnt.append(self.state.learnt)
        if len(self.moves) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append(self.state.clone())

    def may_undo(self, moves: int = 1) -> bool:
        """Whether the last moves may be undone without asking.

        They may while no other seat has acted since and nobody has learnt what chance or another seat hid.
        """
        if not 0 < moves <= len(self.moves):
            return False
        same_seat = len({move.seat for move in self.moves[-moves:]}) == 1
        return same_seat and self._learnt[-1] == self._learnt[-1 - moves]

    def undo(self, moves: int = 1, consent: Sequence[int] = (), asked: Sequence[int] = ()) -> None:
        """Undo the last moves: freely where that is fair, else only if every seat consents.

        The log keeps both, and a line tells of it. `asked` are the seats that were asked and said yes.
        """
        if not 0 < moves <= len(self.moves):
            raise IllegalAction("core-nothing-to-undo", "undo", moves=moves)
        if not self.may_undo(moves) and set(consent) != set(range(self.seats)):
            raise IllegalAction("core-undo-needs-consent", "undo")
        for seat in (*consent, *asked):
            check_seat(seat, self.seats)
        self._go_back(moves, asked)
        self.log.append(
            Move(undo=moves, consent=tuple(sorted(set(consent))), asked=tuple(sorted(set(asked))))
        )

    def redo(self) -> None:
        """Play again what was undone last, with the same result; only while nothing else has been played."""
        if not self.undone:
            raise IllegalAction("core-nothing-to-redo", "undo")
        for move in self.undone.pop().moves:
            self._carry_out(move.seat, move.action)
        self.log.append(Move(redo=True))

    def _go_back(self, moves: int, asked: Sequence[int]) -> None:
        left = len(self.moves) - moves
        self.undone.append(Undone(self.moves[left:], self.told_by_moves()[left:]))
        self.undo_lines = [(min(place, left), line) for place, line in self.undo_lines]
        self.undo_lines.append((left, self.undone[-1].line(asked)))
        self.state = self.state_at(left)
        del self.moves[left:], self.stories[left:], self._learnt[left + 1 :]
        del self._checkpoints[left // CHECKPOINT_EVERY + 1 :]

    def state_at(self, moves: int) -> Any:
        """The state after so many moves of the match as it now stands."""
        if not 0 <= moves <= len(self.moves):
            raise BadData("core-no-such-move", move=moves, moves=len(self.moves))
        checkpoint = moves // CHECKPOINT_EVERY
        state = self._checkpoints[checkpoint].clone()
        for move in self.moves[checkpoint * CHECKPOINT_EVERY : moves]:
            state.play(move.seat, self.game.number_of(move.action))
        return state

    def story(self, seat: int | None = None) -> list[Event]:
        """All that happened, as a seat or a spectator may know it; the whole truth once the game is over."""
        check_seat(seat, self.seats)
        events = [event for story in self.stories for event in story]
        return events if self.is_over else [event.seen_by(seat) for event in events]

    def told_by_moves(self) -> list[list[Event]]:
        """The story of each move, without the opening, which the first move's story begins with."""
        opening = len(self.game.opening(self._checkpoints[0])) // NUMBERS_PER_EVENT
        return [self.stories[0][opening:], *self.stories[1:]] if self.stories else []

    def undo_lines_at(self, place: int) -> list[Event]:
        """The lines of undos after which so many moves stood, or stand now because more was undone since."""
        return [line for at, line in self.undo_lines if at == place]

    def told(self) -> list[Event]:
        """The log that people read: opening, story of the match as it stands, and a line for each undo."""
        log = self.game.tell(self.game.opening(self._checkpoints[0])) + self.undo_lines_at(0)
        for place, story in enumerate(self.told_by_moves(), start=1):
            log += story
            log += self.undo_lines_at(place)
        return log

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, may know now."""
        return self.game.view(self.state, seat)

    def record(self) -> dict[str, Any]:
        """The match written down, as plain data for JSON."""
        record = Record(
            format=RECORD_FORMAT,
            game=self.game.name,
            board=board_name(self.game),
            rules_version=self.rules_version,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            log=tuple(self.log),
            names=self.names,
            dealing=self.dealing,
        )
        plain: dict[str, Any] = msgspec.to_builtins(record)
        return plain


def replay(record: Mapping[str, Any] | Record, game: Game | None = None) -> Match:
    """The match that a record tells, played again; refuses what it cannot play faithfully, in words.

    The board is found by its fingerprint; `game` is needed only for one that does not come with Damrak.
    """
    record = checked_record(record)
    game = game or _game_of(record)
    _check_fits(record, game)
    version = record.rules_version
    match = Match(game, record.seats, record.seed, record.options, record.names, rules_version=version)
    match.dealing = record.dealing
    for number, move in enumerate(record.log, start=1):
        try:
            _replay_move(match, move)
        except (IllegalAction, BadData) as error:
            raise BadData("core-record-move", move=number, reason=str(error)) from error
    return match


def _replay_move(match: Match, move: Move) -> None:
    if move.undo:
        match.undo(move.undo, move.consent, move.asked)
    elif move.redo:
        match.redo()
    else:
        match.play(move.seat, move.action)


def checked_record(record: Mapping[str, Any] | Record) -> Record:
    """A record in the shape it must have, or BadData."""
    if isinstance(record, Record):
        return record
    try:
        return msgspec.convert(record, Record)
    except msgspec.ValidationError as error:
        raise BadData("core-bad-record", **what_is_wrong(error, "JSON")) from None


def _check_fits(record: Record, game: Game) -> None:
    if record.format not in READABLE_FORMATS:
        raise BadData("core-record-format", found=record.format, known=RECORD_FORMAT)
    if record.game != game.name:
        raise BadData("core-record-game", found=record.game, known=game.name)
    check_same_rules(game, record.rules_version, record.board)


def _checked_version(game: Game, rules_version: int | None) -> int:
    """The rules that a match follows: those it names, or those that new ones follow."""
    if rules_version is None:
        return game.rules_version
    if rules_version not in game.rules_versions:
        raise BadData("core-record-rules", found=rules_version, known=game.rules_versions[-1])
    return rules_version


def check_same_rules(game: Game, rules_version: int, board: BoardName) -> None:
    """A match is only continued by the rules and on the board it was begun with."""
    _checked_version(game, rules_version)
    if board.fingerprint != game.board.fingerprint:
        raise BadData("core-record-board", found=board.name, known=game.board.name)


def _game_called(name: str) -> Game:
    from damrak.games import game  # here, because the games stand on the core

    return game(name)


def _game_of(record: Record) -> Game:
    """The game on the board of a record; if that is not here, on its own, which will then be refused."""
    from damrak.games import game_with

    return game_with(record.game, record.board.fingerprint) or _game_called(record.game)
