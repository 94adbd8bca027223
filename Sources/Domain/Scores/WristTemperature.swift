public import DailveScores

/// Wrist temperature is meaningful only relative to the person's other nights.
public enum WristTemperature {
  /// Each night's difference from its usual value, in °C; nights without a usual value are left out.
  public static func deviations(_ values: [DayValue]) -> [DayValue] {
    values.indices.compactMap { index in
      let night = values[index]
      // The usual value depends on exactly these nights; a long series has thousands.
      let before = Array(values[max(0, index - 28)..<index])
      return reference(before, on: night.day).map { DayValue(day: night.day, value: night.value - $0) }
    }
  }

  /// The usual value for the night of `day`, in °C; `nil` while too few nights are known. However old the night is, its
  /// value means something only beside this one.
  public static func reference(_ values: [DayValue], on day: CivilDay) -> Double? {
    Usual(.wristTemperature, values, on: day)?.middle
  }

  /// Window of `baseline` in nights, and how many of them must have a value.
  public static let nights = 14
  public static let neededNights = 5

  /// Mean of the known nights among the 14 before `day`.
  public static func baseline(_ values: [DayValue], before day: CivilDay) -> Double? {
    let earlier = values.within(day - nights...day - 1).map { $0.value }
    return earlier.count >= neededNights ? RobustStatistics.mean(earlier) : nil
  }
}
