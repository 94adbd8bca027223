"""The evidence that SECURITY.md names exists."""

import re

from program import ROOT


def test_every_named_test_and_file_exists():
    named = re.findall(r"`([^`]+)`", (ROOT / "SECURITY.md").read_text())
    python = "\n".join(path.read_text() for path in (ROOT / "Tests").rglob("test_*.py") if path != ROOT / __file__)
    swift = "\n".join(path.read_text() for path in (ROOT / "Tests").rglob("*.swift"))
    sources = "\n".join(path.read_text() for path in (ROOT / "Sources").rglob("*.swift"))
    package = (ROOT / "Package.swift").read_text()
    looked_at = 0
    for name in named:
        if re.fullmatch(r"test_\w+", name):
            found = f"def {name}(" in python
        elif re.fullmatch(r"test_\w+\.py", name):
            found = bool(list((ROOT / "Tests").rglob(name)))
        elif re.fullmatch(r"[A-Z]\w+Tests", name):
            found = re.search(rf"(struct|class) {name}\b", swift)
        elif re.fullmatch(r"[A-Z][A-Z]*[a-z]+[A-Z]\w+", name):
            found = re.search(rf"(struct|class|enum|protocol|actor) {name}\b", sources) or f'name: "{name}"' in package
        elif re.fullmatch(r"[a-z][\w' ,]+ [\w' ,]+", name) and not name.startswith(("dailve ", "connect-src")):
            found = f"`{name}`" in swift
        elif "/" in name and name.endswith((".py", ".txt", ".md")):
            found = (ROOT / name).exists()
        else:
            continue
        looked_at += 1
        assert found, name
    assert looked_at > 60
