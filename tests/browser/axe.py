"""What axe has to say of a page, by daylight and by candlelight."""

from pathlib import Path
from typing import Literal

from tests.browser.guests import Guest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def violations(guest: Guest) -> list[str]:
    """What axe finds by daylight and by candlelight, one line each."""
    guest.page.evaluate(AXE.read_text())
    found: list[str] = []
    for light in LIGHTS:
        guest.page.emulate_media(color_scheme=light, reduced_motion="reduce")
        found += [f"{light}: {line}" for line in look(guest, light)]
    return found


def look(guest: Guest, light: str) -> list[str]:
    found: list[str] = guest.page.evaluate(
        """async (light) => {
          // Colours may still be on their way from one light to the other.
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          const worn = matchMedia(`(prefers-color-scheme: ${light})`);
          do { await frame(); await frame(); } while (!worn.matches);
          await Promise.allSettled(document.getAnimations().map((it) => it.finished));
          const { violations } = await axe.run(document, { resultTypes: ['violations'] });
          return violations.flatMap((it) => it.nodes.map((node) =>
            `${it.id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`));
        }""",
        light,
    )
    return found
