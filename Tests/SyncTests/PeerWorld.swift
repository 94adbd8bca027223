import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB

/// Stores that exchange their contents in bytes, as their servers do.
enum PeerWorld {
  static let clock = 1_700_000_000_000

  static func store() throws -> HealthStore { try Importing.store() }

  static func remote(_ store: HealthStore, clock: Int = clock) -> RemotePeer {
    RemotePeer(entries: store) { try await PeerService.answer($0, by: store, now: clock) }
  }

  @discardableResult
  static func exchange(_ local: HealthStore, _ remote: HealthStore) async throws -> PeerOutcome {
    try await PeerExchange(local, with: Self.remote(remote), called: "other", clock: { clock }).run()
  }

  /// Lines that describe everything that a person has in a store, without the numbers that this store gave it.
  static func contents(_ store: HealthStore) async throws -> [String: [String]] {
    try? store.analyseWorkouts()
    return try await DatabaseQueue(path: store.folder + "/health.sqlite").read { db in
      func lines(_ sql: String) throws -> [String] {
        try Row.fetchAll(db, sql: sql).map { row in
          row.map { _, value in
            if let data = Data.fromDatabaseValue(value), value.storage.isBlob { return data.base64EncodedString() }
            return "\(value)"
          }.joined(separator: "|")
        }.sorted()
      }
      let sample = """
        type.name, source.name, s.start, s.duration, s.value, s.created, version, device, unit, word, zone, pushed,
        hex((SELECT body FROM detail WHERE id = s.detail))
        """
      let joins = """
        AS s JOIN type ON type.id = s.type JOIN origin ON origin.id = s.origin
        JOIN source ON source.id = origin.source
        """
      return [
        "sample": try lines("SELECT \(sample) FROM sample \(joins)"),
        "nested": try lines("SELECT \(sample) FROM nested_sample \(joins)"),
        "superseded": try lines(
          "SELECT \(sample), (SELECT identity FROM batch WHERE id = s.batch) FROM superseded \(joins)"),
        "pushed owner": try lines(
          "SELECT \(sample), (SELECT identity FROM batch WHERE id = s.batch) FROM sample \(joins) WHERE pushed NOT NULL"
        ),
        "cell": try lines(
          """
          SELECT type.name, source.name, month, cell.samples FROM cell JOIN type ON type.id = type
          JOIN source ON source.id = source
          """),
        "batch": try lines(
          "SELECT identity, kind, name, started, finished, exported, undone IS NULL, horizon FROM batch"),
        "workout": try lines("SELECT identity, activity, start, stop, distance, hex(body) FROM workout"),
        "pushed workout": try lines("SELECT workout, id, names_source, said FROM pushed_workout"),
        "superseded workout": try lines("SELECT * FROM superseded_workout"),
        "summary": try lines("SELECT identity, day, active_energy, exercise, stand, hex(body) FROM activity_summary"),
        "element": try lines("SELECT identity, name, start, hex(body) FROM kept_element"),
        "file": try lines("SELECT identity, kind, name, hex(content) FROM kept_file"),
        "record": try lines("SELECT rid, kind, day, value, stamp, device, deleted FROM record"),
        "delivery": try lines("SELECT id, received, headers, fingerprint, records FROM delivery"),
        "body": try lines("SELECT fingerprint, part, hex(bytes) FROM delivery_body"),
        "evidence": try lines("SELECT start, stop, zone FROM zone_evidence"),
        "home": try lines("SELECT value FROM setting WHERE name = 'homeZone'"),
        "daily": try lines(
          """
          SELECT type.name, day, count, sum, minimum, maximum, average, latest, latest_at FROM daily
          JOIN type ON type.id = daily.type
          """),
        "by source": try lines(
          """
          SELECT type.name, source.name, day, count, sum, average FROM daily_source AS d
          JOIN type ON type.id = d.type JOIN source ON source.id = d.source
          """),
        "course": try lines(
          "SELECT type.name, day, quarters FROM daily_course JOIN type ON type.id = daily_course.type"),
        "night": try lines(
          "SELECT day, bedtime, wake, fell_asleep, asleep, in_bed, stages, source, segments, naps FROM night"),
        "held": try lines("SELECT * FROM workout_heart_rate"),
        "analysis": try lines("SELECT workout, moving, ascent, length, facts, course, line FROM workout_analysis"),
        "dirty": try lines("SELECT * FROM dirty"),
      ]
    }
  }

  /// The differences between two stores; empty if there are none.
  static func differences(_ left: HealthStore, _ right: HealthStore) async throws -> [String] {
    let (left, right) = (try await contents(left), try await contents(right))
    return left.keys.sorted().compactMap { part in
      let (one, other) = (Set(left[part] ?? []), Set(right[part] ?? []))
      if one == other, left[part]?.count == right[part]?.count { return nil }
      let more = one.subtracting(other).sorted().first.map { " here " + $0.prefix(300) } ?? ""
      let less = other.subtracting(one).sorted().first.map { " there " + $0.prefix(300) } ?? ""
      return "\(part): \(left[part]?.count ?? 0) and \(right[part]?.count ?? 0);\(more)\(less)"
    }
  }
}

extension DatabaseValue.Storage {
  fileprivate var isBlob: Bool { if case .blob = self { true } else { false } }
}
