internal import DailveDomain
internal import Foundation
internal import GRDB

/// Sign-in that a version without a directory kept in a file beside the store while it erased everything else, and that is still there because the
/// erasure was interrupted.
struct RetainedSignIn: Decodable {
  private var access: AccessState
  private var passkeys: [StoredPasskey]
  /// When each passkey was last used, by its identifier in hexadecimal. Unused passkeys have no entry.
  private var used: [String: Int]
  /// `nil` in a file of a version that did not record withdrawn rights.
  private var withdrawn: [RightName]?

  /// - Returns: `nil` if there is no file, or only one that was not written completely.
  /// - Throws: Any other error of reading. Treating it as a missing file would leave the server open to anybody.
  init?(in folder: StoreFolder) throws {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: folder.keptSignIn))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
    // A file system without unnamed files may leave a partial file after a power cut.
    guard let kept = try? JSONDecoder().decode(Self.self, from: bytes) else { return nil }
    self = kept
  }

  func write(_ db: Database) throws {
    try AccessTable.write(access, db)
    try WithdrawnRights.note(withdrawn ?? [], db)
    for passkey in passkeys {
      try PasskeyTable.add(passkey, db)
      guard let instant = used[passkey.id.hexadecimal] else { continue }
      try PasskeyTable.use(passkey.id, counter: passkey.counter, isBackedUp: passkey.backed, at: instant, db)
    }
  }
}
