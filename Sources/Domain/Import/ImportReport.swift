/// Something odd in an import, collected instead of thrown.
public struct ImportProblem: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// The document or archive ends early.
    case truncated
    /// A record without a readable date: kept verbatim, but not counted in statistics.
    case unreadableDate = "unreadable-date"
    /// A value that should be a number and is not: kept, but not counted in statistics.
    case unreadableValue = "unreadable-value"
    case endBeforeStart = "end-before-start"
    case implausibleDate = "implausible-date"
    /// A sample longer than its type allows (`SampleSpan`): kept, but not counted in statistics.
    case longSpan = "long-span"
    /// An overlong name or value: shortened for lookup and display, kept whole with its record.
    case longName = "long-name"
    /// An element that is kept but not understood.
    case unknownElement = "unknown-element"
    case illegalCharacter = "illegal-character"
    case unknownEntity = "unknown-entity"
    case duplicateAttribute = "duplicate-attribute"
    case malformedTag = "malformed-tag"
    case decimalComma = "decimal-comma"
    /// A file of the archive that could not be read.
    case unreadableFile = "unreadable-file"
    /// A file that does not belong to an export: not imported.
    case ignoredFile = "ignored-file"
    /// Beyond a limit that protects the machine: not imported.
    case tooLarge = "too-large"
    /// A file that a workout or clinical record refers to, but that is missing.
    case missingFile = "missing-file"

    /// Whether something is missing from statistics or from the store because it was not understood. Other problems are
    /// only reported: the data were understood in spite of how they were written.
    public var isLoss: Bool {
      switch self {
      case .truncated, .unreadableDate, .unreadableValue, .endBeforeStart, .unknownElement, .unknownEntity,
        .malformedTag,
        .unreadableFile, .tooLarge, .missingFile:
        true
      case .implausibleDate, .longSpan, .longName, .illegalCharacter, .duplicateAttribute, .decimalComma, .ignoredFile:
        false
      }
    }
  }

  public var kind: Kind
  /// Offset of the first case in the uncompressed document, in bytes.
  public var byte: Int?
  /// The text found there, shortened; never a health value.
  public var text: String
  public var count: Int

  public init(kind: Kind, byte: Int?, text: String, count: Int = 1) {
    self.kind = kind
    self.byte = byte
    self.text = text
    self.count = count
  }
}

/// What an import did.
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
  /// Records inside correlations; those that also occur at top level are not added again.
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

  /// The earlier batch with exactly the same file, if there is one; nothing was read again then.
  public var sameAs: Int?
  /// The import is committed and durable, but the disk had no room to checkpoint the write-ahead log; that follows
  /// later.
  public var waitsInLog: Bool?

  /// How many of `workouts` were new to the store. `nil` in reports of earlier versions.
  public var newWorkouts: Int?
  /// The home zone after the import; `nil` while none is known.
  public var homeZone: HomeZoneChoice?

  public init() {}

  /// Whether all of it was understood.
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

  /// The reader's half of the report: what was in the document, before the store has compared it.
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
