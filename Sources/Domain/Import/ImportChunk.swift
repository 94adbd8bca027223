public import DailveScores

/// The unit in which the reader passes an export to the store.
public struct ImportChunk: Sendable {
  /// Types and origins seen for the first time. Indices continue from those of earlier chunks.
  public var types: [String] = []
  public var origins: [Origin] = []
  public var rows: [SampleRow] = []
  /// Encoded `RecordDetail`s and texts that rows of this chunk refer to by index.
  public var details: [[UInt8]] = []
  public var texts: [String] = []
  public var workouts: [WorkoutElement] = []
  public var summaries: [SummaryElement] = []
  public var kept: [VerbatimElement] = []
  public var files: [CompanionFile] = []
  /// Attributes of the `Me` element.
  public var characteristics: [MetadataEntry] = []
  public var header: ExportHeader?
  public var progress = ImportProgress()

  public init() {}
}

/// The header of an export: when and where it was made.
public struct ExportHeader: Sendable, Equatable {
  public var locale: String?
  /// The time of the export, and the phone's UTC offset at that time, in seconds east.
  public var exported: Instant?
  public var offset: Int?
  /// The offsets with which its records are printed; empty until all are read.
  public var offsets: [OffsetCount] = []

  public init() {}

  /// Adds the fields of a later chunk.
  public mutating func merge(_ other: ExportHeader) {
    locale = other.locale ?? locale
    exported = other.exported ?? exported
    offset = other.offset ?? offset
    if !other.offsets.isEmpty { offsets = other.offsets }
  }
}

/// Records that were printed with one offset from UTC.
public struct OffsetCount: Sendable, Equatable {
  /// The time at which the records were made, to within half a month.
  public var at: Instant
  /// Seconds east of UTC.
  public var seconds: Int
  public var count: Int

  public init(at: Instant, seconds: Int, count: Int) {
    self.at = at
    self.seconds = seconds
    self.count = count
  }
}

/// Text, compressed as raw deflate unless that is longer; it is uncompressed if `bytes.count == size`.
public struct PackedText: Sendable, Equatable {
  /// Maximum uncompressed bytes of an element or file that is kept.
  public static let longest = 64 << 20

  public var bytes: [UInt8]
  /// Bytes unpacked.
  public var size: Int

  public init(bytes: [UInt8], size: Int) {
    self.bytes = bytes
    self.size = size
  }
}

public struct ImportProgress: Sendable, Equatable {
  /// Bytes of the source read so far and in total (compressed, for an archive).
  public var read = 0
  public var total = 0
  /// Uncompressed bytes of the health document.
  public var documentBytes = 0
  public var records = 0

  public init() {}
}

/// A workout with everything that could be understood of it. Instants are seconds since 1970.
public struct WorkoutElement: Sendable, Equatable {
  public var origin: Int32 = 0
  /// The activity type as written: "HKWorkoutActivityTypeRunning".
  public var activity = ""
  public var start = 0
  public var end = 0
  public var created = Int.min
  /// Seconds without pauses.
  public var duration = 0.0
  /// km, kcal, beats per minute.
  public var distance: Double?
  public var energy: Double?
  public var averageHeartRate: Double?
  public var maximumHeartRate: Double?
  public var routes = 0
  public var detail = WorkoutDetail()
  /// The element as an export wrote it; empty for a workout of any other format.
  public var body = PackedText(bytes: [], size: 0)
  /// Hash of everything that was written, instants in UTC.
  public var identity: UInt64 = 0
  /// Facts that only a phone's version of a workout contains.
  public var pushed: PushedWorkout?

  public init() {}
}

/// Identifies a pushed workout when it is sent again with other content.
public struct PushedWorkout: Sendable, Equatable {
  /// The sender's own id of the recording: HealthKit's, in newer versions of Health Auto Export.
  public var id: String?
  /// True if it names its source; otherwise the source is the sending device.
  public var namesSource: Bool

  public init(id: String?, namesSource: Bool) {
    self.id = id
    self.namesSource = namesSource
  }
}

public struct SummaryElement: Sendable, Equatable {
  public var summary: ActivitySummary
  public var body: PackedText
  public var identity: UInt64

  public init(summary: ActivitySummary, body: PackedText, identity: UInt64) {
    self.summary = summary
    self.body = body
    self.identity = identity
  }
}

/// An element that the store keeps verbatim.
public struct VerbatimElement: Sendable, Equatable {
  public var name: String
  /// Start or date of the element, where it has one.
  public var start: Instant?
  public var body: PackedText
  /// Hash of everything in the element, instants in UTC, by which a later export recognises it.
  public var identity: UInt64

  public init(name: String, start: Instant?, body: PackedText, identity: UInt64) {
    self.name = name
    self.start = start
    self.body = body
    self.identity = identity
  }
}

/// A file beside the health document: a route, an electrocardiogram, a clinical record.
public struct CompanionFile: Sendable, Equatable {
  public enum Kind: String, Sendable { case route, electrocardiogram, clinicalRecord = "clinical-record", other }

  public var kind: Kind
  /// Path below the folder of the health document.
  public var name: String
  /// Raw deflate.
  public var content: [UInt8]
  /// Uncompressed bytes.
  public var size: Int
  public var identity: UInt64

  public init(kind: Kind, name: String, content: [UInt8], size: Int, identity: UInt64) {
    self.kind = kind
    self.name = name
    self.content = content
    self.size = size
    self.identity = identity
  }
}
