internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation
internal import GRDB

/// Receives workouts, rings, other elements and files of another store.
struct PeerElementReceiver {
  private let receiver: PeerReceiver
  private let db: Database
  private let names: PeerImportNames
  private let owners: [Int?]
  /// Exports that were imported here; they did not contain elements that arrive late.
  private let exports: [Int]

  init(_ receiver: PeerReceiver, _ names: PeerImportNames, _ owners: [Int?]) throws {
    self.receiver = receiver
    self.names = names
    self.owners = owners
    db = receiver.db
    exports = try Int.fetchAll(
      db, sql: "SELECT id FROM batch WHERE peer IS NULL AND kind = ?", arguments: [BatchKind.export.rawValue])
  }

  func receive(_ elements: [PeerElement]) throws {
    var workouts: [Int64] = []
    for element in elements {
      guard let owner = owners[element.owner] else { continue }
      guard ElementInserter.isSound(element.body, size: element.size, in: Self.table(element.content)) else {
        receiver.refuse()
        continue
      }
      guard try insert(element, owner) else { continue }
      receiver.noteNew(owner)
      let identity = Int64(bitPattern: element.identity)
      if case .workout(let workout) = element.content, workout.isPushed { workouts.append(identity) }
      for export in exports where export > owner {
        try db.cachedStatement(sql: "INSERT OR IGNORE INTO missing_element VALUES (?, ?)")
          .execute(arguments: [export, identity])
      }
    }
    try PushedWorkoutTable.refresh(workouts, db)
  }

  private static func table(_ content: PeerElement.Content) -> String {
    switch content {
    case .workout: "workout"
    case .summary: "activity_summary"
    case .kept: "kept_element"
    case .file: ElementInserter.files
    }
  }

  /// - Returns: Whether the element is new.
  private func insert(_ element: PeerElement, _ owner: Int) throws -> Bool {
    let identity = Int64(bitPattern: element.identity)
    let body = Data(element.body)
    switch element.content {
    case .workout(let workout):
      guard let origin = names.origins[workout.origin] else {
        receiver.refuse()
        return false
      }
      try insert(workout, identity, origin.id, element.size, body, owner)
    case .summary(let day, let energy, let exercise, let stand):
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO activity_summary VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
        .execute(arguments: [identity, day, energy, exercise, stand, element.size, body, owner])
    case .kept(let name, let start):
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO kept_element VALUES (?, ?, ?, ?, ?, ?)")
        .execute(arguments: [identity, name, start, element.size, body, owner])
    case .file(let kind, let name):
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO kept_file VALUES (?, ?, ?, ?, ?, ?)")
        .execute(arguments: [identity, kind, name, element.size, body, owner])
    }
    return db.changesCount > 0
  }

  private func insert(
    _ workout: PeerWorkout, _ identity: Int64, _ origin: Int, _ size: Int, _ body: Data, _ owner: Int
  ) throws {
    if workout.isPushed {
      let pushed = PushedWorkout(id: workout.pushedID, namesSource: workout.namesSource)
      try PushedWorkoutTable.note(pushed, of: identity, batch: owner, db)
    }
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO workout (identity, activity, start, stop, duration, distance, energy,
          average_heart_rate, maximum_heart_rate, routes, origin, size, body, batch)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      identity, workout.activity, workout.start, workout.stop, workout.duration, workout.distance, workout.energy,
      workout.average, workout.maximum, workout.routes, origin, size, body, owner,
    ])
  }
}
