import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The same steps in two resolutions, and beside an export.
@Suite struct PushedSumTests {
  @Test(arguments: 0..<16)
  func `amounts without an end and the sums of their minutes count once`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let name = ["step_count", "active_energy", "walking_running_distance"][seed % 3]
    let unit = ["count", "kcal", "km"][seed % 3]
    var minutes: [Int: Double] = [:]
    var amounts: [String] = []
    var total = 0.0
    var at = 8 * 3600 + Int.random(in: 0...59, using: &random)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let length = Int.random(in: 20...560, using: &random)
      let value = Double(Int.random(in: 20...900, using: &random))
      amounts.append(point(clock(at), value))
      total += value
      for second in at..<at + length { minutes[second / 60, default: 0] += value / Double(length) }
      at += length + (Bool.random(using: &random) ? 0 : Int.random(in: 700...3000, using: &random))
    }
    let sums = minutes.sorted { $0.key < $1.key }.map { point(clock($0.key * 60), $0.value) }
    let bodies = [metric(name, unit, amounts), metric(name, unit, sums)]
    for order in [[0, 1], [1, 0], [1, 0, 1, 0]] {
      let pushed = try PushedStore()
      for step in order { try pushed.push(bodies[step]) }
      let sum = try await pushed.sums(["StepCount", "ActiveEnergyBurned", "DistanceWalkingRunning"][seed % 3])
      let found = Double(sum.first?.split(separator: " ").last ?? "") ?? 0
      #expect(sum.count == 1 && abs(found - total) <= max(2, total / 200), "\(order) \(sum) \(total)")
    }
  }

  private func clock(_ second: Int) -> String {
    "2001-01-02 \(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60)) +0100"
  }

  @Test func `samples in the same minutes keep their own counts`() async throws {
    let pushed = try PushedStore()
    try pushed.push(metric("step_count", "count", [point("2001-01-02 08:00:07 +0100", 100)]))
    try pushed.push(
      metric(
        "step_count", "count",
        (0..<6).map { point("2001-01-02 08:0\($0):00 +0100", 50) } + [point("2001-01-02 09:30:00 +0100", 7)]))
    #expect(try await pushed.sums() == ["2001-01-02 307"])
  }

  @Test(arguments: [true, false])
  func `heart rates that name no source count once beside an export's`(exportFirst: Bool) async throws {
    var export = ExportText()
    for minute in 0..<30 {
      export.add(
        "HeartRate", "2001-01-02 08:\(two(minute)):10", value: "\(120 + minute)", unit: "count/min", source: "Watch")
    }
    let first = try export.write()
    let alone = try PushedStore()
    try Importing.run(first, into: alone.store, zone: "Europe/Berlin")
    let expected = try await (alone.counts("HeartRate"), alone.averages("HeartRate"))
    // The export prints times one hour further east.
    let start = Instant(978_418_810)
    let rates = (0..<30).map { place in
      #"{"date":"\#((start + 60 * place).description)","qty":\#(120 + place),"units":"bpm"}"#
    }
    let body =
      #"{"data":{"workouts":[{"name":"Running","start":"\#(start.description)","duration":1800,"heartRateData":[\#(rates.joined(separator: ","))]}]}}"#
    let pushed = try PushedStore()
    if exportFirst { try Importing.run(first, into: pushed.store, zone: "Europe/Berlin") }
    try pushed.push(body, home: exportFirst ? nil : "Europe/Berlin")
    if !exportFirst { try Importing.run(first, into: pushed.store) }
    #expect(try await pushed.counts("HeartRate") == expected.0)
    #expect(try await pushed.averages("HeartRate") == expected.1)
  }

  @Test func `heart rates of a source that no export has count where it has none`() async throws {
    let pushed = try PushedStore()
    var export = ExportText()
    export.add("HeartRate", "2001-01-02 08:00:10", value: "60", unit: "count/min", source: "Watch")
    export.add("HeartRate", "2001-01-02 20:00:10", value: "60", unit: "count/min", source: "Watch")
    try Importing.run(export.write(), into: pushed.store, zone: "Europe/Berlin")
    try pushed.push(metric("heart_rate", "bpm", [point("2001-01-02 14:00:31 +0100", 80, #","source":"Strap""#)]))
    #expect(try await pushed.counts("HeartRate") == [3])
  }
}
