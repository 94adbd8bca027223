internal import DailveDomain
internal import DailveScores
internal import DailveZlib
internal import Foundation
internal import GRDB

/// Inserts everything that is not a sample: workouts, activity summaries, elements and files stored whole. Existing
/// rows stay as they are.
struct ElementInserter {
  private let batch: Int
  /// Identities in the import.
  private(set) var seen: Set<Int64> = []
  private(set) var added: [String: Int] = [:]
  private(set) var there: [String: Int] = [:]
  /// Identities that were in the store before.
  private(set) var known: [Int64] = []
  private(set) var addedSummaryDays: Set<Int> = []

  static let workout = "Workout"
  static let summary = "ActivitySummary"
  /// The table of files beside the document.
  static let files = "kept_file"

  /// Tables whose rows have an identity, with the name under which their rows are counted.
  static let tables = [
    (table: "workout", name: "'\(workout)'"), ("activity_summary", "'\(summary)'"), ("kept_element", "name"),
    (files, "kind"),
  ]

  /// True if the content of a row in one of these tables matches its recorded size and form. Other readers of the content check it themselves.
  static func isSound(_ body: [UInt8], size: Int, in table: String) -> Bool {
    if table == files { return StoredFile(kind: .other, path: "", content: body, size: size).isSound }
    let text = PackedText(bytes: body, size: size)
    return text.isSound
      && (table != "workout" || !WorkoutDetailCoding.isCoded(text) || WorkoutDetailCoding.detail(body) != nil)
  }

  /// The kind under which a row of one of these tables is counted when it is set aside.
  static func kind(_ table: String) -> RowsSetAside.Kind {
    switch table {
    case "workout": .workout
    case "activity_summary": .summary
    case files: .file
    default: .element
    }
  }

  init(batch: Int) { self.batch = batch }

  private mutating func note(_ identity: Int64, _ name: String, _ db: Database) {
    guard seen.insert(identity).inserted else { return }
    if db.changesCount > 0 {
      added[name, default: 0] += 1
    } else {
      there[name, default: 0] += 1
      known.append(identity)
    }
  }

  mutating func insert(_ workout: WorkoutElement, origin: Int, _ db: Database) throws {
    let identity = Int64(bitPattern: workout.identity)
    let values = WorkoutDetailCoding.bytes(workout.detail)
    let isElement = workout.body.size > 0
    let body = isElement ? workout.body : PackedText(bytes: values, size: values.count)
    let detail = isElement ? Data(values) : nil
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO workout (identity, activity, start, stop, duration, distance, energy,
          average_heart_rate, maximum_heart_rate, routes, origin, size, body, batch, detail)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      identity, workout.activity, workout.start, workout.end, workout.duration, workout.distance, workout.energy,
      workout.averageHeartRate, workout.maximumHeartRate, workout.routes, origin, body.size, Data(body.bytes), batch,
      detail,
    ])
    note(identity, Self.workout, db)
    if let pushed = workout.pushed { try PushedWorkoutTable.note(pushed, of: identity, batch: batch, db) }
  }

  /// Each version of a day is a row; the newest counts.
  mutating func insert(_ record: SummaryElement, _ db: Database) throws {
    let summary = record.summary
    let identity = Int64(bitPattern: record.identity)
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO activity_summary VALUES (?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [
        identity, summary.day.number, summary.activeEnergy, summary.exerciseMinutes, summary.standHours,
        record.body.size, Data(record.body.bytes), batch,
      ])
    if db.changesCount > 0 { addedSummaryDays.insert(summary.day.number) }
    note(identity, Self.summary, db)
  }

  mutating func insert(_ element: VerbatimElement, _ db: Database) throws {
    let identity = Int64(bitPattern: element.identity)
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO kept_element VALUES (?, ?, ?, ?, ?, ?)").execute(
      arguments: [identity, element.name, element.start?.seconds, element.body.size, Data(element.body.bytes), batch])
    note(identity, element.name, db)
  }

  mutating func insert(_ file: CompanionFile, _ db: Database) throws {
    let identity = Int64(bitPattern: file.identity)
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO kept_file VALUES (?, ?, ?, ?, ?, ?)").execute(
      arguments: [identity, file.kind.rawValue, file.name, file.size, Data(file.content), batch])
    note(identity, file.kind.rawValue, db)
  }
}
