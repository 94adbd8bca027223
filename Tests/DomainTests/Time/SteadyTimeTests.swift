import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

/// The time by which data are deleted, beside a clock that may show anything.
@Suite struct SteadyTimeTests {
  private let day = 86_400
  private let start = Instant(1_790_000_000)

  private func reading(_ wall: Instant, _ uptime: Int, boot: String = "a") -> ClockReading {
    ClockReading(wall: wall, uptime: uptime, boot: boot)
  }

  private func begun() -> SteadyTime { SteadyTime(from: reading(start, 100), evidence: nil) }

  @Test func `it advances with the machine's uptime, whatever date it shows`() {
    var steady = begun()
    steady.look(reading(start + 50, 150))
    #expect(steady.time == start + 50 && steady.recentJump == nil)
    for wall in [start + 400 * day, start - 9000 * day, Instant.distantFuture, .distantPast, start] {
      for _ in 0..<500 { steady.look(reading(wall, 160)) }
      #expect(steady.time == start + 60)
    }
    // Time asleep is included.
    steady.look(reading(start + 3 * day, 160 + 3 * day))
    #expect(steady.time == start + 60 + 3 * day)
  }

  @Test func `after a start the clock is trusted for a day, once`() {
    var steady = begun()
    steady.look(reading(start + 3600, 5, boot: "b"))
    #expect(steady.time == start + 3600)
    for number in 0..<50 { steady.look(reading(start + 400 * day, 5, boot: "c\(number)")) }
    #expect(steady.time == start + 3600 + day)
    // Without a boot identifier, each look counts as the first after a start.
    var nameless = SteadyTime(from: reading(start, 0, boot: ""), evidence: nil)
    for _ in 0..<50 { nameless.look(reading(start + 400 * day, 0, boot: "")) }
    #expect(nameless.time == start + day)
  }

  @Test func `jumps are named for a week, a long time off and small corrections are none`() throws {
    var steady = begun()
    steady.look(reading(start + 400 * day, 101))
    #expect(steady.recentJump?.seconds == 400 * day - 1)
    steady.look(reading(start, 102))
    #expect(steady.recentJump?.seconds == -400 * day - 1)
    steady.look(reading(start + 7 * day, 102 + 7 * day))
    #expect(steady.recentJump != nil)
    steady.look(reading(start + 8 * day, 102 + 8 * day))
    #expect(steady.recentJump == nil)
    steady = begun()
    steady.look(reading(start + 30 * day, 1, boot: "b"))
    steady.look(reading(start + 30 * day + 3600, 2, boot: "b"))
    #expect(steady.recentJump == nil)
    steady.look(reading(start - 30 * day, 1, boot: "c"))
    #expect(steady.recentJump != nil)
  }

  @Test func `impossible machine values are ignored, and nothing overflows`() throws {
    for wall in [Instant.distantFuture, .distantPast] {
      var steady = SteadyTime(from: reading(wall, .max), evidence: nil)
      #expect(!steady.isPlausible)
      steady.look(reading(wall == .distantPast ? .distantFuture : .distantPast, .min, boot: "b"))
      steady.look(reading(start, .max, boot: "b"))
      steady.look(reading(start, .max, boot: "b"))
    }
    #expect(begun().isPlausible)
    // The first look at a wrong clock makes nothing old if there is evidence of its age.
    #expect(SteadyTime(from: reading(start + 400 * day, 0), evidence: start).time == start)
    #expect(SteadyTime(from: reading(start, 0), evidence: start + 400 * day).time == start)
  }
}
