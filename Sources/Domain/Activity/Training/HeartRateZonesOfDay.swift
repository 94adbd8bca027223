public import DailveScores

/// The heart-rate zones of a day, with the values that define them.
public struct HeartRateZonesOfDay: Sendable, Equatable {
  public var zones: HeartRateZones
  public var maximum: MaximumHeartRate
  /// The newest day on which the maximum was observed; `nil` for a maximum of another origin.
  public var observedDay: CivilDay?
  /// True if the resting heart rate was measured, rather than the default for an unknown one.
  public var isRestingKnown: Bool

  /// The zones in which `TrainingLog` counts workouts of the day.
  ///
  /// - Throws: The reader's error.
  public static func load(_ reader: any StatisticsReading & HeartReading & PersonReading, on day: CivilDay) throws
    -> HeartRateZonesOfDay
  {
    try load(reader, on: day, try reader.profile())
  }

  /// - Parameter profile: Replaces the stored profile.
  /// - Throws: The reader's error.
  public static func load(_ reader: any StatisticsReading & HeartReading, on day: CivilDay, _ profile: Profile) throws
    -> HeartRateZonesOfDay
  {
    let resting = try reader.daily(.rhr, in: day - 8...day).averages
    let sustained = try reader.sustainedMaxima(in: day - MaximumHeartRate.window...day)
    var scales = HeartRateScales(
      restingHeartRate: resting, sustainedMaxima: sustained, ownMaximum: profile.maximumHeartRate,
      birthDate: profile.birthDate, formula: profile.maximumFormula)
    let scale = scales.scale(on: day)
    return HeartRateZonesOfDay(
      zones: HeartRateZones(basis: profile.zoneBasis, maximum: scale.maximum.value, resting: scale.resting),
      maximum: scale.maximum,
      observedDay: scale.maximum.origin == .observed
        ? sustained.last { $0.value == scale.maximum.value }?.day : nil,
      isRestingKnown: resting.contains { $0.day < day && $0.day >= day - 7 })
  }
}
