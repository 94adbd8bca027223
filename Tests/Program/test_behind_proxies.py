"""Behind Debian's Caddy, and behind a stand-in for Tailscale: which parts of a request are believed, and what two parsers could read differently."""

import json
import re
import shutil
import socket
import ssl
import subprocess
import urllib.parse

import pytest

from certificates import Authority
from encrypted_site import CODE, PASSPHRASE, H2
from program import PATIENCE, Server, answered, eventually, free_port

CADDY = shutil.which("caddy")
needs_caddy = pytest.mark.skipif(not CADDY, reason="Debian's caddy is not installed")


class Caddy:
    """Caddy in front of a server with sign-in."""

    def __init__(self, folder, authority):
        self.port, self.name = free_port(), "health.example.org"
        self.origin, self.root = f"https://{self.name}:{self.port}", authority.root
        leaf, key = authority.sign("caddy")
        self.said = open(folder / "log", "w+")
        self.server = Server(folder / "store", options=("--origin", self.origin, "--behind-proxy", "127.0.0.1"), log=self.said)
        configuration = folder / "Caddyfile"
        configuration.write_text(
            f"{{\n admin off\n auto_https off\n}}\n{self.origin} {{\n tls {leaf} {key}\n reverse_proxy 127.0.0.1:{self.server.port}\n}}\n")
        self.process = subprocess.Popen(
            [CADDY, "run", "--config", str(configuration), "--adapter", "caddyfile"],
            env={"HOME": str(folder), "PATH": "/usr/bin:/bin"}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually(self.answers, "Caddy does not answer")

    def answers(self):
        try:
            self.connect().close()
        except OSError:
            return False
        return True

    def log(self):
        with open(self.said.name) as file:
            return file.read()

    def connect(self, protocol="http/1.1"):
        context = ssl.create_default_context(cafile=str(self.root))
        context.set_alpn_protocols([protocol])
        return context.wrap_socket(socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE), server_hostname=self.name)

    def stop(self):
        for process in (self.process, self.server.process):
            process.terminate()
            process.wait(PATIENCE)


@pytest.fixture(scope="module")
def caddy(tmp_path_factory):
    caddy = Caddy(tmp_path_factory.mktemp("caddy"), Authority(tmp_path_factory.mktemp("authority")))
    yield caddy
    caddy.stop()


@pytest.fixture(scope="module")
def cookie(caddy):
    """Sets up sign-in through Caddy over HTTP/2, and returns the cookie."""
    code = eventually(lambda: CODE.findall(caddy.log()))[-1]
    client = H2(caddy)
    form = urllib.parse.urlencode({"code": code, "passphrase": PASSPHRASE}).encode()
    status, head, body = client.answer(client.request("POST", "/setup", [("content-type", "application/x-www-form-urlencoded")], form))
    assert status == 201, body
    return re.search("__Host-dailve=([0-9a-f]{64});", head["set-cookie"])[1]


def exchange(connection, data, seconds=5):
    """Returns everything that is answered until the connection ends or nothing more comes."""
    with connection:
        try:
            connection.sendall(data)
        except OSError:
            pass
        return answered(connection, seconds)


def directly(caddy):
    return socket.create_connection(("127.0.0.1", caddy.server.port), timeout=PATIENCE)


@needs_caddy
def test_a_person_signs_in_through_caddy(caddy, cookie):
    client = H2(caddy)
    status, head, body = client.answer(client.request("GET", "/browse", [("cookie", f"__Host-dailve={cookie}")]))
    assert status == 200 and b"</html>" in body
    assert head["strict-transport-security"] == "max-age=31536000" and head["cache-control"] == "no-store"
    status, head, _ = client.answer(client.request("GET", "/browse"))
    assert status == 303 and head["location"].startswith("/sign-in")
    form = [("content-type", "application/x-www-form-urlencoded"), ("origin", caddy.origin)]
    status, head, _ = client.answer(client.request("POST", "/sign-in", form, urllib.parse.urlencode({"passphrase": PASSPHRASE}).encode()))
    assert status == 303 and all(flag in head["set-cookie"] for flag in ("__Host-dailve=", "Secure", "HttpOnly", "SameSite=Lax", "Path=/"))


