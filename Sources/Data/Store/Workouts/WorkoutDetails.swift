internal import DailveDomain
internal import Foundation
internal import GRDB

/// Reads the details of workouts beyond their totals: a winning statement is completed from those that it takes precedence over.
struct WorkoutDetails {
  let db: Database
  let elements: any WorkoutElementReading
  /// True if a route is in the store; `nil` asks the store.
  var hasFile: ((String) -> Bool)?

  /// `nil` if there is no such workout.
  func detail(_ identity: Int64) throws -> WorkoutDetail? {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT size, body, detail, 0 AS place FROM workout WHERE identity = ?1
          UNION ALL SELECT size, body, detail, place FROM superseded_workout JOIN workout ON identity = workout
          WHERE standing = ?1 ORDER BY place
          """), arguments: [identity])
    return try withKnownRoutes(rows.map(version)).reduce(nil) { detail, other in detail?.completed(by: other) ?? other }
  }

  /// Versions stored before `detail` existed, and those from other machines, have only their element, which an earlier version of the program also
  /// wrote for phones.
  private func version(_ row: Row) -> WorkoutDetail {
    let body = PackedText(bytes: [UInt8](row["body"] as Data), size: row["size"])
    let values = WorkoutDetailCoding.isCoded(body) ? body.bytes : (row["detail"] as Data?).map { [UInt8]($0) }
    return values.flatMap(WorkoutDetailCoding.detail) ?? elements.detail(body)
  }

  /// A route is stored once, under the name that the first version of its workout gave it. If a newer version names it otherwise, the name that leads
  /// to the file counts.
  private func withKnownRoutes(_ versions: [WorkoutDetail]) throws -> [WorkoutDetail] {
    let names = Set(versions.filter { !$0.routePaths.isEmpty }.map(\.routePaths))
    guard names.count > 1 || !names.isEmpty && versions.contains(where: { !$0.locations.isEmpty }) else {
      return versions
    }
    func isKnown(_ version: WorkoutDetail) throws -> Bool {
      try !version.locations.isEmpty
        || version.routePaths.contains { try hasFile?($0) ?? StoredRouteFile.exists($0, db) }
    }
    guard let known = try versions.firstIndex(where: isKnown) else { return versions }
    var versions = versions
    for place in versions.indices.prefix(upTo: known) { versions[place].routePaths = [] }
    return versions
  }
}
