package import DailveDomain
internal import DailveScores

/// The demo person, and what happens to them over the years.
package struct Person {
  package let seed: UInt64
  package let firstDay: Int
  package let lastDay: Int
  package let home: ZoneRules
  let abroad: ZoneRules
  /// Fraction of the records that a Watch would write, in `0.05...1`.
  let density: Double
  /// `nil` for the usual week of about four.
  let workoutsAWeek: Int?
  private(set) var highlights = Highlights()

  init(seed: UInt64, days: ClosedRange<Int>, home: ZoneRules, abroad: ZoneRules, density: Double, workoutsAWeek: Int?) {
    self.seed = seed
    (firstDay, lastDay) = (days.lowerBound, days.upperBound)
    (self.home, self.abroad) = (home, abroad)
    self.density = min(1, max(0.05, density))
    self.workoutsAWeek = workoutsAWeek.map { min(14, max(1, $0)) }
    highlights = Highlights(self)
  }

  static let birthDate = CivilDay(year: 1988, month: 5, day: 17)
  package static let phone = "Alex’s iPhone"
  // Health writes a no-break space between "Apple" and "Watch".
  package static let watch = "Alex’s Apple\u{A0}Watch"

  private func yearStart(_ day: Int) -> Int {
    CivilDay(year: CivilDay(number: day).components.year, month: 1, day: 1).number
  }

  private func random(_ day: Int, _ purpose: UInt64) -> DayRandom {
    DayRandom(seed: seed, day: yearStart(day), purpose: purpose)
  }

  /// The person is abroad for nine days each year, some time in the second quarter.
  func isAbroad(_ day: Int) -> Bool {
    var random = random(day, 11)
    let departure = yearStart(day) + 95 + random.between(0, 70)
    return (departure..<departure + 9).contains(day)
  }

  package func zone(on day: Int) -> ZoneRules { isAbroad(day) ? abroad : home }

  /// The person has a cold of six days each winter, and one 40 days before the end, so that a first look at the data finds one.
  func isIll(_ day: Int) -> Bool {
    var random = random(day, 12)
    let first = yearStart(day) + 12 + random.between(0, 45)
    return (first..<first + 6).contains(day) || (lastDay - 41..<lastDay - 36).contains(day)
  }

  /// The person does no sport for a week each August.
  func isWeekOff(_ day: Int) -> Bool {
    var random = random(day, 13)
    let first = yearStart(day) + 214 + random.between(0, 20)
    return (first..<first + 7).contains(day)
  }

  package func day(_ number: Int) -> PersonDay { PersonDay(self, day: number) }
}
