"""A browser, driven through WebDriver, and the program on its page."""

import base64
import json
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Browser:
    """Chromium without a window, with a profile of its own."""

    def __init__(self, profile: Path, size=(1280, 800), language="en-US"):
        self.port = 9515 + hash(str(profile)) % 1000
        self.driver = subprocess.Popen(
            ["chromedriver", f"--port={self.port}", "--log-level=SEVERE"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        arguments = [
            "--headless=new", "--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader",
            "--enable-unsafe-swiftshader", f"--user-data-dir={profile}", f"--lang={language}",
            f"--window-size={size[0]},{size[1] + 140}",
        ]
        options = {"args": arguments, "prefs": {"intl.accept_languages": language}}
        wanted = {"capabilities": {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}}}
        for _ in range(50):
            try:
                self.session = self._send("POST", "/session", wanted)["sessionId"]
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.2)
        self.script("return 0")

    def close(self):
        try:
            self._send("DELETE", f"/session/{self.session}")
        finally:
            self.driver.terminate()
            self.driver.wait()

    def _send(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from error

    def send(self, method, path, body=None):
        return self._send(method, f"/session/{self.session}{path}", body)

    def open(self, address):
        self.send("POST", "/url", {"url": address})

    def reload(self):
        self.send("POST", "/refresh", {})

    def script(self, script, *arguments):
        return self.send("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def picture(self, path: Path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.send("GET", "/screenshot")))

    def tabs(self):
        return self.send("GET", "/window/handles")

    def new_tab(self):
        handle = self.send("POST", "/window/new", {"type": "tab"})["handle"]
        self.go_to_tab(handle)
        return handle

    def go_to_tab(self, handle):
        self.send("POST", "/window", {"handle": handle})

    def close_tab(self):
        self.send("DELETE", "/window")

    def press(self, *keys):
        actions = [action for key in keys for action in
                   ({"type": "keyDown", "value": key}, {"type": "pause", "duration": 40}, {"type": "keyUp", "value": key})]
        self.send("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def click(self, x, y, kind="mouse"):
        moves = [
            {"type": "pointerMove", "duration": 60, "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 60}, {"type": "pointerUp", "button": 0}]
        pointer = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": moves}
        self.send("POST", "/actions", {"actions": [pointer]})

    # The program on the page, through the words that a screen reader gets.

    def is_open(self):
        return self.script("return document.getElementById('mahj-tutor')?.classList.contains('open') ?? false")

    def speak(self):
        self.wait(self.is_open, "the program opens")
        self.script("const it = document.getElementById('speak'); if (!it.hidden) it.click()")
        self.wait(self.words, "the page speaks")

    def words(self):
        return self.script("return [...document.querySelectorAll('#spoken > *')].map((it) => it.textContent)")

    def buttons(self):
        return self.script(
            "return [...document.querySelectorAll('#spoken > button:not([disabled])')].map((it) => it.textContent)")

    def says(self, text):
        return any(text in word for word in self.words())

    def push(self, text, within=20):
        """Presses the first button whose words hold this text."""
        script = """
            const found = [...document.querySelectorAll('#spoken > button:not([disabled])')]
                .find((it) => it.textContent.includes(arguments[0]));
            found?.click();
            return found !== undefined;
        """
        self.wait(lambda: self.script(script, text), f"a button “{text}” is there", within)
        time.sleep(0.3)

    def wait(self, what, named, within=30):
        end = time.monotonic() + within
        while not (got := what()):
            if time.monotonic() > end:
                raise AssertionError(f"not within {within} s: {named}; on the page: {self.words()}")
            time.sleep(0.1)
        return got

    def kept(self):
        """The names and sizes of what is kept in the browser."""
        return self.script(
            "return Object.fromEntries(Object.entries(localStorage).map(([name, text]) => [name, text.length]))")
