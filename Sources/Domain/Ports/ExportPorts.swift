public import DailveScores

/// Everything in the store, in constant memory, for writing it out. All calls of one export see the same moment.
public protocol ExportSource {
  /// - Parameter now: The date of an export whose own is not known.
  func head(now: Instant) throws -> ExportHead
  /// Records that stand at top level, by type and time.
  func forEachRecord(_ body: (StoredRecord) throws -> Void) throws
  /// Correlations, workouts, summaries and whatever else was kept whole.
  func forEachElement(_ body: (StoredElement) throws -> Void) throws
  func forEachFile(_ body: (StoredFile) throws -> Void) throws
}

/// How tables are written out.
public enum TableFormat: String, Sendable, CaseIterable { case csv, json }

/// Writes everything out, for those who do not know how files are made.
public protocol ExportRunning: Sendable {
  /// An archive of tables, all of them as of one moment, from its first byte to its last. Blocks until done: call it on a thread
  /// of its own.
  ///
  /// - Parameter write: Takes the next bytes and may wait; what it throws ends the export and is thrown on.
  /// - Throws: `StorageError`.
  func export(_ format: TableFormat, write: @escaping ([UInt8]) throws -> Void) throws
}
