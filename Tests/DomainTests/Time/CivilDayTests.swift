import DailveDomain
import DailveScores
import Testing

@Suite struct CivilDayTests {
  @Test func `every day of eight centuries survives conversion to components and back`() {
    for number in stride(from: -146_097, through: 146_097, by: 1) {
      let day = CivilDay(number: number)
      let (year, month, date) = day.components
      #expect(CivilDay(year: year, month: month, day: date) == day)
    }
  }

  @Test(arguments: [
    ("1970-01-01", 0, 3), ("2024-02-29", 19782, 3), ("2000-03-01", 11017, 2), ("1969-12-31", -1, 2),
    ("2026-11-21", 20778, 5),
  ])
  func `known days`(text: String, number: Int, weekday: Int) {
    let day = CivilDay(text)
    #expect(day?.number == number)
    #expect(day?.weekday == weekday)
    #expect(day?.description == text)
  }

  @Test(arguments: [
    "2023-02-29", "2024-13-01", "2024-00-10", "24-01-01", "2024-1-1", "x", "", "2024-01-01T", "2024/01/01",
    "+024-01-01", "2024-+1-01",
    "0000-01-01", "2024-01-0:", "2024-01-0/", "२-01-01", "-024-01-01",
  ])
  func `text that is not a day is rejected`(text: String) { #expect(CivilDay(text) == nil) }

  @Test func `months overflow into years`() {
    #expect(CivilDay(year: 2024, month: 13, day: 1).description == "2025-01-01")
    #expect(CivilDay(year: 2024, month: 0, day: 1).description == "2023-12-01")
  }

  @Test(arguments: [
    ("2026-11-21", "2026-11-01", "2026-11-30"), ("2024-02-29", "2024-02-01", "2024-02-29"),
    ("1999-12-31", "1999-12-01", "1999-12-31"), ("2100-02-01", "2100-02-01", "2100-02-28"),
  ])
  func `the first and the last day of a month`(day: String, first: String, last: String) throws {
    let day = try #require(CivilDay(day))
    #expect(day.firstOfMonth.description == first && day.lastOfMonth.description == last)
  }
}
