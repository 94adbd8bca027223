import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The newest day with a value, found without reading the days before it.
@Suite struct NewestDayTests {
  let now = Instant(1_000_000_000)

  func entry(
    _ id: String, _ day: String, weight: Double? = nil, bodyFat: Double? = nil, lean: Double? = nil, memo: String = ""
  ) throws -> BodyEntry {
    BodyEntry(
      id: id, day: try #require(CivilDay(day)), clock: 480, weight: weight, bodyFat: bodyFat, leanBodyMass: lean,
      memo: memo)
  }

  /// The result computed from all entries and from the scale's readings of 5 May 1999.
  func expected(_ store: HealthStore, onOrBefore day: CivilDay) async throws -> [Metric: CivilDay] {
    var newest: [Metric: CivilDay] = [:]
    let measured = CivilDay(year: 1999, month: 5, day: 5)
    if measured <= day { newest[.weight] = measured }
    for entry in try await store.entries(BodyEntry.self) where entry.day <= day {
      for metric in BodyEntry.metrics where entry.value(metric) != nil {
        newest[metric] = max(newest[metric] ?? entry.day, entry.day)
      }
    }
    return newest
  }

  @Test func `the newest day is that of the newest reading or entry with a value, also while changes wait`()
    async throws
  {
    var export = ExportText()
    export.add("BodyMass", "1999-05-05 07:00:00", value: "69", unit: "kg")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    for written in [
      try entry("a", "1998-03-01", bodyFat: 0.2), try entry("b", "1999-05-02", weight: 70),
      try entry("c", "1999-06-01", weight: 71, lean: 55), try entry("d", "2000-02-03", weight: 72),
      try entry("e", "2000-08-09", memo: "no \"leanBodyMass\" and no \"bodyFat\" today"),
      try entry("f", "2000-12-31", weight: 73), try entry("g", "2001-03-04", weight: 74, bodyFat: 0.3),
    ] {
      try await store.save(written, now: now)
    }
    #expect(try await store.delete(BodyEntry.self, id: "g", now: now))
    let days = try ["1998-01-01", "1999-05-03", "1999-05-30", "1999-12-31", "2000-12-31", "2001-06-01"]
      .map { try #require(CivilDay($0)) }
    func expectNewest(_ moment: String) async throws {
      for day in days {
        let wanted = try await expected(store, onOrBefore: day)
        #expect(try await store.newestDays(of: BodyEntry.metrics, onOrBefore: day) == wanted, "\(day) \(moment)")
        // The query gives the same for one metric alone, and without metrics that no entry can have.
        #expect(
          try await store.newestDays(of: [.bmi, .bodyFat], onOrBefore: day)[.bodyFat] == wanted[.bodyFat],
          "\(day) \(moment)")
      }
    }
    try await expectNewest("before")
    let last = try #require(days.last)
    #expect(
      try await store.newestDays(of: BodyEntry.metrics, onOrBefore: last).mapValues(\.description)
        == [.weight: "2000-12-31", .bodyFat: "1998-03-01", .leanBodyMass: "1999-06-01"])

