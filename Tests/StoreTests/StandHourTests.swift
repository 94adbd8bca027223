import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

@Suite struct StandHourTests {
  /// Around the ends of months and of a year, in a zone whose days begin on the day before in UTC.
  @Test func `the stand hours of some days are those of all, without the other days`() async throws {
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
    let all = try await store.read { try $0.standHours(in: CivilDay.accepted) }
    #expect(all.count == 6)
    let newYear = CivilDay(year: 2001, month: 1, day: 1)
    #expect(all[newYear] == ["": 1, "Watch": 1, "Other": 1])
    #expect(all[newYear - 1] == ["": 3, "Watch": 3])
    let ends = [(0, 0), (-1, 0), (-1, -1), (1, 90), (-600, -500), (-300, -200), (-900, 0)]
    for (first, last) in ends {
      let days = newYear + first...newYear + last
      let some = try await store.read { try $0.standHours(in: days) }
      #expect(some == all.filter { days.contains($0.key) }, "\(days)")
    }
  }
}
