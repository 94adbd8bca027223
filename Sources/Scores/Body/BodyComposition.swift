/// Numbers that follow from weight, height and body fat.
public enum BodyComposition {
  /// kg/m²; `nil` without a height.
  ///
  /// - Parameters:
  ///   - weight: kg.
  ///   - height: cm.
  public static func bodyMassIndex(weight: Double, height: Double?) -> Double? {
    guard let height, height > 0 else { return nil }
    return weight / (height * height / 10_000)
  }

  /// Fat-free mass index in kg/m², not normalised for height: the two normalised forms in use disagree about their
  /// constant.
  ///
  /// - Parameters:
  ///   - weight: kg.
  ///   - bodyFat: Fraction, `0...1`.
  ///   - height: cm.
  public static func fatFreeMassIndex(weight: Double, bodyFat: Double, height: Double?) -> Double? {
    bodyMassIndex(weight: weight * (1 - bodyFat), height: height)
  }

  /// The recorded index of each day, or else the one computed from weight and height.
  ///
  /// - Parameters:
  ///   - recorded: In kg/m², one per day, oldest first; likewise `weights`, in kg.
  ///   - height: cm.
  public static func indexSeries(recorded: [DailyStatistics], weights: [DailyStatistics], height: Double?) -> [DayValue]
  {
    var values: [CivilDay: Double] = [:]
    for row in weights { values[row.day] = bodyMassIndex(weight: row.average, height: height) }
    for row in recorded { values[row.day] = row.average }
    return values.keys.sorted().compactMap { day in values[day].map { DayValue(day: day, value: $0) } }
  }
}
