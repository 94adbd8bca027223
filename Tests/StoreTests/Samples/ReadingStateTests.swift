import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The state of each listed reading, which follows the rule of the statistics.
@Suite struct ReadingStateTests {
  static let steps = Metric.steps.traits.type
  static let weight = Metric.weight.traits.type

  /// All samples of a type, page by page; a page has one sample or as many as possible.
  private func listed(_ type: String, _ store: HealthStore, limit: Int = 1000, isAscending: Bool = true) async throws
    -> [StoredSample]
  {
    try await store.read { reader in
      var query = SampleQuery(types: [type])
      query.limit = limit
      query.isAscending = isAscending
      var samples: [StoredSample] = []
      while true {
        let page = try reader.samples(query)
        samples += page.samples
        guard let next = page.next else { return isAscending ? samples : samples.reversed() }
        query.cursor = next
      }
    }
  }

  private func streamed(_ type: String, _ store: HealthStore) throws -> [StoredSample] {
    var samples: [StoredSample] = []
    try store.forEachStoredSample(type: type, in: .min..<Int.max) { samples.append($0) }
    return samples
  }

  /// The states of all readings, which must be the same in every list wherever its pages end.
  private func states(_ type: String, _ store: HealthStore) async throws -> [StoredSample.State] {
    let all = try streamed(type, store)
    for limit in [1, 2, 3, 1000] {
      for isAscending in [true, false] {
        #expect(try await listed(type, store, limit: limit, isAscending: isAscending) == all, "\(limit) \(isAscending)")
      }
    }
    // A table of all readings has the same states.
    var lines: [StoredSample.State] = []
    try store.snapshot { reader in try reader.forEachLine(type: type) { lines.append($0.state) } }
    #expect(lines == all.map(\.state))
    return lines
  }

  /// Compares the readings that a list marks as counted with those that count.
  private func compare(_ type: String, _ store: HealthStore, _ comment: Comment) async throws {
    struct Entry: Hashable, Comparable {
      var start: Instant
      var value: Double
      var source: String

      static func < (left: Entry, right: Entry) -> Bool {
        (left.start.seconds, left.value, left.source) < (right.start.seconds, right.value, right.source)
      }
    }
    let counted = try await store.read { reader in
      try reader.countedSamples(of: type, in: Instant(0)..<Instant(4_000_000_000)).map {
        Entry(start: $0.span.lowerBound, value: $0.value, source: $0.source)
      }
    }
    let said = try streamed(type, store).filter(\.state.isCounted).map {
      Entry(start: $0.sample.start, value: $0.sample.value ?? .nan, source: $0.sample.source)
    }
    #expect(said.sorted() == counted.sorted(), comment)
  }

