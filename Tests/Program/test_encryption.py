"""The server's own TLS: what it agrees on, what it serves, how a certificate is renewed, and when it does not start."""

import json
import os
import re
import signal
import socket
import ssl

import h2.events
import pytest

from certificates import Authority, openssl
from encrypted_site import PASSPHRASE, EncryptedSite, H2
from program import PATIENCE, Server, dailve


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture
def site(tmp_path, authority):
    site = EncryptedSite(tmp_path, authority, authority.sign())
    yield site
    site.stop()


def test_a_person_signs_in_and_reads_over_http1(site):
    cookie = site.set_up()
    answer = site.ask("GET", "/browse", cookie=cookie)
    assert answer.status == 200 and "</html>" in answer.text
    assert answer.getheader("Strict-Transport-Security") == "max-age=31536000"
    assert 'class="unencrypted"' not in answer.text
    assert site.ask("GET", "/browse").getheader("Location") == "/sign-in?next=%2Fbrowse"
    # The server encrypts by itself, so no peer needs to be a proxy.
    test = site.ask("GET", "/api/v1/self-test")
    assert f'"origin":"{site.origin}"' in test.text and '"isEncrypted":true' in test.text


def test_http2_answers_get_post_and_head(site):
    cookie = [("cookie", f"__Host-dailve={site.set_up()}")]
    client = H2(site)
    status, head, body = client.answer(client.request("GET", "/browse", cookie))
    assert status == 200 and b"</html>" in body and head["strict-transport-security"] and "connection" not in head
    status, head, body = client.answer(client.request("HEAD", "/browse", cookie))
    assert status == 200 and body == b"" and int(head["content-length"]) > 0
    form = [("content-type", "application/x-www-form-urlencoded")]
    status, head, _ = client.answer(
        client.request("POST", "/sign-in", form, f"passphrase={PASSPHRASE}".replace(" ", "+").encode()))
    assert status == 303 and all(flag in head["set-cookie"] for flag in ("Secure", "HttpOnly", "SameSite=Lax"))
    # A refusal that would end a connection of HTTP/1.1 ends only one request here.
    status, head, _ = client.answer(client.request("POST", "/api/v1/ingest", [("content-type", "application/json")], b"{}"))
    assert status == 401 and "connection" not in head
    for path, expected in ("/data/audit", 200), ("/metric/nothing/csv", 404):
        status, head, body = client.answer(client.request("GET", path, cookie))
        assert (status, "connection" in head) == (expected, False) and body
    assert client.answer(client.request("GET", "/browse", cookie))[0] == 200


def test_http2_carries_events_beside_other_requests(site):
    cookie = [("cookie", f"__Host-dailve={site.set_up()}")]
    client = H2(site)
    stream = client.request("GET", "/events", [*cookie, ("accept", "text/event-stream"), ("sec-fetch-site", "same-origin")])
    for event in client.events():
        if isinstance(event, h2.events.DataReceived):
            assert event.data.startswith(b"data: ")
            break
    assert client.answer(client.request("GET", "/browse", cookie))[0] == 200
    # A page on the same connection hears of changes.
    form = [*cookie, ("content-type", "application/x-www-form-urlencoded")]
    weight = client.request("POST", "/body", form, b"id=00000000-0000-4000-8000-000000000001&day=2026-01-02&weight=70&units=metric")
    heard = answered = False
    for event in client.events():
        heard |= isinstance(event, h2.events.DataReceived) and event.stream_id == stream
        answered |= isinstance(event, h2.events.StreamEnded) and event.stream_id == weight
        if heard and answered:
            break
    assert heard and answered
    client.connection.reset_stream(stream)
    client.send()
    assert client.answer(client.request("GET", "/browse", cookie))[0] == 200


def raw(port, data):
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(data)
        received = b""
        while True:
            try:
                part = connection.recv(65536)
            except ConnectionError:
                return received
            if not part:
                return received
            received += part


def test_unencrypted_requests_are_redirected_or_refused(site):
    page = raw(site.port, b"GET /sleep HTTP/1.1\r\nHost: x\r\n\r\n")
    assert page.startswith(b"HTTP/1.1 308") and f"Location: {site.origin}/\r\n".encode() in page
    for request in (b"POST /api/v1/ingest HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /api/v1/today HTTP/1.1\r\nHost: x\r\n\r\n", b"\x00\xff nonsense\r\n"):
        answer = raw(site.port, request)
        assert answer.startswith(b"HTTP/1.1 400") and site.origin.encode() in answer
    assert site.is_serving()


def test_tls_at_an_unencrypted_port_is_closed(tmp_path):
    server = Server(tmp_path / "store")
    try:
        with pytest.raises((ssl.SSLError, ConnectionError)):
            ssl.create_default_context().wrap_socket(
                socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE), server_hostname="localhost")
    finally:
        server.stop()


def test_a_renewed_certificate_is_used_without_restart_and_a_broken_one_is_not(tmp_path, authority):
    leaf, key = authority.sign("renewed", days=30)
    site = EncryptedSite(tmp_path, authority, (leaf, key))
    try:
        def shown():
            with site.connect() as connection:
                return connection.getpeercert()["serialNumber"]
        open_connection = site.connect()
        first = shown()
        kept = leaf.read_bytes()
        leaf.write_text("-----BEGIN CERTIFICATE-----\nbroken\n")
        site.process.send_signal(signal.SIGHUP)
        site.wait_for("The previous certificate stays in use")
        assert shown() == first
        leaf.write_bytes(kept)
        # The new key is of another kind and moved into place, as tools that renew certificates do.
        newer = authority.sign("newer", kind=("rsa:2048",))
        os.replace(newer[1], key)
        os.replace(newer[0], leaf)
        site.process.send_signal(signal.SIGHUP)
        site.wait_for("The certificate was renewed and is valid until")
        assert shown() != first
        # A connection that was open before goes on.
        open_connection.sendall(f"GET /sign-in HTTP/1.1\r\nHost: {site.name}:{site.port}\r\n\r\n".encode())
        assert open_connection.recv(12).startswith(b"HTTP/1.1")
    finally:
        site.stop()


