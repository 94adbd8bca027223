internal import DailveDomain
internal import DailveScores
internal import DailveServer

/// The address that browsers use, and its certificate.
struct CertificateCheckup {
  let origin: BrowserOrigin
  let now: Instant

  func finding() async -> Finding {
    guard origin.isEncrypted else {
      return .attention(
        .certificate, "\(origin.text) is not encrypted: browsers offer no passkeys and store nothing for offline use.",
        "docs/connect.md explains how to encrypt it.")
    }
    switch await CertificateProbe.ask(origin) {
    case .nobody:
      return .attention(
        .certificate, "Nothing answers at \(origin.text).",
        "Start \(SuggestedCommand("serve")) or the proxy in front of it, and check that the name leads to this machine."
      )
    case .notEncrypted:
      return .attention(
        .certificate, "The server at \(origin.text) presents no certificate.",
        "Start \(SuggestedCommand("serve")) with --tls-cert and --tls-key, or a proxy that encrypts.")
    case .certificate(let facts, let isTrusted): return finding(facts, isTrusted)
    }
  }

  private func finding(_ facts: CertificateFacts, _ isTrusted: Bool) -> Finding {
    let wrong = facts.warnings(host: origin.host, at: now).filter { warning in
      // A certificate from a root that somebody installed may be valid for longer.
      if case .longLived = warning { isTrusted } else { true }
    }
    if !wrong.isEmpty {
      return .attention(
        .certificate, "\(origin.text): " + wrong.map { CertificateText.sentence($0) }.joined(separator: " "),
        "Renew it for this name; \(SuggestedCommand("serve")) loads the new one without a restart.")
    }
    let left = Words.counted(facts.daysLeft(at: now), "more day", "more days")
    var found = Finding.well(.certificate, "\(origin.text) has a certificate that is valid for \(left).")
    if !isTrusted {
      found.text += " This machine does not trust its issuer."
      found.advice = "If that is your own root, install it on each phone and trust it there (docs/connect.md)."
    }
    return found
  }
}
