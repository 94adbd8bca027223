import DailveDomain
import DailveHealthPush
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Days of clock changes in real zones.
@Suite struct ClockChangeTests {
  /// A day, its first moment as a phone prints it, and its length.
  struct Change: CustomTestStringConvertible, Sendable {
    var zone: String
    var day: String
    var start: String
    var hours: Double

    init(_ zone: String, _ day: String, _ start: String, _ hours: Double) {
      (self.zone, self.day, self.start, self.hours) = (zone, day, start, hours)
    }

    var testDescription: String { "\(zone) \(day)" }
  }

  static let changes = [
    Change("Africa/Cairo", "2024-04-26", "01:00:00 +0300", 23),
    Change("Africa/Cairo", "2024-10-31", "00:00:00 +0300", 25),
    Change("America/Asuncion", "2023-10-01", "01:00:00 -0300", 23),
    Change("America/Asuncion", "2024-03-23", "00:00:00 -0300", 25),
    Change("America/Santiago", "2024-09-08", "01:00:00 -0300", 23),
    Change("America/Santiago", "2024-04-06", "00:00:00 -0300", 25),
    Change("America/Havana", "2024-03-10", "01:00:00 -0400", 23),
    Change("America/Havana", "2024-11-03", "00:00:00 -0400", 25),
    Change("Asia/Beirut", "2024-03-31", "01:00:00 +0300", 23),
    Change("Asia/Beirut", "2024-10-26", "00:00:00 +0300", 25),
    Change("Atlantic/Azores", "2024-03-31", "01:00:00 +0000", 23),
    Change("Europe/Berlin", "2024-03-31", "00:00:00 +0100", 23),
    Change("Europe/Berlin", "2024-10-27", "00:00:00 +0200", 25),
    Change("Australia/Lord_Howe", "2024-10-06", "00:00:00 +1030", 23.5),
    Change("Australia/Lord_Howe", "2024-04-07", "00:00:00 +1100", 24.5),
    // Apia skipped the next day.
    Change("Pacific/Apia", "2011-12-29", "00:00:00 -1000", 24),
  ]

  private func home(_ zone: String) throws -> ZoneTimeline {
    ZoneTimeline(home: try #require(ZoneCatalogue().rules(zone)))
  }

  private func body(_ points: [(date: String, steps: Int)]) -> String {
    let points = points.map { #"{"date":"\#($0.date)","qty":\#($0.steps),"source":"Watch"}"# }
    return #"{"data":{"metrics":[{"name":"step_count","units":"count","data":[\#(points.joined(separator: ","))]}]}}"#
  }

  @Test(arguments: changes)
  func `a day's sum begins with the first moment of its day and ends with the last`(change: Change) throws {
    let zone = try home(change.zone)
    let length = Int(change.hours * 3600)
    let alone = try Delivery(body([("\(change.day) \(change.start)", 8000)]), zone: zone)
    #expect(alone.rows.map(\.pushed) == [.day] && alone.rows.map(\.seconds) == [length])
    let dated = try Delivery(body([(change.day, 8000)]), zone: zone)
    #expect(dated.rows.map(\.pushed) == [.day] && dated.rows.map(\.seconds) == [length])
    #expect(dated.rows.map(\.start) == alone.rows.map(\.start))
  }

  /// The days around the change, as a phone prints them.
  @Test(arguments: changes)
  func `one such day among others does not change the resolution`(change: Change) throws {
    let day = try #require(CivilDay(change.day))
    let rules = try #require(ZoneCatalogue().rules(change.zone))
    let days = (-2...2).map { day + $0 }.filter { rules.day(at: rules.start(of: $0)) == $0 }
    let points = days.map { day -> (String, Int) in
      let start = rules.start(of: day)
      let offset = rules.offset(at: start)
      let clock = Int(rules.clockMinutes(at: start))
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let minutes = offset.magnitude / 60
      let zone = (offset < 0 ? "-" : "+") + two(Int(minutes) / 60) + two(Int(minutes) % 60)
      return ("\(day) \(two(clock / 60)):\(two(clock % 60)):00 \(zone)", 100)
    }
    #expect(points.contains { $0.0 == "\(change.day) \(change.start)" }, "\(points)")
    let delivery = try Delivery(body(points), zone: ZoneTimeline(home: rules))
    #expect(delivery.rows.allSatisfy { $0.pushed == .day })
    // Each day ends where the next one begins.
    let instants = try delivery.rows.map { try #require(Instant($0.start)) }
    for index in instants.indices.dropLast() {
      #expect(instants[index] + delivery.rows[index].seconds == instants[index + 1])
    }
  }

  @Test func `hours stay hours when clocks are put forward by half an hour`() throws {
    let zone = try home("Australia/Lord_Howe")
    let points = ["00:00:00 +1030", "01:00:00 +1030", "02:30:00 +1100", "03:30:00 +1100"]
    let delivery = try Delivery(body(points.map { ("2024-10-06 \($0)", 100) }), zone: zone)
    #expect(delivery.rows.map(\.pushed) == [.hour, .hour, .hour, .hour])
  }

  @Test func `the hours of a day that begins at one o'clock are hours`() throws {
    let zone = try home("Africa/Cairo")
    let points = ["2024-04-25 23:00:00 +0200", "2024-04-26 01:00:00 +0300", "2024-04-26 02:00:00 +0300"]
    let delivery = try Delivery(body(points.map { ($0, 100) }), zone: zone)
    #expect(delivery.rows.map(\.pushed) == [.hour, .hour, .hour])
  }

  @Test func `the hours of such a day are part of its sum`() async throws {
    let rules = try #require(ZoneCatalogue().rules("Africa/Cairo"))
    let store = try Importing.store()
    let received = Instant(1_714_200_000)
    for (index, text) in [
      body([("2024-04-25 00:00:00 +0200", 3000), ("2024-04-26 01:00:00 +0300", 8000)]),
      body([("2024-04-26 10:00:00 +0300", 500), ("2024-04-26 11:00:00 +0300", 700)]),
    ].enumerated() {
      let reader = PushReader(
        open: { BlockBody(Array(text.utf8), blocks: [1 << 16]) }, sender: "Phone", received: received + index,
        contentType: nil, zone: ZoneTimeline(home: rules))
      let writer = try store.beginImport(
        ImportOrder(
          name: "Phone", kind: .push, now: received + index, homeZone: index == 0 ? "Africa/Cairo" : nil,
          proposedZone: "Africa/Cairo"))
      while let chunk = try reader.next() { try writer.write(chunk) }
      _ = try writer.finish(reader.summary, isCancelled: { false })
    }
    let day = CivilDay(year: 2024, month: 4, day: 26)
    #expect(try await store.daily(.steps, in: day - 1...day).map { ($0.sum).rounded() } == [3000, 8000])
  }
}
