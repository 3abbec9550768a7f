"""Break each rule by hand in the sources, and demand that the tests of that rule notice.

The mutants are in tests/mutants/*.toml: a file, its exact text, the wrong text, the rule, and the tests that
must fail. A mutant whose text is no longer in the file is an error, so that none dies of old age.

Each mutant has a process of its own, forked from one that has imported pytest but nothing of Damrak.
"""

import faulthandler
import os
import sys
import tomllib
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from io import StringIO
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.pool import Pool
from pathlib import Path
from types import CodeType, ModuleType

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
FOLDER = ROOT / "tests" / "mutants"
SECONDS = 300
TESTS_FAILED = 1
KNOWN = ["fluent.runtime", "msgspec", "pytest"]
"""What a process has imported before it meets its mutant: never Damrak, for that would be the sound one."""

HASTE = ["-x", "-q", "--tb=native", "--disable-plugin-autoload", "-pno:cacheprovider"]
"""Up to the first failure, and without what would take longer than the tests."""


@dataclass(frozen=True)
class Mutant:
    """A rule broken on purpose."""

    rule: str
    says: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.rule}: {self.says}"

    @property
    def path(self) -> Path:
        return SOURCES / "damrak" / self.file

    def text(self) -> str:
        """The broken file."""
        whole = self.path.read_text(encoding="utf-8")
        if whole.count(self.old) != 1:
            raise ValueError(f"{self}: {self.file} has its text {whole.count(self.old)} times, not once")
        return whole.replace(self.old, self.new)


def mutants() -> list[Mutant]:
    """All mutants of the data files."""
    return [
        Mutant(**{**entry, "tests": tuple(entry["tests"])})
        for file in sorted(FOLDER.glob("*.toml"))
        for entry in tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]
    ]


class Broken(SourceFileLoader):
    """Loads a wrong text in place of the file's own."""

    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.get_filename(fullname), "exec")


class Saboteur(MetaPathFinder):
    """Finds what Python would find, but for the one file that a mutant breaks."""

    def __init__(self, mutant: Mutant) -> None:
        self.path, self.text = str(mutant.path), mutant.text()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin == self.path:
            spec.loader = Broken(fullname, self.path, self.text)
        return spec


def fresh_processes(count: int) -> Pool:
    """So many processes at a time; none of them is used twice."""
    context = get_context("forkserver" if "forkserver" in get_all_start_methods() else "spawn")
    context.set_forkserver_preload(KNOWN)
    return context.Pool(count, maxtasksperchild=1)


def run(tests: tuple[str, ...]) -> tuple[int, str]:
    """Run tests, interpreted, in this fresh process: the verdict and its reasons."""
    if "damrak" in sys.modules:
        raise RuntimeError("This process has imported Damrak before.")
    faulthandler.dump_traceback_later(SECONDS, exit=True)
    os.chdir(ROOT)
    sys.path[:0] = [str(SOURCES), str(ROOT)]
    with redirect_stdout(StringIO()) as said:
        verdict = pytest.main([*HASTE, *tests])
    return verdict, said.getvalue()


def survives(mutant: Mutant) -> str | None:
    """Why a mutant is not killed in this fresh process, or None if a test fails because of it."""
    sys.meta_path.insert(0, Saboteur(mutant))
    verdict, said = run(mutant.tests)
    if verdict == TESTS_FAILED:
        return None
    return f"{mutant}: not noticed by {', '.join(mutant.tests)}\n{said[-2000:]}"


def main() -> None:
    """Try all mutants, or those of the rules named, as many at a time as there are cores."""
    chosen = [mutant for mutant in mutants() if mutant.rule in sys.argv[1:] or not sys.argv[1:]]
    if not chosen:
        sys.exit(f"There is no mutant of {', '.join(sys.argv[1:])}.")
    tests = tuple(sorted({test for mutant in chosen for test in mutant.tests}))
    alive = []
    with fresh_processes(os.cpu_count() or 1) as processes:
        verdict, said = processes.apply(run, [tests])
        if verdict != 0:
            sys.exit(f"The tests fail without any mutant:\n{said}")
        for mutant, problem in zip(chosen, processes.imap(survives, chosen), strict=True):
            print("alive " if problem else "killed", mutant, flush=True)
            alive += [problem] if problem else []
    if alive:
        sys.exit("\n".join(alive))
    print(f"all {len(chosen)} mutants killed")


if __name__ == "__main__":
    main()
