internal import DailveDomain
internal import DailveScores
internal import Foundation

/// A small file beside the store with facts about its backups that are not in the backups themselves.
///
/// Stored: never rename a coding key. The ledger alone says where backups go and for whom they are encrypted, so an
/// unreadable one is never taken for an empty one and never overwritten.
struct BackupLedger: Codable, Sendable, Equatable {
  struct Proof: Codable, Sendable, Equatable {
    var at: Int
    var bytes: Int
    /// SHA-256 of the file, in hexadecimal; `nil` if an earlier version of the program made the backup.
    var digest: String?
    /// When it was made, by the steady time; `nil` if an earlier version of the program made it.
    var made: Int?
    /// The revision of the copied store; `nil` if the store was empty, or an earlier version of the program made the backup.
    var revision: String?
  }

  struct Newest: Codable, Sendable, Equatable {
    var name: String
    /// The state of the store when it was copied.
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

  /// The last time that a backup replaced the store.
  struct LastRestore: Codable, Sendable, Equatable {
    var at: Int
    /// The identifier of the store after the restore.
    var store: String
    /// The backups of earlier states that restores replaced, oldest first; several if the store was restored again before other machines were asked.
    var before: [String]
  }

  /// A folder that backups went to before.
  struct Earlier: Codable, Sendable, Equatable {
    /// `nil` for the folder of the store.
    var folder: String?
    var proofs: [String: Proof]
  }

  /// The folder that `dailve serve` was told to use; `nil` for the folder of the store.
  var folder: String?
  /// The keys for which backups are encrypted; empty if they are not encrypted.
  var recipients: [String] = []
  var newest: Newest?
  /// Proofs of the backups in that folder, by name. A name is recorded before the file gets it, so that no file of ours is unknown.
  var proofs: [String: Proof] = [:]
  /// Former folders that still have backups; `nil` if there are none, as in the ledger of an earlier version of the program.
  var earlier: [Earlier]?
  var failure: Failure?
  var gaveWay: Eviction?
  var setBack: LastRestore?
  /// Paths that the last erasure had to leave; `nil` if there are none.
  var left: [String]?

  /// Sends backups to another folder from now on. Those in the previous folder stay, and so do their proofs: they are still ours to delete.
  mutating func move(to folder: String?) {
    var others = earlier ?? []
    if !proofs.isEmpty { others.append(Earlier(folder: self.folder, proofs: proofs)) }
    proofs = others.first { $0.folder == folder }?.proofs ?? [:]
    others.removeAll { $0.folder == folder }
    earlier = others.isEmpty ? nil : others
    self.folder = folder
  }

  /// Reads the ledger, which is empty if there is no file yet.
  ///
  /// - Throws: `BackupProblem.unreadableRecord`, because a backup made without the ledger might not be encrypted.
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
