internal import DailveDomain
internal import DailveServer
internal import DailveViewModels

/// Sentences about certificates: the problem and the remedy. The server's log is in English, and the setup speaks the person's language.
enum CertificateText {
  static func sentence(_ problem: CertificateProblem, _ language: Language = .en) -> String {
    switch problem {
    case .notFound(let path): language(.certificateNotFound, path.printable)
    case .unreadable(let path): language(.certificateUnreadable, path.printable)
    case .noCertificate(let path): language(.certificateMissing, path.printable)
    case .noKey(let path): language(.certificateKeyMissing, path.printable)
    case .keyWithPassphrase(let path):
      language(
        .certificateKeyLocked, path.printable, "`openssl pkey -in \(SuggestedCommand.path(path)) -out key.pem`")
    case .keyOfAnother(let certificate, let key):
      language(.certificateKeyOfAnother, certificate.printable, key.printable)
    case .expired(let path, let end): language(.certificateExpired, path.printable, "\(end)")
    case .notYetValid(let path, let begin): language(.certificateNotYetValid, path.printable, "\(begin)")
    }
  }

  static func sentence(_ warning: CertificateWarning, _ language: Language = .en) -> String {
    switch warning {
    case .otherName(let host, let names):
      names.isEmpty
        ? language(.certificateNameless, host)
        : language(.certificateOtherName, host, names.joined(separator: ", ").printable)
    case .unreadableNames: language[.certificateUnreadableNames]
    case .openKey(let path):
      language(
        .certificateOpenKey, path.printable, "`\(SuggestedCommand.asRoot)chmod 600 \(SuggestedCommand.path(path))`")
    case .longLived(let days):
      language(.certificateLongLived, "\(days)", "\(CertificateFacts.mostDaysOnPhones)")
    case .endsSoon(let days):
      days < 0 ? language[.certificateEnded] : language(.certificateEndsSoon, "\(days)")
    }
  }
}

/// The server cannot start with this certificate.
struct CertificateUnusable: Error, CustomStringConvertible {
  var problem: CertificateProblem

  var description: String { CertificateText.sentence(problem) }
}
