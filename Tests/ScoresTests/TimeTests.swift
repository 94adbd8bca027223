import DailveScores
import DailveTestSupport
import Testing

@Suite struct TimeTests {
  @Test func `instants stop at the ends of time, where sums and differences would overflow`() {
    #expect(Instant.distantFuture + 1 == .distantFuture && Instant.distantPast - 1 == .distantPast)
    #expect(Instant.distantFuture - .distantPast == Int.max && Instant.distantPast - .distantFuture == Int.min)
    #expect(Instant.distantPast.timeInterval(since: .distantFuture) < -1e19)
    #expect(Instant(midnightOf: CivilDay(number: .max)) == .distantFuture)
    #expect(Instant(midnightOf: CivilDay(number: .min)) == .distantPast)
    for end in [Instant.distantPast, .distantFuture] {
      for offset in [0, 50_400, -43_200, .max, .min] {
        #expect((0..<1440).contains(end.clockMinutes(offset: offset)))
        #expect(end.day(offset: offset).number.magnitude <= UInt(Int64.max) / 86_400 + 1)
      }
      #expect(Instant.middle(end, end).epochSeconds.magnitude >= UInt64(Int64.max - 1))
    }
  }

  @Test(arguments: [(-86_401, 0), (-1, 0), (0, 0), (86_399, 0), (4_102_444_800, 32_400), (3, -18_000)])
  func `the day and the clock are those of the plain quotient and remainder`(seconds: Int, offset: Int) {
    let instant = Instant(seconds)
    let day = Int((Double(seconds + offset) / 86_400).rounded(.down))
    #expect(instant.day(offset: offset).number == day)
    #expect(instant.clockMinutes(offset: offset) == Double(seconds + offset - day * 86_400) / 60)
  }

  @Test func `the middle is between both, rounded towards 1970`() {
    #expect(Instant.middle(Instant(10), Instant(13)) == Instant(11))
    #expect(Instant.middle(Instant(-10), Instant(-13)) == Instant(-11))
  }

  @Test func `days stop at the first and last representable ones`() {
    let (first, last) = (CivilDay(number: .min), CivilDay(number: .max))
    #expect(last + 1 == last && first - 1 == first && last - first == Int.max && first - last == Int.min)
    #expect((first - 60...first).lowerBound == first && (last...last + 60).upperBound == last)
    for day in [first, last] {
      #expect((0...6).contains(day.weekday) && (1...12).contains(day.components.month))
      #expect(day.years(since: day) == 0)
      #expect(day.firstOfMonth <= day)
    }
    #expect(CivilDay(year: .max, month: .max, day: .max) > CivilDay(year: .min, month: .min, day: .min))
  }

  @Test func `weekdays follow one another before 1970 too`() {
    for number in -800...800 { #expect(CivilDay(number: number).weekday == ((number + 3) % 7 + 7) % 7) }
  }
}
