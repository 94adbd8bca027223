public import DailveScores

/// Everything that is known of a workout besides its totals. Counterpart of `HKWorkout` with its activities, events and statistics.
public struct WorkoutDetail: Sendable, Equatable, Codable {
  /// Counterpart of `HKWorkoutActivity`.
  public struct Activity: Sendable, Equatable, Codable {
    public var identifier: String?
    public var start: Instant?
    public var end: Instant?
    /// Seconds.
    public var duration: Double?
    /// Its own; exports before iOS 16 have none.
    public var statistics: [Quantity]
    /// Its own. Documents do not have it.
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
    /// Without prefix: "Pause", "Lap".
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

    public init(
      type: String, sum: Double?, average: Double?, minimum: Double?, maximum: Double?, unit: String?
    ) {
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
  /// As the export describes it.
  public var device: String?
  /// Seconds east of UTC where it was recorded, with which an export prints its times; `nil` for what an export itself wrote. Documents do not
  /// have it.
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
