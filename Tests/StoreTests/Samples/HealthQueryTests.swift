import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// HealthKit's queries on cases computed by hand.
@Suite struct HealthQueryTests {
  static let steps = "HKQuantityTypeIdentifierStepCount"
  static let heart = "HKQuantityTypeIdentifierHeartRate"
  /// 2 January 2001, 00:00 in Paris.
  let midnight = 978_390_000

  func at(_ hours: Double) -> Instant { Instant(midnight + Int(hours * 3600)) }
  func day(_ number: Int) -> CivilDay { CivilDay(year: 2001, month: 1, day: number) }

  func store() throws -> HealthStore {
    var export = ExportText()
    // Watch 8:00-9:00 600, phone 8:30-9:30 600: 600 from the Watch and the phone's second half.
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "600", unit: "count")
    export.add(
      "StepCount", "2001-01-02 08:30:00", "2001-01-02 09:30:00", value: "600", unit: "count", source: "iPhone")
    export.add("StepCount", "2001-01-03 23:00:00", "2001-01-04 01:00:00", value: "200", unit: "count")
    for (minute, value) in [(0, 60), (10, 80), (20, 100)] {
      export.add(
        "HeartRate", "2001-01-02 10:\(minute == 0 ? "00" : "\(minute)"):00", value: "\(value)", unit: "count/min")
    }
    let type = "HKQuantityTypeIdentifierEnvironmentalAudioExposure"
    export.add(type, "2001-01-02 12:00:00", "2001-01-02 12:30:00", value: "60", unit: "dBASPL")
    export.add(type, "2001-01-02 12:30:00", "2001-01-02 13:00:00", value: "80", unit: "dBASPL")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  @Test func `a page has ten thousand samples at most, and says where the next begins`() async throws {
    var export = ExportText()
    for index in 0..<10_002 {
      let (hour, minute, second) = (index / 3600 + 10, index / 60 % 60 + 100, index % 60 + 100)
      let clock = "\(hour):\("\(minute)".dropFirst()):\("\(second)".dropFirst())"
      export.add("HeartRate", "2001-01-02 \(clock)", value: "60", unit: "count/min")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    var query = SampleQuery(types: [Self.heart])
    query.limit = .max
    let first = try await store.samples(query)
    #expect(first.samples.count == 10_000)
    query.cursor = first.next
    #expect(query.cursor != nil)
    let rest = try await store.samples(query)
    #expect(rest.samples.count == 2 && rest.next == nil)
  }

  @Test func `samples by time, source, order and page`() async throws {
    let store = try store()
    var query = SampleQuery(types: [Self.steps, Self.heart])
    let all = try await store.samples(query).samples
    #expect(all.map(\.sample.value) == [600, 600, 60, 80, 100, 200])
    query.isAscending = false
    #expect(try await store.samples(query).samples.map(\.id) == all.reversed().map(\.id))
    for isAscending in [true, false] {
      var paged = SampleQuery(types: [Self.steps, Self.heart])
      paged.isAscending = isAscending
      paged.limit = 1
      var ids: [UInt64] = []
      while true {
        let page = try await store.samples(paged)
        ids += page.samples.map(\.id)
        guard let next = page.next else { break }
        paged.cursor = next
      }
      #expect(ids == (isAscending ? all : all.reversed()).map(\.id))
    }
    query = SampleQuery(types: [Self.steps])
    query.sources = ["iPhone"]
    #expect(try await store.samples(query).samples.map(\.sample.source) == ["iPhone"])
    query.sources = nil
    query.interval = at(8.75)..<at(9.25)
    #expect(try await store.samples(query).samples.count == 2)
    query.options = .strictStartDate
    #expect(try await store.samples(query).samples.isEmpty)
    query.interval = at(8)..<at(9)
    query.options = [.strictStartDate, .strictEndDate]
    #expect(try await store.samples(query).samples.map(\.sample.value) == [600])
    for text in ["nonsense", "", "1,2,3,4,5,6,7,n-1", "1,2,3,4,5,6,7,8,9"] {
      query.cursor = SampleCursor(text: text)
      await #expect(throws: ReadError.unknownCursor) { try await store.samples(query) }
    }
  }

  @Test func `statistics of any interval`() async throws {
    let store = try store()
    let walk = try #require(try await store.statistics(of: Self.steps, in: at(8)..<at(10)))
    #expect(walk.sum == 900 && walk.count == 2 && walk.average == nil)
    #expect(walk.duration == 5400)
    #expect(walk.bySource == ["Ada’s Apple\u{A0}Watch": 600, "iPhone": 600])
    #expect(walk.mostRecent == 600 && walk.mostRecentInterval == at(8.5)...at(9.5))
    // Part of a sample counts by its share of time.
    #expect(try await store.statistics(of: Self.steps, in: at(8)..<at(8.25))?.sum == 150)
    let pulse = try #require(try await store.statistics(of: Self.heart, in: at(10)..<at(11)))
    #expect(pulse.average == 80 && pulse.minimum == 60 && pulse.maximum == 100 && pulse.sum == nil)
    #expect(try await store.statistics(of: Self.heart, in: at(11)..<at(12)) == nil)
    #expect(try await store.statistics(of: "HKQuantityTypeIdentifierNothing", in: at(0)..<at(1)) == nil)
  }

  @Test func `sound levels average as energy, in statistics and in days`() async throws {
    let store = try store()
    let type = "HKQuantityTypeIdentifierEnvironmentalAudioExposure"
    // Half an hour of 60 dB and of 80 dB: 10 log10((10^6 + 10^8) / 2).
    let expected = 10 * log10((1e6 + 1e8) / 2)
    let noise = try #require(try await store.statistics(of: type, in: at(12)..<at(13))?.average)
    let daily = try #require(try await store.dailyStatistics(type: type, in: day(1)...day(5)).first?.average)
    #expect(abs(noise - expected) < 1e-9 && abs(daily - expected) < 1e-9)
  }

  @Test func `heart rates average by time, in statistics and in days`() async throws {
    var export = ExportText()
    // There is a quarter of an hour at rest, a minute of running with a sample every five seconds, and a last sample just before midnight.
    for minute in [0, 5, 10] {
      export.add(
        "HeartRate", "2001-01-02 08:\(minute < 10 ? "0" : "")\(minute):00", value: "60", unit: "count/min")
    }
    for second in stride(from: 0, to: 60, by: 5) {
      export.add(
        "HeartRate", "2001-01-02 08:15:\(second < 10 ? "0" : "")\(second)", value: "150", unit: "count/min")
    }
    export.add("HeartRate", "2001-01-02 23:59:00", value: "70", unit: "count/min", source: "Strap")
    export.add("HeartRate", "2001-01-03 00:01:00", value: "90", unit: "count/min", source: "Strap")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let daily = try await store.dailyStatistics(type: Self.heart, in: day(1)...day(5))
    // 60 holds for 15 minutes, 150 for 55 seconds and ten minutes, and 70 for the last minute of the day.
    let expected: Double = (54_000 + 98_250 + 4200) / 1615
    #expect(daily.map(\.day) == [day(2), day(3)])
    #expect(abs((daily.first?.average ?? 0) - expected) < 1e-9 && daily.last?.average == 90)
    let whole = try await store.statistics(of: Self.heart, in: at(0)..<at(24))
    #expect(whole?.average == daily.first?.average)
    let strap = try await store.dailyStatisticsBySource(type: Self.heart, in: day(2)...day(2))
    #expect(strap.first { $0.source == "Strap" }?.statistics.average == 70)
  }

  @Test func `birth date and sex are those of the newest export`() async throws {
    let profile = try await store().profile()
    #expect(profile.birthDate?.description == "1970-03-04" && profile.sex == .female)
  }
}