  @Test func `a repeated reading counts once, wherever a page ends`() async throws {
    var export = ExportText()
    func add(_ value: String, _ unit: String, created: String, source: String = "Scale") {
      export.add(
        raw: """
          <Record type="\(Self.weight)" sourceName="\(source)" unit="\(unit)" value="\(value)" \
          creationDate="2001-01-\(created) 08:00:00 +0000" startDate="2001-01-02 07:00:00 +0000" \
          endDate="2001-01-02 07:00:00 +0000"/>
          """)
    }
    add("70", "kg", created: "02")
    add("70", "kg", created: "05")
    add("70000", "g", created: "06")
    add("71", "kg", created: "02")
    add("70", "kg", created: "02", source: "Other scale")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "UTC")
    let states = try await states(Self.weight, store)
    #expect(states.count { $0 == .counts } == 3)
    #expect(states.count { $0 == .repeated } == 2)
    try await compare(Self.weight, store, "repeated")
    // Excluding one also excludes its duplicates.
    _ = try await store.override(
      type: Self.weight, start: Instant(978_418_800), source: "Other scale", correction: nil, now: Instant(0))
    try await compare(Self.weight, store, "excluded")
  }

  @Test func `a reading that an export also has counts once`() async throws {
    var export = ExportText()
    for (time, steps) in [("08:00", 100), ("09:00", 40), ("14:00", 60)] {
      export.add(
        "StepCount", "2001-01-12 \(time):00", "2001-01-12 \(time):59", value: "\(steps)", unit: "count", source: "Watch"
      )
    }
    let pushed = [
      try PushedValue("StepCount", "2001-01-12 08:00:00", length: 3600, 999, "Watch|iPhone", .hour),
      try PushedValue("StepCount", "2001-01-12 09:00:30", length: 300, 41),
      try PushedValue("StepCount", "2001-01-12 15:00:00", length: 300, 70),
    ]
    for exportFirst in [true, false] {
      let store = try Importing.store()
      if exportFirst { try Importing.run(export.write(), into: store, zone: "GMT") }
      try Pushing.run(pushed, into: store, zone: exportFirst ? nil : "GMT")
      if !exportFirst { try Importing.run(export.write(), into: store) }
      // The states are ordered by start and source: the export's 100 and 40, each beside the pushed value.
      let states = try await states(Self.steps, store)
      #expect(states.count { $0 == .outranked } == 2 && states.count { $0 == .counts } == 4, "\(exportFirst)")
      try await compare(Self.steps, store, "\(exportFirst)")
    }
  }

  @Test func `the list marks the hourly sum that the statistics use`() async throws {
    var random = SeededGenerator(seed: 11)
    var outranked = 0
    for round in 0..<12 {
      let store = try Importing.store()
      for word in 0..<Int.random(in: 1...10, using: &random) {
        let hour = Int.random(in: 0...9, using: &random)
        let values = try (0..<3).map { _ in
          try PushedValue(
            "StepCount", "2001-01-12 0\(Int.random(in: 0...9, using: &random)):00:00", length: 3600,
            Double(Int.random(in: 1...900, using: &random)), "Watch|iPhone", .hour)
        }
        try Pushing.run(values, until: "2001-01-12 1\(hour):59:00", into: store, zone: word == 0 ? "GMT" : nil)
      }
      outranked += try await states(Self.steps, store).count { $0 == .outranked }
      try await compare(Self.steps, store, "\(round)")
    }
    #expect(outranked > 20)
  }

  /// A night with missing stretches counts as summed up, in every list and from evening to morning.
  @Test func `the parts of one night that was pushed all count, or none`() async throws {
    let store = try Importing.store()
    func asleep(_ start: String, hours: Double, _ stage: SleepStage, _ resolution: Resolution) throws -> PushedValue {
      try PushedValue(
        HealthType.sleepAnalysis, start, length: Int(saturating: hours * 3600), Double(stage.rawValue), "Watch",
        resolution)
    }
    try Pushing.run(
      [
        try asleep("2001-01-11 23:00:00", hours: 4, .core, .day),
        try asleep("2001-01-12 03:00:00", hours: 1, .deep, .day),
        try asleep("2001-01-12 04:00:00", hours: 2, .rem, .day),
        try asleep("2001-01-11 23:00:00", hours: 4, .core, .single),
        try asleep("2001-01-12 03:00:00", hours: 1, .deep, .single),
      ], into: store, zone: "GMT")
    let all = try streamed(HealthType.sleepAnalysis, store)
    #expect(all.count == 5)
    let day = CivilDay(year: 2001, month: 1, day: 12)
    #expect(try await store.nights(in: day...day, segments: false).map(\.asleep) == [420])
    let counted = all.filter(\.state.isCounted).map { $0.sample.end - $0.sample.start }
    #expect(counted.reduce(0, +) == 7 * 3600)
  }

  /// A mild and a severe symptom are two readings, whatever their times.
  @Test func `readings of a category repeat one another only if they say the same`() async throws {
    let type = "HKCategoryTypeIdentifierHeadache"
    var export = ExportText()
    for (word, created) in [("Mild", "02"), ("Severe", "02"), ("Mild", "03")] {
      export.add(
        raw: """
          <Record type="\(type)" sourceName="Phone" value="HKCategoryValueSeverity\(word)" \
          creationDate="2001-01-\(created) 09:00:00 +0000" startDate="2001-01-02 08:00:00 +0000" \
          endDate="2001-01-02 08:00:00 +0000"/>
          """)
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "UTC")
    #expect(try await states(type, store).count { $0 == .repeated } == 1)
    let day = CivilDay(year: 2001, month: 1, day: 2)
    #expect(try await store.read { try $0.dailyStatistics(type: type, in: day...day) }.map(\.count) == [2])
  }

  /// The pushed reading gives way to the export; if it stood for both, neither would count.
  @Test(arguments: [true, false])
  func `a reading at the export's end that the phone also sent counts once`(exportFirst: Bool) async throws {
    var export = ExportText()
    export.offset = "+0000"
    for (from, to, steps) in [("20:00", "20:05", 100), ("21:45", "21:46", 335)] {
      export.add(
        "StepCount", "2001-01-12 \(from):00", "2001-01-12 \(to):00", value: "\(steps)", unit: "count", source: "Watch")
    }
    let pushed = try PushedValue("StepCount", "2001-01-12 21:45:00", length: 60, 335, "Watch", .minute)
    let store = try Importing.store()
    if exportFirst { try Importing.run(export.write(), into: store, zone: "GMT") }
    try Pushing.run([pushed], into: store, zone: exportFirst ? nil : "GMT")
    if !exportFirst { try Importing.run(export.write(), into: store) }
    let day = CivilDay(year: 2001, month: 1, day: 12)
    #expect(try await store.daily(.steps, in: day...day).map(\.sum) == [435])
    #expect(try await states(Self.steps, store).count { $0.isCounted } == 2)
  }

  /// The values differ by less than a conversion between units could cause.
  @Test func `two readings of one time that are nearly the same are corrected each`() async throws {
    var export = ExportText()
    for value in ["70", "70.05"] {
      export.add("BodyMass", "2001-01-02 08:00:00", "2001-01-02 08:00:00", value: value, unit: "kg", source: "Scale")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "UTC")
    let start = Instant(978_418_800)
    for correction in [80.0, 90] {
      #expect(
        try await store.override(type: Self.weight, start: start, source: nil, correction: correction, now: Instant(0))
          == 2)
    }
    #expect(try await states(Self.weight, store) == [.corrected(90), .corrected(90)])
    #expect(try await store.overrides().map(\.correction) == [90, 90])
  }
}
