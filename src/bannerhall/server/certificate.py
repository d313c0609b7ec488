"""A certificate of our own for https in the local network. Browsers warn until the authority's file is trusted."""

from __future__ import annotations

import ipaddress
import os
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_DAYS = 3650
DAYS = 390  # browsers refuse longer ones
RENEW = timedelta(days=30)


def certificate(folder: Path, addresses: list[str]) -> tuple[Path, Path, Path]:
    """Certificate, key and the authority's certificate, for these addresses; made anew when they no longer fit."""
    folder.mkdir(parents=True, exist_ok=True)
    authority, authority_key = folder / "authority.pem", folder / "authority.key"
    own, own_key = folder / "hall.pem", folder / "hall.key"
    if not fits(authority, authority_key, None):
        key = ec.generate_private_key(ec.SECP256R1())
        write_key(authority_key, key)
        write(authority, sign(name("Bannerhall, this machine"), key, None, key, AUTHORITY_DAYS, None))
        own.unlink(missing_ok=True)
    wanted = alternatives(addresses)
    if not fits(own, own_key, wanted):
        issuer = x509.load_pem_x509_certificate(authority.read_bytes())
        issuer_key = serialization.load_pem_private_key(authority_key.read_bytes(), None)
        assert isinstance(issuer_key, ec.EllipticCurvePrivateKey)
        key = ec.generate_private_key(ec.SECP256R1())
        write_key(own_key, key)
        write(own, sign(name("Bannerhall"), key, issuer, issuer_key, DAYS, wanted))
    return own, own_key, authority


def name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def alternatives(addresses: list[str]) -> list[x509.GeneralName]:
    names: list[x509.GeneralName] = [x509.DNSName("localhost")]
    own = socket.gethostname().lower()
    if own != "localhost" and own.isascii() and 0 < len(own) < 64:
        names.append(x509.DNSName(own))
    return names + [x509.IPAddress(ipaddress.ip_address(address)) for address in ("127.0.0.1", *addresses)]


def fits(path: Path, key: Path, wanted: list[x509.GeneralName] | None) -> bool:
    """Whether the certificate is there with its key, holds for a while, and names all of these."""
    if not path.exists() or not key.exists():
        return False
    try:
        found = x509.load_pem_x509_certificate(path.read_bytes())
        secret = serialization.load_pem_private_key(key.read_bytes(), None)
    except (ValueError, TypeError):
        return False  # somebody has written something else there
    if secret.public_key() != found.public_key():
        return False
    if found.not_valid_after_utc - datetime.now(UTC) < RENEW:
        return False
    if wanted is None:
        return True
    try:
        named = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return False
    return set(wanted) <= set(named)


def sign(
    subject: x509.Name,
    key: ec.EllipticCurvePrivateKey,
    issuer: x509.Certificate | None,
    issuer_key: ec.EllipticCurvePrivateKey,
    days: int,
    names: list[x509.GeneralName] | None,
) -> x509.Certificate:
    """A certificate; without an issuer it is an authority that signs itself."""
    now = datetime.now(UTC)
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject if issuer is None else issuer.subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=days))
        .add_extension(x509.BasicConstraints(ca=issuer is None, path_length=0 if issuer is None else None), True)
        .add_extension(usage(issuer is None), True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(issuer_key.public_key()), False)
    )
    if names is not None:
        builder = builder.add_extension(x509.SubjectAlternativeName(names), False)
        builder = builder.add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), False)
    return builder.sign(issuer_key, hashes.SHA256())


def usage(authority: bool) -> x509.KeyUsage:
    """What the key is for; strict clients want to read it."""
    return x509.KeyUsage(
        digital_signature=not authority,
        key_cert_sign=authority,
        crl_sign=authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def write(path: Path, made: x509.Certificate) -> None:
    path.write_bytes(made.public_bytes(serialization.Encoding.PEM))


def write_key(path: Path, key: ec.EllipticCurvePrivateKey) -> None:
    """Nobody else on this machine may read a key."""
    data = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
