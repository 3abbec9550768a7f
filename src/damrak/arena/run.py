"""Carry the fixtures out: in this process, in several, or on a Ray cluster."""

import socket
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any

from damrak.arena.fixtures import Fixture
from damrak.arena.play import Result, play_fixture
from damrak.arena.workers import in_processes
from damrak.core.errors import BadData
from damrak.core.game import Game

AT_ONCE = 64
"""Games handed to a cluster at a time for each job, so that its queue stays short."""
PATIENCE_S = 5.0
"""For a cluster to open its door."""


def run(
    game: Game, bots: tuple[str, ...], games: Sequence[Fixture], jobs: int = 1, ray: str | None = None
) -> Generator[Result, None, None]:
    """The results as they come in, in any order; who stops listening closes it, and all work ends."""
    play = partial(play_fixture, game, bots)
    if ray is not None:
        yield from on_ray(play, games, ray)
    elif jobs > 1:
        yield from in_processes(play, games, jobs)
    else:
        yield from map(play, games)


def on_ray(play: Callable[[Fixture], Result], games: Sequence[Fixture], address: str) -> Iterator[Result]:
    """Spread over an existing Ray cluster; Damrak must be installed on its machines."""
    ray = joined_cluster(address)
    remote = ray.remote(play_remotely)
    waiting: list[Any] = []
    try:
        for fixture in games:
            waiting.append(remote.remote(play, fixture))
            if len(waiting) >= AT_ONCE:
                yield from arrived(ray, waiting)
        while waiting:
            yield from arrived(ray, waiting)
    finally:
        ray.shutdown()


def joined_cluster(address: str) -> Any:
    """Ray, connected; a cluster that does not answer is said so."""
    ray = ray_library()
    try:
        knock(address)
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except (OSError, OverflowError) as problem:
        raise BadData("bots-arena-ray-silent", address=address, reason=str(problem)) from None
    return ray


def knock(address: str) -> None:
    """Is anybody there? Ray itself would go on asking for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE_S).close()


def play_remotely(play: Callable[[Fixture], Result], fixture: Fixture) -> Result:
    """What a worker of the cluster does."""
    return play(fixture)


def arrived(ray: Any, waiting: list[Any]) -> Iterator[Result]:
    """Wait for the next game and take it off the list."""
    done, still = ray.wait(waiting)
    waiting[:] = still
    yield from ray.get(done)


def ray_library() -> Any:
    """Ray, which is not installed with Damrak."""
    try:
        import ray
    except ImportError:
        raise BadData("bots-arena-no-ray") from None
    return ray
