import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

@Suite struct ZoneTests {
  let zones = ZoneCatalogue()

  func rules(_ name: String) throws -> ZoneRules { try #require(zones.rules(name)) }

  func utc(_ day: String, _ hour: Int, _ minute: Int = 0) throws -> Instant {
    Instant(midnightOf: try #require(CivilDay(day))) + hour * 3600 + minute * 60
  }

  @Test func `a zone is found as people write it, and has its own name`() throws {
    for name in ["asia/tokyo", "ASIA/TOKYO", "Asia/Tokyo"] { #expect(try rules(name).identifier == "Asia/Tokyo") }
    #expect(zones.rules("asia/atlantis") == nil && zones.rules("") == nil)
  }

  @Test func `clock changes make days of 23 and 25 hours`() throws {
    let paris = try rules("Europe/Paris")
    func hours(_ day: String) throws -> Int {
      let day = try #require(CivilDay(day))
      return (paris.start(of: day + 1) - paris.start(of: day)) / 3600
    }
    #expect(try hours("2025-03-30") == 23)
    #expect(try hours("2025-10-26") == 25)
    #expect(try hours("2025-06-01") == 24)
    #expect(paris.day(at: try utc("2025-03-29", 23)).description == "2025-03-30")
    #expect(paris.day(at: try utc("2025-03-29", 22, 59)).description == "2025-03-29")
  }

  @Test func `the first instant of a day belongs to it, and the one before does not`() throws {
    for name in ["Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "America/Sao_Paulo", "Asia/Seoul"]
    {
      let zone = try rules(name)
      for number in stride(from: 14_000, to: 20_000, by: 7) {
        let day = CivilDay(number: number)
        let start = zone.start(of: day)
        #expect(zone.day(at: start) >= day, "\(name) \(day)")
        #expect(zone.day(at: start - 1) < day, "\(name) \(day)")
      }
    }
  }

  @Test func `half-hour offsets`() throws {
    let kolkata = try rules("Asia/Kolkata")
    #expect(kolkata.day(at: try utc("2024-02-28", 18, 29)).description == "2024-02-28")
    #expect(kolkata.day(at: try utc("2024-02-28", 18, 30)).description == "2024-02-29")
  }

  @Test func `Korea had summer time in 1988`() throws {
    #expect(try rules("Asia/Seoul").offset(at: try utc("1988-07-01", 0)) == 36_000)
  }

  @Test func `a flight east and back west`() throws {
    let timeline = ZoneTimeline(
      zones: [try rules("Europe/Berlin"), try rules("Asia/Seoul")],
      evidence: [
        .init(start: try utc("2025-05-01", 21), end: try utc("2025-05-02", 5), zone: 0),
        .init(start: try utc("2025-05-03", 14), end: try utc("2025-05-03", 22), zone: 1),
        .init(start: try utc("2025-05-04", 14), end: try utc("2025-05-04", 22), zone: 1),
        .init(start: try utc("2025-05-06", 21), end: try utc("2025-05-07", 5), zone: 0),
      ])
    #expect(timeline.segment(at: try utc("2025-05-02", 6)).offset == 7200)
    #expect(timeline.segment(at: try utc("2025-05-04", 3)).offset == 32_400)
    #expect(timeline.segment(at: try utc("2025-05-07", 3)).offset == 7200)
    // Far from any evidence, the home zone applies.
    #expect(timeline.segment(at: try utc("2025-08-01", 0)).offset == 7200)
    #expect(timeline.day(at: try utc("2025-05-03", 16)).description == "2025-05-04")
  }

  @Test func `crossing the date line repeats or skips a day`() throws {
    let timeline = ZoneTimeline(
      zones: [try rules("Pacific/Auckland"), try rules("Pacific/Honolulu")],
      evidence: [
        .init(start: try utc("2025-01-10", 8), end: try utc("2025-01-10", 20), zone: 0),
        .init(start: try utc("2025-01-11", 8), end: try utc("2025-01-11", 18), zone: 1),
      ])
    #expect(timeline.day(at: try utc("2025-01-10", 19)).description == "2025-01-11")
    #expect(timeline.day(at: try utc("2025-01-11", 9)).description == "2025-01-10")
  }

  @Test func `a day clock agrees with the timeline on every quarter hour`() throws {
    let timeline = ZoneTimeline(
      zones: [try rules("America/New_York"), try rules("Asia/Kolkata")],
      evidence: [.init(start: try utc("2025-03-12", 0), end: try utc("2025-03-20", 0), zone: 1)])
    var clock = DayClock(timeline)
    for quarter in 0..<31 * 96 {
      let instant = try utc("2025-03-01", 0) + quarter * 900
      #expect(clock.day(at: instant) == timeline.day(at: instant))
      let boundary = clock.nextBoundary(after: instant)
      #expect(boundary > instant)
    }
  }
}
