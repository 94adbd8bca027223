package import DailveScores

// In tests a day or an instant is often just a number.

extension CivilDay: ExpressibleByIntegerLiteral {
  package init(integerLiteral number: Int) { self.init(number: number) }
}

extension Instant: ExpressibleByIntegerLiteral {
  package init(integerLiteral seconds: Int) { self.init(seconds) }
}

extension DayValue {
  package init(day: Int, value: Double) { self.init(day: CivilDay(number: day), value: value) }
}
