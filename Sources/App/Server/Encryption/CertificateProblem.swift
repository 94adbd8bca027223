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

/// What will go wrong with a certificate sooner or later, or for some.
package enum CertificateWarning: Sendable, Equatable {
  /// - Parameter names: Those that it is for.
  case otherName(host: String, names: [String])
  case openKey(String)
  /// iPhones take no certificate that is valid for more days, save from a root that somebody has installed.
  case longLived(days: Int)
  case endsSoon(days: Int)
}
