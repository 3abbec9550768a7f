"""Build and install Damrak as a stranger does: in isolation, with an empty home, without the Makefile."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
OURS = ("PYTHONPATH", "VIRTUAL_ENV", "DAMRAK_PURE", "DAMRAK_NO_WEB", "MAKEFLAGS")
"""What a stranger's environment does not have."""


def uv() -> str:
    """The uv that the Makefile has fetched, or the machine's."""
    found = shutil.which("uv", path=os.pathsep.join([str(ROOT / ".tools" / "bin"), os.environ["PATH"]]))
    assert found, "`make test` fetches uv"
    return found


@cache
def kept() -> str:
    """Where uv keeps what it has fetched, so that the tests fetch it once."""
    return subprocess.run([uv(), "cache", "dir"], capture_output=True, text=True, check=True).stdout.strip()


def run(*words: str | Path, home: Path, **settings: str) -> str:
    """Run a program to its end in a stranger's environment; return what it printed."""
    env = {name: value for name, value in os.environ.items() if name not in OURS}
    env |= {"HOME": str(home), "LANG": "en_GB.UTF-8", "UV_SYSTEM_CERTS": "true", "UV_CACHE_DIR": kept()}
    done = subprocess.run(
        words, cwd=home, env=env | settings, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def unpacked_sdist(folder: Path) -> Path:
    """Build the source distribution and unpack it."""
    folder.mkdir(exist_ok=True)
    run(uv(), "build", "-q", "--sdist", "--python", sys.executable, "--out-dir", folder, ROOT, home=folder)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def lend_compiled_objects(tree: Path) -> None:
    """Give a tree what this one has compiled: mypyc and the C compiler then redo only what differs."""
    ours = ROOT / "build" / str(sys.implementation.cache_tag)
    if ours.is_dir():
        shutil.copytree(ours, tree / "build" / ours.name)


def fresh_environment(folder: Path, *, home: Path) -> Path:
    """Make a virtual environment with pip and what Damrak needs to run; return its folder of programs."""
    run(uv(), "venv", "-q", "--seed", "--python", sys.executable, folder, home=home)
    wanted = ["--require-hashes", "-r", str(ROOT / "requirements" / "play.txt")]
    run(uv(), "pip", "install", "-q", "--python", folder / "bin" / "python", *wanted, home=home)
    return folder / "bin"


def texts(tree: Path) -> Iterator[tuple[str, bytes]]:
    """Every file of a tree, by its name there."""
    for file in sorted(tree.rglob("*")):
        if file.is_file():
            yield str(file.relative_to(tree)), file.read_bytes()