@needs_caddy
def test_forwarding_headers_of_strangers_are_ignored(caddy, cookie):
    """Caddy replaces X-Forwarded-*. Forwarded and the like pass through but are never read: the configured origin counts."""
    client = H2(caddy)
    spoofed = [
        ("x-forwarded-host", "evil.example"), ("x-forwarded-proto", "http"), ("x-forwarded-port", "80"), ("x-real-ip", "10.0.0.1"),
        ("forwarded", "for=10.0.0.1;host=evil.example;proto=http"), ("x-original-url", "/browse"), ("x-rewrite-url", "/browse"),
        ("tailscale-user-login", "anna@example.org")]
    status, head, _ = client.answer(client.request("GET", "/sleep", spoofed))
    assert (status, head["location"]) == (303, "/sign-in?next=%2Fsleep") and "strict-transport-security" in head
    status, _, body = client.answer(client.request("GET", "/api/v1/self-test", spoofed))
    assert status == 200 and json.loads(body)["origin"] == caddy.origin and json.loads(body)["isEncrypted"]


@needs_caddy
def test_a_stranger_behind_caddy_cannot_pose_as_many_senders(caddy, cookie):
    """Each guess claims another sender, but only Caddy's header counts."""
    client, told = H2(caddy), []
    for number in range(8):
        head = [("content-type", "application/x-www-form-urlencoded"), ("x-forwarded-for", f"198.51.100.{number}")]
        told.append(client.answer(client.request("POST", "/sign-in", head, b"passphrase=wrong+guess"))[0])
    assert 429 in told


SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: {name}\r\n\r\n"

ATTEMPTS = {
    "CL.TE": "Content-Length: {after}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "TE.CL": "Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
    "two lengths": "Content-Length: 0\r\nContent-Length: {after}\r\n\r\n",
    "a list of lengths": "Content-Length: 0, {after}\r\n\r\n",
    "a signed length": "Content-Length: +0\r\n\r\n",
    "a hexadecimal length": "Content-Length: 0x0\r\n\r\n",
    "TE with a space before the colon": "Transfer-Encoding : chunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n",
    "TE with a tab": "Transfer-Encoding:\tchunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n",
    "TE with a vertical tab": "Transfer-Encoding: \x0bchunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n",
    "TE twice": "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    "TE of two codings": "Transfer-Encoding: chunked, identity\r\nContent-Length: 0\r\n\r\n0\r\n\r\n",
    "TE of an unknown coding": "Transfer-Encoding: xchunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n",
    "TE folded": "Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n0\r\n\r\n",
    "bare line feeds": "Content-Length: 0\nTransfer-Encoding: chunked\n\n0\n\n",
    "a bare carriage return": "X: a\rTransfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n",
    "a chunk with an extension that ends early": "Transfer-Encoding: chunked\r\n\r\n0;a=\"\n\r\n\r\n",
    "a chunk size too large": "Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n\r\n0\r\n\r\n",
    "a negative chunk": "Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n0\r\n\r\n",
    "a second host": "Host: evil.example\r\nContent-Length: 0\r\n\r\n",
}


@needs_caddy
@pytest.mark.parametrize("way", ["directly", "through Caddy"])
@pytest.mark.parametrize("attempt", ATTEMPTS)
def test_request_smuggling_through_caddy_fails(caddy, cookie, attempt, way):
    """Bytes after a request are refused together with its connection, or both parsers see them as a request of their own, after one answer to the
    first."""
    name = urllib.parse.urlsplit(caddy.origin).netloc
    smuggled = SMUGGLED.format(name=name)
    rest = ATTEMPTS[attempt].format(after=5 + len(smuggled))
    data = f"POST /sign-in HTTP/1.1\r\nHost: {name}\r\nContent-Type: application/x-www-form-urlencoded\r\n{rest}{smuggled}".encode("latin-1")
    answer = exchange(directly(caddy) if way == "directly" else caddy.connect(), data, seconds=2)
    statuses = re.findall(rb"HTTP/1\.1 (\d{3})", answer)
    # The path /smuggled does not exist: a stranger who asks for it is led to sign-in.
    assert len(statuses) <= 2, answer
    if b"smuggled" in answer:
        # Both ends took the first request as finished, without a body or with an empty one in chunks.
        assert statuses[0] in (b"403", b"422", b"303", b"429") and way == "directly" and attempt in PLAIN, (statuses, answer)
    else:
        assert statuses and statuses[0][:1] in (b"4", b"5"), answer
    # Other people's connections are not out of step.
    client = H2(caddy)
    assert client.answer(client.request("GET", "/browse", [("cookie", f"__Host-dailve={cookie}")]))[0] == 200


