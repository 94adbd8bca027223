internal import DailveDomain
internal import DailveScores
internal import DailveServer

/// The address that browsers use, and what it shows them.
struct CertificateCheckup {
  let origin: ReachedOrigin
  let now: Instant

  func finding() async -> Finding {
    guard origin.isEncrypted else {
      return .attention(
        .certificate, "\(origin.text) is not encrypted: browsers offer no passkeys and keep nothing for use offline.",
        "docs/connect.md says how to encrypt it.")
    }
    switch await CertificateProbe.ask(origin) {
    case .nobody:
      return .attention(
        .certificate, "Nobody answers at \(origin.text).",
        "Start `dailve serve` or the proxy in front of it, and see whether the name leads to this machine.")
    case .notEncrypted:
      return .attention(
        .certificate, "Whoever answers at \(origin.text) shows no certificate.",
        "Start `dailve serve` with --tls-cert and --tls-key, or a proxy that encrypts.")
    case .certificate(let facts, let isTrusted): return finding(facts, isTrusted)
    }
  }

  private func finding(_ facts: CertificateFacts, _ isTrusted: Bool) -> Finding {
    let wrong = facts.warnings(host: origin.host, at: now).filter { warning in
      // From a root that somebody has installed, it may be valid for longer.
      if case .longLived = warning { isTrusted } else { true }
    }
    if !wrong.isEmpty {
      return .attention(
        .certificate, "\(origin.text): " + wrong.map(CertificateText.sentence).joined(separator: " "),
        "Renew it for this name; `dailve serve` takes the new one without a restart.")
    }
    let left = Words.counted(facts.daysLeft(at: now), "more day", "more days")
    var found = Finding.well(.certificate, "\(origin.text) has a certificate for \(left).")
    if !isTrusted {
      found.text += " This machine does not know who signed it."
      found.advice = "If that is your own root, install it on each phone and trust it there (docs/connect.md)."
    }
    return found
  }
}
