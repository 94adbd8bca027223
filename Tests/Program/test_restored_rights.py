"""The rights of a restored backup: rights that only the backup has wait to be readmitted, and a restore announces what other machines know."""

import sqlite3
import urllib.parse
import urllib.request
from contextlib import closing

import pytest

from faults import export
from program import PATIENCE, Server, dailve, dailve_json
from test_sign_in import PASSPHRASE, Site, cookie


@pytest.fixture
def moved(tmp_path):
    """A new machine on which the backup of another one was restored, and a key that only the backup knew."""
    store, new = tmp_path / "store", tmp_path / "new"
    dailve("import", export(tmp_path / "1.xml", "2024-01-01", records=100), "--store", store, "--zone", "UTC")
    key = dailve_json("tokens", "add", "Old phone", "--scope", "summary:read", "--store", store)["token"]
    made = dailve_json("backup", "--store", store)
    new.mkdir()
    dailve("restore", made["path"], "--store", new / "store")
    site = Site(new)
    yield site, key
    site.server.stop()


def counts(site, key):
    return site.ask("GET", "/api/v1/today", Authorization=f"Bearer {key}").status == 200


def test_rights_from_a_backup_are_readmitted_at_the_first_sign_in(moved):
    site, key = moved
    assert 'name="readmit"' in site.ask("GET", "/setup").text and not counts(site, key)
    # A wrong code lets nothing in, and keeps the choice.
    refused = site.ask("POST", "/setup", {"code": "0000-" * 7 + "0000", "passphrase": PASSPHRASE, "readmit": "1"})
    assert refused.status == 403 and 'name="readmit" value="1" checked' in refused.text and not counts(site, key)
    done = site.ask("POST", "/setup", {"code": site.code(), "passphrase": PASSPHRASE, "readmit": "1"})
    assert done.status == 201 and counts(site, key)
    assert 'id="withheld"' not in site.ask("GET", "/settings/security", cookie=cookie(done)).text
    assert "rights of a backup readmitted" in site.log()


def test_withheld_rights_are_listed_and_can_be_removed(moved):
    site, key = moved
    signed_in, _ = site.set_up()
    page = site.ask("GET", "/settings/security", cookie=signed_in).text
    assert 'id="withheld"' in page and "Old phone" in page and not counts(site, key)
    # Somebody who is not signed in cannot make it forget them.
    assert site.ask("POST", "/settings/security/withheld/forget", {}).status == 303
    assert "Old phone" in site.ask("GET", "/settings/security", cookie=signed_in).text
    assert site.ask("POST", "/settings/security/withheld/forget", {}, cookie=signed_in).status == 303
    page = site.ask("GET", "/settings/security", cookie=signed_in).text
    assert 'id="withheld"' not in page and "Old phone" not in page
    assert site.ask("GET", "/setup").status != 200
    assert "Old phone" not in dailve("users", "--store", site.store).stdout and not counts(site, key)


@pytest.fixture
def followed(tmp_path):
    """A server that another machine follows, with a backup and an entry made since."""
    store = tmp_path / "store"
    dailve("import", export(tmp_path / "1.xml", "2024-01-01", records=100), "--store", store, "--zone", "UTC")
    dailve("tokens", "add", "Laptop", "--scope", "peer", "--store", store)
    made = dailve_json("backup", "--store", store)["name"]
    server = Server(store)
    server.store = store
    entry = {"id": "weight-1", "day": "2024-01-02", "time": "08:00", "weight": "71", "bodyFat": "", "leanBodyMass": "", "memo": ""}
    post(server, "/body", entry)
    yield server, made
    server.stop()


def post(server, path, form):
    request = urllib.request.Request(server.url + path, urllib.parse.urlencode(form).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return answer.read().decode()


def weights(server):
    with closing(sqlite3.connect(server.store / "health.sqlite")) as database:
        return database.execute("SELECT count(*) FROM record WHERE rid = 'weight-1' AND NOT deleted").fetchone()[0]


@pytest.mark.parametrize("everywhere", [False, True])
def test_a_restore_announces_the_data_that_other_machines_will_bring_back(followed, everywhere):
    server, made = followed
    assert weights(server)
    question = post(server, "/settings/backups/restore", {"name": made})
    assert 'id="question"' in question and "Laptop" in question and 'name="everywhere"' in question
    assert "Restored to" not in question and weights(server)
    answer = post(server, "/settings/backups/restore", {"name": made, "sure": "1"} | ({"everywhere": "1"} if everywhere else {}))
    assert "Restored to" in answer and 'id="question"' not in answer and not weights(server)
