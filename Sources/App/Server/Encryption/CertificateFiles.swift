internal import Foundation

/// Where a certificate and its key lie, both as PEM.
package struct CertificateFiles: Sendable, Equatable {
  /// The certificate, followed by those that lead to the root.
  package var certificate: String
  package var key: String

  package init(certificate: String, key: String) {
    self.certificate = certificate
    self.key = key
  }

  /// What changes whenever somebody renews them; links are followed, because some renew by pointing them elsewhere.
  struct Stamp: Equatable {
    private let parts: [Int]

    init(_ files: CertificateFiles) {
      parts = [files.certificate, files.key].flatMap { path -> [Int] in
        var found = stat()
        guard unsafe stat(path, &found) == 0 else { return [] }
        return [
          Int(truncatingIfNeeded: found.st_ino), Int(found.st_size), found.st_mtim.tv_sec, found.st_mtim.tv_nsec,
        ]
      }
    }
  }

  /// Whether users of the machine other than its owner may read the key.
  var isKeyOpen: Bool {
    var found = stat()
    return unsafe stat(key, &found) == 0 && found.st_mode & 0o077 != 0
  }

  /// No chain is that long.
  private static let mostBytes = 1 << 20

  static func read(_ path: String) throws(CertificateProblem) -> [UInt8] {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound(path) : .unreadable(path)
    }
    // A pipe would be waited for.
    guard found.st_mode & S_IFMT == S_IFREG, found.st_size <= mostBytes,
      let bytes = try? Data(contentsOf: URL(filePath: path))
    else { throw .unreadable(path) }
    return Array(bytes)
  }
}