# The grammar permits white space around a value (RFC 9112, 5.1).
PLAIN = {"TE with a tab"}


@needs_caddy
@pytest.mark.parametrize("field", [("x", "a\r\nCookie: b"), ("x\r\nhost", "evil.example"), ("transfer-encoding", "chunked"), ("host", "evil.example")])
def test_http2_headers_cannot_be_injected_through_caddy(caddy, cookie, field):
    client = H2(caddy)
    client.request("GET", "/api/v1/self-test", [field])
    for event in client.events(2):
        if event is None:
            break
        head = dict(getattr(event, "headers", None) or {})
        # A field "host" beside the authority is dropped on the way, or the request is refused.
        assert head.get(":status") in (None, "400", "421") or field[0] == "host" and head[":status"] == "200", head


def ask(port, path, host, method="GET", **headers):
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        return exchange(connection, f"{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\nConnection: close\r\n{lines}\r\n".encode())


@pytest.fixture
def tailnet(tmp_path):
    server = Server(tmp_path / "store", options=("--origin", "https://box.tail1234.ts.net", "--tailscale-user", "anna@example.org"))
    yield lambda path="/browse", method="GET", **headers: ask(server.port, path, "box.tail1234.ts.net", method, **headers)
    server.stop()


SERVED = {"X_Forwarded_For": "100.101.102.103", "X_Forwarded_Proto": "https", "Tailscale_Headers_Info": "https://tailscale.com/s/serve-headers"}


def test_tailscale_signs_in_the_configured_person(tailnet):
    answer = tailnet(Tailscale_User_Login="anna@example.org", **SERVED)
    assert answer.startswith(b"HTTP/1.1 200") and b"Set-Cookie: __Host" not in answer
    assert tailnet("/api/v1/today", Tailscale_User_Login="Anna@Example.org", **SERVED).startswith(b"HTTP/1.1 200")
    # Pages that ask once more for proof do so here too.
    assert b"HTTP/1.1 403" in tailnet("/settings/erase", "POST", Tailscale_User_Login="anna@example.org", Sec_Fetch_Site="same-origin", **SERVED)
    # Another site cannot use this sign-in.
    assert b"HTTP/1.1 403" in tailnet("/body", "POST", Tailscale_User_Login="anna@example.org", Origin="https://evil.example", **SERVED)


def test_tailscale_signs_in_no_other_person(tailnet):
    stranger = b"HTTP/1.1 303"
    assert tailnet(**SERVED).startswith(stranger)
    assert tailnet(Tailscale_User_Login="eve@example.org", **SERVED).startswith(stranger)
    # Funnel brings requests from the public network: they name nobody, and if one does, the name does not count.
    assert tailnet(Tailscale_Funnel_Request="?1", **SERVED).startswith(stranger)
    assert tailnet(Tailscale_User_Login="anna@example.org", Tailscale_Funnel_Request="?1", **SERVED).startswith(stranger)
    # Another proxy on this machine might pass the name on, so it does not count without Tailscale's other headers.
    assert tailnet(Tailscale_User_Login="anna@example.org", X_Forwarded_For="203.0.113.9").startswith(stranger)
    assert tailnet(Tailscale_User_Login="anna@example.org").startswith(stranger)


def test_tailscale_headers_are_ignored_unless_enabled(tmp_path):
    server = Server(tmp_path / "store", options=("--origin", "https://box.tail1234.ts.net"))
    try:
        answer = ask(server.port, "/browse", "box.tail1234.ts.net", Tailscale_User_Login="anna@example.org", **SERVED)
        assert answer.startswith(b"HTTP/1.1 303")
    finally:
        server.stop()
