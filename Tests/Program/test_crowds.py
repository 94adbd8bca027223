"""One stranger cannot shut everyone out: known people are answered despite crowds of slow connections.

No test waits for a deadline. An answer may take half of the minute that a silent connection has, so one that came only after the crowd had gone
would be too late."""

import contextlib
import http.client
import select
import socket
import urllib.parse

import pytest

from certificates import Authority
from encrypted_site import EncryptedSite
from program import Server, eventually
from test_sign_in import Site

CROWD = 540
SOON = 30


@pytest.fixture
def site(tmp_path):
    site = Site(tmp_path)
    yield site
    site.server.stop()


@contextlib.contextmanager
def crowd(port, said, count=CROWD):
    """Opens so many connections, each of which says something and no more. `said` maps its number to that."""
    members = []
    try:
        for number in range(count):
            with contextlib.suppress(OSError):
                connection = socket.create_connection(("127.0.0.1", port), timeout=1)
                members.append(connection)
                connection.sendall(said(number))
        yield members
    finally:
        for connection in members:
            connection.close()


def post(path, host="health.example.org", **headers):
    """The beginning of a form, whose rest never comes."""
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
    return f"POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3000\r\n{lines}\r\npass".encode()


def ask(port, method, path, body=None, host="localhost", **headers):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=SOON)
    try:
        connection.request(method, path, body, {"Host": host} | {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        answer.read()
        return answer
    finally:
        connection.close()


def visit(site, **headers):
    return ask(site.server.port, "GET", "/browse", host="health.example.org", **headers).status


def sign_in(site, passphrase, **headers):
    form = urllib.parse.urlencode({"passphrase": passphrase})
    return ask(
        site.server.port, "POST", "/sign-in", form, "health.example.org", Content_Type="application/x-www-form-urlencoded", **headers).status


def answers(members):
    """Returns the status lines of those connections that were answered."""
    told = []
    for connection in select.select(members, [], [], 0)[0]:
        with contextlib.suppress(OSError):
            told.append(connection.recv(65536).split(b"\r\n")[0])
    return [line for line in told if line]


def test_slow_sign_ins_from_one_network_behind_a_proxy(site):
    cookie, _ = site.set_up()
    with crowd(site.server.port, lambda _: post("/sign-in", X_Forwarded_For="203.0.113.7")) as members:
        assert visit(site, Cookie=f"__Host-dailve={cookie}", X_Forwarded_For="198.51.100.1") == 200
        # Neither somebody at the stranger's address nor an unknown browser is kept out.
        assert visit(site, Cookie=f"__Host-dailve={cookie}", X_Forwarded_For="203.0.113.7") == 200
        assert sign_in(site, "four quiet herons at noon", X_Forwarded_For="198.51.100.2") == 303
        refused = []
        eventually(lambda: refused.extend(answers(members)) or len(refused) > 100)
        assert set(refused) == {b"HTTP/1.1 429 Too Many Requests"}


def test_slow_sign_ins_from_many_networks_behind_a_proxy(site):
    cookie, _ = site.set_up()
    with crowd(site.server.port, lambda number: post("/sign-in", X_Forwarded_For=f"203.0.113.{number % 250}")):
        assert visit(site, Cookie=f"__Host-dailve={cookie}", X_Forwarded_For="198.51.100.1") == 200
        assert sign_in(site, "four quiet herons at noon", X_Forwarded_For="198.51.100.2") == 303


def test_sign_in_forms_of_strangers_are_limited_in_size(site):
    site.set_up()
    form = "passphrase=" + "a" * 5000
    head = {"Content_Type": "application/x-www-form-urlencoded"}
    assert ask(site.server.port, "POST", "/sign-in", form, "health.example.org", **head).status == 413
    # A browser that was signed in before may send more, because it brings the form that waited.
    assert ask(site.server.port, "POST", "/sign-in", form, "health.example.org", Cookie="__Host-dailve=" + "0" * 64, **head).status == 403


@pytest.mark.parametrize("said", [b"", b"GET /browse HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", post("/body", "localhost")], ids=["nothing", "heads", "bodies"])
def test_slow_connections_without_sign_in(tmp_path, said):
    server = Server(tmp_path / "store")
    try:
        with crowd(server.port, lambda _: said):
            for _ in range(20):
                assert ask(server.port, "GET", "/browse").status == 200
    finally:
        server.stop()


def test_unfinished_handshakes(tmp_path):
    authority = Authority(tmp_path)
    site = EncryptedSite(tmp_path, authority, authority.sign())
    try:
        cookie = site.set_up()
        with crowd(site.port, lambda _: b"\x16\x03\x01\x02\x00"):
            assert site.ask("GET", "/browse", cookie=cookie).status == 200
    finally:
        site.stop()


@contextlib.contextmanager
def upload_under_way(site, cookie):
    """Uploads the beginning of a file and no more."""
    part = b'--x\r\nContent-Disposition: form-data; name="file"; filename="export.xml"\r\n\r\n<HealthData>'
    head = (f"POST /import HTTP/1.1\r\nHost: health.example.org\r\nCookie: __Host-dailve={cookie}\r\n"
            "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000000\r\n\r\n")
    with socket.create_connection(("127.0.0.1", site.server.port)) as connection:
        connection.sendall(head.encode() + part)
        eventually(lambda: '"isRunning":true' in upload_state(site, cookie))
        yield


def upload_state(site, cookie):
    connection = http.client.HTTPConnection("127.0.0.1", site.server.port, timeout=SOON)
    with contextlib.closing(connection):
        connection.request("GET", "/import/events", headers={"Host": "health.example.org", "Cookie": f"__Host-dailve={cookie}"})
        return connection.getresponse().readline().decode()


@pytest.mark.parametrize("path", ["/events", "/import/events"])
def test_event_streams_of_one_session(site, path):
    cookie, _ = site.set_up()
    stream = f"GET {path} HTTP/1.1\r\nHost: health.example.org\r\nCookie: __Host-dailve={cookie}\r\n\r\n".encode()
    # The stream of imports ends by itself while there is none, so an upload is under way.
    with upload_under_way(site, cookie), crowd(site.server.port, lambda _: stream, 560) as members:
        assert visit(site, Cookie=f"__Host-dailve={cookie}") == 200
        said = {connection: b"" for connection in members}
        ended = set()

        def listen():
            for connection in select.select([member for member in members if member not in ended], [], [], 0.1)[0]:
                part = b""
                with contextlib.suppress(OSError):
                    part = connection.recv(65536)
                said[connection] += part
                if not part:
                    ended.add(connection)
            return len(ended) >= len(members) - 8

        eventually(listen)
        open_ones = [connection for connection in members if connection not in ended]
        assert len(open_ones) == 8
        # The newest streams stay; the others are told to wait until they are looked at again.
        told = [b"event: wait\ndata: wait\n\n" in said[connection] for connection in ended]
        assert sum(told) > 400 and b"retry: 60000" in said[members[0]]
        assert visit(site, Cookie=f"__Host-dailve={cookie}") == 200
