internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// Sign-in, which is kept when everything else is erased: it contains nothing about the person's health, and
/// without it the next visitor could take over the server. During the erasure it is kept in a file beside the
/// store, so that it survives a kill.
struct RetainedSignIn: Codable, Sendable {
  private var access: AccessState
  private var passkeys: [StoredPasskey]
  /// When each passkey was last used, by its identifier in hexadecimal. Unused passkeys have no entry.
  private var used: [String: Int]
  /// Rights that were withdrawn, so that an older backup does not bring them back; `nil` in a file from an earlier version.
  private var withdrawn: [RightName]?

  init(access: AccessState, passkeys: [Passkey]) {
    self.access = access
    self.passkeys = passkeys.map { StoredPasskey($0) }
    let pairs = passkeys.compactMap { key in key.lastUsed.map { (key.credential.id.hexadecimal, $0.seconds) } }
    used = Dictionary(pairs) { $1 }
  }

  init(_ reader: StoreReader, _ memory: AccessCache) throws {
    self.init(access: try reader.access(memory), passkeys: try reader.passkeys())
    withdrawn = try reader.withdrawnRights().sorted { ($0.kind.rawValue, $0.id) < ($1.kind.rawValue, $1.id) }
  }

  /// True if anybody can sign in with it.
  var isSetUp: Bool { !access.isOpenForSetup || !passkeys.isEmpty }

  func write(_ db: Database) throws {
    if access != AccessState() { try AccessTable.write(access, db) }
    try WithdrawnRights.note(withdrawn ?? [], db)
    for passkey in passkeys {
      try PasskeyTable.add(passkey, db)
      guard let instant = used[passkey.id.hexadecimal] else { continue }
      try PasskeyTable.use(passkey.id, counter: passkey.counter, isBackedUp: passkey.backed, at: instant, db)
    }
  }
}

/// The file beside the store.
extension RetainedSignIn {
  /// - Returns: `nil` if there is no file, or only one that was not written completely.
  /// - Throws: Any other error of reading. Treating it as a missing file would leave the server open to anybody.
  static func left(in folder: StoreFolder) throws -> RetainedSignIn? {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(filePath: folder.keptSignIn))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
    // A file system without unnamed files may leave a partial file after a power cut.
    return try? JSONDecoder().decode(Self.self, from: bytes)
  }

  static func leave(_ kept: RetainedSignIn?, in folder: StoreFolder) throws(StorageError) {
    forget(in: folder)
    guard let kept else { return }
    do {
      let file = try PrivateFile(nameless: folder.path, during: .erasing)
      try file.write(Array(JSONEncoder().encode(kept)), at: 0, during: .erasing)
      try file.sync(during: .erasing)
      _ = try file.publish(as: folder.keptSignIn, during: .erasing)
      try folder.sync(folder.path, during: .erasing)
    } catch {
      let error = StorageError(error, during: .erasing, in: folder.path)
      // A full disk must not prevent the erasure, although sign-in is then lost if the process is killed meanwhile.
      guard case .full = error else { throw error }
    }
  }

  static func forget(in folder: StoreFolder) { DiskFile.remove(folder.keptSignIn) }
}
