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
