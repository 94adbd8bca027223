internal import DailveDomain
internal import Foundation
internal import GRDB

/// Reads what workouts say beyond their totals: one that stands is completed by the words that it stands before.
struct WorkoutDetails {
  let db: Database
  let elements: any WorkoutElementReading

  /// `nil` if there is no such workout.
  func detail(_ identity: Int64) throws -> WorkoutDetail? {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT size, body, 0 AS place FROM workout WHERE identity = ?1
          UNION ALL SELECT size, body, place FROM superseded_workout JOIN workout ON identity = workout
          WHERE standing = ?1 ORDER BY place
          """), arguments: [identity])
    return rows.map { elements.detail(PackedText(bytes: [UInt8]($0["body"] as Data), size: $0["size"])) }
      .reduce(nil) { detail, other in detail?.completed(by: other) ?? other }
  }
}
