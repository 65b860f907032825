"""How long a drawn board takes to repaint in the middle of a game: python -m bench.repaint [GAME ...].

Somebody plays some moves; then the drawing is enlarged and made smaller, which changes all of it. The time is that from
the key to the end of the frame that shows it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from tests.web.playing import play, sit_down
from tests.web.server import ROOT, go, running_browser, running_server, somebody

CLICKS = 80
QUIET = 2000
"""Milliseconds after which bots and previews are done with what came of the last click."""
LIMIT = 50.0
BOARDS = sorted(path.parent.name for path in (ROOT / "web" / "src" / "boards").glob("*/Board.svelte"))
REPAINT = """
async () => {
  const box = document.querySelector('.board .box:has(.tools)');
  const frame = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now());
    port2.postMessage(0);
  }));
  const press = (key) => box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const times = [];
  press('+');
  for (let n = 0; n < 60; n += 1) {
    await frame();
    const start = performance.now();
    press(n % 2 ? '-' : '+');
    times.push((await frame()) - start);
  }
  return { times, parts: box.querySelectorAll('*').length };
}
"""


def main(wanted: list[str]) -> int:
    slowest = 0.0
    with tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server, running_browser() as browser:
        for key in wanted or BOARDS:
            page = somebody(browser, server)
            go(page, "/")
            sit_down(page, key)
            play(page, 7, most=CLICKS)
            page.wait_for_timeout(QUIET)
            done = page.evaluate(REPAINT)
            parts = quantiles(done["times"], n=20)
            print(
                f"{key:8} median {parts[9]:5.1f} ms   95 % {parts[18]:5.1f} ms   {done['parts']} parts in the drawing"
            )
            slowest = max(slowest, parts[9])
            page.context.close()
    print(f"the limit for the median is {LIMIT:.0f} ms")
    return 0 if slowest < LIMIT else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
