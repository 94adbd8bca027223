internal import DailveDomain
internal import GRDB

/// Totals of a recording, combined from its versions. Pages and analyses both use them: a newer version that lacks the distance must not lose the
/// splits that the page's distance belongs to.
struct StatementTotals {
  /// HealthKit's activity type without its prefix.
  var activity: String
  /// km.
  var distance: Double?
  /// kcal.
  var energy: Double?
  var averageHeartRate: Double?
  var maximumHeartRate: Double?

  /// Columns of the table `workout`, as `w`.
  static let columns = "w.activity, w.distance, w.energy, w.average_heart_rate, w.maximum_heart_rate"

  /// - Parameter row: Begins with `columns`.
  init(_ row: Row) {
    activity = StoreReader.activity(row[0])
    distance = row[1]
    energy = row[2]
    averageHeartRate = row[3]
    maximumHeartRate = row[4]
  }

  /// Fills in what is missing from another statement about the same recording.
  mutating func complete(by other: StatementTotals) {
    if !ActivityGroup.isSpecific(activity), activity == "Other" || ActivityGroup.isSpecific(other.activity) {
      activity = other.activity
    }
    // A total of 0 means that it was not measured.
    func fill(_ total: inout Double?, _ other: Double?) { if (total ?? 0) <= 0, let other { total = other } }
    fill(&distance, other.distance)
    fill(&energy, other.energy)
    fill(&averageHeartRate, other.averageHeartRate)
    fill(&maximumHeartRate, other.maximumHeartRate)
  }
}

/// A recording, combined from all statements about it.
struct CompletedRecording {
  var totals: StatementTotals
  /// Times of the winning statement, in seconds since 1970.
  var start: Int
  var stop: Int
  /// Ids of the sources of all statements, that of the winning one first.
  var sources: [Int] = []

  /// `nil` if there is no such workout.
  init?(_ identity: Int, _ db: Database) throws {
    let select = """
      SELECT \(StatementTotals.columns), w.start, w.stop, origin.source
      """
    let origin = "JOIN origin ON origin.id = w.origin"
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          \(select), 0 AS place FROM workout AS w \(origin) WHERE w.identity = ?1
          UNION ALL \(select), s.place FROM superseded_workout AS s JOIN workout AS w ON w.identity = s.workout
            \(origin) WHERE s.standing = ?1 ORDER BY place
          """), arguments: [identity])
    guard let first = rows.first else { return nil }
    totals = StatementTotals(first)
    start = first["start"]
    stop = first["stop"]
    for row in rows.dropFirst() { totals.complete(by: StatementTotals(row)) }
    for row in rows where !sources.contains(row["source"]) { sources.append(row["source"]) }
  }
}
