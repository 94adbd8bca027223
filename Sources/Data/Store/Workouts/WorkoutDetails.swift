internal import DailveDomain
internal import Foundation
internal import GRDB

/// Reads the details of workouts beyond their totals: a winning statement is completed from those that it takes precedence over.
struct WorkoutDetails {
  let db: Database
  let elements: any WorkoutElementReading
  /// Whether a route is in the store; `nil` asks the store.
  var hasFile: ((String) -> Bool)?

  /// `nil` if there is no such workout.
  func detail(_ identity: Int64) throws -> WorkoutDetail? {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT size, body, 0 AS place FROM workout WHERE identity = ?1
          UNION ALL SELECT size, body, place FROM superseded_workout JOIN workout ON identity = workout
          WHERE standing = ?1 ORDER BY place
          """), arguments: [identity])
    let words = rows.map { elements.detail(PackedText(bytes: [UInt8]($0["body"] as Data), size: $0["size"])) }
    return try withKnownRoutes(words).reduce(nil) { detail, other in detail?.completed(by: other) ?? other }
  }

  /// A route is stored once, by the name that its first word gave it: where a newer word names it otherwise, the name that leads to it
  /// counts.
  private func withKnownRoutes(_ words: [WorkoutDetail]) throws -> [WorkoutDetail] {
    let names = Set(words.filter { !$0.routePaths.isEmpty }.map(\.routePaths))
    guard names.count > 1 || !names.isEmpty && words.contains(where: { !$0.locations.isEmpty }) else { return words }
    func isKnown(_ word: WorkoutDetail) throws -> Bool {
      try !word.locations.isEmpty || word.routePaths.contains { try hasFile?($0) ?? StoredRouteFile.exists($0, db) }
    }
    guard let known = try words.firstIndex(where: isKnown) else { return words }
    var words = words
    for place in words.indices.prefix(upTo: known) { words[place].routePaths = [] }
    return words
  }
}
