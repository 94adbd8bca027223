import DailveDomain
import DailveTestSupport
import Testing

@Suite struct PropertyTests {
  @Test(arguments: 0..<12)
  func `how a body is split changes nothing`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let text = RandomDelivery.text(&random)
    let whole = try Delivery(Array(text.utf8), blocks: [1 << 20])
    for blocks in [[1], [2, 3], [7, 1, 64], [Int.random(in: 1...4096, using: &random)]] {
      let split = try Delivery(Array(text.utf8), blocks: blocks)
      #expect(split.rows == whole.rows)
      #expect(split.workouts == whole.workouts && split.kept == whole.kept && split.files == whole.files)
      #expect(split.summary == whole.summary && split.unknown == whole.unknown && split.offsets == whole.offsets)
    }
    #expect(whole.summary.complete)
  }

  @Test(arguments: 0..<10)
  func `a body cut off anywhere yields a prefix of its readings`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(1000 + seed))
    let bytes = Array(RandomDelivery.text(&random).utf8)
    let whole = try Delivery(bytes)
    for _ in 0..<12 {
      let cut = try Delivery(Array(bytes.prefix(Int.random(in: 1..<bytes.count, using: &random))))
      #expect(!cut.summary.complete)
      #expect(cut.rows.count <= whole.rows.count)
      // The beginning of a series may make its values look coarser, but the measurements are the same.
      #expect(
        zip(cut.rows, whole.rows).allSatisfy { $0.type == $1.type && $0.start == $1.start && $0.value == $1.value })
      #expect(cut.kept == Array(whole.kept.prefix(cut.kept.count)))
    }
  }

  @Test(arguments: 0..<10)
  func `no changed byte makes it fail`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(2000 + seed))
    let bytes = Array(RandomDelivery.text(&random).utf8)
    for _ in 0..<12 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      let delivery = try Delivery(changed)
      #expect(delivery.summary.records >= delivery.rows.count)
    }
  }
}

/// Deliveries of every shape, in any order of names.
enum RandomDelivery {
  static func text(_ random: inout SeededGenerator) -> String {
    let metrics = (0..<Int.random(in: 1...5, using: &random)).map { _ in metric(&random) }
    let workouts = (0..<Int.random(in: 0...2, using: &random)).map { _ in workout(&random) }
    let symptoms = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      object(
        [("name", "\"Fatigue 🥱\""), ("start", date(&random)), ("nested", "{\"a\":[1,2.5,-3e2,null,true]}")], &random)
    }
    return object(
      [
        (
          "data",
          object([("metrics", array(metrics)), ("workouts", array(workouts)), ("symptoms", array(symptoms))], &random)
        )
      ], &random)
  }

  private static func object(_ members: [(String, String)], _ random: inout SeededGenerator) -> String {
    "{" + members.shuffled(using: &random).map { "\"\($0.0)\" : \($0.1)" }.joined(separator: ",\n ") + "}"
  }

  private static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

  private static func date(_ random: inout SeededGenerator) -> String {
    let (day, hour, minute) = (
      Int.random(in: 10...28, using: &random), Int.random(in: 10...23, using: &random),
      Int.random(in: 10...59, using: &random)
    )
    return [
      "\"2001-01-\(day) \(hour):\(minute):07 +0900\"", "\"2001-01-\(day) \(hour - 10):\(minute):00\u{202F}pm -0330\"",
      "\"2001-01-\(day)T\(hour):\(minute):59Z\"", "\(1_000_000_000 + day * 86_400)",
    ].randomElement(using: &random) ?? ""
  }

  private static func metric(_ random: inout SeededGenerator) -> String {
    let name =
      ["step_count", "heart_rate", "blood_oxygen_saturation", "sleep_analysis", "blood_pressure", "moon"].randomElement(
        using: &random) ?? ""
    let points = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      var members = [
        ("date", date(&random)),
        ("source", ["\"Nam’s Watch\"", "\"B|A\"", "null", "\"\\u00e9\\\"\""].randomElement(using: &random) ?? ""),
      ]
      switch name {
      case "heart_rate":
        members += [("Min", "55"), ("Avg", "\(Int.random(in: 55...80, using: &random)).25"), ("Max", "80")]
      case "blood_pressure": members += [("systolic", "118"), ("diastolic", "76")]
      case "sleep_analysis": members += [("startDate", date(&random)), ("qty", "0.5"), ("value", "\"Core\"")]
      default:
        members.append(
          ("qty", "\(Int.random(in: 1...9999, using: &random)).\(Int.random(in: 0...999, using: &random))"))
      }
      return object(members, &random)
    }
    return object([("name", "\"\(name)\""), ("units", "\"count\""), ("data", array(points))], &random)
  }

  private static func workout(_ random: inout SeededGenerator) -> String {
    let route = (0..<Int.random(in: 0...20, using: &random)).map { place in
      object([("latitude", "37.\(place)"), ("longitude", "-122"), ("timestamp", date(&random))], &random)
    }
    let series = (0..<Int.random(in: 0...10, using: &random)).map { _ in
      object(
        [("date", date(&random)), ("qty", "\(Int.random(in: 1...99, using: &random))"), ("units", "\"count\"")], &random
      )
    }
    return object(
      [
        ("name", "\"Outdoor Run\""), ("start", "\"2001-01-02 08:00:00 +0000\""),
        ("end", "\"2001-01-02 09:00:00 +0000\""),
        ("distance", "{\"qty\":5,\"units\":\"km\"}"), ("route", array(route)), ("stepCount", array(series)),
      ], &random)
  }
}
