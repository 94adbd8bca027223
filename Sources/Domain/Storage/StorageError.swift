/// The errors of the store's ports. Each port has its own, and all of them can contain a failure of the store itself.
public protocol StoreFailure: Error, Equatable {
  static func storage(_ error: StorageError) -> Self
  /// The failure of the store itself; `nil` for a refusal that only this port knows.
  var storage: StorageError? { get }
}

/// The reason why the store failed. Nothing has changed then, unless the case says otherwise.
public enum StorageError: StoreFailure {
  /// Another program is changing the store.
  case busy
  /// The folder's disk is full. An erasure that has begun is finished the next time the store is opened.
  case full(StorageTask, folder: String)
  /// The contents of the store cannot be read.
  case damaged(reason: String)
  /// The store's file is not one that this program uses.
  case unusable(StoreFileError)
  case failed(reason: String)

  /// The failure of the store in an error of any of its ports; `nil` if there is none.
  public init?(in error: any Error) {
    guard let error = (error as? any StoreFailure)?.storage else { return nil }
    self = error
  }

  public static func storage(_ error: StorageError) -> StorageError { error }
  public var storage: StorageError? { self }
}

/// The reason why the store's file is not used.
public enum StoreFileError: Error, Equatable, Sendable {
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
}

/// The reason why the person's change was not saved.
public enum SaveError: StoreFailure {
  case storage(StorageError)
  /// An entry of another kind has the id.
  case taken(id: String)
  /// The form was already saved when it arrived the first time.
  case repeated

  public var storage: StorageError? { if case .storage(let error) = self { error } else { nil } }
}

/// The reason why the store was not read.
public enum ReadError: StoreFailure {
  case storage(StorageError)
  /// The cursor of a query does not belong to any of its pages.
  case unknownCursor

  public var storage: StorageError? { if case .storage(let error) = self { error } else { nil } }
}

/// The reason why a task on the whole store was not done: opening, erasing, restoring, or undoing an import.
public enum WholeStoreError: StoreFailure {
  case storage(StorageError)
  /// The task needs exclusive access, but other programs have the store open. Empty if they cannot be identified.
  case inUse(by: [StoreUser])
  /// The task requires a backup first, and none could be made.
  case notBackedUp(BackupProblem)

  /// Runs a part of such a task that only the store itself can make fail.
  public static func of<T>(_ body: () throws(StorageError) -> T) throws(WholeStoreError) -> T {
    do { return try body() } catch { throw .storage(error) }
  }

  public var storage: StorageError? { if case .storage(let error) = self { error } else { nil } }
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
