"""A software authenticator whose keys derive from a seed, with as much of CBOR as it writes, valid or not."""

import base64
import hashlib
import json
import random
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

UP, UV, BE, BS, AT, ED = 1, 4, 8, 16, 64, 128


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def head(major, count, wide=False):
    """With `wide`, the length takes more bytes than it needs."""
    first = major << 5
    if count < 24 and not wide:
        return bytes([first | count])
    for info, code, limit in ((24, ">B", 1 << 8), (25, ">H", 1 << 16), (26, ">I", 1 << 32), (27, ">Q", 1 << 64)):
        if count < limit:
            return bytes([first | info]) + struct.pack(code, count)
    raise ValueError(count)


class Raw(bytes):
    """CBOR that is already written."""


class Pairs(list):
    """A map whose members are written in this order, unchecked."""


def cbor(value):
    if isinstance(value, Raw):
        return bytes(value)
    if isinstance(value, bool):
        return bytes([0xF4 + value])
    if isinstance(value, int):
        return head(0, value) if value >= 0 else head(1, -1 - value)
    if isinstance(value, bytes):
        return head(2, len(value)) + value
    if isinstance(value, str):
        return head(3, len(value.encode())) + value.encode()
    if isinstance(value, Pairs):
        return head(5, len(value)) + b"".join(cbor(key) + cbor(member) for key, member in value)
    if isinstance(value, dict):
        return cbor(Pairs(value.items()))
    return head(4, len(value)) + b"".join(map(cbor, value))


def number(value, size=None):
    return value.to_bytes(size or (value.bit_length() + 7) // 8, "big")


def prime(choices, bits):
    """A prime whose two highest bits are set, tested after Miller and Rabin with 20 bases."""
    while True:
        candidate = choices.getrandbits(bits) | 3 << (bits - 2) | 1
        if any(candidate % small == 0 for small in (3, 5, 7, 11, 13, 17, 19, 23, 29, 31)):
            continue
        odd, twos = candidate - 1, 0
        while odd % 2 == 0:
            odd, twos = odd // 2, twos + 1
        if candidate % 65537 != 1 and all(
            (power := pow(choices.randrange(2, candidate - 1), odd, candidate)) in (1, candidate - 1)
            or any((power := power * power % candidate) == candidate - 1 for _ in range(twos - 1))
            for _ in range(20)
        ):
            return candidate


class ES256:
    def __init__(self, choices):
        self.key = ec.derive_private_key(choices.getrandbits(250) + 1, ec.SECP256R1())
        point = self.key.public_key().public_numbers()
        self.cose = {1: 2, 3: -7, -1: 1, -2: number(point.x, 32), -3: number(point.y, 32)}

    def sign(self, message):
        return self.key.sign(message, ec.ECDSA(hashes.SHA256(), deterministic_signing=True))

    def sign_raw(self, message):
        return b"".join(number(part, 32) for part in decode_dss_signature(self.sign(message)))


class EdDSA:
    def __init__(self, choices):
        self.key = ed25519.Ed25519PrivateKey.from_private_bytes(choices.randbytes(32))
        self.cose = {1: 1, 3: -8, -1: 6, -2: self.key.public_key().public_bytes_raw()}

    def sign(self, message):
        return self.key.sign(message)


class RS256:
    def __init__(self, choices, bits=2048, exponent=65537):
        p, q = sorted((prime(choices, bits // 2), prime(choices, bits // 2)), reverse=True)
        d = pow(65537, -1, (p - 1) * (q - 1))
        self.key = rsa.RSAPrivateNumbers(
            p, q, d, d % (p - 1), d % (q - 1), pow(q, -1, p), rsa.RSAPublicNumbers(65537, p * q)
        ).private_key()
        self.cose = {1: 3, 3: -257, -1: number(p * q), -2: number(exponent)}

    def sign(self, message):
        return self.key.sign(message, padding.PKCS1v15(), hashes.SHA256())


class Authenticator:
    """A credential of one site. `changes` names the values that differ from the correct ones."""

    def __init__(self, seed, rp="health.example.org", algorithm=ES256, id_size=20, **options):
        choices = random.Random(seed)
        self.rp, self.origin = rp, "https://" + rp
        self.key = algorithm(choices, **options)
        self.id, self.user = choices.randbytes(id_size), choices.randbytes(16)
        self.challenge = choices.randbytes(32)
        self.model = choices.randbytes(16)

    def client_data(self, kind, changes):
        if "client" in changes:
            return changes["client"]
        data = {
            "type": kind, "challenge": b64(changes.get("challenge", self.challenge)),
            "origin": changes.get("origin", self.origin), "crossOrigin": False,
        } | changes.get("members", {})
        return json.dumps({key: value for key, value in data.items() if value is not ...}).encode()

    def data(self, flags, changes):
        flags = changes.get("flags", flags)
        data = hashlib.sha256(changes.get("rp", self.rp).encode()).digest() + bytes([flags])
        data += struct.pack(">I", changes.get("counter", 0))
        if changes.get("attested", flags & AT):
            id = changes.get("id", self.id)
            data += self.model + struct.pack(">H", changes.get("id_size", len(id))) + id
            data += cbor(changes.get("cose", self.key.cose))
        if "extensions" in changes:
            data += cbor(changes["extensions"])
        return data + changes.get("after", b"")

    def register(self, **changes):
        client = self.client_data("webauthn.create", changes)
        data = self.data(UP | UV | AT, changes)
        statement = changes.get("statement", {})
        if statement == "packed":
            statement = {"alg": self.key.cose[3], "sig": self.key.sign(data + hashlib.sha256(client).digest())}
        members = {"fmt": changes.get("format", "none"), "attStmt": statement, "authData": data}
        members = {key: value for key, value in (members | changes.get("object", {})).items() if value is not ...}
        whole = changes.get("whole", lambda written: written)(cbor(changes.get("pairs", lambda m: m)(members)))
        id = b64(changes.get("id", self.id))
        return self.message(id, changes, {
            "clientDataJSON": b64(client), "attestationObject": b64(whole), "transports": ["internal", "hybrid"]})

    def sign_in(self, **changes):
        client = self.client_data("webauthn.get", changes)
        data = self.data(UP | UV, changes)
        sign = changes.get("sign", self.key.sign)
        signature = changes.get("signed", lambda written: written)(sign(data + hashlib.sha256(client).digest()))
        user = changes.get("user", self.user)
        return self.message(b64(self.id), changes, {
            "clientDataJSON": b64(changes.get("told", client)),
            "authenticatorData": b64(changes.get("sent", lambda written: written)(data)),
            "signature": b64(signature), "userHandle": ... if user is None else b64(user)})

    @staticmethod
    def message(id, changes, response):
        response = response | changes.get("response", {})
        message = {
            "id": id, "rawId": id, "type": "public-key", "clientExtensionResults": {},
            "response": {key: value for key, value in response.items() if value is not ...},
        } | changes.get("message", {})
        return {key: value for key, value in message.items() if value is not ...}
