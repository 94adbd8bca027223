public import DailveScores

/// The changes that a batch made for one type, source and month.
public struct BatchChange: Sendable, Equatable {
  public var type: String
  public var source: String
  /// `YYYY-MM` in UTC.
  public var month: String
  public var count: ImportChanges.Count

  public init(type: String, source: String, month: String, count: ImportChanges.Count) {
    self.type = type
    self.source = source
    self.month = month
    self.count = count
  }
}

/// Undoes imports.
public protocol BatchKeeping: Sendable {
  /// - Returns: `nil` if there is no such batch, or it has already been undone.
  /// - Throws: `busy` if another writer does not finish within seconds, `notBackedUp` for an export if no backup could
  ///   be made first, `full` if the disk has no room for that backup or for undoing the batch, `damaged` or `tooNew` if
  ///   the store cannot be read, and `failed` for anything else. The batch then remains; the caller says why, and it
  ///   can be tried again.
  func undo(batch: Int, now: Instant) async throws(WholeStoreError) -> UndoReport?
}

/// The result of undoing an import.
public struct UndoReport: Sendable, Equatable, Codable {
  public var batch: Int
  /// Samples removed from the store.
  public var removed = 0
  /// Workouts, routes, summaries and other elements removed.
  public var removedElements = 0
  /// Samples and elements that stay because a later import contained them too.
  public var kept = 0

  public init(batch: Int) { self.batch = batch }
}
