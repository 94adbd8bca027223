import DailveScores
import DailveTestSupport
import Testing

@testable import DailveDomain

/// Places among the person's best that were reached lately.
@Suite struct MedalTests {
  let today = CivilDay(year: 2026, month: 11, day: 21)

  private func records(_ runs: [(back: Int, seconds: Double, kilometres: Double)]) -> PersonalRecords {
    let log = TrainingLog(
      runs.sorted { $0.back > $1.back }.compactMap {
        InventedWorkout.logged(today - $0.back, kilometres: $0.kilometres, id: "run\($0.back)")
      })
    let efforts = runs.map { FastestStretch(id: "run\($0.back)", distance: 5000, seconds: $0.seconds, start: 0) }
    return PersonalRecords(log, efforts: efforts, exercise: [], profile: Profile(), on: today)
  }

  @Test func `the places that still stand count, the newest first`() {
    let medals = records([(200, 1500, 6), (80, 1450, 5), (20, 1400, 7), (3, 1420, 5)]).medals(in: today - 89...today)
    let fastest = medals.filter { $0.feat == .fastest(metres: 5000) }
    #expect(fastest.map(\.workout) == ["run3", "run20", "run80"] && fastest.map(\.place) == [2, 1, 3])
    #expect(fastest.map(\.value) == [1420, 1400, 1450])
    #expect(medals.filter { $0.feat == .longest }.map(\.workout) == ["run20"])
    #expect(zip(medals, medals.dropFirst()).allSatisfy { $0.day >= $1.day })
    #expect(records([(200, 1500, 6), (100, 1450, 5)]).medals(in: today - 89...today).isEmpty)
  }

  @Test func `a first workout has beaten nothing`() {
    #expect(records([(3, 1420, 5)]).medals(in: today - 89...today).isEmpty)
    #expect(records([]).medals(in: today - 89...today).isEmpty)
  }

  @Test(arguments: 1...10)
  func `every medal is of a workout in the days, at its place among the best`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let runs = (0..<40).map { index in
      (
        back: index * 7, seconds: Double.random(in: 1200...1800, using: &random),
        kilometres: Double.random(in: 3...12, using: &random)
      )
    }
    let records = records(runs)
    let days = today - 89...today
    for medal in records.medals(in: days) {
      #expect(days.contains(medal.day))
      guard case .fastest = medal.feat else { continue }
      #expect(runs.count { $0.seconds < medal.value } == medal.place - 1)
    }
  }
}
