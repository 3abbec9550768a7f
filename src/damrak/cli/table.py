"""A match at the terminal: whose turn, the curtain between players, what they are told, the end."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path

from rich.text import Text

from damrak.arena.programs import leave
from damrak.bots import LEVELS, ask
from damrak.cli.asking import Asking, Left
from damrak.cli.files import is_device
from damrak.cli.keyboard import Keyboard
from damrak.cli.pictures import SEAT_STYLES, SHAPES, Scene, picture_of
from damrak.cli.records import save
from damrak.cli.score_sheet import score_sheet
from damrak.cli.sentences import sentence
from damrak.cli.sitters import Sitter
from damrak.cli.voice import Voice
from damrak.core.match import Match
from damrak.core.seats import CLOCK


class Table:
    """A match, who sits at it, and what each of them has been told."""

    def __init__(
        self, match: Match, sitters: Sequence[Sitter], keyboard: Keyboard, voice: Voice, file: Path | None
    ) -> None:
        self.match = match
        self.sitters = sitters
        self.keyboard = keyboard
        self.voice = voice
        self.file = file
        self.names = [sitter.name for sitter in sitters]
        self.picture = picture_of(match.game.name)
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self.told = [len(match.moves)] * len(sitters)
        self.looking: int | None = None
        self.shown: int | None = None
        self.secret_on_screen = False

    def play(self) -> None:
        """Play until the game is over or the players leave."""
        self.welcome()
        try:
            while not self.match.is_over:
                self.next_move()
                self.jot_down()
            self.finish()
        except Left:
            self.voice.say("cli-left")
        finally:
            self.keep()
            for sitter in self.sitters:
                leave(sitter.bot)

    def welcome(self) -> None:
        """Say who plays."""
        title = self.voice.text(f"cli-game-{self.match.game.name}")
        self.voice.say("cli-play-welcome", "bold", game=title, seed=self.match.seed)
        for seat, sitter in enumerate(self.sitters):
            line = Text(f"  {SHAPES[seat]} {sitter.name}", SEAT_STYLES[seat])
            level = self.level_of(sitter)
            self.voice.show(line.append(f"  {level}", "dim"))
        if self.people:
            self.voice.say("cli-play-help-hint", "dim")

    def level_of(self, sitter: Sitter) -> str:
        """A bot's level as people call it, or the bare name of a bot that has none."""
        if sitter.level in LEVELS:
            return self.voice.text(f"bots-level-{sitter.level}")
        return self.voice.text("cli-bot-random") if sitter.level == "random" else sitter.level

    def next_move(self) -> None:
        """Ask whoever is to act."""
        seat = self.next_seat()
        if seat == CLOCK:
            self.match.play(CLOCK, self.match.state.legal(CLOCK)[0])
        elif self.sitters[seat].bot is None:
            self.ask_person(seat)
        else:
            self.ask_bot(seat)

    def next_seat(self) -> int:
        """Bots first, then whoever holds the keyboard, then the others, the clock last."""
        waiting: tuple[int, ...] = self.match.state.to_act()
        open_seats = [seat for seat in waiting if seat != CLOCK and not self.has_answered(seat)]
        return min(open_seats or waiting, key=lambda seat: (seat in self.people, seat != self.looking, seat))

    def has_answered(self, seat: int) -> bool:
        """Whether a seat could only change its mind."""
        return self.picture.has_answered(self.scene(seat))

    def legal(self, seat: int) -> list[str]:
        """What a seat may do here: in an auction limits only, since nobody can race at one keyboard."""
        names = [self.match.game.name_of(action) for action in self.match.state.legal(seat)]
        limits = [name for name in names if name.startswith("limit ")]
        return limits or names

    def ask_bot(self, seat: int) -> None:
        """Let a bot move; who only watches is told at once."""
        bot = self.sitters[seat].bot
        assert bot is not None  # `next_move` asks people elsewhere
        with self.thinking(self.names[seat]):
            choice = ask(bot, self.match.view(seat), self.legal(seat))
        self.match.play(seat, choice.action)
        if not self.people:
            self.tell(None, len(self.match.stories) - 1)

    def thinking(self, who: str) -> AbstractContextManager[object]:
        """A sign of life while a bot thinks, where somebody looks at a screen."""
        if not self.keyboard.at_terminal:
            return nullcontext()
        return self.voice.out.status(Text(self.voice.text("cli-play-thinking", who=who)))

    def ask_person(self, seat: int) -> None:
        """Show the table to a person and carry out what they choose."""
        self.hand_over(seat)
        scene = self.scene(seat)
        self.secret_on_screen |= self.picture.is_private(scene)
        Asking(self, seat, scene).until_chosen()

    def hand_over(self, seat: int) -> None:
        """Draw the curtain if somebody else looks now and something on the screen is not for them."""
        if self.looking not in (None, seat) and self.secret_on_screen:
            self.news(self.looking)
            self.pause("cli-curtain-close", seat)
            self.keyboard.clear()
            self.voice.out.rule(style="dim")
            self.secret_on_screen = False
            self.pause("cli-curtain-open", seat)
        self.looking = seat

    def pause(self, message: str, seat: int) -> None:
        """Wait for the Enter key."""
        if self.keyboard.line(self.voice.text(message, who=self.names[seat])) is None:
            raise Left

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees now."""
        return Scene(self.match.view(seat), self.match.game, self.names, self.voice)

    def news(self, seat: int) -> bool:
        """Tell a seat what it has not been told yet; whether anybody else has moved meanwhile."""
        start, self.told[seat] = self.told[seat], len(self.match.stories)
        self.tell(seat, start)
        return any(move.seat != seat for move in self.match.moves[start:])

    def tell(self, seat: int | None, start: int) -> None:
        """Tell what happened from a move on, as this seat may know it."""
        for event in [event.seen_by(seat) for story in self.match.stories[start:] for event in story]:
            line = Text(sentence(event, self.match.game, self.names, self.voice))
            style = SEAT_STYLES[event.seat] if event.seat is not None and event.seat >= 0 else "dim"
            self.voice.show(Text.assemble((" │ ", style), line, (f"  {event.rule}", "dim")))

    def jot_down(self) -> None:
        """Save the match in passing, lest it is lost with its terminal; trouble is told at the end."""
        if self.file and not is_device(self.file):
            with suppress(OSError):
                save(self.match, self.file)

    def keep(self) -> None:
        """Save the match where the players asked for it."""
        if self.file:
            save(self.match, self.file)
            self.voice.say("cli-saved", file=str(self.file))

    def finish(self) -> None:
        """The last table, and how every score came about."""
        if self.people:
            self.news(self.looking if self.looking is not None else self.people[0])
        self.voice.show("", self.picture.table(self.scene(None)), "")
        self.voice.show(score_sheet(self.match, self.names, self.voice))
        winners = [self.names[seat] for seat in self.match.game.winners(self.match.state)]
        message = "cli-winner" if len(winners) == 1 else "cli-winners"
        self.voice.say(message, "bold", who=self.voice.listed(winners))
