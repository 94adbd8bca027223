public import DailveScores

/// The result of an import.
public struct ImportReport: Sendable, Equatable, Codable {
  public struct Records: Sendable, Equatable, Codable {
    /// Top-level records of the document.
    public var read = 0
    public var added = 0
    /// Already in the store, or repeated in the same document.
    public var duplicate = 0
    /// Kept verbatim but not usable as samples.
    public var skipped = 0

    public init() {}
  }

  /// Counts of one kind of thing.
  public struct Counts: Sendable, Equatable, Codable {
    public var read = 0
    public var added = 0

    public init() {}
  }

  public var batch = 0
  public var records = Records()
  /// Records inside correlations; records that also occur at top level are not added again.
  public var correlationRecords = Counts()
  /// New, there, changed, gone.
  public var changes = ImportChanges()
  /// Added records by type.
  public var byType: [String: Int] = [:]
  public var workouts = 0
  public var activitySummaries = 0
  public var routes = 0
  public var ecgs = 0
  /// Number of elements and files kept verbatim, by name.
  public var kept: [String: Int] = [:]
  public var problems: [ImportProblem] = []
  /// The document was read to its end.
  public var complete = true
  public var seconds = 0.0
  /// Uncompressed bytes of the health document.
  public var bytes = 0

  /// The earlier batch of exactly the same file, if there is one; nothing was read again then.
  public var sameAs: Int?
  /// The import is committed and durable, but the disk had no room to checkpoint the write-ahead log; that follows
  /// later.
  public var waitsInLog: Bool?

  /// Date of the last full export in the store, if it is later than this one; data that this one lacks came later.
  public var newerExport: Instant?
  /// Number of `workouts` that were new to the store. `nil` in reports of earlier versions.
  public var newWorkouts: Int?
  /// The home zone after the import; `nil` while none is known.
  public var homeZone: HomeZoneChoice?

  public init() {}

  /// The way in which reading the document ended.
  public enum Ending: Sendable, Equatable {
    case complete
    /// The document ends early.
    case cut
    /// The document is complete, but from some point on it is not in its own format.
    case unreadable

    public init(isComplete: Bool, isMalformed: Bool) {
      self = isComplete ? .complete : isMalformed ? .unreadable : .cut
    }
  }

  /// True if it was read to its end and contained nothing.
  public var isEmpty: Bool {
    complete && problems.isEmpty && kept.isEmpty && sameAs == nil && newerExport == nil
      && records.read + records.added + correlationRecords.read + workouts + activitySummaries + routes + ecgs == 0
  }

  public var ending: Ending {
    Ending(isComplete: complete, isMalformed: problems.contains { $0.kind == .malformedText })
  }

  /// True if everything was understood.
  public var isUnderstood: Bool { complete && records.skipped == 0 && !problems.contains { $0.kind.isLoss } }

  /// The report for importing the same file again.
  public var repeated: ImportReport {
    var report = self
    report.sameAs = batch
    report.records.added = 0
    report.records.duplicate = records.read - records.skipped
    report.correlationRecords.added = 0
    report.newWorkouts = 0
    report.homeZone?.basis = .known
    report.byType = [:]
    report.changes = changes.repeated
    report.seconds = 0
    return report
  }

  /// The reader's part of the report: the contents of the document, before comparison with the store.
  public init(_ summary: ExportSummary) {
    records.read = summary.records
    records.skipped = summary.skipped
    correlationRecords.read = summary.correlationRecords
    workouts = summary.workouts
    activitySummaries = summary.activitySummaries
    routes = summary.routes
    ecgs = summary.ecgs
    kept = summary.kept
    problems = summary.problems
    complete = summary.complete
    bytes = summary.bytes
  }
}
