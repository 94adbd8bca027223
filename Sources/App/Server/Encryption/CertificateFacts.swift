internal import DailveDomain
package import DailveScores
internal import NIOSSL
internal import SwiftASN1
internal import X509

/// The properties of a certificate.
package struct CertificateFacts: Sendable, Equatable {
  /// Names and addresses for which it is valid: "health.example.org", "*.example.org", "192.168.1.5"; `nil` if they cannot
  /// be read, although the TLS library accepts the certificate.
  package var names: [String]?
  package var begin: Instant
  package var end: Instant

  package init(names: [String]?, begin: Instant, end: Instant) {
    self.names = names
    self.begin = begin
    self.end = end
  }

  init(_ certificate: NIOSSLCertificate) {
    names = try? Self.names(Certificate(derEncoded: certificate.toDERBytes()))
    begin = Instant(Int(certificate.notValidBefore))
    end = Instant(Int(certificate.notValidAfter))
  }

  private static func names(_ certificate: Certificate) throws -> [String] {
    try (certificate.extensions.subjectAlternativeNames ?? SubjectAlternativeNames()).compactMap { name in
      switch name {
      case .dnsName(let name): name.lowercased()
      case .ipAddress(let address): Self.address(Array(address.bytes))
      default: nil
      }
    }
  }

  private static func address(_ bytes: [UInt8]) -> String? {
    if bytes.count == 4 { return bytes.map { "\($0)" }.joined(separator: ".") }
    guard bytes.count == 16 else { return nil }
    return stride(from: 0, to: 16, by: 2).map { index in
      String(Int(bytes[index]) << 8 | Int(bytes[index + 1]), radix: 16)
    }.joined(separator: ":")
  }

  /// A warning appears this many days before it expires.
  package static let notice = 14
  /// https://support.apple.com/en-us/102028
  package static let mostDaysOnPhones = 398

  /// Whole days until it expires; negative afterwards.
  package func daysLeft(at now: Instant) -> Int { (end - now).addingClamped(end < now ? -86_399 : 0) / 86_400 }

  package func warnings(host: String, at now: Instant) -> [CertificateWarning] {
    var warnings: [CertificateWarning] = []
    if let names {
      if !isFor(host) { warnings.append(.otherName(host: host, names: names)) }
    } else {
      warnings.append(.unreadableNames)
    }
    // It is valid to the last second of its last day.
    let days = (end - begin) / 86_400
    if days > Self.mostDaysOnPhones { warnings.append(.longLived(days: days)) }
    let left = daysLeft(at: now)
    if left < Self.notice { warnings.append(.endsSoon(days: left)) }
    return warnings
  }
}

extension CertificateFacts {
  /// True if it is known that a browser accepts it for this name or address (RFC 9525, 6.3).
  package func isFor(_ host: String) -> Bool {
    guard let names else { return false }
    let host = host.lowercased()
    if let address = NetworkAddress(host) {
      return names.contains { NetworkAddress($0) == address }
    }
    return names.contains { name in
      guard name.hasPrefix("*.") else { return name == host }
      // A wildcard stands for exactly one label.
      let parts = host.split(separator: ".", maxSplits: 1)
      return parts.count == 2 && parts[1] == name.dropFirst(2)
    }
  }
}

/// Problems of a certificate that appear later, or only for some clients.
package enum CertificateWarning: Sendable, Equatable {
  /// - Parameter names: The names for which it is valid.
  case otherName(host: String, names: [String])
  case unreadableNames
  case openKey(String)
  /// iPhones reject certificates with a longer validity, except from a root that the user has installed.
  case longLived(days: Int)
  case endsSoon(days: Int)
}
