public import DailveScores

/// Reads everything in the store, so that it can be written out in constant memory. All calls see the same snapshot;
/// they throw a `StorageError`, or the error of `body`.
public protocol ExportSource {
  /// - Parameter now: Used if the store does not know the date of an export.
  func head(now: Instant) throws -> ExportHead
  /// Top-level records, by type and time.
  func forEachRecord(_ body: (StoredRecord) throws -> Void) throws
  /// Correlations, workouts, activity summaries and other elements kept verbatim.
  func forEachElement(_ body: (StoredElement) throws -> Void) throws
  func forEachFile(_ body: (StoredFile) throws -> Void) throws
}

/// File format of exported tables.
public enum TableFormat: String, Sendable, CaseIterable { case csv, json }

/// Exports the store, and hides file formats from callers.
public protocol ExportRunning: Sendable {
  /// Writes an archive of tables, all from one snapshot. Blocks until done, so call it on a dedicated thread.
  ///
  /// - Parameter write: Receives the bytes in order, and may block.
  /// - Throws: `StorageError`, or what `write` throws, which ends the export.
  func export(_ format: TableFormat, write: @escaping ([UInt8]) throws -> Void) throws
}
