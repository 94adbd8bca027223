/// Why a backup could not be made or used.
///
/// Stored: never rename a case or a label.
public enum BackupProblem: Error, Sendable, Equatable, Codable {
  /// Not enough space, even without the older backups. Bytes.
  case noRoom(folder: String, wanted: Int, free: Int)
  /// The chosen folder does not exist.
  case noFolder(path: String)
  /// What was chosen is a file.
  case notAFolder(path: String)
  /// Others could read them there.
  case notPrivate(path: String)
  /// The chosen folder is there, and nothing can be written to it.
  case readOnly(path: String)
  /// Encryption was requested, but the program for it is not installed.
  case noAge
  case encryption(reason: String)
  /// The copy differs from the store at the time it was taken, or is unreadable: `what` is a table, or what SQLite says.
  case unproven(what: String)
  /// Its file is no store of this program.
  case foreign(name: String)
  /// Its file is cut off or overwritten in places.
  case damaged(name: String)
  /// It is encrypted, and no key was given.
  case locked(name: String)
  case unknown(name: String)
  /// Its file is not the one that was made under this name.
  case changed(name: String)
  /// What is known about the backups cannot be read, so nobody knows where they go and whom they are encrypted for.
  case unreadableRecord(path: String, reason: String)
  /// Another one is being made or restored.
  case busy
  /// Everything is being deleted, or the program ends.
  case stopped
  case failed(reason: String)
}
