"""A loopback proxy that loses requests, loses answers, or asks twice."""

import http.client
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Unreliable:
    """`mode`: what becomes of forms: None, "request" (lost), "answer" (lost), "twice"."""

    def __init__(self, port):
        proxy = self
        self.mode = None
        self.forms = 0

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                mode = proxy.mode if self.command == "POST" else None
                proxy.forms += self.command == "POST"
                # An endless answer is not passed on.
                if mode == "request" or self.path == "/events":
                    self.close_connection = True
                    return self.connection.close()
                for _ in range(2 if mode == "twice" else 1):
                    real = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
                    try:
                        real.request(self.command, self.path, body, dict(self.headers))
                        answer = real.getresponse()
                        content = answer.read()
                    except OSError:
                        self.close_connection = True
                        return self.connection.close()
                    finally:
                        real.close()
                if mode == "answer":
                    self.close_connection = True
                    return self.connection.close()
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

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
