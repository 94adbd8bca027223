"""The files of the package agree with the program: every option of `serve` is explained in the configuration, and the unit stays hardened."""

import json
import re
import subprocess

import pytest

from program import ROOT, dailve

PACKAGING = ROOT / "packaging"


def serve_options():
    """The long options of `serve` that a configuration may have."""
    tree = json.loads(dailve("--experimental-dump-help").stdout)["command"]
    serve = next(command for command in tree["subcommands"] if command["commandName"] == "serve")
    names = {name["name"] for argument in serve["arguments"] for name in argument.get("names", []) if name["kind"] == "long"}
    return names - {"help", "version", "configuration"}


def test_the_configuration_explains_every_option_of_serve_and_no_other():
    lines = (PACKAGING / "dailve.conf").read_text().splitlines()
    explained = set()
    for line, before in zip(lines[1:], lines):
        if found := re.fullmatch(r"#?([a-z-]+) = \S.*", line):
            # A key and its certificate share an explanation.
            assert before.startswith(("# ", "#tls-cert")), f"{found[1]} has no explanation above it"
            explained.add(found[1])
    assert explained == serve_options()


def test_only_the_store_is_set_in_a_new_configuration():
    lines = (PACKAGING / "dailve.conf").read_text().splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == ["store = /var/lib/dailve"]


def test_the_unit_keeps_every_restriction():
    unit = set((PACKAGING / "dailve.service").read_text().splitlines())
    restrictions = {
        "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes", "PrivateDevices=yes", "PrivateUsers=yes", "NoNewPrivileges=yes",
        "CapabilityBoundingSet=", "RestrictNamespaces=yes", "RestrictRealtime=yes", "RestrictSUIDSGID=yes", "LockPersonality=yes",
        "MemoryDenyWriteExecute=yes", "RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6", "SystemCallFilter=@system-service",
        "SystemCallArchitectures=native", "UMask=0077", "StateDirectory=dailve", "StateDirectoryMode=0700", "User=dailve",
        *(f"Protect{name}=yes" for name in ["Clock", "Hostname", "KernelLogs", "KernelModules", "KernelTunables", "ControlGroups"]),
    }
    assert restrictions <= unit, restrictions - unit
    # It would filter peers, and block proxies, phones and sync.
    assert not any(line.startswith("IPAddressDeny") for line in unit)


@pytest.mark.parametrize("script", ["postinst", "prerm", "postrm"])
def test_the_scripts_say_every_sentence_in_both_languages(script):
    text = (PACKAGING / "debian" / script).read_text()
    function, rest = re.search(r"^say\(\) \{.*?^\}\n", text, re.MULTILINE | re.DOTALL)[0], text.split("\n}\n", 1)[1]
    # A name and a value are no sentences.
    assert not re.findall(r'echo "(?!\$)', rest), "this is said in one language"
    said = re.findall(r'^ *say "((?:[^"\\]|\\.)*)" (?:\\\n *)?"((?:[^"\\]|\\.)*)"', text, re.MULTILINE)
    assert said and len(said) == len(re.findall(r"^ *say ", text, re.MULTILINE))
    for english, korean in said:
        assert re.search("[가-힣]", korean) and not re.search("[가-힣]", english)
        assert set(re.findall(r"\$\w+|@VERSION@", english)) == set(re.findall(r"\$\w+|@VERSION@", korean)), english
        assert set(re.findall(r"sudo [a-z-]+ [a-z-]+", english)) == set(re.findall(r"sudo [a-z-]+ [a-z-]+", korean)), english
    for language, expected in [("ko_KR.UTF-8", "dailve: 둘"), ("en_US.UTF-8", "dailve: one"), ("C", "dailve: one")]:
        shown = subprocess.run(["sh", "-c", function + 'say one 둘'], env={"LANG": language, "PATH": "/usr/bin:/bin"}, capture_output=True, text=True)
        assert shown.stdout.strip() == expected


def test_the_user_and_its_folder_have_the_same_name():
    assert (PACKAGING / "sysusers.conf").read_text().split()[1] == "dailve"
    for script in ["postinst", "postrm"]:
        assert "/var/lib/dailve" in (PACKAGING / "debian" / script).read_text()
