"""Other people's bots: any program that reads a view and answers with an action, one JSON line each.

A program that crashes, stalls or answers nonsense loses only that choice's thinking; it is started again for
the next one.
"""

import shlex
import shutil
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Literal

import msgspec

from damrak.bots.bot import Bot, Choice
from damrak.bots.levels import sit
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.core.match import board_name
from damrak.core.wire import from_json, to_json

PROGRAM = "exec:"
PATIENCE = 10.0
"""Seconds that a program has for a choice."""
LONGEST = 60
"""Letters of a wrong answer that are told."""
THE_END = b""
"""What stands after the last line of a program that writes no more."""


Why = Literal["illegal", "no-action", "not-json", "late", "ended"]


class Failure(msgspec.Struct, frozen=True):
    """Why a choice was made for a program, and what it had answered, if anything."""

    why: Why
    answer: str = ""


class ProgramFailed(Exception):
    """The program gave no answer that can be used."""

    def __init__(self, why: Why, answer: bytes | str = "") -> None:
        super().__init__(why)
        text = answer if isinstance(answer, str) else answer.decode(errors="replace").strip()
        self.failure = Failure(why, text if len(text) <= LONGEST else f"{text[:LONGEST]}…")


def seated(game: Game, name: str, seed: str) -> Bot:
    """A bot for the arena: one of ours, thinking by iterations alone, or a program."""
    if name.startswith(PROGRAM):
        return ProgramBot(game, name.removeprefix(PROGRAM), seed)
    return sit(game, name, seed, seconds=None)


def leave(bot: Bot | None) -> None:
    """Let a bot go: whatever processes it has are ended."""
    getattr(bot, "close", lambda: None)()


class ProgramBot:
    """A program at a seat; it runs as long as the game, or until it fails."""

    def __init__(self, game: Game, command: str, seed: str, patience: float = PATIENCE) -> None:
        self.game = game
        self.command = runnable(command)
        self.seed = seed
        self.patience = patience
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: Queue[bytes] = Queue()
        self.failure: Failure | None = None
        """The first of them; the others are mostly like it."""

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        try:
            action = self.answer({"view": view, "legal": list(legal), "seconds": self.patience})
            if action not in legal:
                raise ProgramFailed("illegal", action)
            return Choice(action)
        except ProgramFailed as failed:
            self.failure = self.failure or failed.failure
            self.close()
            raise

    def answer(self, question: dict[str, Any]) -> str:
        """Write the question, wait for a line, read the action from it."""
        self.forget_old_answers()
        self.tell(question)
        try:
            line = self.answers.get(timeout=self.patience)
        except Empty:
            raise ProgramFailed("late") from None
        return action_in(line)

    def forget_old_answers(self) -> None:
        """What the program wrote without being asked must not pass for its next answer."""
        while not self.answers.empty():
            if self.answers.get() == THE_END:
                raise ProgramFailed("ended")

    def tell(self, question: dict[str, Any]) -> None:
        """Send one line, starting the program if it does not run."""
        process = self.process or self.start()
        assert process.stdin is not None  # it was asked for when the program was started
        try:
            process.stdin.write(to_json(question) + b"\n")
            process.stdin.flush()
        except OSError as problem:
            raise ProgramFailed("ended") from problem

    def start(self) -> subprocess.Popen[bytes]:
        """Start the program and greet it with the game's name, its board and a seed."""
        try:
            process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise ProgramFailed("ended") from problem
        self.process = process
        Thread(target=listen, args=(process.stdout, self.answers), daemon=True).start()
        board = board_name(self.game)
        self.tell({"damrak": 1, "game": self.game.name, "board": board, "seed": self.seed})
        return process

    def close(self) -> None:
        """End the program; what it may still say is heard by nobody."""
        process, self.process = self.process, None
        self.answers = Queue()
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                close_quietly(pipe)


def action_in(line: bytes) -> str:
    """The action that a program's answer names."""
    if line == THE_END:
        raise ProgramFailed("ended")
    try:
        return str(from_json(line)["action"])
    except BadData:
        raise ProgramFailed("not-json", line) from None
    except (KeyError, TypeError):
        raise ProgramFailed("no-action", line) from None


def runnable(command: str) -> list[str]:
    """A command in its parts, if there is such a program."""
    try:
        parts = shlex.split(command)
    except ValueError:  # a quotation that does not end
        parts = []
    if not parts or shutil.which(parts[0]) is None:
        raise BadData("bots-arena-no-program", program=command)
    return parts


def listen(lines: IO[bytes] | None, answers: "Queue[bytes]") -> None:
    """Put every line that the program writes into the queue, and then that it has ended."""
    try:
        for line in lines or ():
            answers.put(line)
    except ValueError:  # closed while reading
        pass
    answers.put(THE_END)


def close_quietly(pipe: IO[bytes] | None) -> None:
    """Close a pipe to a program that may be gone."""
    try:
        if pipe is not None:
            pipe.close()
    except OSError:
        pass
