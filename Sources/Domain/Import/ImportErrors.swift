/// Why a source cannot be read at all. Sentences for people are made where they are shown.
public enum ImportSourceError: Error, Equatable, Sendable {
  case notFound(path: String)
  case empty(path: String)
  /// No health document inside; `files` names what was there instead (at most a few).
  case noHealthData(path: String, files: [String])
  /// The archive's directory is missing or broken.
  case damagedArchive(path: String, reason: String)
  case unreadable(path: String, reason: String)
}

/// What was asked of the store when it could not do it.
public enum StorageTask: Sendable, Equatable, CaseIterable {
  case opening, reading, saving, importing, undoing, erasing
}

/// A program that has the store open.
public struct StoreUser: Sendable, Equatable {
  /// Its number as the system counts programs.
  public var process: Int
  /// Its name; empty where the system does not tell.
  public var name: String

  public init(process: Int, name: String) {
    self.process = process
    self.name = name
  }
}

/// Why the store could not do it. Nothing has changed then, unless the case says so.
public enum StorageError: Error, Equatable, Sendable {
  /// Another program changes the store.
  case busy
  /// Other programs have the store open, and it takes to be the only one. Empty where they do not show.
  case inUse(by: [StoreUser])
  /// The disk of the folder has no room. An erasure that has begun is finished when the store is opened next.
  case full(StorageTask, folder: String)
  /// A store, but not readable.
  case damaged(reason: String)
  /// What lies at the path is something else, or too small for a store.
  case notAStore(path: String, bytes: Int)
  /// Made by a newer version of the program.
  case tooNew
  /// Other users could read or replace what lies at the path, and its permissions cannot be changed; they are those of another
  /// user where it is not ours.
  case notPrivate(path: String, isOurs: Bool)
  /// A version of an entry was stamped by a clock that is so many seconds ahead of this one.
  case clockAhead(seconds: Int)
  case failed(reason: String)
}
