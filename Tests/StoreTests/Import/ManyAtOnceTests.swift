import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveStore

/// Many statements by a broken app about one moment.
@Suite struct ManyAtOnceTests {
  /// A statement with few possible traits, so that many agree in some of them.
  private func statement(_ identity: Int64, isExport: Bool, _ random: inout SeededGenerator) -> WorkoutStatement {
    let sources = [["a"], ["b"], ["a", "b"], ["c"], nil].randomElement(using: &random) ?? nil
    return WorkoutStatement(
      identity: identity,
      activity: ["HKWorkoutActivityTypeRunning", "HKWorkoutActivityTypeYoga", WorkoutStatement.generic]
        .randomElement(using: &random) ?? "",
      start: Int.random(in: 100...104, using: &random), stop: Int.random(in: 200...201, using: &random),
      sources: isExport ? sources.map(Set.init) ?? ["a"] : sources.map(Set.init),
      id: isExport ? nil : ["x", "y", nil, nil, nil].randomElement(using: &random) ?? nil,
      said: isExport ? 0 : Int.random(in: 1...9, using: &random))
  }

  /// The plainest form of the rule: it compares each statement with all others.
  private func recordings(_ pushed: [WorkoutStatement], _ exported: [WorkoutStatement]) -> Set<[Int64]> {
    var groups: [[WorkoutStatement]] = []
    /// The statements in the order in which they found their group.
    var placed: [(statement: WorkoutStatement, group: Int)] = []
    func first(_ statement: WorkoutStatement, _ isSuch: (WorkoutStatement) -> Bool) -> Int? {
      for start in statement.start - 1...statement.start + 1 {
        if let found = placed.first(where: {
          $0.statement.start == start && $0.statement.isAlike(statement) && isSuch($0.statement)
        }) {
          return found.group
        }
      }
      return nil
    }
    let sorted = pushed.sorted { ($0.start, $0.stop, $0.identity) < ($1.start, $1.stop, $1.identity) }
    for statement in sorted.filter({ $0.id != nil }) + sorted.filter({ $0.id == nil }) {
      let group =
        if let id = statement.id {
          placed.first { $0.statement.id == id }?.group ?? first(statement) { $0.stop == statement.stop }
        } else {
          first(statement) { _ in true }
        }
      if group == nil { groups.append([]) }
      groups[group ?? groups.count - 1].append(statement)
      placed.append((statement, group ?? groups.count - 1))
    }
    var result: [Int64: Set<Int64>] = [:]
    for group in groups {
      let pairs = group.flatMap { statement in exported.filter(statement.isAlike).map { (statement, $0) } }
      let distances = pairs.map { statement, export in
        (
          statement.sources == nil ? 1 : 0, statement.activity == export.activity ? 0 : 1,
          abs(export.stop - statement.stop),
          export.identity
        )
      }
      let export = distances.min { $0 < $1 }?.3
      let statements = group.sorted { $0.precedes($1) }.map(\.identity)
      let standing = export ?? statements[0]
      result[standing, default: []].formUnion(statements + [standing])
    }
    return Set(result.filter { $0.value.count > 1 }.map { [$0.key] + $0.value.subtracting([$0.key]).sorted() })
  }

  @Test func `statements for workouts are matched as if each were compared with all others`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let pushed = (1...Int64.random(in: 1...12, using: &random)).map { statement($0, isExport: false, &random) }
      let exported = (20...Int64.random(in: 20...23, using: &random)).map { statement($0, isExport: true, &random) }
        .sorted { ($0.start, $0.identity) < ($1.start, $1.identity) }
      let found = WorkoutStatements(pushed: pushed, exported: exported).recordings.map {
        [$0[0]] + $0.dropFirst().sorted()
      }
      #expect(Set(found) == recordings(pushed, exported), "\(pushed) \(exported)")
    }
  }

  @Test func `tens of thousands of sources at one start are as many recordings`() {
    let statements = (0..<20_000).map { number in
      WorkoutStatement(
        identity: Int64(number), activity: "HKWorkoutActivityTypeRunning", start: 100, stop: 200 + number % 3,
        sources: ["Watch \(number / 2)"], id: nil, said: number)
    }
    // Each source made the statement twice.
    #expect(WorkoutStatements(pushed: statements, exported: []).recordings.count == 10_000)
  }

  @Test func `readings of one moment are distinguished from their repetitions`() throws {
    var random = SeededGenerator(seed: 5)
    for count in [1, 5, 17, 18, 400] {
      var readings: [Reading] = []
      var repeated = RepeatedReadings()
      var expected: Set<Int> = []
      for second in [10, 20] {
        expected.removeAll()
        let values = (0..<count).map { _ in Int.random(in: 1...count, using: &random) }
        for value in values {
          // The same value written in another unit differs only in its last digits.
          let number = Double(value) * (1 + Double.random(in: -1e-8...1e-8, using: &random))
          let reading = Reading(start: Instant(second), source: 1, duration: 60, value: number, origin: 0)
          let place = repeated.place(of: reading, in: readings)
          #expect((place != nil) == expected.contains(value))
          if let place {
            #expect(readings[place].start.seconds == second && Int(readings[place].value.rounded()) == value)
          } else {
            readings.append(reading)
          }
          expected.insert(value)
        }
      }
    }
  }
}

extension WorkoutStatement {
  /// True if both describe the same recording, judged by kind, start and source.
  fileprivate func isAlike(_ other: WorkoutStatement) -> Bool {
    guard abs(start - other.start) <= Self.tolerance else { return false }
    guard kind == other.kind || isGeneric || other.isGeneric else { return false }
    guard let sources, let others = other.sources else { return true }
    return !sources.isDisjoint(with: others)
  }
}
