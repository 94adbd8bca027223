package import DailveScores
internal import Foundation

/// The locations of a certificate and its key, both PEM.
package struct CertificateFiles: Sendable, Equatable {
  /// The certificate, followed by its chain.
  package var certificate: String
  package var key: String

  package init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }

  /// A fingerprint that changes on renewal; links are followed, because some tools renew by changing a link.
  struct Stamp: Equatable {
    private let parts: [FileFacts?]

    init(_ files: CertificateFiles) { parts = [files.certificate, files.key].map { FileFacts($0) } }
  }

  /// True if users of the machine other than its owner may read the key.
  var isKeyOpen: Bool { FileFacts(key).map { $0.permissions & 0o077 != 0 } ?? false }

  /// No chain is that long.
  private static let mostBytes = 1 << 20

  static func read(_ path: String) throws(CertificateProblem) -> [UInt8] {
    guard let facts = FileFacts(path) else {
      throw FileManager.default.fileExists(atPath: path) ? .unreadable(path) : .notFound(path)
    }
    // Reading a pipe would block.
    guard facts.isRegular, facts.bytes <= mostBytes, let bytes = try? Data(contentsOf: URL(filePath: path)) else {
      throw .unreadable(path)
    }
    return Array(bytes)
  }
}

/// A file's metadata, following links.
private struct FileFacts: Equatable {
  let number: Int
  let bytes: Int
  let changed: Date
  let permissions: Int
  let isRegular: Bool

  init?(_ path: String) {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    guard let found = try? FileManager.default.attributesOfItem(atPath: resolved) else { return nil }
    number = (found[.systemFileNumber] as? NSNumber)?.intValue ?? 0
    bytes = (found[.size] as? NSNumber)?.intValue ?? 0
    changed = found[.modificationDate] as? Date ?? .distantPast
    permissions = (found[.posixPermissions] as? NSNumber)?.intValue ?? 0o777
    isRegular = found[.type] as? FileAttributeType == .typeRegular
  }
}

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
