"""Jobs that begin at once."""

import asyncio

import pytest

from damrak.server.eager import begin
from tests.server.harness import scenario


@scenario
async def test_a_job_that_need_not_wait_is_done_without_a_task() -> None:
    done = []

    async def job() -> None:
        done.append("job")

    assert begin(job()) is None
    assert done == ["job"]


@scenario
async def test_a_job_that_has_to_wait_goes_on_as_a_task() -> None:
    done, told = [], asyncio.Event()

    async def job() -> None:
        done.append("begun")
        await told.wait()
        await asyncio.sleep(0)
        done.append("ended")

    task = begin(job())
    assert task is not None
    assert done == ["begun"]
    told.set()
    await task
    assert done == ["begun", "ended"]


@scenario
async def test_a_job_that_is_broken_off_while_it_waits_can_tidy_up() -> None:
    done = []

    async def job() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            done.append("tidied")

    task = begin(job())
    assert task is not None
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert done == ["tidied"]


@scenario
async def test_what_goes_wrong_in_a_job_is_heard_of() -> None:
    async def job(*, waits: bool) -> None:
        if waits:
            await asyncio.sleep(0.001)
        raise OSError("a fault")

    with pytest.raises(OSError, match="a fault"):
        begin(job(waits=False))
    task = begin(job(waits=True))
    assert task is not None
    with pytest.raises(OSError, match="a fault"):
        await task
