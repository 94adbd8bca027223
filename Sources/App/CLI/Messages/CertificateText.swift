internal import DailveServer

/// Sentences about certificates: the problem and the remedy.
enum CertificateText {
  static func sentence(_ problem: CertificateProblem) -> String {
    switch problem {
    case .notFound(let path): "There is no file \(path). Check --tls-cert and --tls-key."
    case .unreadable(let path):
      "\(path) cannot be read. Give the user that runs dailve permission to read it, or give another file."
    case .noCertificate(let path):
      "\(path) contains no certificate. --tls-cert takes PEM: text that begins with -----BEGIN CERTIFICATE-----."
    case .noKey(let path):
      "\(path) contains no key. --tls-key takes PEM: text that begins with -----BEGIN PRIVATE KEY-----."
    case .keyWithPassphrase(let path):
      "The key \(path) is protected by a passphrase, which the server cannot enter when it starts. Store it without one, readable only by its owner: openssl pkey -in \(path) -out key.pem"
    case .keyOfAnother(let certificate, let key):
      "The key \(key) does not belong to the certificate \(certificate). Give the two that were made together."
    case .expired(let path, let end): "The certificate \(path) expired on \(end). Renew it."
    case .notYetValid(let path, let begin):
      "The certificate \(path) is not valid before \(begin). Check the clock of this machine, or wait."
    }
  }

  static func sentence(_ warning: CertificateWarning) -> String {
    switch warning {
    case .otherName(let host, let names):
      "The certificate is not for \(host)\(names.isEmpty ? "" : " but for \(names.joined(separator: ", "))"): browsers will refuse it."
    case .unreadableNames:
      "The details of the certificate cannot be read, so it is unknown for which names it is valid: open a page in a browser, and get another certificate if it is refused."
    case .openKey(let path):
      "Other users of this machine can read the key \(path): `chmod 600 \(SuggestedCommand.path(path))`"
    case .longLived(let days):
      "The certificate is valid for \(days) days; iPhones accept at most \(CertificateFacts.mostDaysOnPhones), except from a root that was installed on them."
    case .endsSoon(let days):
      days < 0
        ? "The certificate has expired: renew it."
        : "The certificate expires in \(Words.counted(days, "day", "days")): renew it."
    }
  }
}

/// The server cannot start with this certificate.
struct CertificateUnusable: Error, CustomStringConvertible {
  var problem: CertificateProblem

  var description: String { CertificateText.sentence(problem) }
}
