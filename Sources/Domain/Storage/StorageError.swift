/// The reason why the store failed. Nothing has changed then, unless the case says otherwise.
public enum StorageError: Error, Equatable, Sendable {
  /// Another program is changing the store.
  case busy
  /// The task needs exclusive access, but other programs have the store open. Empty if they cannot be identified.
  case inUse(by: [StoreUser])
  /// The folder's disk is full. An erasure that has begun is finished the next time the store is opened.
  case full(StorageTask, folder: String)
  /// The contents of the store cannot be read.
  case damaged(reason: String)
  /// The file at the path is something else, or too small for a store.
  case notAStore(path: String, bytes: Int)
  /// The store's file has parts that no version of the program makes, such as `trigger log`; they are not run.
  case altered(part: String)
  /// The store's file was removed, or another one put in its place, while the program had it open.
  case gone(path: String)
  /// The store was made by a newer version of the program.
  case tooNew
  /// Other users could read or replace the file at the path, and its permissions cannot be changed. `isOurs` is `false`
  /// where it belongs to another user.
  case notPrivate(path: String, isOurs: Bool)
  /// A version of an entry was stamped by a clock that is this many seconds ahead.
  case clockAhead(seconds: Int)
  /// An entry of another kind has the id.
  case taken(id: String)
  /// The form was already saved when it arrived the first time.
  case repeated
  /// The task requires a backup first, and none could be made.
  case notBackedUp(BackupProblem)
  /// The cursor of a query does not belong to any of its pages.
  case unknownCursor
  case failed(reason: String)
}

/// The task during which the store failed.
public enum StorageTask: Sendable, Equatable, CaseIterable {
  case opening, reading, saving, importing, undoing, erasing
}

/// A program that has the store open.
public struct StoreUser: Sendable, Equatable {
  /// Process identifier.
  public var process: Int
  /// Its name; empty if the system does not tell.
  public var name: String

  public init(process: Int, name: String) {
    self.process = process
    self.name = name
  }
}
