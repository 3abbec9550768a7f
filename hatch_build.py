"""Build hook: compile the hot rule modules with mypyc; without a compiler the same files ship interpreted."""

import os
import sys
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What a playout touches at every step; everything else is plain Python. Compiled as one group, so that calls
# between them are native.
HOT = [
    "core/bits.py",
    "core/chance.py",
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
    "bots/world.py",
    "bots/search.py",
    "bots/merchants/worth.py",
    "bots/merchants/houses.py",
    "bots/merchants/ledger.py",
    "bots/merchants/trader.py",
    "bots/merchants/world.py",
    "bots/tickets/chart.py",
    "bots/tickets/plan.py",
    "bots/tickets/planner.py",
    "bots/tickets/world.py",
]


class CompileRules(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
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
