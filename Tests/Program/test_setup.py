"""`dailve setup`, the configuration of the service, and the commands that root gives for the service's store."""

import json
import os
import pty
import random
import re
import shutil
import socket
import stat
import subprocess
import time
import urllib.request

import pytest

from certificates import Authority
from faults import export
from program import DAILVE, PATIENCE, Server, dailve, dailve_json, eventually, free_port
from told_people import clock_at, clock_library

ENGLISH = os.environ | {"LC_ALL": "C.UTF-8"}
NOBODY = 65534
# The tests of root's commands need an account that the system knows; every Debian has this one.
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give up its rights")


@pytest.fixture
def root(tmp_path):
    folder = tmp_path / "root"
    folder.mkdir()
    return folder


def setup(root, *arguments, code=0, env=ENGLISH):
    result = dailve("setup", "--root", root, "--yes", *arguments, check=False, env=env)
    assert result.returncode == code, result.stdout + result.stderr
    return result


def configuration(root):
    lines = (root / "etc/dailve.conf").read_text().splitlines()
    return [tuple(part.strip() for part in line.split("=", 1)) for line in lines if line and not line.startswith("#")]


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


# Setup

def test_the_suggested_answers_serve_this_machine(root):
    port = free_port()
    said = setup(root, "--port", port).stdout
    assert configuration(root) == [("store", "/var/lib/dailve"), ("port", str(port))]
    assert f"http://127.0.0.1:{port}" in said and "runuser -u dailve -- dailve serve --configuration" in said
    assert mode(root / "etc/dailve.conf") == 0o644 and mode(root / "var/lib/dailve") == 0o700
    assert not (root / "etc/dailve.conf.bak").exists() and not (root / "etc/systemd").exists()
    assert "█" not in said, "nothing else reaches this machine, so there is nothing to photograph"


def test_a_dry_run_changes_nothing_and_lists_its_steps(root):
    result = dailve("setup", "--root", root, "--check", "--port", free_port(), env=ENGLISH)
    assert "store = /var/lib/dailve" in result.stdout and "Nothing stands in the way." in result.stdout
    assert list(root.iterdir()) == []
    setup(root, "--port", free_port())
    before = (root / "etc/dailve.conf").read_bytes()
    assert "stays as it is" in dailve("setup", "--root", root, "--check", env=ENGLISH).stdout
    assert (root / "etc/dailve.conf").read_bytes() == before


def test_edited_settings_stay_and_the_old_file_is_kept(root):
    (root / "etc").mkdir()
    mine = f"# mine\nstore = {root}/data\n\nport   =   {free_port()}\nbackup-recipient = age1x # with a comment\n"
    (root / "etc/dailve.conf").write_text(mine)
    setup(root, "--address", "192.168.7.7")
    text = (root / "etc/dailve.conf").read_text()
    assert text.startswith(mine) and (root / "etc/dailve.conf.bak").read_text() == mine
    port = dict(configuration(root))["port"]
    assert text[len(mine):].splitlines() == [
        f"origin = http://192.168.7.7:{port}", f"listen = 0.0.0.0:{port}", "unencrypted = true"]
    # Setting up again asks for nothing new and changes nothing.
    setup(root)
    assert (root / "etc/dailve.conf").read_text() == text
    setup(root, "--reach", "machine")
    assert (root / "etc/dailve.conf").read_text() == mine and (root / "etc/dailve.conf.bak").read_text() == text


def test_an_address_in_the_network_is_shown_as_a_qr_code(root):
    said = setup(root, "--reach", "network", "--address", "box.local", "--port", free_port()).stdout
    rows = [line for line in said.splitlines() if set(line) <= set("█▀▄ ") and line.strip()]
    assert len(rows) > 12 and len({len(row) for row in rows}) == 1
    # The quiet zone, two lines of two modules, surrounds it.
    assert set(rows[0]) == set(rows[1]) == {"█"}
    assert "Nothing is encrypted on the way" in said and "sudo dailve users offer" in said


