#!/usr/bin/env python3
"""The program in a real browser, as people use it: started, learned and played with, reloaded, offline, in two tabs.

    web/test/run.py [SITE] [--pictures FOLDER]

Needs chromium and chromedriver (Debian: chromium chromium-driver). SITE is what web/build.sh made.
"""

import functools
import gzip
import http.server
import sys
import tempfile
import threading
import time
import urllib.parse
from pathlib import Path

from browser import Browser

ROOT = Path(__file__).resolve().parents[2]
ENTER, ESCAPE, TAB = "\ue007", "\ue00c", "\ue004"


class Server:
    """Serves a folder as any static server does, compressed, and counts what it sent."""

    def __init__(self, folder: Path):
        server = self
        self.sent = 0

        class Handler(http.server.SimpleHTTPRequestHandler):
            extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm",
                              ".webmanifest": "application/manifest+json"}

            def do_GET(self):
                path = Path(self.translate_path(self.path))
                path = path / "index.html" if path.is_dir() else path
                if not path.is_file():
                    return self.send_error(404)
                body = compressed(path)
                server.sent += len(body)
                self.send_response(200)
                self.send_header("Content-Type", self.guess_type(str(path)))
                self.send_header("Content-Encoding", "gzip")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        # From any folder, not only from the top.
        self.address = f"http://127.0.0.1:{self.http.server_address[1]}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def stop(self):
        self.http.shutdown()
        self.http.server_close()


@functools.cache
def compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9)


def first_start(browser, address, _):
    begin = time.monotonic()
    browser.open(address)
    browser.wait(browser.is_open, "the first screen")
    yield f"first screen after {time.monotonic() - begin:.1f} s (software drawing)"
    browser.speak()
    assert browser.says("Win your first hand"), browser.words()
    assert browser.script("return document.title").endswith("Mahj Tutor")
    foreign = browser.script(
        "return performance.getEntriesByType('resource').map((it) => it.name).filter((it) => !it.startsWith(location.origin))")
    assert foreign == [], foreign
    yield "no request to anybody else"
    ran = browser.script("""
        const script = document.createElement("script");
        script.textContent = "globalThis.ranInline = true";
        document.body.append(script);
        return globalThis.ranInline === true;
    """)
    assert not ran, "the content security policy lets no script in"


def first_lesson(browser, _, __):
    browser.push("Win your first hand")
    browser.wait(lambda: browser.says("Pull up a chair"), "the first lesson")
    # By keyboard and by mouse, on the canvas itself.
    browser.press(ENTER)
    browser.click(1207, 756)
    browser.wait(lambda: browser.says("Which one is missing?"), "its first question")
    browser.push("A 4: Four Dot")
    browser.wait(lambda: browser.says("Not yet"), "what a wrong answer tells")
    browser.push("A 2: Two Crak")
    browser.wait(lambda: any("progress.toml" in name for name in browser.kept()), "progress is kept")
    yield "a wrong and a right answer; kept: " + ", ".join(sorted(browser.kept()))


def game_with_coach(browser, _, __):
    browser.push("Game")
    browser.push("Play with the First Card")
    browser.push("Skip to the Charleston")
    browser.wait(lambda: browser.says("Pass"), "the Charleston")
    browser.click(440, 400)
    passes = 0
    while not browser.says("Discard") and passes < 40:
        browser.press("d")
        passes += 1
        time.sleep(1.5)
    browser.wait(lambda: browser.says("Discard"), "the first discard, after the coach's passes")
    yield f"the Charleston by the coach's key: {passes} presses"
    frames = browser.script("""
        return new Promise((resolve) => {
            const times = [];
            const frame = (now) => times.push(now) < 30 ? requestAnimationFrame(frame) : resolve(times);
            requestAnimationFrame(frame);
        });
    """)
    gaps = sorted(b - a for a, b in zip(frames, frames[1:]))
    yield f"while the coach thinks: a frame every {gaps[len(gaps) // 2]:.0f} ms, at worst {gaps[-1]:.0f} ms"
    browser.press("d")
    browser.wait(lambda: browser.kept().get("mahj-tutor:profile/game.toml", 0) > 500, "the game is kept")


