internal import Crypto
internal import DailveDomain
internal import Foundation

/// The digest by which a backup is recognised as the one that was made.
enum FileDigest {
  private static let block = 1 << 20

  /// In hexadecimal. Reads the whole file, a megabyte at a time.
  static func sha256(of path: String) throws -> String {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw BackupProblem.failed(reason: "\(path) cannot be read")
    }
    // The file was only read, so closing it cannot lose anything.
    defer { try? file.close() }
    var hash = SHA256()
    while let bytes = try file.read(upToCount: block), !bytes.isEmpty { hash.update(data: bytes) }
    return hash.finalize().hexadecimal
  }
}
