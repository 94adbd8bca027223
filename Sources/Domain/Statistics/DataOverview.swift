public import DailveScores

/// A summary of the store, shown when all data are older than the cards look back.
public struct DataOverview: Sendable, Equatable {
  /// A metric and the number of days with a value of it.
  public struct Coverage: Sendable, Equatable {
    public var metric: Metric
    public var days: Int
    public var last: CivilDay

    public init(metric: Metric, days: Int, last: CivilDay) {
      self.metric = metric
      self.days = days
      self.last = last
    }
  }

  public var readings: Int
  public var types: Int
  /// Workouts that count, each once, however many devices recorded it. The store holds recordings; loading a day counts
  /// the workouts.
  public var workouts = 0
  /// The newest day with readings or a night; workouts alone also make a day with data.
  public var newestReading: CivilDay?
  /// First and last day with data.
  public var days: ClosedRange<CivilDay>?
  /// Metrics with data, ordered from the most days to the fewest.
  public var coverage: [Coverage]

  public init(readings: Int, types: Int, newestReading: CivilDay?, days: ClosedRange<CivilDay>?, coverage: [Coverage]) {
    self.readings = readings
    self.types = types
    self.newestReading = newestReading
    self.days = days
    self.coverage = coverage
  }
}