def reload_in_the_middle(browser, _, __):
    before = browser.script("return localStorage['mahj-tutor:profile/game.toml']")
    browser.reload()
    browser.speak()
    browser.push("Back to the table")
    browser.wait(lambda: browser.says("Coach"), "the table")
    after = browser.script("return localStorage['mahj-tutor:profile/game.toml']")
    assert before.splitlines()[:8] == after.splitlines()[:8], "the same game"
    assert len(after) >= len(before)


def other_language(browser, _, __):
    browser.push("Language")
    browser.push("Español")
    browser.wait(lambda: browser.says("Inicio"), "words in Spanish")
    browser.push("Idioma")
    browser.push("中文")
    browser.wait(lambda: browser.script("return document.title").startswith("牌") or browser.says("首页"), "words in Chinese")
    browser.push("语言")
    browser.push("English")
    browser.wait(lambda: browser.says("Home"), "words in English")


def card_in_the_address(browser, address, _):
    card = (ROOT / "cards/first.toml").read_text().replace("First Card", "A Card by Mail")
    browser.open("about:blank")
    browser.open(address + "#card=" + urllib.parse.quote(card))
    browser.speak()
    browser.wait(lambda: browser.says("is among your cards now"), "the card is taken up")
    browser.wait(lambda: any("/cards/" in name for name in browser.kept()), "the card is kept")
    browser.open("about:blank")
    browser.open(address + "#drill=pass")
    browser.speak()
    browser.wait(lambda: browser.says("pass"), "the drill of the address")


def second_tab(browser, address, _):
    first = browser.tabs()[0]
    browser.new_tab()
    browser.open(address)
    browser.speak()
    browser.wait(lambda: browser.says("open in another window already"), "the second tab says so")
    before = browser.kept()
    browser.push("All right")
    browser.push("Settings")
    browser.push("Dark")
    assert browser.kept() == before, "the second tab writes nothing"
    browser.close_tab()
    browser.go_to_tab(first)
    browser.reload()
    browser.speak()
    assert not browser.says("open in another window already")


def storage_full(browser, address, _):
    browser.script("""
        for (let size = 1 << 20; size >= 1; size >>= 1)
            for (;;)
                try { localStorage.filler = (localStorage.filler ?? "") + "x".repeat(size) } catch { break }
    """)
    before = browser.script("return localStorage['mahj-tutor:profile/game.toml']")
    browser.push("Game")
    browser.press("d")
    browser.push("Home")
    browser.push("Lesson 2")
    browser.push("Next")
    browser.wait(lambda: browser.says("cannot be saved right now"), "that it cannot be saved")
    assert browser.script("return localStorage['mahj-tutor:profile/game.toml']").startswith(before[:200])
    browser.script("localStorage.removeItem('filler')")
    browser.push("All right")


def offline(browser, address, server):
    ready = "return navigator.serviceWorker.ready.then((it) => it.active.state)"
    browser.wait(lambda: browser.script(ready) == "activated", "the service worker")
    server.stop()
    browser.open("about:blank")
    browser.open(address)
    browser.speak()
    browser.wait(lambda: browser.says("The course"), "home, without a network")
    browser.push("Rules")
    yield f"sent in all: {server.sent / 1e6:.1f} MB"


TESTS = [
    first_start, first_lesson, game_with_coach, reload_in_the_middle, other_language, card_in_the_address, second_tab,
    storage_full, offline,
]


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    site = Path(arguments[0]) if arguments else ROOT / "target/web/site"
    pictures = Path(sys.argv[sys.argv.index("--pictures") + 1]) if "--pictures" in sys.argv else None
    failed = 0
    server = Server(site)
    with tempfile.TemporaryDirectory() as profile:
        browser = Browser(Path(profile))
        try:
            for test in TESTS:
                name = test.__name__.replace("_", " ")
                try:
                    for line in test(browser, server.address, server) or ():
                        print(f"    {line}", flush=True)
                    print(f"ok  {name}", flush=True)
                except Exception as error:
                    failed += 1
                    print(f"BAD {name}: {error}", flush=True)
                if pictures:
                    browser.picture(pictures / f"{test.__name__}.png")
        finally:
            browser.close()
    print(f"{len(TESTS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
