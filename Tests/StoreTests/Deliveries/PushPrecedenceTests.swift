import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The choice among several values that phones pushed for one time. All days are in UTC.
@Suite struct PushPrecedenceTests {
  static let day = CivilDay(year: 2001, month: 1, day: 12)

  private func hour(_ hour: Int, _ steps: Double, _ source: String = "Watch|iPhone") throws -> PushedValue {
    try PushedValue("StepCount", "2001-01-12 \(hour < 10 ? "0" : "")\(hour):00:00", length: 3600, steps, source, .hour)
  }

  private func single(_ time: String, _ steps: Double, _ source: String = "Watch", type: String = "StepCount") throws
    -> PushedValue
  {
    try PushedValue(type, "2001-01-12 \(time)", length: 300, steps, source)
  }

  private func steps(_ store: HealthStore, on day: CivilDay = Self.day) async throws -> Double {
    try await store.daily(.steps, in: day...day).first?.sum ?? 0
  }

  private func export(_ steps: [(time: String, steps: Int)]) throws -> String {
    var export = ExportText()
    for (time, count) in steps {
      export.add(
        "StepCount", "2001-01-12 \(time):00", "2001-01-12 \(time):59", value: "\(count)", unit: "count", source: "Watch"
      )
    }
    return try export.write()
  }

