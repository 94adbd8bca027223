internal import DailveDomain
internal import DailveScores
internal import Foundation

/// What is known about the backups of a store besides their files: small, and beside the store.
///
/// Stored: never rename a coding key. It alone says where backups go and whom they are encrypted for: one that cannot be read is never taken for
/// an empty one, and never overwritten.
struct BackupLedger: Codable, Sendable, Equatable {
  struct Proof: Codable, Sendable, Equatable {
    var at: Int
    var bytes: Int
    /// SHA-256 of the file, in hexadecimal; `nil` for one that an earlier version of the program made.
    var digest: String?
    /// When it was made, by the steady time; `nil` of one that an earlier version of the program made.
    var made: Int?
    /// The revision of the store that it is a copy of; `nil` of one that an earlier version of the program made, or of a store without anything.
    var revision: String?
  }

  struct Newest: Codable, Sendable, Equatable {
    var name: String
    /// The state of the store that it is a copy of.
    var state: String
  }

  struct Failure: Codable, Sendable, Equatable {
    var at: Int
    var problem: BackupProblem
  }

  struct Eviction: Codable, Sendable, Equatable {
    var at: Int
    var count: Int
  }

  /// When a backup last took the place of what was there.
  struct LastRestore: Codable, Sendable, Equatable {
    var at: Int
    /// The identifier of the store that it became.
    var store: String
    /// The backups of what was there before, oldest first; several if it happened again before others were asked.
    var before: [String]
  }

  /// A folder that backups went to before.
  struct Earlier: Codable, Sendable, Equatable {
    /// `nil` for the folder of the store.
    var folder: String?
    var proofs: [String: Proof]
  }

  /// Where `dailve serve` was told to put them; `nil` for the folder of the store.
  var folder: String?
  /// Whom they are encrypted for; empty if they are not.
  var recipients: [String] = []
  var newest: Newest?
  /// Proofs of the backups in that folder, by name. A name is recorded before the file gets it, so that no file of ours is unknown.
  var proofs: [String: Proof] = [:]
  /// Folders that have another's place now, and that still have some; `nil` if there are none, as in the ledger of an earlier version of the program.
  var earlier: [Earlier]?
  var failure: Failure?
  var gaveWay: Eviction?
  var setBack: LastRestore?
  /// What the last erasure had to leave, by its path; `nil` if nothing.
  var left: [String]?

  /// Backups go to another folder from now on. Those in the one before stay, and so does what is known of them: they are still ours to delete.
  mutating func move(to folder: String?) {
    var others = earlier ?? []
    if !proofs.isEmpty { others.append(Earlier(folder: self.folder, proofs: proofs)) }
    proofs = others.first { $0.folder == folder }?.proofs ?? [:]
    others.removeAll { $0.folder == folder }
    earlier = others.isEmpty ? nil : others
    self.folder = folder
  }

  /// An empty one if there is no file yet.
  ///
  /// - Throws: `BackupProblem.unreadableRecord`: a backup that is made all the same might not be encrypted.
  static func read(_ files: StoreFolder) throws(BackupProblem) -> BackupLedger {
    do {
      return try JSONDecoder().decode(BackupLedger.self, from: Data(contentsOf: URL(filePath: files.backupLedger)))
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return BackupLedger()
    } catch let error as CocoaError {
      throw .unreadableRecord(path: files.backupLedger, reason: error.localizedDescription)
    } catch {
      throw .unreadableRecord(path: files.backupLedger, reason: "it is damaged")
    }
  }

  func save(_ files: StoreFolder) throws(StorageError) {
    let bytes: Data
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      bytes = try encoder.encode(self)
    } catch {
      throw StorageError(error, during: .saving, in: files.path)
    }
    try DiskFile.replace(files.backupLedger, with: Array(bytes), in: files, during: .saving)
  }
}