def test_a_domain_is_served_by_a_proxy_or_with_a_certificate(root, tmp_path):
    port = free_port()
    setup(root, "--origin", "https://health.example.org", "--port", port)
    assert dict(configuration(root)) == {
        "store": "/var/lib/dailve", "port": str(port), "origin": "https://health.example.org", "behind-proxy": "127.0.0.1"}
    certificate, key = Authority(tmp_path).sign()
    said = setup(root, "--origin", "https://health.example.org", "--certificate", certificate, "--key", key, "--port", port).stdout
    assert dict(configuration(root)) == {
        "store": "/var/lib/dailve", "port": str(port), "origin": "https://health.example.org", "listen": f"0.0.0.0:{port}",
        "tls-cert": str(certificate), "tls-key": str(key)}
    assert f"port 443 to port {port}" in said
    wrong = setup(root, "--origin", "https://other.example.org", "--certificate", certificate, "--key", key, code=3).stdout
    assert "The certificate is not for other.example.org" in wrong
    assert dict(configuration(root))["origin"] == "https://health.example.org", "nothing was changed"
    korean = setup(
        root, "--origin", "https://other.example.org", "--certificate", certificate, "--key", key, "--language", "ko", code=3).stdout
    assert "! other.example.org의 인증서가 아니라" in korean and "The certificate" not in korean


def test_the_service_may_write_to_a_backup_folder_elsewhere(root):
    (root / 'mnt/my "disk" 100%').mkdir(parents=True)
    setup(root, "--backups", '/mnt/my "disk" 100%', "--port", free_port())
    addition = root / "etc/systemd/system/dailve.service.d/backups.conf"
    assert addition.read_text().splitlines()[1:] == ["[Service]", 'ReadWritePaths="-/mnt/my \\"disk\\" 100%%"']
    assert mode(addition) == 0o644 and mode(addition.parent) == 0o755
    text = (root / "etc/dailve.conf").read_text()
    (root / "etc/dailve.conf").write_text("\n".join(line for line in text.splitlines() if not line.startswith("backups")) + "\n")
    setup(root)
    assert not addition.exists()
    addition.write_text("[Service]\nReadWritePaths=/mine\n")
    setup(root)
    assert addition.read_text() == "[Service]\nReadWritePaths=/mine\n"


def test_setup_imports_a_file(root, tmp_path):
    setup(root, "--import", export(tmp_path / "1.xml", "2024-01-01"), "--port", free_port())
    assert dailve_json("stats", "--store", root / "var/lib/dailve")
    result = setup(root, "--import", tmp_path / "none.zip", code=3)
    assert f"There is no file {tmp_path}/none.zip" in result.stdout
    (tmp_path / "empty.zip").write_bytes(b"")
    assert "was not imported" in setup(root, "--import", tmp_path / "empty.zip", code=3).stderr


def test_obstacles_are_reported_and_nothing_is_changed(root):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Another program uses 127.0.0.1:{port}" in setup(root, "--port", port, code=3).stdout
    assert not (root / "etc").exists()
    assert "no folder" in setup(root, "--backups", "/mnt/none", "--port", free_port(), code=3).stdout
    (root / "var/lib/dailve").mkdir(parents=True)
    (root / "var/lib/dailve").chmod(0o755)
    assert "chmod -R go-rwx" in setup(root, "--port", free_port(), code=3).stdout
    assert not (root / "etc").exists()


@pytest.mark.parametrize("wrong", [
    ["--reach", "network", "--origin", "https://a.example.org"], ["--reach", "domain"], ["--certificate", "/a"], ["--port", "443"],
    ["--address", "a/b"], ["--reach", "moon"], ["--language", "de"], ["--backups", "relative"], ["--address", "example.org"],
    ["--reach", "machine", "--address", "192.168.1.2"], ["--origin", "http://a.example.org"],
])
def test_wrong_options_exit_with_2_and_change_nothing(root, wrong):
    result = dailve("setup", "--root", root, "--yes", *wrong, check=False, env=ENGLISH)
    assert result.returncode == 2 and result.stderr.startswith("Error: "), result.stderr
    assert list(root.iterdir()) == []


@pytest.mark.parametrize("way", ["etc", "etc/dailve.conf", "etc/systemd", "var/lib", "var/lib/dailve"])
def test_a_trial_follows_no_link_out_of_its_folder(root, tmp_path, way):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (root / way).parent.mkdir(parents=True, exist_ok=True)
    (root / way).symlink_to(elsewhere)
    result = dailve("setup", "--root", root, "--yes", "--port", free_port(), check=False, env=ENGLISH)
    assert result.returncode == 2 and "may lead out of the folder of --root" in result.stderr, result.stderr
    assert list(elsewhere.iterdir()) == []


