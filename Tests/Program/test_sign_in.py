"""Sign-in over real sockets: what lets somebody in, and what does not."""

import hashlib
import http.client
import json
import re
import socket
import sqlite3
import time
import urllib.parse

import pytest

from program import PATIENCE, ROOT, Server, age_sessions, dailve, dailve_json, eventually

PASSPHRASE = "four quiet herons at noon"
CODE = re.compile(r"(?:[0-9a-f]{4}-){7}[0-9a-f]{4}")
COOKIE = re.compile(r"__Host-dailve=([0-9a-f]{64});")


class Site:
    """A server with an origin, as a browser or an attacker talks to it."""

    def __init__(self, folder, *options, origin="https://health.example.org", environment=None):
        self.store, self.origin = folder / "store", origin
        self.said = open(folder / "log", "w+")
        self.server = Server(
            self.store, options=("--origin", origin, "--behind-proxy", "127.0.0.1", *options), log=self.said, environment=environment)

    def log(self):
        with open(self.said.name) as file:
            return file.read()

    def code(self):
        return eventually(lambda: CODE.findall(self.log()))[-1]

    def ask(self, method, path, form=None, cookie=None, **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        head = {"Host": urllib.parse.urlsplit(self.origin).netloc} | {k.replace("_", "-"): v for k, v in headers.items()}
        body = None
        if form is not None:
            body = urllib.parse.urlencode(form)
            head["Content-Type"] = "application/x-www-form-urlencoded"
        if cookie:
            head["Cookie"] = f"__Host-dailve={cookie}"
        connection.request(method, path, body, head)
        answer = connection.getresponse()
        answer.text = answer.read().decode(errors="replace") if answer.getheader("Content-Type") != "text/event-stream" else ""
        connection.close()
        return answer

    def set_up(self):
        """Sets up sign-in; returns the cookie and the recovery codes."""
        answer = self.ask("POST", "/setup", {"code": self.code(), "passphrase": PASSPHRASE})
        assert answer.status == 201, answer.text
        return cookie(answer), CODE.findall(answer.text)

    def sign_in(self, passphrase=PASSPHRASE, **more):
        return self.ask("POST", "/sign-in", {"passphrase": passphrase}, **more)


def cookie(answer):
    found = COOKIE.search(answer.getheader("Set-Cookie") or "")
    return found and found[1]


@pytest.fixture
def site(tmp_path):
    site = Site(tmp_path)
    yield site
    site.server.stop()


def routes():
    lines = (ROOT / "Tests" / "routes.txt").read_text().split("\n")
    return [line.split(" ") for line in lines if line]


OPEN = {"/setup", "/sign-in", "/sign-in/passkey", "/api/v1/ingest", "/api/v1/self-test", "/assets/{hash}/{name}", "/favicon.ico",
        "/sw.js", "/manifest.webmanifest", "/offline"}


def test_every_other_route_is_closed_to_strangers(site):
    for method, path in routes():
        if path in OPEN:
            continue
        answer = site.ask(method, re.sub(r"\{\w+\}", "1", path), {} if method == "POST" else None)
        assert answer.status in (303, 401), (method, path, answer.status)
        if answer.status == 303:
            assert answer.getheader("Location").split("?")[0] == "/sign-in", (method, path)
    assert site.ask("GET", "/api/v1/today").status == 401
    assert site.ask("GET", "/no-such-page").status == 303


def test_setup_signs_in_once_and_closes(site):
    code = site.code()
    assert site.ask("POST", "/setup", {"code": code, "passphrase": "short"}).status == 422
    assert site.ask("POST", "/setup", {"code": code, "passphrase": "Password123"}).status == 422
    assert site.ask("POST", "/setup", {"code": "0" * 32, "passphrase": PASSPHRASE}).status == 403
    answer = site.ask("POST", "/setup", {"code": code, "passphrase": PASSPHRASE})
    assert answer.status == 201 and answer.getheader("Cache-Control") == "no-store"
    assert len(set(CODE.findall(answer.text))) == 10
    flags = answer.getheader("Set-Cookie")
    assert all(flag in flags for flag in ("Secure", "HttpOnly", "SameSite=Lax", "Path=/")) and "Domain" not in flags
    assert site.ask("GET", "/browse", cookie=cookie(answer)).status == 200
    # The code is used up, whoever tries it.
    again = site.ask("POST", "/setup", {"code": code, "passphrase": "another one entirely"})
    assert again.status == 303 and not cookie(again) and site.sign_in("another one entirely").status == 403
    assert site.ask("GET", "/setup").getheader("Location") == "/sign-in"
    stored = b"".join(path.read_bytes() for path in site.store.rglob("*") if path.is_file())
    assert PASSPHRASE.encode() not in stored and cookie(answer).encode() not in stored and code.encode() not in stored


def test_signing_in_starts_a_new_session_and_signing_out_ends_it(site):
    first, _ = site.set_up()
    planted = "a" * 64
    answer = site.sign_in(cookie=planted)
    second = cookie(answer)
    assert answer.status == 303 and second not in (first, planted)
    assert site.ask("GET", "/browse", cookie=planted).status == 303
    out = site.ask("POST", "/sign-out", {}, cookie=second)
    assert out.status == 303 and "storage" in out.getheader("Clear-Site-Data")
    assert site.ask("GET", "/browse", cookie=second).status == 303
    assert site.ask("GET", "/browse", cookie=first).status == 200
    third = cookie(site.sign_in())
    site.ask("POST", "/sign-out/everywhere", {}, cookie=third)
    assert [site.ask("GET", "/browse", cookie=each).status for each in (first, third)] == [303, 303]


def test_guessing_is_slowed_and_never_locks_the_owner_out(site):
    session, codes = site.set_up()
    # More than six guesses are needed: where guessing itself takes long, the first waits, of 2 and 4 s, have passed by the next guess.
    answers = [site.sign_in(f"guess number {n}") for n in range(10)]
    assert [answer.status for answer in answers[:5]] == [403] * 5
    refused = [answer for answer in answers if answer.status == 429]
    assert refused and all(int(answer.getheader("Retry-After")) > 0 for answer in refused)
    # A signed-in person stays signed in, and a recovery code works once.
    assert site.ask("GET", "/browse", cookie=session).status == 200
    assert site.sign_in(codes[0]).status == 303
    assert site.sign_in(codes[0]).status in (403, 429)
    for n in range(7):
        site.sign_in(f"guess number {n}")
    reset = dailve("users", "reset", "--store", site.store)
    assert site.ask("GET", "/browse", cookie=session).status == 303
    answer = site.ask("POST", "/setup", {"code": reset.stdout.strip(), "passphrase": PASSPHRASE})
    assert answer.status == 201


def test_proxy_headers_are_accepted_only_from_the_proxy(tmp_path):
    site = Site(tmp_path, "--behind-proxy", "192.0.2.1")
    try:
        site.set_up()
        # The proxy on this machine names the sender, so each address has its own count.
        assert {site.sign_in("wrong guess", X_Forwarded_For=f"198.51.100.{n}").status for n in range(8)} == {403}
        # Addresses that a stranger writes before the proxy's own change nothing.
        told = [site.sign_in("wrong guess", X_Forwarded_For=f"10.9.8.{n}, 203.0.113.9").status for n in range(10)]
        assert 429 in told
    finally:
        site.server.stop()


def test_strangers_cannot_forge_their_address(tmp_path):
    site = Site.__new__(Site)
    site.store, site.origin = tmp_path / "store", "https://health.example.org"
    site.said = open(tmp_path / "log", "w+")
    site.server = Server(
        site.store, options=("--origin", site.origin, "--behind-proxy", "192.0.2.1"), log=site.said)
    try:
        site.set_up()
        told = [site.sign_in("wrong guess", X_Forwarded_For=f"198.51.100.{n}").status for n in range(10)]
        assert 429 in told
    finally:
        site.server.stop()


def test_other_host_names_and_origins_are_refused(site):
    session, _ = site.set_up()
    assert site.ask("GET", "/browse", cookie=session, Host="evil.example").status == 421
    assert site.sign_in(Host="evil.example").status == 421
    assert site.sign_in(Origin="https://evil.example").status == 403
    assert site.sign_in(Origin="http://health.example.org").status == 403
    assert site.sign_in(Sec_Fetch_Site="cross-site").status == 403
    assert site.ask("POST", "/sign-out", {}, cookie=session, Sec_Fetch_Site="same-site").status == 403
    assert site.sign_in(Origin="https://health.example.org").status == 303


@pytest.mark.parametrize(
    "target", ["//evil.example", "https://evil.example/", "/\\evil.example", "/%0d%0aLocation:x", "/browse\r\nX: y", "/sign-out", "javascript:1"])
def test_sign_in_never_redirects_to_another_site(site, target):
    site.set_up()
    answer = site.ask("POST", "/sign-in", {"passphrase": PASSPHRASE, "next": target})
    assert (answer.status, answer.getheader("Location")) == (303, "/")
    assert answer.getheader("X") is None


def test_sign_in_returns_to_the_requested_page(site):
    site.set_up()
    path = site.ask("GET", "/sleep?day=2024-02-01").getheader("Location")
    following = urllib.parse.parse_qs(urllib.parse.urlsplit(path).query)["next"][0]
    assert following == "/sleep?day=2024-02-01"
    answer = site.ask("POST", "/sign-in", {"passphrase": PASSPHRASE, "next": following})
    assert answer.getheader("Location") == following


def test_a_device_key_opens_no_page(site):
    site.set_up()
    secret = dailve("tokens", "add", "phone", "--store", site.store).stdout.strip()
    headers = {"Authorization": f"Bearer {secret}"}
    assert site.ask("GET", "/browse", **headers).status == 303
    assert site.ask("GET", "/api/v1/today", **headers).status == 403
    assert site.ask("GET", "/browse", cookie=secret).status == 303


def test_the_log_records_events_without_secrets(site):
    _, codes = site.set_up()
    site.sign_in("wrong\nguess outcome=signed-in")
    site.ask("GET", "/browse?weight=71", X_Forwarded_For="203.0.113.5\tfake")
    answer = site.sign_in()
    log = site.log()
    assert "refused" in log and "signed in" in log and "set up" in log
    for secret in (PASSPHRASE, codes[0], cookie(answer), "wrong", "weight"):
        assert secret not in log


@pytest.mark.parametrize(
    "options, sentence",
    [
        (["--listen", "0.0.0.0:8420"], "needs --origin"),
        (["--listen", "0.0.0.0:8420", "--origin", "https://a.example"], "--behind-proxy"),
        (["--listen", "0.0.0.0:8420", "--behind-proxy", "10.0.0.1"], "need --origin"),
        (["--tls-cert", "a.pem", "--tls-key", "b.pem"], "need --origin"),
        (["--tailscale-user", "anna@example.org"], "need --origin"),
        (["--unencrypted"], "need --origin"),
        (["--origin", "https://a.example", "--tls-cert", "a.pem"], "--tls-cert and --tls-key together"),
        (["--origin", "http://localhost", "--tls-cert", "a.pem", "--tls-key", "b.pem"], "has to begin with https"),
        (["--origin", "http://a.example"], "https"),
        (["--origin", "http://192.168.1.5:8420", "--listen", "192.168.1.5:8420"], "--tls-cert with --tls-key or --behind-proxy"),
        (["--origin", "http://192.168.1.5:8420", "--listen", "192.168.1.5:8420"], "add --unencrypted"),
        (["--origin", "http://a.example", "--unencrypted"], "only for your own network"),
        (["--origin", "http://203.0.113.5", "--unencrypted"], "only for your own network"),
        (["--origin", "https://a.local", "--unencrypted"], "leave it out"),
        (["--origin", "http://a.local", "--unencrypted", "--behind-proxy", "10.0.0.1"], "leave it out"),
        (["--origin", "https://a.example", "--tailscale-user", "anna\nX: y"], "as Tailscale shows it"),
        (["--origin", "https://a.example", "--tailscale-user", "anna@example.org", "--behind-proxy", "127.0.0.1"], "leave out --behind-proxy"),
        (["--origin", "https://a.example/path"], "without a path"),
        (["--origin", "https://a.example", "--behind-proxy", "nonsense"], "block of addresses"),
        (["--host", "0.0.0.0"], "loopback"),
    ])
def test_unsafe_options_are_refused_at_the_start(tmp_path, options, sentence):
    result = dailve("serve", "--store", tmp_path / "store", *options, check=False)
    assert result.returncode == 2 and sentence in result.stderr


ASKED_AGAIN = [
    ("GET", "/settings/export/json", 200), ("POST", "/settings/erase", 200), ("POST", "/connect", 422), ("POST", "/settings/api", 422), ("POST", "/data/batches/1/undo", 404),
    ("POST", "/settings/security/passphrase", 422), ("POST", "/settings/security/recovery", 201),
    ("POST", "/settings/security/passkeys/begin", 200), ("POST", "/settings/security/passkeys/00/remove", 422),
]


def test_irreversible_actions_ask_for_confirmation(site):
    session, _ = site.set_up()

    def ask(method, path):
        return site.ask(method, path, {} if method == "POST" else None, cookie=session)

    for method, path, done in ASKED_AGAIN:
        assert ask(method, path).status == done, path
    age_sessions(site.store, 11 * 60)
    for method, path, _ in ASKED_AGAIN:
        answer = ask(method, path)
        if method == "GET":
            assert answer.status == 303 and answer.getheader("Location").startswith("/sign-in?again=1&next=")
        else:
            assert answer.status == 403, path
    assert site.ask("GET", "/settings/security", cookie=session).status == 200


def test_no_other_spelling_of_an_address_skips_the_confirmation(site):
    session, _ = site.set_up()
    age_sessions(site.store, 11 * 60)
    for method, path, _ in ASKED_AGAIN:
        form = {"word": "DELETE", "new": "three loud geese at dawn"} if method == "POST" else None
        last = path.rsplit("/", 1)[1]
        for spelling in (path + "/", "/" + path, path.replace("/", "//", 2)[1:], path[:-len(last)] + f"%{ord(last[0]):02X}" + last[1:],
                         path + "%2F", path.upper(), "/." + path, path + "/."):
            answer = site.ask(method, spelling, form, cookie=session)
            is_asked = (answer.getheader("Location") or "").startswith("/sign-in?again=1")
            assert answer.status in (400, 403, 404) or is_asked, (spelling, answer.status)
    assert site.sign_in().status == 303


def test_requests_begun_before_signing_out_are_refused(site):
    session, _ = site.set_up()
    body = urllib.parse.urlencode({"word": "DELETE"}).encode()
    with socket.create_connection(("127.0.0.1", site.server.port)) as slow:
        head = (f"POST /settings/erase HTTP/1.1\r\nHost: health.example.org\r\nCookie: __Host-dailve={session}\r\nContent-Length: {len(body)}\r\n"
                "Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\n")
        slow.sendall(head.encode() + body[:-1])
        time.sleep(0.5)
        site.ask("POST", "/sign-out/everywhere", {}, cookie=session)
        slow.sendall(body[-1:])
        assert b" 401 " in slow.recv(65536).split(b"\r\n")[0]


@pytest.mark.parametrize("path, kind", [("/import", "application/octet-stream"), ("/api/v1/ingest", "application/json")])
def test_a_request_is_refused_once_its_right_is_gone(site, path, kind):
    """A slow sender began before they were signed out, or before their key was withdrawn."""
    session, _ = site.set_up()
    made = dailve_json("tokens", "add", "phone", "--store", site.store)
    body = b'{"data":{"metrics":[]}}'
    with socket.create_connection(("127.0.0.1", site.server.port)) as slow:
        head = (f"POST {path} HTTP/1.1\r\nHost: health.example.org\r\nCookie: __Host-dailve={session}\r\nContent-Length: {len(body)}\r\n"
                f"Authorization: Bearer {made['token']}\r\nContent-Type: {kind}\r\nAccept: application/json\r\nConnection: close\r\n\r\n")
        slow.sendall(head.encode() + body[:-1])
        time.sleep(0.5)
        site.ask("POST", "/sign-out/everywhere", {}, cookie=session)
        dailve("tokens", "revoke", made["id"], "--store", site.store)
        slow.sendall(body[-1:])
        assert b" 401 " in slow.recv(65536).split(b"\r\n")[0]
    assert not list((site.store / "uploads").glob("*"))
    with sqlite3.connect(site.store / "health.sqlite") as database:
        assert database.execute("SELECT (SELECT count(*) FROM batch), (SELECT count(*) FROM delivery)").fetchone() == (0, 0)


def test_forms_with_lists_wait_for_confirmation(site):
    session, _ = site.set_up()
    site.ask("POST", "/sign-out/everywhere", {}, cookie=session)
    asked = site.ask("POST", "/today/pins", [("pin[]", "steps"), ("pin[]", "weight"), ("pin[]", "hrv")], cookie=session)
    assert asked.status == 403
    kept = re.findall(r'name="([^"]+)" value="([^"]*)"', asked.text.split("<form")[-1])
    assert [value for name, value in kept if name == "pin[]"] == ["steps", "weight", "hrv"]
    answer = site.ask("POST", "/sign-in", [*kept, ("passphrase", PASSPHRASE)])
    assert (answer.status, answer.getheader("Location")) == (307, "/today/pins")
    # A stranger is asked to sign in, and nothing that they sent is read.
    assert site.ask("POST", "/today/pins", [("pin[]", "steps")]).status == 303


def test_setup_sent_twice_reports_that_it_is_done(site):
    form = {"code": site.code(), "passphrase": PASSPHRASE}
    session = cookie(site.ask("POST", "/setup", form))
    assert site.ask("POST", "/setup", form).getheader("Location").startswith("/sign-in?")
    again = site.ask("POST", "/setup", form, cookie=session).getheader("Location")
    assert again.startswith("/settings/security?")
    assert "set up already" in site.ask("GET", again, cookie=session, Accept_Language="en").text


def test_removing_a_passkey_ends_its_sessions(site):
    """One transaction removes both, so a lost phone never seems signed out while it still has a session."""
    session, _ = site.set_up()
    with sqlite3.connect(site.store / "directory.sqlite") as database:
        state = json.loads(database.execute("SELECT state FROM access").fetchone()[0])
        state["sessions"].append(state["sessions"][0] | {"id": "lost", "hash": list(hashlib.sha256(b"f" * 64).digest()), "passkey": [7]})
        database.execute("UPDATE access SET state = ?", [json.dumps(state).encode()])
        database.execute(
            "INSERT INTO passkey (id, key, counter, eligible, backed, transports, model, user, name, created) "
            "VALUES (x'07', x'00', 0, 0, 0, '', x'00', x'00', 'Lost phone', 1)")
    assert site.ask("POST", "/settings/security/passkeys/07/remove", {}, cookie=session).getheader("Location").startswith("/settings/security")
    with sqlite3.connect(site.store / "directory.sqlite") as database:
        state = json.loads(database.execute("SELECT state FROM access").fetchone()[0])
    assert [each["id"] for each in state["sessions"]] == [next(each["id"] for each in state["sessions"] if each["id"] != "lost")]
    assert site.ask("GET", "/browse", cookie=session).status == 200


def test_wrong_codes_write_nothing(site):
    site.set_up()
    before = (site.store / "directory.sqlite").stat().st_mtime_ns
    for number in range(20):
        assert site.sign_in(f"{number:04x}-" * 7 + "0000").status in (403, 429)
    assert (site.store / "directory.sqlite").stat().st_mtime_ns == before


def test_distributed_guessing_does_not_lock_the_owner_out(tmp_path):
    site = Site(tmp_path)
    try:
        site.set_up()
        known = re.search(r"__Host-dailve-known=([0-9a-f]{64})", "".join(site.sign_in().headers.get_all("Set-Cookie")))[1]
        strangers = [site.sign_in("wrong guess", X_Forwarded_For=f"198.51.{n}.1").status for n in range(60)]
        assert 429 in strangers
        # From one of their own browsers the owner gets in at once, wherever they are.
        answer = site.sign_in(Cookie=f"__Host-dailve-known={known}", X_Forwarded_For="203.0.113.77")
        assert answer.status == 303
        # A made-up cookie is not known. Where guessing itself takes long, the wait may have passed, so the next guesses renew it.
        made_up = set()
        for n in range(10):
            site.sign_in("wrong guess", X_Forwarded_For=f"198.51.200.{n}")
            made_up.add(site.sign_in(Cookie=f"__Host-dailve-known={'a' * 64}", X_Forwarded_For="203.0.113.78").status)
        assert 429 in made_up
        assert site.log().count("outcome=") < 100
    finally:
        site.server.stop()


def test_waiting_requests_continue_after_confirmation(site):
    session, _ = site.set_up()
    age_sessions(site.store, 11 * 60)
    asked = site.ask("POST", "/settings/erase", {"word": "DELETE", "extra": '"><script>'}, cookie=session)
    assert asked.status == 403 and 'value="DELETE"' in asked.text and "<script>" not in asked.text
    form = {"next": "/settings/erase", "waits": "1", "word": "DELETE"}
    wrong = site.ask("POST", "/sign-in", form | {"passphrase": "not this one"}, cookie=session)
    assert wrong.status == 403 and 'value="DELETE"' in wrong.text and "not this one" not in wrong.text
    answer = site.ask("POST", "/sign-in", form | {"passphrase": PASSPHRASE}, cookie=session)
    assert (answer.status, answer.getheader("Location")) == (307, "/settings/erase")
    # The old session has ended, and this one is new.
    renewed = cookie(answer)
    assert site.ask("GET", "/browse", cookie=session).status == 303
    done = site.ask("POST", "/settings/erase", form, cookie=renewed)
    assert done.getheader("Location") == "/settings?done=erased"
    # Everything is gone except the way in.
    assert site.ask("GET", "/browse", cookie=renewed).status == 200
    assert site.sign_in().status == 303


def test_a_new_passphrase_ends_all_other_sessions(site):
    here, _ = site.set_up()
    there = cookie(site.sign_in())
    for weak in ("short", "Password123", "x" * 300):
        assert site.ask("POST", "/settings/security/passphrase", {"new": weak}, cookie=here).status == 422
    changed = site.ask("POST", "/settings/security/passphrase", {"new": "three loud geese at dawn"}, cookie=here)
    assert changed.getheader("Location") == "/settings/security?done=passphrase"
    assert site.ask("GET", "/browse", cookie=here).status == 200
    assert site.ask("GET", "/browse", cookie=there).status == 303
    assert site.sign_in().status == 403
    assert site.sign_in("three loud geese at dawn").status == 303


def test_new_recovery_codes_invalidate_the_old_ones(site):
    session, old = site.set_up()
    answer = site.ask("POST", "/settings/security/recovery", {}, cookie=session)
    new = CODE.findall(answer.text)
    assert answer.status == 201 and len(set(new)) == 10 and not set(new) & set(old)
    assert site.sign_in(old[0]).status == 403
    assert site.sign_in(new[0]).status == 303


def test_browsers_are_listed_and_signed_out_one_by_one(site):
    here, _ = site.set_up()
    there = cookie(site.sign_in(User_Agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) <b>Safari/604.1"))
    page = site.ask("GET", "/settings/security", cookie=here).text
    assert "Safari, iPhone" in page and "<b>Safari/604" not in page
    other = re.search(r"/settings/security/sessions/(\w+)/end", page)[0]
    assert site.ask("POST", other, {}, cookie=here).status == 303
    assert [site.ask("GET", "/browse", cookie=each).status for each in (here, there)] == [200, 303]


def test_a_browser_signed_out_remotely_is_told_to_clear_its_data(site):
    def others(seen_by):
        return set(re.findall(r"/settings/security/sessions/\w+/end", site.ask("GET", "/settings/security", cookie=seen_by).text))

    here, _ = site.set_up()
    there, third = cookie(site.sign_in()), cookie(site.sign_in())
    mine = (others(there) - others(here)).pop()
    for end in others(here):
        site.ask("POST", end, {}, cookie=here)
    told = [site.ask("GET", "/browse", cookie=each).getheader("Clear-Site-Data") for each in (there, third)]
    assert told == ['"cache", "storage"'] * 2
    assert 'data-forget="all"' in site.ask("GET", "/sign-in", cookie=there).text
    # Ending the session of the browser in use signs out.
    out = site.ask("POST", mine, {}, cookie=here)
    assert out.getheader("Location") == "/sign-in?done=signed-out" and "storage" in out.getheader("Clear-Site-Data")
    # A stranger's cookie or an expired one clears nothing that waits to be sent.
    assert site.ask("GET", "/browse", cookie="a" * 64).getheader("Clear-Site-Data") is None
    last = cookie(site.sign_in())
    age_sessions(site.store, 400 * 86400)
    answer = site.ask("GET", "/browse", cookie=last)
    assert answer.status == 303 and answer.getheader("Clear-Site-Data") is None
    assert 'data-forget="pages"' in site.ask("GET", "/sign-in", cookie=last).text


def test_open_pages_receive_no_events_after_signing_out(site):
    session, _ = site.set_up()
    connection = http.client.HTTPConnection("127.0.0.1", site.server.port, timeout=PATIENCE)
    connection.request("GET", "/events", headers={"Host": "health.example.org", "Cookie": f"__Host-dailve={session}"})
    stream = connection.getresponse()
    assert stream.readline().startswith(b"data: ")
    site.ask("POST", "/sign-out", {}, cookie=session)
    started = time.time()
    assert b"data: " not in stream.read()
    assert time.time() - started < 40


def test_unknown_passkeys_are_refused(site):
    site.set_up()
    asked = site.ask("POST", "/sign-in/passkey", {})
    assert asked.status == 200 and asked.getheader("Cache-Control") == "no-store" and not cookie(asked)
    for answer in ("{}", "x", "\0" * 1000, '{"id":"AA","rawId":"AA","type":"public-key","response":{}}', "[" * 1200):
        refused = site.ask("POST", "/sign-in", {"answer": answer})
        assert refused.status == 403 and not cookie(refused)
    # No answer is this long, so the server does not read it.
    refused = site.ask("POST", "/sign-in", {"answer": "[" * 20_000})
    assert refused.status == 413 and not cookie(refused)
    # These attempts do not count against the owner.
    assert site.sign_in().status == 303


def test_loopback_alone_needs_no_sign_in(sample_server):
    connection = http.client.HTTPConnection("127.0.0.1", sample_server.port, timeout=PATIENCE)
    for path, status in (("/browse", 200), ("/sign-in", 303)):
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == status
