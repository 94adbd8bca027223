"""Commands that the program suggests, in the terminal and on pages, name the store and the server in use and can be typed as they are."""

import html
import json
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import urllib.parse
import urllib.request

import pytest

from faults import export
from program import Server, dailve, dailve_json, eventually, free_port

SUGGESTED = re.compile(r"`dailve ([^`]+)`")


@pytest.fixture
def store(tmp_path):
    """A store in a folder whose name a shell would split."""
    folder = tmp_path / "my health"
    dailve("import", export(tmp_path / "1.xml", "2024-01-01"), "--store", folder, "--zone", "UTC")
    return folder


def get(server, path):
    with urllib.request.urlopen(server.url + path) as answer:
        return html.unescape(answer.read().decode())


def post(server, path, **fields):
    urllib.request.urlopen(urllib.request.Request(server.url + path, data=urllib.parse.urlencode(fields).encode())).close()


def test_suggestions_of_the_doctor_name_this_store_and_port(store):
    found = json.loads(dailve("doctor", "--store", store, "--port", "9", "--json").stdout)["findings"]
    commands = [shlex.split(command) for finding in found for command in SUGGESTED.findall(finding.get("advice") or "")]
    assert commands
    for command in commands:
        assert command[command.index("--store") + 1] == str(store), command
        if command[0] == "serve":
            assert command[command.index("--port") + 1] == "9", command
    # The usual store need not be named, unless another shell has another one.
    usual = {name: value for name, value in os.environ.items() if name != "XDG_DATA_HOME"}
    assert "--store" not in " ".join(SUGGESTED.findall(dailve("doctor", check=False, env=usual).stdout))
    own = SUGGESTED.findall(dailve("undo", "99", check=False, env=usual | {"XDG_DATA_HOME": str(store.parent)}).stderr)
    # This folder has no store: the suggested command makes one where the program looked.
    assert own == [f"import export.zip --store {store.parent / 'dailve'}"]


def test_suggestions_name_a_store_by_its_absolute_path(store):
    shutil.copytree(store, store.parent / "dailve")
    found = SUGGESTED.findall(dailve("undo", "99", check=False, env=os.environ | {"XDG_DATA_HOME": str(store.parent)}).stderr)
    assert found and all(shlex.split(command)[-2:] == ["--store", str(store.parent / "dailve")] for command in found)
    found = SUGGESTED.findall(dailve("undo", "99", "--store", store.name, check=False, cwd=store.parent).stderr)
    assert found and all(shlex.split(command)[-2:] == ["--store", str(store)] for command in found)
    # The same holds for a folder that was given.
    said = dailve("undo", "99", "--store", "typo", check=False, cwd=store.parent).stderr
    assert SUGGESTED.findall(said) == [f"import export.zip --store {store.parent / 'typo'}"]


def assert_can_be_typed(text, cwd):
    """Every suggested command is complete: the things that it names may not exist, but no part of it is missing."""
    commands = re.findall("`((?:dailve|chmod) [^`]+)`", text)
    assert commands, text
    for command in map(shlex.split, commands):
        if command[0] == "chmod":
            assert subprocess.run(command, cwd=cwd).returncode == 0, command
        elif command[1] != "serve":
            result = dailve(*command[1:], check=False, cwd=cwd, stdin=subprocess.DEVNULL)
            assert "Usage:" not in result.stderr and "Error: Missing" not in result.stderr, (command, result.stderr)
    return commands


@pytest.mark.parametrize("kind", ["missing", "empty", "open", "altered", "exposed backup"])
def test_suggestions_of_the_doctor_can_be_typed(store, tmp_path, kind):
    folder = store
    if kind in ("missing", "empty"):
        folder = tmp_path / "no store"
        if kind == "empty":
            folder.mkdir(0o700)
    elif kind == "open":
        (store / "health.sqlite").chmod(0o644)
    elif kind == "altered":
        with sqlite3.connect(store / "health.sqlite") as database:
            database.execute("CREATE TABLE diary (text)")
        database.close()
    else:
        os.chmod(json.loads(dailve("backup", "--store", store, "--json").stdout)["path"], 0o622)
    said = json.loads(dailve("doctor", "--store", folder, "--port", free_port(), "--json", check=False).stdout)["findings"]
    text = "\n".join(f"{finding['text']} {finding.get('advice')}" for finding in said if not finding["isWell"] and finding["subject"] != "port")
    commands = assert_can_be_typed(text, tmp_path)
    if kind in ("open", "exposed backup"):
        assert any(command.startswith("chmod") for command in commands)
        assert not any("chmod" in (finding.get("advice") or "") for finding in dailve_json("doctor", "--store", store)["findings"])


