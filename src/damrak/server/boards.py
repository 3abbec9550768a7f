"""The boards of this server: those that come with Damrak, and the host's own from a folder."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from damrak.core.board_file import board_files
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.core.wire import fingerprint
from damrak.games import board_id, boards, built_in, game_with, games
from damrak.games import game as game_called
from damrak.server.wire_http import BoardFacts


@dataclass(frozen=True)
class Offered:
    """A board that a table can be laid on."""

    id: str
    game: Game
    hosted: bool
    """Whether it is the host's own."""

    def takes_the_place_of(self, other: "Offered") -> bool:
        """A board of the same id, or one that plays the same: that is how a host corrects a board."""
        return self.id == other.id or self.game.board.fingerprint == other.game.board.fingerprint


class Boards:
    """All that is offered, and all that was: a match goes on where it began as long as its board is here."""

    def __init__(self, folder: Path | None = None) -> None:
        self.left_out: list[tuple[Path, BadData]] = []
        """The host's files that are no boards, and why."""
        self._offered = {
            name: [Offered(board, built_in(name, board), hosted=False) for board in boards(name)]
            for name in games()
        }
        self._facts: dict[tuple[str, str], tuple[BoardFacts, str]] = {}
        if folder:
            self._take_all(folder)

    def _take_all(self, folder: Path) -> None:
        """Each game has a folder in the host's, of the game's name."""
        for name in games():
            for board, file in board_files(folder / name).items():
                self._take(name, board, file)

    def _take(self, name: str, board: str, file: Path) -> None:
        """Offer a board of the host's, if it is one."""
        try:
            found = Offered(board, game_called(name, file), hosted=True)
        except BadData as problem:
            self.left_out.append((file, problem))
            return
        offered = self._offered[name]
        place = next((n for n, other in enumerate(offered) if found.takes_the_place_of(other)), len(offered))
        offered[place : place + 1] = [found]

    def offered(self, name: str) -> Sequence[Offered]:
        """The boards of a game, the usual one first."""
        return self._offered[game_called(name).name]

    def chosen(self, name: str, board: str = "") -> Game:
        """A game on the board with that id, or on its usual one."""
        offered = self.offered(name)
        for one in offered:
            if board in ("", one.id):
                return one.game
        raise BadData("server-no-such-board", board=board, known=", ".join(one.id for one in offered))

    def find(self, name: str, fingerprint: str) -> Game | None:
        """A game on the board with that fingerprint, if it is here."""
        for one in self.offered(name):
            if one.game.board.fingerprint == fingerprint:
                return one.game
        return game_with(name, fingerprint)

    def facts(self, name: str, board: str) -> tuple[BoardFacts, str]:
        """What the page needs to draw a board, and a tag that a change of facts or drawing would change."""
        if (name, board) not in self._facts:
            game = self.find(name, board)
            if game is None:
                known = ", ".join(one.game.board.fingerprint for one in self.offered(name))
                raise BadData("server-no-such-board", board=board, known=known)
            self._facts[name, board] = facts_of(game)
        return self._facts[name, board]


def facts_of(game: Game) -> tuple[BoardFacts, str]:
    """A board for the page, and its tag."""
    facts = BoardFacts(
        game=game.name,
        id=board_id(game),
        name=game.board.name,
        fingerprint=game.board.fingerprint,
        facts=game.board.facts,
        layout=game.board.drawing,
        titles=dict(game.titles),
    )
    return facts, f'"{fingerprint(facts)}"'
