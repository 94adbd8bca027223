public import DailveScores

/// Reads the imports.
public protocol BatchReading {
  /// Newest first.
  ///
  /// - Parameter id: Returns batches older than this one; `nil` begins with the newest.
  func batches(before id: Int?, limit: Int) throws -> [StoredBatch]
  /// The batches that the person imported, newest first, without the thousands that devices push.
  func imports() throws -> [StoredBatch]
  /// The number of batches that `imports()` returns.
  func importCount() throws -> Int
  /// `nil` if there is no such batch.
  func batch(_ id: Int) throws -> StoredBatch?
  /// New, changed and gone samples by type, source and month; samples that were already there are not listed.
  func changes(ofBatch batch: Int) throws -> [BatchChange]
}

/// One import in the list of imports.
public struct StoredBatch: Sendable {
  public var id: Int
  public var kind: BatchKind
  public var name: String
  public var started: Instant
  /// `nil` for an import that was interrupted.
  public var finished: Instant?
  public var exported: Instant?
  /// The time at which it was undone; `nil` if it was not.
  public var undone: Instant?
  public var report: ImportReport?

  public init(
    id: Int, kind: BatchKind = .export, name: String, started: Instant, finished: Instant?, exported: Instant?,
    undone: Instant?, report: ImportReport?
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.started = started
    self.finished = finished
    self.exported = exported
    self.undone = undone
    self.report = report
  }
}

/// The kind of a batch, which determines what its absences mean.
///
/// Stored: never change a raw value.
public enum BatchKind: String, Sendable, Codable, CaseIterable {
  /// Everything in Health at one moment: data missing from it was removed there.
  case export
  /// Data that a phone sends as it is measured. It implies nothing about other data.
  case push
  /// Files of another device or app. They imply nothing about other data.
  case files

  /// True if data missing from the batch count as removed, and if the batch may supersede older readings.
  public var isWhole: Bool {
    switch self {
    case .export: true
    case .push, .files: false
    }
  }
}