def test_suggestions_for_a_mistyped_store_can_be_typed(store, tmp_path):
    said = dailve("restore", "x", "--store", "typo", check=False, cwd=tmp_path).stderr
    assert "no store at typo" in said and not SUGGESTED.findall(said)
    made = dailve("tokens", "add", "Laptop", "--scope", "peer", "--store", tmp_path / "typo")
    assert f"There was no store at {tmp_path / 'typo'}; a new one was made." in made.stderr
    assert "dailve peer add" in made.stderr and "Authorization" not in made.stderr
    again = dailve("tokens", "add", "Phone", "--store", tmp_path / "typo")
    assert "new one" not in again.stderr and "Authorization" in again.stderr
    assert_can_be_typed(dailve("peer", "--store", store).stderr, tmp_path)


def test_the_doctor_does_not_suggest_the_port_that_it_only_checked(store):
    server = Server(store)
    try:
        found = json.loads(dailve("doctor", "--store", store, "--port", free_port(), "--json", check=False).stdout)["findings"]
    finally:
        server.stop()
    advice = [finding["advice"] for finding in found if "but not on port" in finding["text"]]
    assert len(advice) == 1 and f"`dailve serve --store {shlex.quote(str(store))}`" in advice[0]


def test_an_encrypted_backup_is_named_as_typed(store, tmp_path):
    file = tmp_path / "my backup.sqlite.age"
    file.write_bytes(b"age-encryption.org/v1\n")
    said = dailve("restore", "./" + file.name, "--store", store, check=False, cwd=tmp_path).stderr
    (command,) = [shlex.split(command) for command in SUGGESTED.findall(said)]
    assert command[:4] == ["restore", "./" + file.name, "--identity", "key.txt"]


@pytest.mark.parametrize("words", [
    ["undo", "99"], ["history", "restore", "x"], ["tokens", "revoke", "x"], ["zones", "remove", "99"], ["peer", "remove", "x"], ["restore", "x"],
    ["deliveries", "replay", "x"], ["samples", "x"],
])
def test_suggestions_of_errors_name_this_store(store, words):
    said = dailve(*words, "--store", store, check=False).stderr
    commands = [shlex.split(command) for command in SUGGESTED.findall(said)]
    assert commands, said
    for command in commands:
        assert command[command.index("--store") + 1] == str(store)
        assert dailve(*command, check=False).returncode in (0, 3), command


def test_a_suggested_line_of_the_history_restores_the_version_above_it(store):
    server = Server(store)
    try:
        for goal in ["lose", "gain"]:
            post(server, "/body/goal", goal=goal)
    finally:
        server.stop()

    def goal():
        with sqlite3.connect(store / "health.sqlite") as database:
            return database.execute("SELECT value FROM record WHERE rid = 'setting-weight-goal'").fetchone()

    lines = [line.strip() for line in dailve("history", "--store", store).stdout.splitlines() if "dailve history restore" in line]
    before, words = goal(), shlex.split(lines[0])
    assert words[0] == "dailve" and dailve(*words[1:]).returncode == 0
    assert goal() != before


def test_pages_suggest_commands_for_their_store(store):
    server = Server(store)
    try:
        assert f"dailve tokens add Grafana --scope export:read --store {shlex.quote(str(store))}" in get(server, "/settings/api")
    finally:
        server.stop()


@pytest.mark.parametrize("options, says", [((), True), (("--behind-proxy", "127.0.0.1"), False), (("--tailscale-user", "a@example.org"), False)])
def test_an_https_origin_needs_a_proxy_or_a_certificate(tmp_path, options, says):
    store = tmp_path / "store"
    with open(tmp_path / "log", "w+") as log:
        server = Server(store, options=("--origin", "https://health.example.org", *options), log=log)
        try:
            request = urllib.request.Request(server.url + "/setup", headers={"Host": "health.example.org"})
            if not options:
                # Strangers do not learn where the store is; people who see the terminal do.
                page = html.unescape(urllib.request.urlopen(request).read().decode())
                assert "The terminal that shows it also says how to get a new one." in page and str(store) not in page
            eventually(lambda: f"`dailve users reset --store {store}` makes another code." in open(log.name).read())
            said = open(log.name).read()
            assert ("Dailve does not encrypt here" in said) == says, said
        finally:
            server.stop()


def test_users_are_printed_as_json(store):
    assert dailve_json("users", "--store", store) == {
        "browsers": [], "isOffered": False, "isSetUp": False, "recoveryCodes": 0, "withheld": []}
    dailve("users", "reset", "--store", store)
    assert dailve_json("users", "--store", store)["isOffered"] is True


def test_time_zones_are_accepted_as_people_write_them(store, tmp_path):
    dailve("zones", "add", "asia/tokyo", "--from", "2024-01-02", "--to", "2024-01-03", "--store", store)
    assert [stay["zone"] for stay in dailve_json("zones", "--store", store)["stays"]] == ["Asia/Tokyo"]
    dailve("import", export(tmp_path / "2.xml", "2024-01-02"), "--store", tmp_path / "other", "--zone", "europe/berlin")
    assert dailve_json("zones", "--store", tmp_path / "other")["home"] == "Europe/Berlin"
