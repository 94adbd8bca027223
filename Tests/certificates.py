"""Certificates for tests, made by openssl: an authority, and the certificates that it signs."""

import subprocess


def openssl(*arguments):
    subprocess.run(["openssl", *map(str, arguments)], check=True, capture_output=True)


class Authority:
    def __init__(self, folder):
        self.folder, self.root, self.key = folder, folder / "root.pem", folder / "root-key.pem"
        openssl("req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", 3650, "-subj", "/CN=Test root",
                "-addext", "basicConstraints=critical,CA:TRUE", "-addext", "keyUsage=critical,keyCertSign",
                "-keyout", self.key, "-out", self.root)

    def sign(self, name="leaf", names=("DNS:health.example.org",), days=90, kind=("ec", "-pkeyopt", "ec_paramgen_curve:P-256")):
        """Returns the certificate and its key, which only its owner may read."""
        request, leaf, key = (self.folder / f"{name}{ending}" for ending in (".csr", ".pem", "-key.pem"))
        extensions = self.folder / f"{name}.ext"
        extensions.write_text(f"subjectAltName={','.join(names)}\nextendedKeyUsage=serverAuth\n")
        openssl("req", "-newkey", *kind, "-nodes", "-subj", "/CN=leaf", "-keyout", key, "-out", request)
        openssl("x509", "-req", "-in", request, "-CA", self.root, "-CAkey", self.key, "-CAcreateserial", "-days", days,
                "-extfile", extensions, "-out", leaf)
        key.chmod(0o600)
        return leaf, key
