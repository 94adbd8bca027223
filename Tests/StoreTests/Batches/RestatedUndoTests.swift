import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Undoing one of several exports that state the same times differently.
@Suite struct RestatedUndoTests {
  private let day = CivilDay(year: 2001, month: 1, day: 12)

  /// Minutes of the day with steps, and the day on which the export was made.
  private struct Told {
    var stretches: [(from: Int, to: Int, steps: Int)]
    var made: Int
    /// True if more readings than are searched lie before those of the day, within the length of the longest.
    var isCrowded = false
  }

  private func write(_ told: Told) throws -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func clock(_ minute: Int, day: Int = 12) -> String {
      "2001-01-\(two(day)) \(two(minute / 60)):\(two(minute % 60)):00"
    }
    var export = ExportText()
    export.offset = "+0000"
    export.exported = "2001-02-\(told.made < 10 ? "0" : "")\(told.made)"
    if told.isCrowded {
      export.add("StepCount", clock(0, day: 5), clock(0, day: 9), value: "9", unit: "count", source: "Watch")
      for minute in 0..<3 * 1440 - 1 {
        let (from, to) = (minute, minute + 1)
        export.add(
          "StepCount", clock(from % 1440, day: 9 + from / 1440), clock(to % 1440, day: 9 + to / 1440), value: "1",
          unit: "count", source: "Watch")
      }
    }
    for stretch in told.stretches {
      export.add(
        "StepCount", clock(stretch.from), clock(stretch.to), value: "\(stretch.steps)", unit: "count", source: "Watch")
    }
    return try export.write()
  }

  private func steps(_ told: [Told], undoing batches: [Int] = []) async throws -> Double {
    let store = try Importing.store()
    for one in told { try Importing.run(write(one), into: store, zone: "GMT") }
    for batch in batches { _ = try await store.undo(batch: batch, now: Instant(0)) }
    return try await store.daily(.steps, in: day...day).first?.sum ?? 0
  }

  @Test func `a restatement that a later export repeats survives an undo`() async throws {
    let rest = [(from: 600, to: 610, steps: 85), (700, 710, 90), (720, 730, 95)]
    let first = Told(stretches: [(60, 70, 100), (70, 80, 200)] + rest, made: 1)
    let second = Told(stretches: [(60, 80, 300)] + rest, made: 2)
    let third = Told(stretches: [(60, 80, 300)] + rest + [(800, 810, 15)], made: 3)
    #expect(try await steps([first, second, third], undoing: [2]) == 585)
    #expect(try await steps([first, third]) == 585)
    #expect(try await steps([first, second, third], undoing: [3, 2]) == 570)
  }

  @Test func `a restatement stands however many readings lie before it`() async throws {
    let first = Told(stretches: [(60, 70, 100), (70, 80, 200)], made: 1, isCrowded: true)
    let second = Told(stretches: [(60, 80, 300)], made: 2, isCrowded: true)
    let third = Told(stretches: [(60, 80, 300), (800, 810, 15)], made: 3, isCrowded: true)
    #expect(try await steps([first, second, third], undoing: [2]) == 315)
  }

  @Test func `a value restated only by an undone export counts again`() async throws {
    let rest = [(from: 600, to: 610, steps: 85), (700, 710, 90)]
    let newer = Told(stretches: rest + [(60, 70, 75)], made: 20)
    let older = Told(stretches: rest + [(60, 70, 72)], made: 10)
    #expect(try await steps([newer, older]) == 250)
    #expect(try await steps([newer, older], undoing: [1]) == 247)
    #expect(try await steps([older, newer], undoing: [2]) == 247)
  }

  /// Each export contains the newest of several versions of one day, and undone exports leave no trace.
  @Test func `after an undo a day is as if the batch had never been imported`() async throws {
    var random = SeededGenerator(seed: 24)
    for round in 0..<30 {
      // Each hour is stated whole or in halves, and changes from one form to the other at some export.
      var stretches = (0..<12).map { hour in
        let steps = Int.random(in: 1...500, using: &random) * 2
        return (
          hour: hour, steps: steps, isWhole: Bool.random(using: &random), turns: Int.random(in: 1...6, using: &random)
        )
      }
      stretches.shuffle(using: &random)
      let told = (1...3).map { made in
        Told(
          stretches: stretches.sorted { $0.hour < $1.hour }.flatMap { one -> [(from: Int, to: Int, steps: Int)] in
            let (from, isWhole) = (one.hour * 60, one.isWhole != (made >= one.turns))
            return isWhole
              ? [(from, from + 60, one.steps)]
              : [(from, from + 30, one.steps / 2), (from + 30, from + 60, one.steps / 2)]
          }, made: made)
      }
      let undone = Int.random(in: 1...3, using: &random)
      let left = told.enumerated().filter { $0.offset + 1 != undone }.map(\.element)
      #expect(try await steps(told, undoing: [undone]) == steps(left), "\(round)")
    }
  }
}
