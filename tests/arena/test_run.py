"""Carrying fixtures out: one process or a cluster, the same results."""

import socket
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import damrak
from damrak.arena.fixtures import fixtures
from damrak.arena.play import Result
from damrak.arena.run import AT_ONCE, run
from damrak.core.errors import BadData

BOTS = ("clerk", "random")
TICKETS = damrak.game("tickets")


class Cluster:
    """Stands in for Ray: tasks wait until they are asked for, the last one first."""

    def __init__(self) -> None:
        self.address = ""
        self.most_waiting = 0
        self.running = False

    def init(self, address: str, **_flags: object) -> None:
        self.address, self.running = address, True

    def remote(self, task: Callable[..., Result]) -> Any:
        return SimpleNamespace(remote=lambda *arguments: lambda: task(*arguments))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most_waiting = max(self.most_waiting, len(waiting))
        return waiting[-1:], waiting[:-1]

    def get(self, done: list[Any]) -> list[Result]:
        return [task() for task in done]

    def shutdown(self) -> None:
        self.running = False


def timeless(results: list[Result]) -> list[Result]:
    ordered = sorted(results, key=lambda result: result.number)
    return [msgspec.structs.replace(result, seconds=()) for result in ordered]


def test_a_cluster_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    games = list(fixtures(2, 2, AT_ONCE + 6, "cluster"))
    there = list(run(TICKETS, BOTS, games, ray="auto"))
    assert timeless(there) == timeless(list(run(TICKETS, BOTS, games)))
    assert cluster.address == "auto"
    assert cluster.most_waiting == AT_ONCE
    assert not cluster.running


def test_a_cluster_is_left_even_if_a_game_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    with pytest.raises(Exception, match="grandmaster"):
        list(run(TICKETS, ("grandmaster", "random"), list(fixtures(2, 2, 2, "s")), ray="auto"))
    assert not cluster.running


def test_a_cluster_that_does_not_answer_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(address: str, **_flags: object) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=silent))
    with pytest.raises(BadData) as refusal:
        list(run(TICKETS, BOTS, list(fixtures(2, 2, 2, "s")), ray="auto"))
    assert refusal.value.message == "bots-arena-ray-silent"


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_nobody_is_waited_for_where_nobody_listens(monkeypatch: pytest.MonkeyPatch, scheme: str) -> None:
    """Ray itself goes on asking for minutes."""
    monkeypatch.setitem(sys.modules, "ray", Cluster())
    with socket.socket() as unheard:
        unheard.bind(("127.0.0.1", 0))
        for port in (unheard.getsockname()[1], 99_999):
            with pytest.raises(BadData) as refusal:
                list(run(TICKETS, BOTS, list(fixtures(2, 2, 2, "s")), ray=f"{scheme}127.0.0.1:{port}"))
            assert refusal.value.message == "bots-arena-ray-silent"
