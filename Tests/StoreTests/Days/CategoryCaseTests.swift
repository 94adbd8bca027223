import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// The effect of category words on a day.
@Suite struct CategoryCaseTests {
  static let prefix = "HKCategoryTypeIdentifier"
  static let day = CivilDay(year: 2001, month: 1, day: 5)

  @Test(.enabled(if: Fixtures.arePresent))
  func `two watches and one day of stand hours`() async throws {
    let store = try Importing.store()
    try Importing.run(
      Fixtures.url("cases/12-stand-hours-two-watches/export.xml").path, into: store, zone: "Europe/London")
    let days = try await store.dailyStatistics(type: HealthType.standHour, in: CivilDay.accepted)
    #expect(days.map(\.day.description) == ["2026-06-13"] && days.map(\.sum) == [15] && days.map(\.count) == [15])
    try await store.read { reader in
      let audit = try AuditTotals(reader)()
      let tally = audit.tallies.first { $0.measure == .standHours }
      #expect(tally?.days == 1 && tally?.within1Percent == 1)
      #expect(try reader.firstDay()?.description == "2026-06-13")
      #expect(try reader.recordedDays(in: CivilDay.accepted).known.count == 1)
    }
    let again = try Importing.store()
    let report = try Importing.run(try Importing.export(store), into: again)
    #expect(report.activitySummaries == 2)
  }

  /// Denials never count, however many devices send them and whatever the type.
  @Test func `a day has as many occurrences as were affirmed, each time once`() async throws {
    let kinds = [
      ("Headache", "HKCategoryValueSeverity", ["Mild", "Severe", "Unspecified"], "NotPresent"),
      ("MenstrualFlow", "HKCategoryValueMenstrualFlow", ["Light", "Heavy"], "None"),
      ("AppetiteChanges", "HKCategoryValueAppetiteChanges", ["Decreased", "Increased"], "NoChange"),
      ("SleepChanges", "HKCategoryValuePresence", ["Present"], "NotPresent"),
      ("AppleStandHour", "HKCategoryValueAppleStandHour", ["Stood"], "Idle"),
    ]
    for seed in 0..<2 {
      var random = SeededGenerator(seed: UInt64(seed))
      for (name, prefix, words, denial) in kinds {
        var export = ExportText()
        var affirmed: Set<Int> = []
        for hour in 0..<24 {
          for device in ["Watch", "Other Watch", "Phone"] where Int.random(in: 0..<3, using: &random) > 0 {
            let isAffirmed = Int.random(in: 0..<3, using: &random) == 0
            if isAffirmed { affirmed.insert(hour) }
            let clock = (hour < 10 ? "0" : "") + "\(hour)"
            export.add(
              Self.prefix + name, "2001-01-05 \(clock):00:00", "2001-01-05 \(clock):50:00",
              value: prefix + (isAffirmed ? words.randomElement(using: &random) ?? "" : denial), source: device)
          }
        }
        let store = try Importing.store()
        try Importing.run(export.write(), into: store, zone: "Europe/Paris")
        let rows = try await store.dailyStatistics(type: Self.prefix + name, in: Self.day...Self.day)
        #expect(rows.map(\.sum) == [Double(affirmed.count)] && rows.map(\.count) == [affirmed.count], "\(name) \(seed)")
      }
    }
  }

  @Test func `overlapping minutes of a lasting category count once`() async throws {
    var export = ExportText()
    let type = Self.prefix + "MindfulSession"
    export.add(type, "2001-01-05 08:00:00", "2001-01-05 08:20:00", value: nil, source: "Watch")
    export.add(type, "2001-01-05 08:10:00", "2001-01-05 08:30:00", value: nil, source: "An app")
    export.add(type, "2001-01-05 20:00:00", "2001-01-05 20:05:00", value: nil, source: "An app")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let rows = try await store.dailyStatistics(type: type, in: Self.day...Self.day)
    #expect(rows.map(\.sum) == [35] && rows.map(\.count) == [3])
  }

  @Test func `a day without an occurrence is known and has none`() async throws {
    var export = ExportText()
    let type = Self.prefix + "Headache"
    export.add(type, "2001-01-05 08:00:00", value: "HKCategoryValueSeverityNotPresent")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let rows = try await store.dailyStatistics(type: type, in: Self.day...Self.day)
    #expect(rows.map(\.sum) == [0] && rows.map(\.count) == [0] && rows.map(\.maximum) == [0])
  }
}
