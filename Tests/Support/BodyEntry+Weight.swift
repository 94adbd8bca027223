package import DailveDomain
package import DailveScores

extension BodyEntry {
  /// A weight for tests, entered on 2 January 2001 at eight in the morning unless stated otherwise.
  ///
  /// - Parameters:
  ///   - clock: Minutes after local midnight.
  ///   - weight: kg.
  package init(
    _ id: String = "a", on day: CivilDay = CivilDay(year: 2001, month: 1, day: 2), clock: Int = 480, weight: Double?,
    bodyFat: Double? = nil, memo: String = ""
  ) {
    self.init(id: id, day: day, clock: clock, weight: weight, bodyFat: bodyFat, leanBodyMass: nil, memo: memo)
  }
}
