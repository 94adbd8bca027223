public import DailveScores

/// What a batch changed for one type, source and month.
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
  /// - Returns: `nil` when there is no such batch, or it has already been undone.
  func undo(batch: Int, now: Instant) async throws(StorageError) -> UndoReport?
}
