import DailveDomain
import DailveHealthExport
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Exports of phones that print digits of other scripts.
@Suite struct ScriptDigitTests {
  static let zeros: [Unicode.Scalar] = ["0", "\u{660}", "\u{6F0}", "\u{966}", "\u{9E6}", "\u{E50}", "\u{FF10}"]

  func written(_ text: String, _ zero: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      result.append(isDigit ? Unicode.Scalar(zero.value + scalar.value - 48) ?? scalar : scalar)
    }
    return String(result)
  }

  @Test func `an export says the same in the digits of every script, and comes back as it was`() async throws {
    var expected: [DailyStatistics]?
    for zero in Self.zeros {
      var random = SeededGenerator(seed: 44)
      var export = ExportText()
      export.offset = "+0000"
      for day in 10...19 {
        let (date, value) = ("2001-01-\(day) 08:00:00", "\(Int.random(in: 400...1200, using: &random))")
        let point = zero == "0" ? "." : ["\u{66B}", ".", ","].randomElement(using: &random) ?? "."
        export.add(
          raw:
            "<Record type=\"HKQuantityTypeIdentifierBodyMass\" sourceName=\"Scale\" unit=\"kg\" creationDate=\"\(written(date + " +0000", zero))\" startDate=\"\(written(date + " +0000", zero))\" endDate=\"\(written(date + " +0000", zero))\" value=\"\(written(String(value.dropLast()), zero))\(point)\(written(String(value.suffix(1)), zero))\"/>"
        )
        if zero == "0" { _ = ["a", "b", "c"].randomElement(using: &random) }
      }
      let store = try Importing.store()
      let report = try Importing.run(export.write(), into: store, zone: "UTC")
      #expect(report.records.added == 10 && report.records.skipped == 0, "\(zero)")
      let rows = try await store.daily(.weight, in: CivilDay.accepted)
      #expect(rows == expected ?? rows && rows.count == 10, "\(zero)")
      expected = expected ?? rows
      let again = try Importing.store()
      #expect(try Importing.run(try Importing.export(store), into: again).records.added == 10)
      #expect(try await again.daily(.weight, in: CivilDay.accepted) == rows)
    }
  }

  @Test(arguments: [
    ("٧:٤٧:٤١٫٨٦", 28_061.86), ("०७:४७:४१.८६", 28_061.86),
  ])
  func `clocks of heartbeats are read in every script`(text: String, seconds: Double) throws {
    let clock = try #require(HeartbeatReader.seconds(text))
    #expect(abs(clock - seconds) < 1e-6)
  }

  @Test func `amounts of metadata are read in every script`() {
    #expect(MetadataQuantity("٢٥ m")?.number == 25 && MetadataQuantity("۷۲۰۰ %")?.number == 7200)
    #expect(MetadataQuantity("25,5 m")?.number == 25.5 && MetadataQuantity("x m") == nil)
  }

  @Test func `the last of point and comma is the decimal separator`() async throws {
    var export = ExportText()
    for (hour, value) in ["1.250,5", "1,250.5", "1250,5", "1250.5"].enumerated() {
      export.add("DietaryWater", "2001-01-02 0\(hour):00:00", value: value, unit: "mL")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let rows = try await store.dailyStatistics(type: "HKQuantityTypeIdentifierDietaryWater", in: CivilDay.accepted)
    #expect(rows.map(\.sum) == [5002] && rows.map(\.count) == [4])
  }
}
