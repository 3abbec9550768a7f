import re
import signal
import socket
import subprocess
import urllib.request
from pathlib import Path

from .running import Command, process, started


def test_serving_until_ctrl_c(tmp_path: Path) -> None:
    serving = started("serve", "--port", "0", "--data", str(tmp_path))
    assert serving.stdout is not None
    address = re.search(r"http://localhost:(\d+)/", serving.stdout.readline())
    assert address
    with urllib.request.urlopen(f"http://127.0.0.1:{address[1]}/api/games", timeout=30) as answer:
        assert b"merchants" in answer.read()
    serving.send_signal(signal.SIGINT)
    _out, err = serving.communicate(timeout=60)
    assert (serving.returncode, err) == (0, "")


def served_at(serving: "subprocess.Popen[str]") -> str:
    assert serving.stdout is not None
    address = re.search(r"http://localhost:\d+/", serving.stdout.readline())
    assert address
    return address[0]


def test_the_system_ends_it_as_ctrl_c_does(tmp_path: Path) -> None:
    serving = started("serve", "--port", "0", "--data", str(tmp_path))
    served_at(serving)
    serving.terminate()
    out, err = serving.communicate(timeout=60)
    assert (serving.returncode, err) == (0, "")
    assert out.endswith("Goodbye. Every game is kept.\n")
    assert not list(tmp_path.glob("*-wal")), "the store was closed"


def test_a_second_server_on_the_same_folder_is_told_where_the_first_one_is(tmp_path: Path) -> None:
    first = started("serve", "--port", "0", "--data", str(tmp_path))
    address = served_at(first)
    second = process("serve", "--port", "0", "--data", str(tmp_path))
    assert (second.code, second.out) == (1, "")
    assert f"at {address}. Go there" in second.err
    first.kill()
    first.communicate(timeout=60)
    third = started("serve", "--port", "0", "--data", str(tmp_path))
    served_at(third)
    third.terminate()
    third.communicate(timeout=60)


def test_a_busy_port(damrak: Command, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        outcome = damrak("serve", "--port", port, "--data", str(tmp_path))
    assert outcome.code == 1
    assert port in outcome.err


def test_a_port_that_is_none(damrak: Command) -> None:
    outcome = damrak("serve", "--port", "65536")
    assert outcome.code == 2
    assert "--port: “65536” is not a whole number from 0 to 65535." in outcome.err


def test_a_proxy_is_an_address_or_a_network(damrak: Command) -> None:
    outcome = damrak("serve", "--trusted-proxy", "127.0.0.1,10.0.0.0/8", "--trusted-proxy", "nginx")
    assert outcome.code == 2
    assert "“nginx” is neither an address nor a network" in outcome.err


def test_a_name_is_not_empty(damrak: Command) -> None:
    outcome = damrak("serve", "--name", "games.example.org,")
    assert outcome.code == 2
    assert "--name" in outcome.err


def test_bots_do_not_pause_for_a_word(damrak: Command) -> None:
    outcome = damrak("serve", "--bot-pause", "soon")
    assert outcome.code == 2
    assert "soon" in outcome.err


def test_a_folder_of_boards_that_is_not_there(damrak: Command, tmp_path: Path) -> None:
    none = str(tmp_path / "none")
    outcome = damrak("serve", "--port", "0", "--data", str(tmp_path), "--boards", none)
    assert (outcome.code, outcome.out) == (1, "")
    assert f"There is no folder {none}" in outcome.err.replace("\n", "")
