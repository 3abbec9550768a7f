"""One question to one person: an action by number, name or prefix, or a word to the table itself."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING
from unicodedata import normalize

from rich.text import Text

from damrak.bots.hint import ADVISER, hint, sentences
from damrak.cli.advice import show_hint
from damrak.cli.choices import listed, matching, meant, numbered
from damrak.cli.exits import disk_trouble
from damrak.cli.pictures import Scene
from damrak.cli.records import save
from damrak.cli.rule_book import rule_text
from damrak.cli.sentences import sentence, told
from damrak.core.errors import BadData, IllegalAction
from damrak.core.story import Event

if TYPE_CHECKING:
    from damrak.cli.table import Table

MOST_EXPLAINED = 5
YES = ("y", "yes", "o", "oui", "j", "ja")


class Left(Exception):
    """The players got up before the end."""


class Asking:
    """Asks a seat until it has chosen. A word that is no action is for the table: help, why, undo, save …"""

    def __init__(self, table: "Table", seat: int, scene: Scene) -> None:
        self.table = table
        self.seat = seat
        self.scene = scene
        self.voice = table.voice
        self.legal = table.legal(seat)
        self.question = table.picture.question(scene, self.legal)
        self.chapters = table.picture.chapters(scene, self.legal)

    def until_chosen(self) -> None:
        """Show, then read lines until one of them changes the match."""
        self.show(whole=self.table.keyboard.at_terminal)
        while True:
            typed = self.table.keyboard.line(f"{self.table.names[self.seat]}>")
            if typed is None:
                raise Left
            if self.answered(typed):
                return

    def show(self, whole: bool) -> None:
        """What is new, the table where it has changed under other hands, and what may be done."""
        self.table.keyboard.clear()
        changed = self.table.news(self.seat)
        if whole or changed or self.table.shown != self.seat:
            self.voice.show("", self.table.picture.table(self.scene))
        self.table.shown = self.seat
        self.voice.show("", Text(self.question, "bold"))
        self.offer(self.legal)

    def offer(self, actions: Sequence[str]) -> None:
        """List some of the legal actions; numbers now mean these."""
        self.chapters = self.table.picture.chapters(self.scene, actions)
        self.voice.show(listed(self.chapters, self.voice.out.width))

    def answered(self, typed: str) -> bool:
        """Carry out what was typed; whether the match has changed by it."""
        first, _, rest = typed.partition(" ")
        word = self.words().get(unaccented(first.lower()))
        if word:
            return word(rest.strip())
        if not typed:
            self.show(whole=True)
            return False
        return self.chosen(typed)

    def words(self) -> dict[str, Callable[[str], bool]]:
        """The words to the table, in English and in the players' language."""
        words = {
            "help": self.help,
            "hint": self.hint,
            "why": self.why,
            "rules": self.rules,
            "table": self.show_again,
            "map": self.map,
            "undo": self.undo,
            "redo": self.redo,
            "save": self.save,
            "quit": self.quit,
        }
        local = {unaccented(self.voice.text(f"cli-command-{word}")): deed for word, deed in words.items()}
        return {"?": self.help, "q": self.quit} | words | local

    def chosen(self, typed: str) -> bool:
        """Play the one action that the text means, or say which ones it could mean."""
        actions = meant(typed, numbered(self.chapters), self.legal)
        if len(actions) == 1:
            return self.played(actions[0])
        if actions:
            self.voice.say("cli-play-several")
            self.offer(actions)
        elif not self.explained(typed):
            close = get_close_matches(typed, self.legal, n=1)
            self.voice.say("cli-play-what", typed=typed, close=close[0] if close else self.legal[0])
        return False

    def played(self, action: str) -> bool:
        """Carry an action out; what came of it is told with the next table."""
        self.table.match.play(self.seat, action)
        return True

    def explained(self, typed: str) -> bool:
        """Say why an action that exists may not be played now; False if there is none of that name."""
        game = self.table.match.game
        known = [game.name_of(action) for action in range(game.actions)]
        names = [] if typed.isdecimal() else matching(typed, known)
        for name in names[:MOST_EXPLAINED]:
            self.voice.show(Text.assemble((f"{name}: ", "bold"), self.reason(name)))
        if len(names) > MOST_EXPLAINED:
            self.voice.say("cli-play-more", number=len(names) - MOST_EXPLAINED)
        return bool(names)

    def reason(self, name: str) -> str:
        """Why an action is refused, tried out on a copy; or that it is not."""
        match = self.table.match
        try:
            match.state.clone().play(self.seat, match.game.number_of(name))
        except (IllegalAction, BadData) as refusal:
            return told(refusal, self.voice, match.game)
        return self.voice.text("cli-play-allowed")

    def help(self, _rest: str) -> bool:
        """List the words to the table."""
        self.voice.say("cli-play-help")
        return False

    def hint(self, _rest: str) -> bool:
        """Say what a merchant would do here, and why."""
        match, names = self.table.match, self.table.names
        with self.table.thinking(self.voice.text(f"bots-level-{ADVISER}")):
            choice = hint(match.game, match.view(self.seat), self.legal, level=ADVISER)
        reasons = sentences(match.game, choice.reasons, names, self.voice.language)
        show_hint(self.voice, ADVISER, names[self.seat], choice.action, reasons)
        return False

    def why(self, rest: str) -> bool:
        """Explain a refusal."""
        if not rest or not self.explained(rest):
            self.voice.say("cli-play-why-what")
        return False

    def rules(self, rest: str) -> bool:
        """Show a rule."""
        try:
            text = rule_text(self.table.match.game, rest, self.voice)
        except BadData as error:
            text = told(error, self.voice)
        self.voice.show(Text(text))
        return False

    def show_again(self, _rest: str) -> bool:
        """Show the whole table once more."""
        self.show(whole=True)
        return False

    def map(self, _rest: str) -> bool:
        """Show the map, drawn large."""
        self.voice.show(self.table.picture.city_view(self.scene))
        return False

    def undo(self, _rest: str) -> bool:
        """Undo this seat's last move: freely where that is fair, else if everybody agrees."""
        match = self.table.match
        moves = next((n for n, move in enumerate(reversed(match.moves), 1) if move.seat == self.seat), 0)
        if moves and (match.may_undo(moves) or self.all_agree(moves)):
            consent = () if match.may_undo(moves) else range(match.seats)
            others = [seat for seat in self.table.people if seat != self.seat] if consent else []
            match.undo(moves, consent, asked=others)
            self.table.told = [min(told, len(match.moves)) for told in self.table.told]
            self.voice.show(self.line_of(match.undo_lines[-1][1]))
            return True
        if not moves:
            self.voice.say("cli-play-nothing-to-undo")
        return False

    def line_of(self, event: Event) -> str:
        """The line that an undo leaves in the log: what goes, and how far."""
        return sentence(event.seen_by(self.seat), self.table.match.game, self.table.names, self.voice)

    def redo(self, _rest: str) -> bool:
        """Play again what this seat has undone, while nothing else has happened."""
        match = self.table.match
        if not match.undone or match.undone[-1].seat != self.seat:
            self.voice.say("core-nothing-to-redo")
            return False
        match.redo()
        self.voice.say("cli-play-redone")
        return True

    def all_agree(self, moves: int) -> bool:
        """Ask the people at the keyboard; bots never mind."""
        answer = self.table.keyboard.line(self.voice.text("cli-play-all-agree", moves=moves))
        return (answer or "").lower() in YES

    def save(self, rest: str) -> bool:
        """Write the match down and play on; a full disk spoils nothing but the file."""
        path = Path(rest) if rest else self.table.file or Path(f"{self.table.match.game.name}.json")
        try:
            save(self.table.match, path)
        except OSError as error:
            self.voice.complain(disk_trouble(error, self.voice))
        else:
            self.voice.say("cli-saved", file=str(path))
        return False

    def quit(self, _rest: str) -> bool:
        """Leave the table."""
        raise Left


def unaccented(word: str) -> str:
    """A word as it can be typed on any keyboard."""
    return normalize("NFKD", word).encode("ascii", "ignore").decode()
