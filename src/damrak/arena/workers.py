"""Processes of this machine that play fixtures, each at the end of a line of its own.

They may have children, as bots that think in several processes do. A line that breaks tells either end that
the other is gone, so that nobody waits for a process that was killed, and none outlives its arena.
"""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from damrak.arena.fixtures import Fixture
from damrak.arena.play import Result
from damrak.children import leave_ctrl_c_to_the_parent, started_undisturbed
from damrak.core.errors import BadData

Play = Callable[[Fixture], Result]


class Worker:
    """A process, started afresh, and the line to it."""

    def __init__(self, play: Play) -> None:
        context = get_context("spawn")
        self.line, far_end = context.Pipe()
        self.process = context.Process(target=work, args=(far_end, play))
        self.process.start()
        far_end.close()

    def hand(self, fixture: Fixture) -> None:
        """Give it a game to play."""
        with still_there():
            self.line.send(fixture)

    def result(self) -> Result:
        """The game it has played; what went wrong there goes wrong here."""
        with still_there():
            outcome: Result | Exception = self.line.recv()
        if isinstance(outcome, Exception):
            raise outcome
        return outcome


@contextmanager
def still_there() -> Iterator[None]:
    """A worker that somebody killed is said so."""
    try:
        yield
    except (EOFError, ConnectionError):
        raise BadData("bots-arena-worker-lost") from None


def in_processes(play: Play, games: Sequence[Fixture], jobs: int) -> Iterator[Result]:
    """Spread the games over so many workers."""
    workers: list[Worker] = []
    try:
        with started_undisturbed():
            workers.extend(Worker(play) for _ in range(min(jobs, len(games))))
        yield from shared_out(games, workers)
    finally:
        dismiss(workers)


def shared_out(games: Sequence[Fixture], workers: Sequence[Worker]) -> Iterator[Result]:
    """A game for each worker, and the next one for whoever is done."""
    to_come, busy = iter(games), list(workers)
    for worker, fixture in zip(busy, to_come, strict=False):
        worker.hand(fixture)
    while busy:
        ready = wait([worker.line for worker in busy])
        # The living first: what they have played is kept even if another was killed meanwhile.
        for worker in sorted(busy, key=lambda worker: not worker.process.is_alive()):
            if worker.line in ready:
                yield worker.result()
                hand_on(worker, to_come, busy)


def hand_on(worker: Worker, to_come: Iterator[Fixture], busy: list[Worker]) -> None:
    """The next game for a worker, if there is one."""
    following = next(to_come, None)
    if following is None:
        busy.remove(worker)
    else:
        worker.hand(following)


def dismiss(workers: Sequence[Worker]) -> None:
    """End the workers, in the middle of a game if need be."""
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join()
        worker.line.close()


def work(line: "Connection[Result | Exception, Fixture]", play: Play) -> None:
    """What a worker does: play whatever comes down the line, until nobody is at the other end."""
    signal.signal(signal.SIGTERM, go_home)
    leave_ctrl_c_to_the_parent()
    with suppress(EOFError, ConnectionError):
        while True:
            line.send(outcome_of(play, line.recv()))


def go_home(*_signal: object) -> None:
    """Leave as if the game had failed, so that its bots are closed; being told twice changes nothing."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    sys.exit()


def outcome_of(play: Play, fixture: Fixture) -> Result | Exception:
    """The result, or what went wrong."""
    try:
        return play(fixture)
    except Exception as problem:  # it is raised again where somebody can be told
        return problem
