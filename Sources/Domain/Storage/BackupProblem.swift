/// The reason why a backup could not be made or used.
///
/// Stored: never rename a case or a label.
public enum BackupProblem: Error, Sendable, Equatable, Codable {
  /// Not enough space, in bytes, even without the older backups.
  case noRoom(folder: String, wanted: Int, free: Int)
  /// The chosen folder does not exist.
  case noFolder(path: String)
  /// The chosen path is a file.
  case notAFolder(path: String)
  /// Other users could read the backups there.
  case notPrivate(path: String)
  /// The chosen folder exists, but nothing can be written to it.
  case readOnly(path: String)
  /// Encryption was requested, but the program for it is not installed.
  case noAge
  case encryption(reason: String)
  /// The copy differs from the store at the time it was taken, or is unreadable: `what` is a table, or SQLite's message.
  case unproven(what: String)
  /// The backup's file is not a store of this program.
  case foreign(name: String)
  /// The backup's file is cut off or overwritten in places.
  case damaged(name: String)
  /// The backup is encrypted, and no key was given.
  case locked(name: String)
  case unknown(name: String)
  /// The backup's file is not the one that was made under this name.
  case changed(name: String)
  /// The record of the backups cannot be read, so it is unknown where they go and for whom they are encrypted.
  case unreadableRecord(path: String, reason: String)
  /// Another backup is being made or restored.
  case busy
  /// Everything is being deleted, or the program ends.
  case stopped
  case failed(reason: String)
}
