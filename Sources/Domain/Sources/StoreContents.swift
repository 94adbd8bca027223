public import DailveScores

/// Counts of everything in the store.
public struct StoreContents: Sendable, Equatable {
  public struct TypeCount: Sendable, Equatable {
    /// HealthKit identifier.
    public var type: String
    public var count: Int
    public var first: Instant
    public var last: Instant
    public var sources: [String]

    public init(type: String, count: Int, first: Instant, last: Instant, sources: [String]) {
      self.type = type
      self.count = count
      self.first = first
      self.last = last
      self.sources = sources
    }
  }

  /// Ordered by identifier.
  public var types: [TypeCount]
  public var workouts: Int
  public var activitySummaries: Int
  public var routes: Int
  public var ecgs: Int
  /// HRV samples that carry their list of beats.
  public var heartbeatSeries: Int
  /// Elements kept verbatim, by name.
  public var kept: [String: Int]
  public var databaseBytes: Int

  public init(
    types: [TypeCount], workouts: Int, activitySummaries: Int, routes: Int, ecgs: Int, heartbeatSeries: Int,
    kept: [String: Int], databaseBytes: Int
  ) {
    self.types = types
    self.workouts = workouts
    self.activitySummaries = activitySummaries
    self.routes = routes
    self.ecgs = ecgs
    self.heartbeatSeries = heartbeatSeries
    self.kept = kept
    self.databaseBytes = databaseBytes
  }
}

/// Counts of the store that are cheap to read.
public struct StoreSize: Sendable, Equatable {
  public var databaseBytes: Int
  public var workouts: Int
  public var routes: Int

  public init(databaseBytes: Int, workouts: Int, routes: Int) {
    self.databaseBytes = databaseBytes
    self.workouts = workouts
    self.routes = routes
  }
}
