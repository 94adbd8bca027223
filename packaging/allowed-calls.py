"""Prints the system calls that a unit's SystemCallFilter allows, one a line, sorted: `systemd-analyze syscall-filter | allowed-calls.py UNIT`."""

import re
import sys
from pathlib import Path


def main() -> None:
    groups: dict[str, set[str]] = {}
    name = ""
    for line in sys.stdin:
        if line.startswith("@"):
            name = line.strip()
            groups[name] = set()
        elif line.startswith("    ") and not line.strip().startswith("#"):
            groups[name].add(line.strip())

    def expanded(word: str) -> set[str]:
        if not word.startswith("@"):
            return {word}
        return set().union(*(expanded(part) for part in groups[word]))

    # systemd always allows what starts a process.
    allowed = expanded("@default") | {"execve"}
    for words in re.findall(r"^SystemCallFilter=(.+)$", Path(sys.argv[1]).read_text(), re.MULTILINE):
        for word in words.lstrip("~").split():
            allowed = allowed - expanded(word) if words.startswith("~") else allowed | expanded(word)
    print(*sorted(allowed), sep="\n")


if __name__ == "__main__":
    main()
