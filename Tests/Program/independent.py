"""Counts an export with an independent reader: Python's expat, after removing the DTD, which no strict parser accepts."""

import re
import unicodedata
import xml.etree.ElementTree as tree
import zipfile
from datetime import datetime, timezone


def health_document(path):
    path = str(path)
    if path.endswith(".zip"):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(".xml") and "__MACOSX" not in name:
                    data = archive.read(name)
                    if b"<HealthData" in data[:65536]:
                        return data
        raise ValueError("no health document")
    with open(path, "rb") as file:
        return file.read()


def count(path):
    """Top-level records, workouts, summaries, correlations, and distinct top-level records."""
    data = re.sub(rb"<!DOCTYPE.*?\]>", b"", health_document(path), count=1, flags=re.S)
    root = tree.fromstring(data)
    records = root.findall("Record")

    def identity(record):
        children = [(child.tag, sorted(child.attrib.items())) for child in record.iter() if child is not record]
        attributes = dict(record.attrib)
        if "device" in attributes:
            attributes["device"] = re.sub(r"HKDevice: 0x[0-9a-f]+", "HKDevice", attributes["device"])
        return repr((sorted(attributes.items()), children))

    return {
        "records": len(records),
        "different": len({identity(record) for record in records}),
        "workouts": len(root.findall("Workout")),
        "summaries": len(root.findall("ActivitySummary")),
        "correlations": len(root.findall("Correlation")),
        "by_type": {
            kind: sum(1 for record in records if record.get("type") == kind)
            for kind in {record.get("type") for record in records}
        },
    }


DATE = re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d [+-]\d{4}$")


def normal(name, value):
    """Normalises an attribute's value: instants to UTC, devices without memory addresses, text to NFC."""
    value = unicodedata.normalize("NFC", value)
    if DATE.match(value) and name != "value":
        return datetime.fromisoformat(value[:19] + value[20:]).astimezone(timezone.utc).isoformat()
    if name == "device":
        return re.sub(r"HKDevice: 0x[0-9a-f]+", "HKDevice", value)
    return value


def elements(path):
    """Returns every element of an export below its root, as a set, with all attributes and children."""
    root = tree.fromstring(re.sub(rb"<!DOCTYPE.*?\]>", b"", health_document(path), count=1, flags=re.S))

    def whole(element):
        attributes = sorted((name, normal(name, value)) for name, value in element.attrib.items())
        return repr((element.tag, attributes, sorted(whole(child) for child in element)))

    return {whole(child) for child in root}
