"""A headless Chromium under control of a script, through the DevTools protocol on pipes."""
import base64
import json
import os
import pathlib
import select
import subprocess
import tempfile
import time


class Browser:
    """A browser with one page."""

    def __init__(self, width=1280, height=900, dark=False, scripts=True, limit=120):
        self.limit = limit
        self.profile = tempfile.TemporaryDirectory()
        to_browser, self.requests = os.pipe()
        self.answers, from_browser = os.pipe()
        self.process = subprocess.Popen(
            # The browser reads from descriptor 3 and writes to 4.
            ["bash", "-c", f'exec chromium "$@" 3<&{to_browser} 4>&{from_browser}', "bash",
             "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--disable-background-networking", "--no-first-run", "--remote-debugging-pipe",
             "--hide-scrollbars", f"--user-data-dir={self.profile.name}", "about:blank"],
            pass_fds=(to_browser, from_browser), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": self.profile.name})
        os.close(to_browser)
        os.close(from_browser)
        self.buffer = b""
        self.last = 0
        self.events = []
        self.session = None
        target = self.call("Target.getTargets")["targetInfos"]
        page = next(info["targetId"] for info in target if info["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Accessibility"):
            self.call(f"{domain}.enable")
        self.resize(width, height)
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])
        if not scripts:
            self.call("Emulation.setScriptExecutionDisabled", value=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except OSError:
            pass
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.requests)
        os.close(self.answers)
        # Helper processes of the browser may still write to the profile.
        for _ in range(50):
            try:
                return self.profile.cleanup()
            except OSError:
                time.sleep(0.1)

    def message(self):
        """The next message of the browser."""
        deadline = time.monotonic() + self.limit
        while b"\0" not in self.buffer:
            ready, _, _ = select.select([self.answers], [], [], max(0, deadline - time.monotonic()))
            piece = os.read(self.answers, 1 << 20) if ready else b""
            if not piece:
                raise OSError("chromium doesn't answer")
            self.buffer += piece
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def call(self, method, **parameters):
        """The result of a command; events that arrive before it are kept."""
        self.last += 1
        request = {"id": self.last, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        data = json.dumps(request).encode() + b"\0"
        while data:
            data = data[os.write(self.requests, data):]
        while True:
            message = self.message()
            if message.get("id") == self.last:
                if "error" in message:
                    raise ValueError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def resize(self, width, height):
        """Sets the size of the window; a narrow one is that of a phone."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 500)

    def open(self, path, fragment=""):
        """Loads a file anew, and waits until it is loaded."""
        for url in ("about:blank", pathlib.Path(path).resolve().as_uri() + fragment):
            self.events.clear()
            self.call("Page.navigate", url=url)
            while not any(event["method"] == "Page.loadEventFired" for event in self.events):
                self.events.append(self.message())

    def evaluate(self, expression):
        """The value of an expression, or of the promise that it is."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True,
                           returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise ValueError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def complaints(self):
        """What the console contains, and every exception."""
        for event in self.events:
            parameters = event.get("params", {})
            if event["method"] == "Log.entryAdded":
                yield parameters["entry"]["text"]
            elif event["method"] == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                yield details.get("exception", {}).get("description", details["text"])
            elif event["method"] == "Runtime.consoleAPICalled":
                yield str([value.get("value") for value in parameters["args"]])

    def screenshot(self, path, whole=False):
        """Writes what is visible as PNG, or the whole page."""
        data = self.call("Page.captureScreenshot", captureBeyondViewport=whole, **(
            {"clip": {**self.call("Page.getLayoutMetrics")["cssContentSize"], "scale": 1}}
            if whole else {}))["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))
