public import DailveScores

/// Everything known about a workout besides its totals. Counterpart of `HKWorkout` with its activities, events and statistics.
public struct WorkoutDetail: Sendable, Equatable, Codable {
  /// Counterpart of `HKWorkoutActivity`.
  public struct Activity: Sendable, Equatable, Codable {
    public var identifier: String?
    public var start: Instant?
    public var end: Instant?
    /// Seconds.
    public var duration: Double?
    /// Statistics of this activity; exports before iOS 16 have none.
    public var statistics: [Quantity]
    /// Metadata of this activity. Encoded documents omit it.
    public var metadata: [MetadataEntry] = []

    private enum CodingKeys: String, CodingKey { case identifier, start, end, duration, statistics }

    public init(
      identifier: String?, start: Instant?, end: Instant?, duration: Double?, statistics: [Quantity] = [],
      metadata: [MetadataEntry] = []
    ) {
      self.identifier = identifier
      self.start = start
      self.end = end
      self.duration = duration
      self.statistics = statistics
      self.metadata = metadata
    }
  }

  /// Counterpart of `HKWorkoutEvent`.
  public struct Event: Sendable, Equatable, Codable {
    /// The kind without its prefix: "Pause", "Lap".
    public var kind: String
    public var date: Instant?
    /// Seconds.
    public var duration: Double?
    public var metadata: [MetadataEntry]

    public init(kind: String, date: Instant?, duration: Double?, metadata: [MetadataEntry]) {
      self.kind = kind
      self.date = date
      self.duration = duration
      self.metadata = metadata
    }
  }

  /// Counterpart of `HKWorkout.allStatistics`, in the unit as written.
  public struct Quantity: Sendable, Equatable, Codable {
    /// HealthKit identifier.
    public var type: String
    public var sum: Double?
    public var average: Double?
    public var minimum: Double?
    public var maximum: Double?
    public var unit: String?

    public init(type: String, sum: Double?, average: Double?, minimum: Double?, maximum: Double?, unit: String?) {
      self.type = type
      self.sum = sum
      self.average = average
      self.minimum = minimum
      self.maximum = maximum
      self.unit = unit
    }
  }

  public var activities: [Activity]
  public var events: [Event]
  public var statistics: [Quantity]
  public var metadata: [MetadataEntry]
  /// Paths of GPX files in the export.
  public var routePaths: [String]
  /// Route points that old exports wrote into the element itself.
  public var locations: [RoutePoint]
  /// The export's description of the device.
  public var device: String?
  /// UTC offset of the recording, in seconds east, with which an export prints its times; `nil` for a workout that an
  /// export itself wrote. Encoded documents omit it.
  public var offset: Int?

  private enum CodingKeys: String, CodingKey {
    case activities, events, statistics, metadata, routePaths, locations, device
  }

  public init(
    activities: [Activity] = [], events: [Event] = [], statistics: [Quantity] = [], metadata: [MetadataEntry] = [],
    routePaths: [String] = [], locations: [RoutePoint] = [], device: String? = nil, offset: Int? = nil
  ) {
    self.activities = activities
    self.events = events
    self.statistics = statistics
    self.metadata = metadata
    self.routePaths = routePaths
    self.locations = locations
    self.device = device
    self.offset = offset
  }
}

extension WorkoutDetail {
  /// This detail completed from another version of the same recording: statistics and metadata that are missing here,
  /// and route, activities and events if there are none here.
  public func completed(by other: WorkoutDetail) -> WorkoutDetail {
    var detail = self
    for quantity in other.statistics where !statistics.contains(where: { $0.type == quantity.type }) {
      detail.statistics.append(quantity)
    }
    for entry in other.metadata where !metadata.contains(where: { $0.key == entry.key }) {
      detail.metadata.append(entry)
    }
    if activities.isEmpty { detail.activities = other.activities }
    if events.isEmpty { detail.events = other.events }
    if routePaths.isEmpty, locations.isEmpty {
      (detail.routePaths, detail.locations) = (other.routePaths, other.locations)
    }
    detail.device = device ?? other.device
    return detail
  }
}

/// A number with its unit, as metadata have it: "25 m", "7200 %", "2".
public struct MetadataQuantity: Sendable, Equatable {
  public var number: Double
  public var unit: String

  public init?(_ text: String) {
    let parts = WesternDigits.text(text).split(separator: " ", maxSplits: 1)
    guard let first = parts.first, let number = Double(first.replacing(",", with: ".")), number.isFinite else {
      return nil
    }
    self.number = number
    unit = parts.count > 1 ? String(parts[1]) : ""
  }

  /// In another unit; `nil` if that unit has another dimension, or either is unknown.
  public func value(in unit: String) -> Double? { UnitConversion.from(self.unit, to: unit).map { $0(number) } }

  public var metres: Double? { value(in: "m").flatMap { $0 > 0 ? $0 : nil } }
}
