"""Peers that never finish: each exchange still ends with an error, and other clients are served meanwhile."""

import contextlib
import http.server
import json
import subprocess
import threading
import urllib.error
import urllib.request

import pytest

from peers import follow, key_of
from program import DAILVE, PATIENCE, Server, dailve, dailve_json, eventually


class Liar:
    """Stands between two servers and passes everything on, except where it lies. `says` maps a path to the function that answers its handler."""

    def __init__(self, honest, says):
        self.asked, self.going = 0, threading.Event()
        liar = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self):
                liar.asked += 1
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                path = self.path.split("?")[0]
                if path in says:
                    with contextlib.suppress(OSError):
                        says[path](liar, self)
                    return
                request = urllib.request.Request(honest.url + self.path, body or None, method=self.command)
                for name in ("Authorization", "Content-Type"):
                    if name in self.headers:
                        request.add_header(name, self.headers[name])
                with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                    self.say(answer.read(), answer.headers["Content-Type"])

            do_GET = do_POST = answer

            def say(self, body, kind="application/json"):
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.going.set()
        self.server.shutdown()
        self.server.server_close()


def page(handler, **changed):
    position = {"boot": "b1", "sequence": 5}
    handler.say(json.dumps({"position": position, "isKnown": True, "rows": [], "cursor": 0, "hasMore": True} | changed).encode())


def never_ending(liar, handler):
    """A body that comes fast and never ends."""
    handler.send_response(200)
    handler.send_header("Transfer-Encoding", "chunked")
    handler.end_headers()
    while not liar.going.is_set():
        handler.wfile.write(b"10000\r\n" + bytes(0x10000) + b"\r\n")


LIES = {
    "more without progress": {"/sync/pull": lambda liar, handler: page(handler, rows=[])},
    "the same again": {"/sync/pull": lambda liar, handler: page(handler, cursor=liar.asked, rows=[
        {"id": "w1", "kind": "body", "value": None, "isDeleted": True, "stamp": {"milliseconds": 5, "device": "d1"}}])},
    "always lost something": {"/sync/pull": lambda liar, handler: page(handler, isKnown=False)},
    "a body without end": {"/sync/peer": never_ending},
}


@pytest.mark.parametrize("lie", LIES)
def test_an_exchange_with_a_dishonest_peer_ends_with_an_error(tmp_path, lie):
    home, laptop = tmp_path / "home", tmp_path / "laptop"
    server = Server(home)
    liar = Liar(server, LIES[lie])
    try:
        follow(laptop, liar, key_of(home))
        result = subprocess.run([DAILVE, "peer", "sync", "--store", laptop], capture_output=True, text=True, timeout=PATIENCE)
        assert result.returncode != 0 and "keeps saying that there is more" in result.stderr + result.stdout, (result.stdout, result.stderr)
        assert liar.asked < 10
        (link,) = dailve_json("peer", "list", "--store", laptop)
        assert link["problem"] == "endless"
        assert "keeps saying that there is more" in dailve("doctor", "--store", laptop, check=False).stdout
    finally:
        liar.stop()
        server.stop()


def test_an_unresponsive_peer_delays_no_other(tmp_path):
    home, laptop = tmp_path / "home", tmp_path / "laptop"
    server = Server(home)
    silent = Liar(server, {"/sync/peer": lambda liar, handler: liar.going.wait(PATIENCE)})
    try:
        # Its name makes it the first to be asked.
        follow(laptop, silent, key_of(home, "silent"), name="a-silent")
        follow(laptop, server, key_of(home, "home"), name="home")
        own = Server(laptop)
        try:
            eventually(lambda: silent.asked)
            body = b"id=w1&day=2026-11-21&time=07:30&weight=71&units=metric"
            urllib.request.urlopen(urllib.request.Request(server.url + "/body", body), timeout=PATIENCE)
            eventually(lambda: b"71.0" in urllib.request.urlopen(own.url + "/body", timeout=PATIENCE).read(), patience=60)
            assert not silent.going.is_set() and silent.asked == 1
        finally:
            own.stop()
    finally:
        silent.stop()
        server.stop()