def certificate_that_fails(authority, how):
    leaf, key = authority.sign(f"fails-{how}".replace(" ", "-"), days=-1 if how == "expired" else 90)
    match how:
        case "missing":
            leaf.unlink()
        case "folder":
            return leaf.parent, key
        case "no certificate":
            leaf.write_text("hello")
        case "no key":
            key.write_text("hello")
        case "another key":
            key.write_bytes(authority.sign("another")[1].read_bytes())
        case "locked key":
            openssl("pkey", "-in", key, "-aes256", "-passout", "pass:secret", "-out", f"{key}.locked")
            os.replace(f"{key}.locked", key)
    return leaf, key


@pytest.mark.parametrize(
    "how, sentence",
    [("missing", "There is no file"), ("folder", "cannot be read"), ("no certificate", "contains no certificate"), ("no key", "contains no key"),
     ("another key", "does not belong to the certificate"), ("locked key", "protected by a passphrase"), ("expired", "expired on")])
def test_the_server_refuses_to_start_with_an_unusable_certificate(tmp_path, authority, how, sentence):
    leaf, key = certificate_that_fails(authority, how)
    result = dailve("serve", "--store", tmp_path / "store", "--origin", "https://a.example", "--listen", "127.0.0.1:1",
                    "--tls-cert", leaf, "--tls-key", key, check=False)
    assert result.returncode == 1 and sentence in result.stderr and "Thread" not in result.stderr


def test_certificate_problems_are_reported_at_the_start(tmp_path, authority):
    leaf, key = authority.sign("doubtful", names=("DNS:other.example", "IP:192.0.2.7"), days=400)
    key.chmod(0o644)
    site = EncryptedSite(tmp_path, authority, (leaf, key))
    site.stop()
    log = site.log()
    assert "not for health.example.org but for other.example, 192.0.2.7" in log
    assert "Other users of this machine can read the key" in log and "iPhones accept at most 398" in log


def test_no_weak_protocol_or_cipher_is_agreed_on(tmp_path, authority):
    """The scanner sslyze tries each of them."""
    from sslyze import ScanCommand, ScanCommandAttemptStatusEnum, Scanner, ServerNetworkLocation, ServerScanRequest

    site = EncryptedSite(tmp_path, authority, authority.sign("rsa", kind=("rsa:2048",)))
    try:
        commands = {
            ScanCommand.SSL_2_0_CIPHER_SUITES, ScanCommand.SSL_3_0_CIPHER_SUITES, ScanCommand.TLS_1_0_CIPHER_SUITES,
            ScanCommand.TLS_1_1_CIPHER_SUITES, ScanCommand.TLS_1_2_CIPHER_SUITES, ScanCommand.TLS_1_3_CIPHER_SUITES,
            ScanCommand.TLS_COMPRESSION, ScanCommand.HEARTBLEED, ScanCommand.ROBOT, ScanCommand.SESSION_RENEGOTIATION,
            ScanCommand.OPENSSL_CCS_INJECTION, ScanCommand.TLS_FALLBACK_SCSV}
        scanner = Scanner()
        scanner.queue_scans([ServerScanRequest(
            ServerNetworkLocation(hostname="localhost", port=site.port, ip_address="127.0.0.1"), scan_commands=commands)])
        found = next(scanner.get_results()).scan_result
        assert found, "no connection"

        def result(name):
            attempt = getattr(found, name)
            assert attempt.status == ScanCommandAttemptStatusEnum.COMPLETED, (name, attempt.error_trace)
            return attempt.result

        for old in ("ssl_2_0", "ssl_3_0", "tls_1_0", "tls_1_1"):
            assert not result(f"{old}_cipher_suites").accepted_cipher_suites, old
        for new in ("tls_1_2", "tls_1_3"):
            accepted = [suite.cipher_suite.name for suite in result(f"{new}_cipher_suites").accepted_cipher_suites]
            assert accepted and all("GCM" in name or "POLY1305" in name for name in accepted), accepted
            assert new == "tls_1_3" or all("ECDHE" in name for name in accepted), accepted
        assert not result("tls_compression").supports_compression
        assert not result("heartbleed").is_vulnerable_to_heartbleed
        assert not result("openssl_ccs_injection").is_vulnerable_to_ccs_injection
        assert "NOT_VULNERABLE" in result("robot").robot_result.name
        assert not result("session_renegotiation").is_vulnerable_to_client_renegotiation_dos
    finally:
        site.stop()


def test_the_doctor_checks_the_certificate(site, authority, tmp_path):
    def finding(origin):
        document = dailve("doctor", "--store", site.store, "--port", site.port, "--origin", origin, "--json", check=False).stdout
        [found] = [finding for finding in json.loads(document)["findings"] if finding["subject"] == "certificate"]
        return found

    found = finding(f"https://localhost:{site.port}")
    assert not found["isWell"] and "not for localhost but for health.example.org" in found["text"]
    folder = tmp_path / "other"
    folder.mkdir()
    other = EncryptedSite(folder, authority, authority.sign("local", names=("DNS:localhost",)), name="localhost")
    try:
        found = finding(other.origin)
        assert found["isWell"] and re.search("for (89|90) more days", found["text"]) and "install" in found["advice"]
    finally:
        other.stop()
    assert "Nothing answers" in finding("https://localhost:1")["text"]
    assert "not encrypted" in finding(f"http://localhost:{site.port}")["text"]
