import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

@Suite struct StandHourTests {
  /// The days lie around the ends of months and of a year, in a zone whose days begin on the previous UTC day.
  @Test func `the stand hours of some days equal those of all days, restricted to them`() async throws {
    var export = ExportText()
    export.offset = "+0900"
    export.exported = "2001-04-01"
    for (index, day) in ["1999-06-30", "1999-07-01", "2000-12-31", "2001-01-01", "2001-01-02", "2001-02-28"]
      .enumerated()
    {
      for hour in [0, 8, 23].prefix(1 + index % 3) {
        let clock = (hour < 10 ? "0" : "") + "\(hour)"
        for source in ["Watch", "Other"].prefix(1 + index % 2) {
          export.add(
            HealthType.standHour, "\(day) \(clock):00:00", "\(day) \(clock):50:00",
            value: "HKCategoryValueAppleStandHourStood", source: source)
        }
      }
      export.add(
        HealthType.standHour, "\(day) 12:00:00", "\(day) 12:50:00", value: "HKCategoryValueAppleStandHourIdle",
        source: "Watch")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Asia/Seoul")
    func hours(_ days: ClosedRange<CivilDay>) async throws -> [String: [Double]] {
      try await store.read { reader in
        var result: [String: [Double]] = [:]
        for row in try reader.dailyStatistics(type: HealthType.standHour, in: days) {
          result[row.day.description] = [row.sum, Double(row.count)]
        }
        for row in try reader.dailyStatisticsBySource(type: HealthType.standHour, in: days) {
          result[row.statistics.day.description + row.source] = [row.statistics.sum]
        }
        return result
      }
    }
    let all = try await hours(CivilDay.accepted)
    let newYear = CivilDay(year: 2001, month: 1, day: 1)
    #expect(all["2001-01-01"] == [1, 1] && all["2001-01-01Watch"] == [1] && all["2001-01-01Other"] == [1])
    #expect(all["2000-12-31"] == [3, 3] && all["2000-12-31Other"] == nil)
    let ends = [(0, 0), (-1, 0), (-1, -1), (1, 90), (-600, -500), (-300, -200), (-900, 0)]
    for (first, last) in ends {
      let days = newYear + first...newYear + last
      let some = try await hours(days)
      #expect(some == all.filter { CivilDay($0.key.prefix(10)).map(days.contains) ?? false }, "\(days)")
    }
  }
}
