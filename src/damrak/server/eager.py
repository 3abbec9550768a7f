"""Begin a job at once, as if it were a call, and go on with it as a task only if it has to wait.

Most of what guests say is done without waiting, and a task for each message costs as much as many a message.
(From Python 3.12 on asyncio has this itself, as eager tasks.)
"""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any

Job = Coroutine[Any, None, None]


def begin(job: Job) -> asyncio.Task[None] | None:
    """Do a job as far as it goes without waiting; the rest of it, if there is any, is a task."""
    try:
        begun = _Begun(job)
    except StopIteration:
        return None
    return asyncio.create_task(_go_on(begun))


async def _go_on(begun: "_Begun") -> None:
    await begun


class _Begun(Generator[Any, None, None]):
    """A job that has come to its first wait. Whoever awaits it waits for that, and then goes on."""

    def __init__(self, job: Job) -> None:
        self._job = job
        self._waits_for = job.send(None)

    def __await__(self) -> Generator[Any, None, None]:
        return self

    def send(self, value: None) -> Any:
        waits_for, self._waits_for = self._waits_for, None
        return self._job.send(value) if waits_for is None else waits_for

    def throw(self, *problem: Any) -> Any:
        return self._job.throw(*problem)
