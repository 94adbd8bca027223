package import DailveScores

/// Why a certificate cannot be used.
package enum CertificateProblem: Error, Sendable, Equatable {
  case notFound(String)
  case unreadable(String)
  case noCertificate(String)
  case noKey(String)
  /// The key is protected by a passphrase, which nobody can enter.
  case keyWithPassphrase(String)
  case keyOfAnother(certificate: String, key: String)
  case expired(String, Instant)
  case notYetValid(String, Instant)
}

/// Problems of a certificate that appear later, or only for some clients.
package enum CertificateWarning: Sendable, Equatable {
  /// - Parameter names: The names for which it is valid.
  case otherName(host: String, names: [String])
  case openKey(String)
  /// iPhones reject certificates with a longer validity, except from a root that the user has installed.
  case longLived(days: Int)
  case endsSoon(days: Int)
}
