internal import DailveDomain
internal import Foundation
internal import GRDB

extension SampleInserter {
  /// What is already there stays as it is; likewise below.
  func insert(_ workout: WorkoutRecord, origin: Int, batch: Int, _ db: Database) throws {
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO workout (identity, activity, start, stop, duration, distance, energy,
          average_heart_rate, maximum_heart_rate, routes, origin, xml, batch)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        Int64(bitPattern: workout.identity), workout.activity, workout.start, workout.end, workout.duration,
        workout.distance, workout.energy, workout.averageHeartRate, workout.maximumHeartRate, workout.routes, origin,
        workout.xml, batch,
      ])
  }

  /// A newer export knows a day better than an older one: it replaces the row.
  func insert(_ record: SummaryRecord, batch: Int, _ db: Database) throws {
    let summary = record.summary
    try db.execute(
      sql: "INSERT OR REPLACE INTO activity_summary VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        summary.day.number, summary.activeEnergy, summary.exerciseMinutes, summary.standHours, record.xml, batch,
      ])
  }

  func insert(_ element: KeptElement, batch: Int, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO kept_element VALUES (?, ?, ?, ?)",
      arguments: [Int64(bitPattern: element.identity), element.name, element.xml, batch])
  }

  func insert(_ file: KeptFile, batch: Int, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO kept_file VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        Int64(bitPattern: file.identity), file.kind.rawValue, file.name, file.size, Data(file.content), batch,
      ])
  }
}
