package import DailveDomain
package import DailveScores

/// A type of sample with its count.
package struct TypeDocument: Codable, Sendable {
  /// HealthKit identifier.
  package var type: String
  package var count: Int
  package var first: Instant
  package var last: Instant
  package var sources: [String]

  package init(_ type: StoreContents.TypeCount) {
    self.type = type.type
    count = type.count
    first = type.first
    last = type.last
    sources = type.sources
  }
}

/// The contents of the store in numbers.
package struct ContentsDocument: Codable, Sendable {
  package var types: [TypeDocument]
  package var workouts: Int
  package var activitySummaries: Int
  package var routes: Int
  package var ecgs: Int
  package var heartbeatSeries: Int
  package var kept: [String: Int]
  package var databaseBytes: Int

  package init(_ contents: StoreContents) {
    types = contents.types.map { TypeDocument($0) }
    workouts = contents.workouts
    activitySummaries = contents.activitySummaries
    routes = contents.routes
    ecgs = contents.ecgs
    heartbeatSeries = contents.heartbeatSeries
    kept = contents.kept
    databaseBytes = contents.databaseBytes
  }
}