def test_the_language_follows_the_terminal_and_the_option(root):
    korean = ENGLISH | {"LC_ALL": "ko_KR.UTF-8"}
    assert "주소에서 Dailve를" in setup(root, "--port", free_port(), env=korean).stdout
    assert "Open Dailve at" in setup(root, "--language", "en", env=korean).stdout
    assert "주소에서 Dailve를" in setup(root, "--language", "ko").stdout


def asked(root, *answers):
    """Gives the answers on a terminal, one for each question; returns the exit code."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [DAILVE, "setup", "--root", str(root), "--port", str(free_port())], stdin=theirs, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, env=ENGLISH)
    os.close(theirs)
    try:
        # A terminal keeps the lines until they are read.
        os.write(ours, "".join(answer + "\n" for answer in answers).encode() + b"\x04")
        return process.wait(PATIENCE)
    finally:
        process.kill()
        os.close(ours)


def test_questions_suggest_answers(root):
    assert asked(root, "", "", "") == 0
    assert dict(configuration(root))["store"] == "/var/lib/dailve" and "origin" not in dict(configuration(root))


def test_questions_repeat_until_the_answer_is_valid(root):
    assert asked(root, "9", "-9223372036854775808", "2", "three", "3", "https://health.example.org", "") == 0
    assert dict(configuration(root))["origin"] == "https://health.example.org"


def test_end_of_input_changes_nothing(root):
    assert asked(root, "1") == 1
    assert list(root.iterdir()) == []


def test_setup_without_a_terminal_asks_for_the_yes_option(root):
    result = dailve("setup", "--root", root, check=False, env=ENGLISH, stdin=subprocess.DEVNULL)
    assert result.returncode == 2 and "--yes" in result.stderr and list(root.iterdir()) == []


# The configuration of the service

def serve(file, *arguments):
    return dailve("serve", "--configuration", file, *arguments, check=False)


@pytest.mark.parametrize("text, place, words", [
    ("port = 8420\nprot = 1\n", "line 2", "no option prot"),
    ("# a\nport = many\n", "line 2", "many"),
    ("port = 70000\n", "line 1", "1 to 65535"),
    ("unencrypted = yes\n", "line 1", "true or false"),
    ("port = 1\nport = 2\n", "line 2", "already in line 1"),
    ("host = 127.0.0.1\norigin = http://example.org\n", "line 2", "not encrypted"),
    ("port 8420\n", "line 1", "option = value"),
    ("port =\n", "line 1", "value after ="),
    ("help = true\n", "line 1", "no option help"),
    ("configuration = /etc/other.conf\n", "line 1", "no option configuration"),
])
def test_a_wrong_line_of_the_configuration_is_named(tmp_path, text, place, words):
    (tmp_path / "a.conf").write_text(text)
    result = serve(tmp_path / "a.conf", "--store", tmp_path / "store")
    assert result.returncode == 2, result.stderr
    assert f"{tmp_path}/a.conf, {place}" in result.stderr and words in result.stderr
    assert not (tmp_path / "store").exists()


def test_a_configuration_that_is_not_a_text_file_is_refused(tmp_path):
    (tmp_path / "a.conf").write_bytes(b"# fine\n\xff\xfe = 1\n")
    assert "line 2" in serve(tmp_path / "a.conf").stderr
    (tmp_path / "a.conf").write_bytes(b"#" * 70_000)
    assert "too long" in serve(tmp_path / "a.conf").stderr
    os.mkfifo(tmp_path / "pipe")
    for path in ["pipe", "none.conf", "."]:
        result = serve(tmp_path / path)
        assert result.returncode in (1, 2) and result.stderr.startswith("Error: "), result.stderr
    generator = random.Random(7)
    for _ in range(20):
        (tmp_path / "a.conf").write_bytes(generator.randbytes(200))
        result = serve(tmp_path / "a.conf", "--store", tmp_path / "store", "--port", "0")
        assert result.returncode == 2 and result.stderr.startswith("Error: "), result.stderr


def test_the_command_line_overrides_the_configuration(tmp_path):
    (tmp_path / "a.conf").write_text(f"store = {tmp_path}/configured\nport = 9\n")
    version = dailve("--version").stdout.strip()
    with open(tmp_path / "log", "wb") as log:
        server = Server(tmp_path / "typed", options=["--configuration", str(tmp_path / "a.conf")], log=log)
        try:
            assert (tmp_path / "typed/health.sqlite").exists() and not (tmp_path / "configured").exists()
            with urllib.request.urlopen(server.url + "/settings") as answer:
                assert f"Version {version}</p>" in answer.read().decode()
            eventually(lambda: f"Dailve {version}\n" in (tmp_path / "log").read_text())
        finally:
            server.stop()


def test_an_outdated_program_is_reported(tmp_path):
    if "(" not in dailve("--version").stdout:
        pytest.skip("the program was built without a commit")
    dailve("import", export(tmp_path / "1.xml", "2024-01-01"), "--zone", "UTC", "--store", tmp_path / "store")
    words = ["doctor", "--store", tmp_path / "store", "--port", free_port(), "--json"]
    assert all(finding["subject"] != "version" for finding in json.loads(dailve(*words).stdout)["findings"])
    with clock_at(int(time.time()) + 800 * 86_400, clock_library(tmp_path)):
        old = [finding for finding in json.loads(dailve(*words).stdout)["findings"] if finding["subject"] == "version"]
    assert "months old" in old[0]["text"] and not old[0]["isWell"]


# Commands on the store of the service

@pytest.fixture
def service(tmp_path):
    """A configured service of another account, and the environment of its commands. Everybody may pass the folders above."""
    for folder in [tmp_path, *tmp_path.parents]:
        if folder.owner() == "root" and folder != folder.parent:
            folder.chmod(folder.stat().st_mode | 0o011)
    store = tmp_path / "data"
    store.mkdir(mode=0o700)
    os.chown(store, NOBODY, NOBODY)
    (tmp_path / "dailve.conf").write_text(f"store = {store}\n")
    (tmp_path / "dailve.conf").chmod(0o644)
    return store, ENGLISH | {"DAILVE_CONFIGURATION": str(tmp_path / "dailve.conf")}


def owners(folder):
    return {path.lstat().st_uid for path in folder.rglob("*")} | {folder.stat().st_uid}


@needs_root
def test_root_opens_the_store_as_its_owner(service, tmp_path):
    store, env = service
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    # Only root can read it, and it is opened before root's rights are given up.
    dailve("import", export(closed / "1.xml", "2024-01-01"), "--zone", "UTC", env=env)
    dailve("backup", env=env)
    dailve("users", env=env)
    assert owners(store) == {NOBODY}
    name = json.loads(dailve("backups", "--json", env=env).stdout)["backups"][0]["name"]
    dailve("restore", name, env=env)
    assert owners(store) == {NOBODY}
    # Naming the same store changes nothing about that.
    dailve("backup", "--store", store, env=env)
    assert owners(store) == {NOBODY}


@needs_root
def test_files_that_the_owner_cannot_use_are_reported(service, tmp_path):
    store, env = service
    dailve("import", export(tmp_path / "1.xml", "2024-01-01"), "--zone", "UTC", env=env)
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o700)
    shutil.copy(store / "health.sqlite", closed / "copy.sqlite")
    for words in [["restore", closed / "copy.sqlite"], ["export", "csv", closed]]:
        result = dailve(*words, check=False, env=env)
        assert result.returncode == 1 and "runs as the user nobody" in result.stderr, result.stderr
    assert owners(store) == {NOBODY}


@needs_root
def test_a_store_of_roots_own_belongs_to_root(service, tmp_path):
    _, env = service
    dailve("import", export(tmp_path / "1.xml", "2024-01-01"), "--zone", "UTC", "--store", tmp_path / "own", env=env)
    assert owners(tmp_path / "own") == {0}


@needs_root
def test_commands_for_the_service_are_suggested_with_sudo(service, tmp_path):
    store, env = service
    dailve("import", export(tmp_path / "1.xml", "2024-01-01"), "--zone", "UTC", env=env)
    program = f"`sudo env DAILVE_CONFIGURATION={tmp_path / 'dailve.conf'} dailve "
    assert f"{program}batches`" in dailve("undo", "99", check=False, env=env).stderr
    assert f"{program}batches`" in dailve("undo", "99", "--store", store, check=False, env=env).stderr
    # Root's own store is no service's.
    own = tmp_path / "own"
    dailve("import", tmp_path / "1.xml", "--zone", "UTC", "--store", own, env=env)
    assert f"`dailve batches --store {own}`" in dailve("undo", "99", "--store", own, check=False, env=env).stderr
    (store / "directory.sqlite").unlink()
    said = dailve("doctor", "--port", free_port(), check=False, env=env).stdout
    assert f"{program}users reset`" in said and "`dailve " not in said, said
    # The server names the store of its configuration.
    port = free_port()
    (tmp_path / "dailve.conf").write_text(f"store = {store}\nport = {port}\norigin = http://127.0.0.1:{port}\n")
    result = dailve("serve", "--configuration", tmp_path / "dailve.conf", check=False, env=env)
    assert result.returncode == 1 and f"{program}users reset`" in result.stderr, result.stderr
    assert "the service dailve (`sudo systemctl restart dailve`)" in result.stderr
    (tmp_path / "own.conf").write_text(f"store = {own}\nport = {port}\norigin = http://127.0.0.1:{port}\n")
    (own / "directory.sqlite").unlink()
    result = dailve("serve", "--configuration", tmp_path / "own.conf", check=False, env=env)
    assert f"`dailve users reset --store {own}`" in result.stderr, result.stderr


@needs_root
def test_a_missing_or_misconfigured_service_is_reported(service, tmp_path):
    store, env = service
    store.rmdir()
    result = dailve("stats", check=False, env=env)
    assert result.returncode == 2 and "dailve setup" in result.stderr and not store.exists()
    (tmp_path / "dailve.conf").write_text("store\n")
    result = dailve("stats", check=False, env=env)
    assert result.returncode == 2 and "dailve.conf, line 1" in result.stderr


def test_a_code_is_offered_until_sign_in_is_set_up(tmp_path):
    dailve("import", export(tmp_path / "1.xml", "2024-01-01"), "--zone", "UTC", "--store", tmp_path / "store")
    first = dailve("users", "offer", "--store", tmp_path / "store").stdout.strip()
    second = dailve("users", "offer", "--store", tmp_path / "store").stdout.strip()
    assert first and second and first != second
    assert "waiting to be used" in dailve("users", "--store", tmp_path / "store").stdout


# Watching, and the manual

def test_the_quick_check_needs_a_server_and_a_store(tmp_path):
    dailve("import", export(tmp_path / "1.xml", "2024-01-01"), "--zone", "UTC", "--store", tmp_path / "store")
    server = Server(tmp_path / "store")
    quick = ["doctor", "--quick", "--store", tmp_path / "store", "--port", server.port]
    try:
        result = dailve(*quick, check=False)
        assert result.returncode == 0 and result.stdout == result.stderr == ""
        assert dailve("doctor", "--quick", "--store", tmp_path / "none", "--port", server.port, check=False).returncode == 1
    finally:
        server.stop()
    result = dailve(*quick, check=False)
    assert result.returncode == 1 and "does not answer" in result.stderr


def commands(tree, path=()):
    path = (*path, tree["commandName"])
    if tree["commandName"] != "help" and tree.get("shouldDisplay", True):
        yield "-".join(path)
        for child in tree.get("subcommands", []):
            yield from commands(child, path)


def test_every_command_has_a_manual_page_without_a_warning(tmp_path):
    dailve("generate-manual", tmp_path)
    tree = json.loads(dailve("--experimental-dump-help").stdout)["command"]
    assert {path.name for path in tmp_path.iterdir()} == {name + ".1" for name in commands(tree)}
    page = (tmp_path / "dailve-import.1").read_text()
    assert page.startswith('.TH "DAILVE\\-IMPORT" "1" ') and "\\-\\-dry\\-run" in page and ".SH OPTIONS" in page
    assert all(line.isascii() for line in page.splitlines())
    assert not re.search(r"^\.(?!TH|SH|SS|TP|PP|B |BR )", page, re.MULTILINE)
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("groff is not installed")
    for path in sorted(tmp_path.iterdir()):
        result = subprocess.run(
            [groff, "-man", "-Tutf8", "-ww", "-rLL=78n", "-z", str(path)], capture_output=True, text=True, timeout=PATIENCE)
        assert result.returncode == 0 and result.stderr == "", (path.name, result.stderr)
