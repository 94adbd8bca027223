"""A loopback proxy that loses requests, loses answers, or sends requests twice."""

import http.client
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from program import PATIENCE


class Unreliable:
    """`mode` is what becomes of forms: None, "request" (lost), "answer" (lost) or "twice". `is_cut` loses everything. `heard` has for each form its
    path, its writer's clock when it was written and when it was sent, ours when it came and when the server had answered, and the status: 0 if the
    server did not answer."""

    def __init__(self, port):
        proxy = self
        self.mode, self.is_cut = None, False
        self.forms, self.heard = 0, []

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def lose(self):
                self.close_connection = True
                self.connection.close()

            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                mode = proxy.mode if self.command == "POST" else None
                proxy.forms, came = proxy.forms + (self.command == "POST"), time.time() * 1000
                # An endless answer is not passed on.
                if proxy.is_cut or mode == "request" or self.path == "/events":
                    return self.lose()
                for _ in range(2 if mode == "twice" else 1):
                    real, status = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE), 0
                    try:
                        real.request(self.command, self.path, body, dict(self.headers))
                        answer = real.getresponse()
                        content = answer.read()
                        status = answer.status
                    except (OSError, http.client.HTTPException):
                        return self.lose()
                    finally:
                        real.close()
                        if self.command == "POST":
                            proxy.hear(self, came, status)
                if proxy.is_cut or mode == "answer":
                    return self.lose()
                try:
                    self.pass_on(answer, content)
                except ConnectionError:
                    self.close_connection = True

            def pass_on(self, answer, content):
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in ("transfer-encoding", "content-length", "connection"):
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_HEAD = answer

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def hear(self, request, came, status):
        written, sent = (int(request.headers.get(name) or 0) for name in ("Dailve-Written", "Dailve-Sent"))
        self.heard.append((request.path.split("?")[0], written, sent, came, time.time() * 1000, status))

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