    let writer = try store.beginImport(ImportOrder(name: "x", now: now, homeZone: nil, proposedZone: nil))
    // The entries are moved back, deleted, stripped of their value, restored, and added.
    try await store.save(try entry("f", "1998-02-02", weight: 73), now: now)
    #expect(try await store.delete(BodyEntry.self, id: "d", now: now))
    try await store.save(try entry("a", "1998-03-01"), now: now)
    #expect(try await store.restore(BodyEntry.self, id: "g", now: Instant(1_000_000_001)))
    try await store.save(try entry("h", "2001-05-01", lean: 56), now: now)
    #expect(store.hasWaitingChanges)
    try await expectNewest("during")
    #expect(
      try await store.newestDays(of: BodyEntry.metrics, onOrBefore: last).mapValues(\.description)
        == [.weight: "2001-03-04", .bodyFat: "2001-03-04", .leanBodyMass: "2001-05-01"])
    try writer.cancel()
    #expect(!store.hasWaitingChanges)
    try await expectNewest("after")
  }

  @Test func `statistics of all days equal those of single days`() async throws {
    let (water, systolic, diastolic, headache) = (
      "HKQuantityTypeIdentifierDietaryWater", "HKQuantityTypeIdentifierBloodPressureSystolic",
      "HKQuantityTypeIdentifierBloodPressureDiastolic", "HKCategoryTypeIdentifierHeadache"
    )
    var export = ExportText()
    for (index, day) in ["1999-05-02", "2000-01-03", "2000-07-04", "2001-01-01", "2001-01-02"].enumerated() {
      for hour in ["08", "09"] {
        export.add(water, "\(day) \(hour):00:00", value: "\(100 + 37 * (index * 3 % 5))", unit: "mL")
      }
      export.add(systolic, "\(day) 07:00:00", value: "\(120 - index)", unit: "mmHg")
      if index == 0 || index == 2 { export.add(diastolic, "\(day) 07:00:00", value: "80", unit: "mmHg") }
      export.add(
        headache, "\(day) 10:00:00", "\(day) 10:0\(index == 3 ? 5 : 0):00", value: "HKCategoryValueSeverityMild")
    }
    export.add(diastolic, "2001-01-05 07:00:00", value: "81", unit: "mmHg")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    for text in ["1999-01-01", "1999-05-02", "2000-12-31", "2001-01-01", "2001-06-01"] {
      let day = try #require(CivilDay(text))
      try await store.read { reader in
        for type in [water, systolic, diastolic, headache, "HKQuantityTypeIdentifierUnknown"] {
          let rows = try reader.dailyStatistics(type: type, in: CivilDay.accepted.lowerBound...day)
          let values = rows.map { type == water ? $0.sum : $0.average }
          #expect(
            try reader.typicalMagnitude(ofType: type, until: day) == RobustStatistics.median(values), "\(type) \(day)")
          #expect(try reader.newestDay(ofTypes: [type], onOrBefore: day) == rows.last?.day, "\(type) \(day)")
        }
      }
    }
    func both(_ text: String) async throws -> String? {
      let day = try #require(CivilDay(text))
      return try await store.read { try $0.newestDay(ofTypes: [systolic, diastolic], onOrBefore: day)?.description }
    }
    #expect(try await both("2001-06-01") == "2000-07-04")
    #expect(try await both("2000-07-03") == "1999-05-02")
    #expect(try await both("1999-05-01") == nil)
  }

  @Test func `the newest statistics of every type are those of its newest day, with what the person wrote`()
    async throws
  {
    var export = ExportText()
    for day in ["1999-05-05", "1999-05-07"] { export.add("BodyMass", "\(day) 07:00:00", value: "69", unit: "kg") }
    export.add("DietaryCaffeine", "1999-05-01 07:00:00", value: "80", unit: "mg")
    export.add("DietaryCaffeine", "1999-05-01 09:00:00", value: "100", unit: "mg")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    try await store.save(try entry("a", "1999-05-09", weight: 71, bodyFat: 0.2), now: now)
    func newest(_ day: String) async throws -> [String: DailyStatistics] {
      let day = try #require(CivilDay(day))
      return try await store.read { try $0.newestStatistics(onOrBefore: day) }
    }
    let weight = Metric.weight.traits.type
    let all = try await newest("2001-01-01")
    #expect(all[weight]?.day.description == "1999-05-09" && all[weight]?.average == 71)
    #expect(all[Metric.bodyFat.traits.type]?.average == 0.2)
    #expect(all["HKQuantityTypeIdentifierDietaryCaffeine"]?.sum == 180)
    #expect(try await newest("1999-05-06")[weight]?.day.description == "1999-05-05")
    #expect(try await newest("1999-04-01").isEmpty)
  }
}
