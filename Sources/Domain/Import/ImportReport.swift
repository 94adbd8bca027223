/// What an import did.
public struct ImportReport: Sendable, Equatable, Codable {
  public struct Records: Sendable, Equatable, Codable {
    /// Top-level records of the document.
    public var read = 0
    public var added = 0
    /// Already in the store, or a second time in the same document.
    public var duplicate = 0
    /// Kept as written but not usable as samples.
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
  /// Records of correlations; those that also stand at top level add nothing.
  public var correlationRecords = Counts()
  /// New, there, changed, gone.
  public var changes = ImportChanges()
  /// Added records by type.
  public var byType: [String: Int] = [:]
  public var workouts = 0
  public var activitySummaries = 0
  public var routes = 0
  public var ecgs = 0
  /// Elements and files that are kept whole for later use, by name.
  public var kept: [String: Int] = [:]
  public var problems: [ImportProblem] = []
  /// The document was read to its end.
  public var complete = true
  public var seconds = 0.0
  /// Uncompressed bytes of the health document.
  public var bytes = 0

  /// The batch that brought exactly this file before; nothing had to be read again.
  public var sameAs: Int?
  /// The import is in and safe, but the disk had no room to fold the log into the file; that follows when there is room.
  public var waitsInLog: Bool?

  /// Workouts that the store did not have; the others of `workouts` are known. `nil` in reports of earlier versions.
  public var newWorkouts: Int?
  /// The home zone after the import; `nil` while none is known.
  public var homeZone: HomeZoneChoice?

  public init() {}

  /// Whether all of it was understood.
  public var isUnderstood: Bool { complete && records.skipped == 0 && !problems.contains { $0.kind.isLoss } }

  /// What there is to say when the same file comes once more.
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

  /// The reader's half: what was in the document, before anything is known of the store.
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
