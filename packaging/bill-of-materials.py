"""Prints what the program consists of, as CycloneDX 1.5: the Swift packages and the runtime inside it, and the libraries of the system that it loads.

The same commit and the same libraries give the same bytes: no time but that of the commit, and no random number."""

import argparse
import json
import os
import re
import subprocess
import uuid
from datetime import datetime, timezone
from pathlib import Path


def output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def swift_packages(root: dict) -> tuple[dict[str, dict], dict[str, set[str]]]:
    """The packages below the root by reference, and the references that each package needs."""
    components: dict[str, dict] = {}
    edges: dict[str, set[str]] = {}

    def visit(package: dict) -> str:
        address = re.sub(r"\.git$", "", package["url"])
        place = re.sub(r"^https?://", "", address)
        reference = f"pkg:swift/{place}@{package['version']}"
        components[reference] = {
            "type": "library",
            "bom-ref": reference,
            "name": place.rsplit("/", 1)[-1],
            "version": package["version"],
            "purl": reference,
            "externalReferences": [{"type": "vcs", "url": address}],
        }
        edges.setdefault(reference, set()).update([visit(part) for part in package["dependencies"]])
        return reference

    edges["dailve"] = {visit(part) for part in root["dependencies"]}
    return components, edges


def debian_libraries(program: str) -> dict[str, dict]:
    """The Debian packages of the libraries that the program names itself."""
    # Debian's architecture in the words of the loader's cache.
    paths = dict(re.findall(r"^\s*(\S+) => (/\S+)", output("ldd", program), re.MULTILINE))
    components: dict[str, dict] = {}
    for name in re.findall(r"\(NEEDED\).*\[(.+)\]", output("readelf", "-d", program)):
        path = paths.get(name)
        if path is None:
            continue
        # dpkg knows a path as the package spelt it, with or without /usr.
        candidates = {path, str(Path(path).resolve()), path.removeprefix("/usr"), str(Path(path).resolve()).removeprefix("/usr")}
        found = subprocess.run(["dpkg-query", "-S", *sorted(candidates)], capture_output=True, text=True).stdout
        if not found:
            continue
        package = found.split(":")[0]
        version, architecture = output("dpkg-query", "-W", "-f=${Version} ${Architecture}\n", package).splitlines()[0].split()
        reference = f"pkg:deb/debian/{package}@{version.replace('+', '%2B')}?arch={architecture}"
        components[reference] = {
            "type": "library",
            "bom-ref": reference,
            "name": package,
            "version": version,
            "purl": reference,
            "scope": "required",
        }
    return components


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ["version", "commit", "program", "dependencies", "compiler"]:
        parser.add_argument(f"--{name}", required=True)
    given = parser.parse_args()
    packages, edges = swift_packages(json.loads(Path(given.dependencies).read_text()))
    libraries = debian_libraries(given.program)
    runtime = {
        "type": "framework",
        "bom-ref": f"swift-runtime@{given.compiler}",
        "name": "Swift runtime and Foundation",
        "version": given.compiler,
        "externalReferences": [{"type": "vcs", "url": "https://github.com/swiftlang/swift"}],
    }
    components = sorted([*packages.values(), *libraries.values(), runtime], key=lambda part: part["bom-ref"])
    edges["dailve"] |= {*libraries, runtime["bom-ref"]}
    identity = uuid.uuid5(uuid.NAMESPACE_URL, f"dailve {given.version} {given.commit} {json.dumps(components)}")
    made = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), timezone.utc)
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{identity}",
        "version": 1,
        "metadata": {
            "timestamp": made.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": "dailve",
                "name": "dailve",
                "version": given.version,
                "properties": [{"name": "dailve:commit", "value": given.commit}],
            },
        },
        "components": components,
        "dependencies": [
            {"ref": reference, "dependsOn": sorted(parts)} for reference, parts in sorted(edges.items())
        ],
    }
    print(json.dumps(document, indent=2, ensure_ascii=False))


if __name__ == "__main__":
    main()
