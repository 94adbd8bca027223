public import DailveScores

extension MaximumHeartRate {
  /// - Parameter sustained: The highest heart rate kept up on each day, oldest first, at least of the 365 days up to `day`.
  public init(_ profile: Profile, sustained: [DayValue], on day: CivilDay) {
    var highest = TrailingMaximum(sustained, window: Self.window)
    self.init(
      own: profile.maximumHeartRate, age: profile.age(on: day), observed: highest.value(on: day),
      formula: profile.maximumFormula)
  }
}