  @Test func `the most complete hourly sum counts, in any order of arrival`() async throws {
    let values: [([PushedValue], String)] = [
      ([try hour(9, 300)], "2001-01-12 09:20:00"), ([try hour(9, 500)], "2001-01-12 09:50:00"),
      ([try hour(9, 640)], "2001-01-12 11:00:00"),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0], [2, 0, 1]] {
      let store = try Importing.store()
      for (index, place) in order.enumerated() {
        try Pushing.run(values[place].0, until: values[place].1, into: store, zone: index == 0 ? "GMT" : nil)
      }
      #expect(try await steps(store) == 640, "\(order)")
    }
  }

  @Test func `the newest of two complete sums counts, and undoing it restores the other`() async throws {
    let store = try Importing.store()
    try Pushing.run([hour(9, 640)], until: "2001-01-20 10:00:00", into: store, zone: "GMT")
    try Pushing.run([hour(9, 600)], until: "2001-01-16 10:00:00", into: store)
    #expect(try await steps(store) == 600)
    _ = try await store.undo(batch: 2, now: Instant(0))
    #expect(try await steps(store) == 640)
  }

  @Test func `the greatest hourly sum of a delivery counts`() async throws {
    let store = try Importing.store()
    try Pushing.run((1...3000).map { try hour(9, Double($0)) }, into: store, zone: "GMT")
    #expect(try await steps(store) == 3000)
  }

  @Test func `each source's values are compared with its own earlier ones`() async throws {
    let store = try Importing.store()
    let values = try (0..<1500).flatMap { source in
      let name = "Watch \(source)"
      return try [
        hour(9, 300, name), hour(10, 100, name), single("09:10:00", 250, name),
        PushedValue("StepCount", "2001-01-12 00:00:00", length: 86_400, 2000, name, .day),
      ]
    }
    try Pushing.run(values, into: store, zone: "GMT")
    #expect(try await steps(store) == 2000)
    try Pushing.run((0..<1500).map { try hour(9, 320, "Watch \($0)") }, until: "2001-01-14 00:00:00", into: store)
    #expect(try await steps(store) == 2000)
  }

  @Test func `an amount that another version of the app sent with its end counts once`() async throws {
    let values = try ["12:00:17", "12:10:41"].map { time in
      try PushedValue("StepCount", "2001-01-12 \(time)", time == "12:00:17" ? 300 : 200)
    }
    let ended = values.map { value in
      var value = value
      value.length = 240
      return value
    }
    for order in [[values, ended], [ended, values]] {
      let store = try Importing.store()
      try Pushing.run(order[0], into: store, zone: "GMT")
      try Pushing.run(order[1], into: store)
      #expect(try await steps(store) == 500)
    }
    // Two values of one moment with different amounts are two readings.
    let store = try Importing.store()
    try Pushing.run(
      values + [PushedValue("StepCount", "2001-01-12 12:00:17", length: 240, 50)], into: store, zone: "GMT")
    #expect(try await steps(store) == 550)
  }

  @Test func `a sample that ends at midnight does not count for the next day`() async throws {
    let store = try Importing.store()
    let mindful = "HKCategoryTypeIdentifierMindfulSession"
    try Pushing.run(
      [
        PushedValue(mindful, "2001-01-11 23:00:00", length: 3600, 0, "Watch", .hour),
        PushedValue(mindful, "2001-01-12 00:00:00", length: 86_400, 0, "Watch", .day),
      ], into: store, zone: "GMT")
    let days = try await store.read { try $0.dailyStatistics(type: mindful, in: Self.day - 1...Self.day) }
    #expect(days.map(\.sum) == [60, 1440])
  }

  @Test func `single measurements take precedence over their hour's sum`()
    async throws
  {
    let store = try Importing.store()
    try Pushing.run(
      [
        hour(9, 640), hour(10, 100),
        PushedValue("StepCount", "2001-01-12 00:00:00", length: 86_400, 9000, "Watch|iPhone", .day),
      ],
      into: store, zone: "GMT")
    // Two hours with 740 steps say nothing about the other 22.
    #expect(try await steps(store) == 9000)
    try Pushing.run([single("09:10:00", 400), single("09:30:00", 240)], into: store)
    #expect(try await steps(store) == 9000)
    try Pushing.run([single("09:40:00", 9000)], into: store)
    // The finer values are more than the day's sum knew of.
    #expect(try await steps(store) == 9740)
    _ = try await store.undo(batch: 2, now: Instant(0))
    _ = try await store.undo(batch: 3, now: Instant(0))
    #expect(try await steps(store) == 9000)
  }

  @Test func `a walk that two devices counted is taken from a day's sum once`() async throws {
    let store = try Importing.store()
    try Pushing.run(
      [PushedValue("StepCount", "2001-01-12 00:00:00", length: 86_400, 10_000, "Watch|iPhone", .day)], into: store,
      zone: "GMT")
    let walk = try ["Watch", "iPhone"].flatMap { source in
      try (0..<10).map { try single("09:\(10 + $0 * 5):00", 300, source) }
    }
    try Pushing.run(walk, into: store)
    #expect(abs(try await steps(store) - 10_000) < 1)
  }

  @Test func `rereading a delivery does not make its values newer`() async throws {
    let store = try Importing.store()
    let early = Instant(1_000_000_000)
    try Pushing.run([hour(9, 640)], until: "2001-01-20 10:00:00", into: store, zone: "GMT", at: early)
    try Pushing.run([hour(9, 600)], until: "2001-01-16 10:00:00", into: store, at: early + 60)
    try Pushing.run([hour(9, 640)], until: "2001-01-20 10:00:00", into: store, at: early, replacing: 1)
    #expect(try await steps(store) == 600)
  }

  @Test func `the minutes of a workout leave the rest of their hour`() async throws {
    let store = try Importing.store()
    let minutes = try (0..<30).map { minute in
      try PushedValue(
        "StepCount", "2001-01-12 09:\(minute < 10 ? "0" : "")\(minute):00", length: 60, 150, "Watch", .minute)
    }
    try Pushing.run([hour(9, 4800)] + minutes, into: store, zone: "GMT")
    #expect(abs(try await steps(store) - 4800) < 1e-6)
    // The remainder of the sum lies outside the workout.
    let day = try await store.sums(of: .steps, in: Self.day...Self.day, until: 9 * 60 + 30)
    #expect(abs(try #require(day.first).value - 4500) < 1e-6)
  }

  @Test func `a watch's sum yields to the later sum of watch and phone`() async throws {
    for isLater in [true, false] {
      let store = try Importing.store()
      let values = [([try hour(9, 200, "Watch")], "2001-01-12 09:20:00"), ([try hour(9, 500)], "2001-01-12 10:30:00")]
      for (index, value) in (isLater ? values : values.reversed()).enumerated() {
        try Pushing.run(value.0, until: value.1, into: store, zone: index == 0 ? "GMT" : nil)
      }
      #expect(try await steps(store) == 500)
    }
  }

  @Test func `a late value for a day that was not over does not take steps away`() async throws {
    let store = try Importing.store()
    func day(_ steps: Double) throws -> PushedValue {
      try PushedValue("StepCount", "2001-01-12 00:00:00", length: 86_400, steps, "Watch|iPhone", .day)
    }
    try Pushing.run([day(8000)], into: store, zone: "GMT")
    try Pushing.run([day(3000)], into: store)
    #expect(try await steps(store) == 8000)
  }

  @Test func `measurements of another source are a part of a sum`() async throws {
    let store = try Importing.store()
    try Pushing.run([hour(9, 640, "Ring"), single("09:10:00", 10, "Watch")], into: store, zone: "GMT")
    #expect(try await steps(store) == 640)
  }

  @Test func `the same deliveries again, ten times, add nothing and change nothing`() async throws {
    let store = try Importing.store()
    let values = [try hour(9, 640), try single("12:00:00", 80), try single("13:00:00", 20)]
    try Pushing.run(values, into: store, zone: "GMT")
    let before = try await steps(store)
    for _ in 0..<10 { #expect(try Pushing.run(values, into: store).changes.total.added == 0) }
    #expect(try await steps(store) == before)
    for batch in 1...10 { _ = try await store.undo(batch: batch, now: Instant(0)) }
    #expect(try await steps(store) == before)
    _ = try await store.undo(batch: 11, now: Instant(0))
    #expect(try await steps(store) == 0)
  }

  @Test func `an export stands before pushes up to its last reading, whichever comes first`() async throws {
    let pushed = [
      try hour(8, 999), try single("09:00:30", 41), try hour(9, 500), try single("15:00:00", 70), try hour(16, 30),
    ]
    let exported = [(time: "08:00", steps: 100), ("09:00", 40), ("14:00", 60)]
    for exportFirst in [true, false] {
      let store = try Importing.store()
      if exportFirst { try Importing.run(export(exported), into: store, zone: "GMT") }
      try Pushing.run(pushed, into: store, zone: exportFirst ? nil : "GMT")
      if !exportFirst { try Importing.run(export(exported), into: store) }
      #expect(try await steps(store) == 300, "\(exportFirst)")
      // A workout on that day gets the same count.
      let start = Instant(midnightOf: Self.day)
      let counted = try await store.read { reader in
        try reader.countedSamples(of: "HKQuantityTypeIdentifierStepCount", in: start..<start + 86_400)
      }
      #expect(
        abs(counted.map(\.value).reduce(0, +) - 300) < 1e-9 && Set(counted.map(\.source)).count > 1, "\(exportFirst)")
      _ = try await store.undo(batch: exportFirst ? 1 : 2, now: Instant(0))
      // Steps measured within the hour from nine are part of its sum.
      #expect(abs(try await steps(store) - (999 + 500 + 70 + 30)) < 1e-6, "\(exportFirst)")
    }
  }

  @Test(arguments: [true, false])
  func `a daily sum that exceeds the export's readings counts for the rest of the day`(exportFirst: Bool) async throws {
    func day(_ steps: Double) throws -> PushedValue {
      try PushedValue("StepCount", "2001-01-12 00:00:00", length: 86_400, steps, "Watch|iPhone", .day)
    }
    let store = try Importing.store()
    let exported = [(time: "08:00", steps: 100), ("14:00", 60)]
    if exportFirst { try Importing.run(export(exported), into: store, zone: "GMT") }
    // The delivery knew less than the export.
    try Pushing.run([day(171)], until: "2001-01-12 13:00:00", into: store, zone: exportFirst ? nil : "GMT")
    if !exportFirst { try Importing.run(export(exported), into: store) }
    #expect(try await steps(store) == 160)
    try Pushing.run([day(9000)], until: "2001-01-12 23:00:00", into: store)
    #expect(abs(try await steps(store) - 9000) < 1e-6)
    // The part beyond the export begins after the export's last reading.
    let course = try await store.daily(.steps, in: Self.day - 1...Self.day + 1)
    #expect(course.count == 1)
    _ = try await store.undo(batch: 3, now: Instant(0))
    #expect(try await steps(store) == 160)
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func `the minutes of a workout are a part of the day's average of the heart rate`(order: [Int]) async throws {
    let day = try PushedValue("HeartRate", "2001-01-12 00:00:00", length: 86_400, 62, "Watch|iPhone", .day)
    let minutes = try (0..<60).map { minute in
      try PushedValue(
        "HeartRate", "2001-01-12 18:\(minute < 10 ? "0" : "")\(minute):00", length: 60, 150, "Watch", .minute)
    }
    let store = try Importing.store()
    for (index, place) in order.enumerated() {
      try Pushing.run([[day], minutes][place], into: store, zone: index == 0 ? "GMT" : nil)
    }
    let statistics = try #require(try await store.daily(.heartRate, in: Self.day...Self.day).first)
    #expect(abs(statistics.average - 62) < 0.1)
    #expect(statistics.maximum == 150)
  }

  @Test(arguments: [true, false])
  func `an hour's average that began before an export's last reading counts for the rest of the hour`(
    exportFirst: Bool
  ) async throws {
    func hour(_ hour: Int, _ rate: Double) throws -> PushedValue {
      try PushedValue("HeartRate", "2001-01-12 \(hour):00:00", length: 3600, rate, "Watch", .hour)
    }
    var export = ExportText()
    for minute in 0...20 {
      export.add(
        "HeartRate", "2001-01-12 11:\(minute < 10 ? "0" : "")\(minute):00", value: "60", unit: "count/min",
        source: "Watch")
    }
    // A delivery that knew no more than the export says nothing about the time after it.
    let early = try [hour(10, 150), PushedValue("StepCount", "2001-01-12 10:15:00", 1)]
    let late = try [hour(10, 100), hour(11, 80), PushedValue("StepCount", "2001-01-12 12:00:00", 1)]
    let store = try Importing.store()
    if exportFirst { try Importing.run(export.write(), into: store, zone: "GMT") }
    try Pushing.run(early, into: store, zone: exportFirst ? nil : "GMT")
    if !exportFirst { try Importing.run(export.write(), into: store) }
    func statistics() async throws -> DailyStatistics {
      try #require(try await store.daily(.heartRate, in: Self.day...Self.day).first)
    }
    let known = try await statistics()
    #expect(known.count == 21 && known.average == 60)
    try Pushing.run(late, into: store)
    // Twenty minutes at 60 are part of the hour at 100, and the remainder is at 120.
    let day = try await statistics()
    #expect(day.count == 23 && abs(day.maximum - 120) < 0.1, "\(day)")
    #expect(abs(day.average - (100 * 60 + 80 * 70) / 130) < 0.1, "\(day.average)")
    _ = try await store.undo(batch: 3, now: Instant(0))
    #expect(try await statistics() == known)
  }

  @Test func `a daily average adds nothing to the readings that it averages`() async throws {
    var export = ExportText()
    export.offset = "+0000"
    for hour in 0...23 {
      for minute in [15, 35, 55] {
        export.add(
          "HeartRate", "2001-01-12 \(hour < 10 ? "0" : "")\(hour):\(minute):00", value: "\(50 + hour)",
          unit: "count/min", source: "Watch")
      }
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "GMT")
    let before = try await store.daily(.heartRate, in: Self.day...Self.day)
    try Pushing.run(
      [
        PushedValue("HeartRate", "2001-01-12 00:00:00", length: 86_400, 61.7, "Watch", .day),
        PushedValue("HeartRate", "2001-01-12 23:00:00", length: 3600, 73, "Watch", .hour),
        PushedValue("StepCount", "2001-01-13 08:00:00", 1),
      ], into: store)
    let after = try await store.daily(.heartRate, in: Self.day...Self.day)
    #expect(after == before, "\(after)")
  }

  @Test func `a night temperature with only a start belongs to the following morning`() async throws {
    let store = try Importing.store()
    let type = "AppleSleepingWristTemperature"
    try Pushing.run([PushedValue(type, "2001-01-11 23:40:00", 35.5)], into: store, zone: "GMT")
    try Pushing.run([PushedValue(type, "2001-01-13 01:10:00", 35.7)], into: store)
    let days = try await store.daily(.wristTemperature, in: Self.day - 3...Self.day + 3)
    #expect(days.map(\.day) == [Self.day, Self.day + 1])
  }

  @Test func `pushed values before a later export do not count on days that it no longer has`() async throws {
    let store = try Importing.store()
    try Pushing.run([PushedValue("StepCount", "2001-01-10 09:00:00", length: 60, 77)], into: store, zone: "GMT")
    #expect(try await steps(store, on: Self.day - 2) == 77)
    try Importing.run(export([("08:00", 100)]), into: store)
    // Health has deleted the reading since.
    #expect(try await steps(store, on: Self.day - 2) == 0)
    _ = try await store.undo(batch: 2, now: Instant(0))
    #expect(try await steps(store, on: Self.day - 2) == 77)
  }

  @Test(arguments: [[0, 1], [1, 0], [0, 1, 0], [1, 0, 1]])
  func `an export's reading stays when a phone repeats it, in any order`(order: [Int]) async throws {
    let store = try Importing.store()
    for step in order {
      if step == 0 {
        try Importing.run(export([("08:00", 100), ("09:00", 50), ("10:00", 7)]), into: store)
      } else {
        // The delivery repeats the export's samples (printed there an hour east) and adds one that the export lacks.
        let again = try [("07:00:00", 100), ("08:00:00", 50), ("09:00:00", 7), ("10:00:00", 30)].map {
          try PushedValue("StepCount", "2001-01-12 \($0.0)", length: 59, $0.1)
        }
        try Pushing.run(again, into: store, zone: "GMT")
      }
    }
    let total = try await steps(store)
    #expect(total == 187, "\(total)")
  }

  @Test func `a long window is stored as two numbers, and earlier batches can still be undone`() async throws {
    let store = try Importing.store()
    let all = try (0..<2000).map { index in
      try PushedValue("StepCount", "2001-01-12 \(Self.time(index * 30))", length: 20, 1)
    }
    try Pushing.run(Array(all[..<1500]), into: store, zone: "GMT")
    try Pushing.run(Array(all[500...]), into: store)
    _ = try await store.undo(batch: 1, now: Instant(0))
    #expect(try await steps(store) == 1500)
    _ = try await store.undo(batch: 2, now: Instant(0))
    #expect(try await steps(store) == 0)
  }

  private static func time(_ second: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
  }

  /// The plainest form of the rule, over sums and single values of one pair of sources.
  @Test func `random values in any order give the steps of whoever knew best`() async throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<12 {
      var values: [(hour: Int, steps: Double, known: Int)] = []
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let hour = Int.random(in: 0...5, using: &random)
        values.append(
          (hour, Double(Int.random(in: 1...900, using: &random)), Int.random(in: hour...23, using: &random)))
      }
      let singles = Set((0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...5, using: &random) })
      let store = try Importing.store()
      var isFirst = true
      for value in values.shuffled(using: &random) {
        let known = "2001-01-12 \(value.known < 10 ? "0" : "")\(value.known):59:00"
        try Pushing.run([hour(value.hour, value.steps)], until: known, into: store, zone: isFirst ? "GMT" : nil)
        isFirst = false
      }
      try Pushing.run(singles.map { try single("0\($0):15:00", 7) }, into: store)
      var expected = Double(singles.subtracting(values.map(\.hour)).count) * 7
      for hour in Set(values.map(\.hour)) {
        let mine = values.filter { $0.hour == hour }
        let best = mine.map(\.known).max() ?? 0
        let candidates = Set(mine.filter { $0.known == best }.map(\.steps))
        // The later of two sums that knew the same counts; the order is shuffled, so the expected value is unknown.
        if candidates.count > 1 { expected = .nan }
        expected += max(candidates.first ?? 0, singles.contains(hour) ? 7 : 0)
      }
      if !expected.isNaN { #expect(abs(try await steps(store) - expected) < 1e-6) }
    }
  }
}
