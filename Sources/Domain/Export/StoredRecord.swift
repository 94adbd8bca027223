public import DailveScores

/// A sample with everything that its record contained, for writing it out again.
public struct StoredRecord: Sendable {
  public var type: String
  public var origin: Origin
  public var start: Instant
  public var end: Instant
  /// `nil` when the record did not say.
  public var created: Instant?
  public var value: StoredValue
  public var detail: RecordDetail
  /// UTC offset of the export that it came from, in seconds east; its dates are printed with this offset.
  public var offset: Int

  public init(
    type: String, origin: Origin, start: Instant, end: Instant, created: Instant?, value: StoredValue,
    detail: RecordDetail,
    offset: Int
  ) {
    self.type = type
    self.origin = origin
    self.start = start
    self.end = end
    self.created = created
    self.value = value
    self.detail = detail
    self.offset = offset
  }
}

/// A value as stored: a number in the record's own unit, or text that is not a number.
public enum StoredValue: Sendable, Equatable {
  case number(Double)
  case text(String)
}

/// An element, to be written as it was received.
public struct StoredElement: Sendable {
  public var name: String
  /// Empty for a workout that has no element.
  public var body: PackedText
  public var workout: StoredWorkout?

  public init(name: String, body: PackedText, workout: StoredWorkout? = nil) {
    self.name = name
    self.body = body
    self.workout = workout
  }
}

/// A workout that was not written by an export, such as one from a phone: its element is made from its values.
public struct StoredWorkout: Sendable {
  /// The activity type with HealthKit's prefix.
  public var activity: String
  public var start: Instant
  public var end: Instant
  /// Seconds.
  public var duration: Double
  public var source: String
  public var detail: WorkoutDetail

  public init(activity: String, start: Instant, end: Instant, duration: Double, source: String, detail: WorkoutDetail) {
    self.activity = activity
    self.start = start
    self.end = end
    self.duration = duration
    self.source = source
    self.detail = detail
  }
}

/// A file beside the health document.
public struct StoredFile: Sendable {
  public var kind: CompanionFile.Kind
  /// Path below the folder of the document.
  public var path: String
  /// Raw deflate.
  public var content: [UInt8]
  /// Bytes unpacked.
  public var size: Int

  public init(kind: CompanionFile.Kind, path: String, content: [UInt8], size: Int) {
    self.kind = kind
    self.path = path
    self.content = content
    self.size = size
  }
}

/// Rows that an export leaves out because their content is not of the kind that they claim, counted by that kind.
public struct RowsSetAside: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable { case workout, summary, element, file }

  public private(set) var counts: [Kind: Int] = [:]

  public init() {}

  public var isEmpty: Bool { counts.isEmpty }
  public var total: Int { counts.values.reduce(0, +) }

  public mutating func add(_ kind: Kind) { counts[kind, default: 0] += 1 }
}

extension StoredElement {
  /// The kind under which it is counted if it is set aside.
  public var kind: RowsSetAside.Kind {
    switch name {
    case "Workout": .workout
    case "ActivitySummary": .summary
    default: .element
    }
  }
}

/// The header of an export to write.
public struct ExportHead: Sendable, Equatable {
  public var locale: String
  /// The time of the export, printed at `offset` seconds east of UTC.
  public var exported: Instant
  public var offset: Int
  /// Attributes of the `Me` element.
  public var characteristics: [MetadataEntry]
  /// The key among `characteristics` under which a `Me` with child elements is kept verbatim.
  public static let wholePerson = "Me"

  public init(locale: String, exported: Instant, offset: Int, characteristics: [MetadataEntry]) {
    self.locale = locale
    self.exported = exported
    self.offset = offset
    self.characteristics = characteristics
  }
}
