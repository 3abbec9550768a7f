"""Other people's bots: any program that reads a view and answers with an action, one JSON line each.

A program that crashes, stalls or answers nonsense loses only that choice's thinking; it is started again for
the next one.
"""

import shlex
import subprocess
from collections.abc import Sequence
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

from damrak.bots.bot import Bot, Choice
from damrak.bots.levels import sit
from damrak.core.errors import BadData
from damrak.core.game import Game
from damrak.core.wire import from_json, to_json

PROGRAM = "exec:"
PATIENCE = 10.0
"""Seconds that a program has for a choice."""


class ProgramFailed(Exception):
    """The program gave no answer that can be used."""


def seated(game: Game, name: str, seed: str) -> Bot:
    """A bot for the arena: one of ours, thinking by iterations alone, or a program."""
    if name.startswith(PROGRAM):
        return ProgramBot(game, name.removeprefix(PROGRAM), seed)
    return sit(game, name, seed, seconds=None)


class ProgramBot:
    """A program at a seat; it runs as long as the game, or until it fails."""

    def __init__(self, game: Game, command: str, seed: str, patience: float = PATIENCE) -> None:
        self.game = game
        self.command = shlex.split(command)
        self.seed = seed
        self.patience = patience
        self.process: subprocess.Popen[bytes] | None = None
        self.answers: Queue[bytes] = Queue()
        if not self.command:
            raise BadData("bots-arena-no-program", program=command)

    def choose(self, view: Any, legal: Sequence[str]) -> Choice:
        try:
            return Choice(self.answer({"view": view, "legal": list(legal), "seconds": self.patience}))
        except ProgramFailed:
            self.close()
            raise

    def answer(self, question: dict[str, Any]) -> str:
        """Write the question, wait for a line, read the action from it."""
        self.tell(question)
        try:
            line = self.answers.get(timeout=self.patience)
            reply = from_json(line)
            return str(reply["action"])
        except (Empty, BadData, KeyError, TypeError) as problem:
            raise ProgramFailed from problem

    def tell(self, question: dict[str, Any]) -> None:
        """Send one line, starting the program if it does not run."""
        process = self.process or self.start()
        assert process.stdin is not None  # it was asked for when the program was started
        try:
            process.stdin.write(to_json(question) + b"\n")
            process.stdin.flush()
        except OSError as problem:
            raise ProgramFailed from problem

    def start(self) -> subprocess.Popen[bytes]:
        """Start the program and greet it with the game's name and a seed."""
        try:
            process = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as problem:
            raise BadData("bots-arena-no-program", program=shlex.join(self.command)) from problem
        self.process, self.answers = process, Queue()
        Thread(target=listen, args=(process.stdout, self.answers), daemon=True).start()
        self.tell({"damrak": 1, "game": self.game.name, "seed": self.seed})
        return process

    def close(self) -> None:
        """End the program."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                close_quietly(pipe)


def listen(lines: IO[bytes] | None, answers: "Queue[bytes]") -> None:
    """Put every line that the program writes into the queue; an empty one says that it has ended."""
    try:
        for line in lines or ():
            answers.put(line)
    except ValueError:  # closed while reading
        pass
    answers.put(b"")


def close_quietly(pipe: IO[bytes] | None) -> None:
    """Close a pipe to a program that may be gone."""
    try:
        if pipe is not None:
            pipe.close()
    except OSError:
        pass
