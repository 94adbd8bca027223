internal import DailveDomain
internal import DailveScores

/// A statement about a recorded workout, from a phone or an export.
struct WorkoutStatement {
  /// Identity of the statement's row.
  var identity: Int64
  /// The activity as written: "HKWorkoutActivityTypeRunning".
  var activity: String
  var start: Int
  var stop: Int
  /// Sources in the form in which they are matched; `nil` if a phone did not name one.
  var sources: Set<String>?
  /// The phone's own name for the recording.
  var id: String?
  /// When the statement was last made, in seconds since 1970; only for phones.
  var said = 0
  /// Number of totals and routes that the statement has.
  var fullness = 0

  /// Seconds by which starts may differ: some writers round to whole seconds, others truncate.
  static let tolerance = 1

  static let generic = "HKWorkoutActivityTypeOther"

  var isGeneric: Bool { !ActivityGroup.isSpecific(StoreReader.activity(activity)) }
  /// The activity, or one kind for all activities that only a phone names.
  var kind: String { isGeneric ? Self.generic : activity }
  /// Kinds that may be the same as this one; `nil` for all.
  var kindsAlike: [String]? { isGeneric ? nil : [activity, Self.generic] }

  /// True if this statement takes precedence over another one of a phone about the same recording: the newest does and,
  /// of two made at one time, the more complete one.
  func precedes(_ other: WorkoutStatement) -> Bool {
    (said, fullness, stop, identity) > (other.said, other.fullness, other.stop, other.identity)
  }
}

/// Finds out which statements describe the same recording, and which of them wins. The result depends only on the
/// statements, not on the order of arrival, and undoing a batch restores the previous result:
/// 1. Statements of phones describe one recording if they have the same id; without an id, if kind, start and source agree.
/// 2. An export's statement takes precedence over those of phones about a recording of the same kind, start and source.
/// 3. Otherwise the newest wins; the others fill in fields that it lacks: phones send details once and totals often.
struct WorkoutStatements {
  /// For each recording with more than one statement: the winning one, then the others in the order in which they fill in its fields.
  private(set) var recordings: [[Int64]] = []

  init(pushed: [WorkoutStatement], exported: [WorkoutStatement]) {
    var byTraits = StatementIndex<WorkoutStatement>(keepsAll: true)
    for statement in exported { byTraits.add(statement, as: statement) }
    for statements in Self.gathered(pushed) {
      let statements = statements.sorted { $0.precedes($1) }
      let standing = Self.export(of: statements, among: byTraits)
      let all = (standing.map { [$0] } ?? []) + statements.map(\.identity)
      if all.count > 1 { recordings.append(all) }
    }
    recordings = Self.joined(recordings)
  }

  private static func gathered(_ pushed: [WorkoutStatement]) -> [[WorkoutStatement]] {
    var groups: [[WorkoutStatement]] = []
    var byID: [String: Int] = [:]
    var byTraits = StatementIndex<Int>(keepsAll: false)
    /// Groups by end, for statements with an id.
    var byEnd: [Int: StatementIndex<Int>] = [:]
    func add(_ statement: WorkoutStatement, to group: Int?) {
      let place = group ?? groups.count
      if group == nil { groups.append([statement]) } else { groups[place].append(statement) }
      byTraits.add(place, as: statement)
      guard let id = statement.id else { return }
      byID[id] = place
      byEnd[statement.stop, default: StatementIndex(keepsAll: false)].add(place, as: statement)
    }
    // The order of arrival does not matter: statements with an id make the groups that the others join.
    let sorted = pushed.sorted { ($0.start, $0.stop, $0.identity) < ($1.start, $1.stop, $1.identity) }
    for statement in sorted {
      guard let id = statement.id else { continue }
      // Two ids with all times in common are one recording, of which a phone has a second copy.
      add(statement, to: byID[id] ?? byEnd[statement.stop]?.first(alike: statement))
    }
    for statement in sorted where statement.id == nil { add(statement, to: byTraits.first(alike: statement)) }
    return groups
  }

  /// The matching export; among several, the one with the same source, the same kind and the nearest end.
  private static func export(of statements: [WorkoutStatement], among exported: StatementIndex<WorkoutStatement>)
    -> Int64?
  {
    var best: (Int, Int, UInt, identity: Int64)?
    for statement in statements {
      for export in exported.all(alike: statement) {
        let found = (
          statement.sources == nil ? 1 : 0, statement.activity == export.activity ? 0 : 1,
          export.stop.subtractingClamped(statement.stop).magnitude, identity: export.identity
        )
        if best.map({ found < $0 }) ?? true { best = found }
      }
    }
    return best?.identity
  }

  /// One list for each winning statement: an export may take precedence over two recordings of phones.
  private static func joined(_ recordings: [[Int64]]) -> [[Int64]] {
    var places: [Int64: Int] = [:]
    var result: [[Int64]] = []
    for statements in recordings {
      guard let first = statements.first else { continue }
      if let place = places[first] {
        result[place] += statements.dropFirst()
      } else {
        places[first] = result.count
        result.append(statements)
      }
    }
    return result
  }
}
