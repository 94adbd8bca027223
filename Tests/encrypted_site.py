"""A server that encrypts itself, and clients that speak HTTP/1.1 and HTTP/2 to it."""

import http.client
import re
import socket
import ssl
import subprocess
import urllib.parse

import h2.config
import h2.connection
import h2.events
import h2.settings

from program import DAILVE, PATIENCE, eventually, free_port

CODE = re.compile(r"(?:[0-9a-f]{4}-){7}[0-9a-f]{4}")
PASSPHRASE = "four quiet herons at noon"


class EncryptedSite:
    """`options` are added to those of `serve` that make it encrypt. `host` is where it listens. `store` is in `folder` unless given."""

    def __init__(self, folder, authority, certificate, *options, name="health.example.org", host="127.0.0.1", store=None):
        self.port, self.name, self.host, self.root = free_port(), name, host, authority.root
        self.origin, self.store = f"https://{name}:{self.port}", store or folder / "store"
        self.said = open(folder / "log", "w+")
        self.process = subprocess.Popen(
            [DAILVE, "serve", "--store", self.store, "--origin", self.origin, "--listen", f"{host}:{self.port}",
             "--tls-cert", certificate[0], "--tls-key", certificate[1], *map(str, options)],
            stdout=subprocess.DEVNULL, stderr=self.said)
        self.wait_for("Dailve is at")

    def wait_for(self, text):
        eventually(lambda: text in self.log() or self.process.poll() is not None, self.log)
        assert text in self.log(), self.log()

    def log(self):
        with open(self.said.name) as file:
            return file.read()

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)

    def connect(self, protocol="http/1.1", trust=True):
        context = ssl.create_default_context(cafile=str(self.root))
        if not trust:
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.set_alpn_protocols([protocol])
        return context.wrap_socket(socket.create_connection((self.host, self.port), timeout=PATIENCE), server_hostname=self.name)

    def ask(self, method, path, form=None, cookie=None, **headers):
        """Sends a request over HTTP/1.1."""
        connection = http.client.HTTPSConnection(self.name, self.port, timeout=PATIENCE)
        connection.sock = self.connect()
        head = {k.replace("_", "-"): v for k, v in headers.items()}
        if cookie:
            head["Cookie"] = f"__Host-dailve={cookie}"
        body = None
        if form is not None:
            body, head["Content-Type"] = urllib.parse.urlencode(form), "application/x-www-form-urlencoded"
        connection.request(method, path, body, head)
        answer = connection.getresponse()
        answer.text = answer.read().decode(errors="replace")
        connection.close()
        return answer

    def set_up(self):
        """Sets up sign-in and returns the cookie."""
        self.wait_for("/setup")
        code = CODE.findall(self.log())[-1]
        answer = self.ask("POST", "/setup", {"code": code, "passphrase": PASSPHRASE})
        assert answer.status == 201, answer.text
        return re.search(r"__Host-dailve=([0-9a-f]{64});", answer.getheader("Set-Cookie"))[1]

    def is_serving(self):
        return self.ask("GET", "/sign-in").status in (200, 303)


class H2:
    """A client with one connection. `window` is how many bytes of an answer it takes unasked, if not the usual number."""

    def __init__(self, site, window=None, **options):
        self.site, self.socket = site, site.connect("h2", **options)
        assert self.socket.selected_alpn_protocol() == "h2"
        config = h2.config.H2Configuration(header_encoding="utf-8", validate_outbound_headers=False, normalize_outbound_headers=False)
        self.connection = h2.connection.H2Connection(config)
        self.connection.initiate_connection()
        if window is not None:
            self.connection.update_settings({h2.settings.SettingCodes.INITIAL_WINDOW_SIZE: window})
        self.send()

    def send(self):
        self.socket.sendall(self.connection.data_to_send())

    def request(self, method, path, headers=(), body=None, end=True):
        stream = self.connection.get_next_available_stream_id()
        head = [(":method", method), (":scheme", "https"), (":authority", f"{self.site.name}:{self.site.port}"), (":path", path), *headers]
        self.connection.send_headers(stream, head, end_stream=end and body is None)
        if body is not None:
            self.connection.send_data(stream, body, end_stream=end)
        self.send()
        return stream

    def events(self, seconds=PATIENCE):
        """Yields events until the connection ends or nothing comes for so many seconds."""
        self.socket.settimeout(seconds)
        while True:
            try:
                data = self.socket.recv(65536)
            except TimeoutError:
                return
            except (ssl.SSLError, ConnectionError):
                data = b""
            if not data:
                yield None
                return
            for event in self.connection.receive_data(data):
                if isinstance(event, h2.events.DataReceived):
                    self.connection.acknowledge_received_data(event.flow_controlled_length, event.stream_id)
                yield event
            try:
                self.send()
            except OSError:
                yield None
                return

    def answer(self, stream):
        """Returns the status, headers and body of a stream's answer."""
        head, body = {}, b""
        for event in self.events():
            if getattr(event, "stream_id", None) != stream:
                assert event is not None, "the connection ended"
                continue
            if isinstance(event, h2.events.ResponseReceived):
                head = {}
                for name, value in event.headers:
                    head[name] = f"{head[name]}, {value}" if name in head else value
            elif isinstance(event, h2.events.DataReceived):
                body += event.data
            elif isinstance(event, h2.events.StreamEnded):
                return int(head[":status"]), head, body
            elif isinstance(event, h2.events.StreamReset):
                return 0, head, body
        raise AssertionError("no answer")
