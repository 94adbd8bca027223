/// What was measured during the nights of a range of days, one value a night.
public struct OvernightHistory: Sendable {
  /// Oldest first; oxygen as fractions.
  public let values: [OvernightVitals.Metric: [DayValue]]

  public init(_ values: [OvernightVitals.Metric: [DayValue]]) { self.values = values }

  /// A night's vitals against the person's typical ranges, in display order. Without HRV, whose range comes from the
  /// condition score.
  public func readings(on day: CivilDay) -> [OvernightVitals.Reading] {
    let order: [OvernightVitals.Metric] = [
      .sleepingHeartRate, .respiratoryRate, .wristTemperature, .oxygenSaturation, .sleepDuration,
    ]
    return order.map { metric in
      let values = values[metric] ?? []
      return OvernightVitals.read(
        metric, history: OvernightVitals.history(values, before: day), today: values.on(day))
    }
  }

  /// `nil` for a day without a night, and while fewer than 14 earlier nights are known.
  public func signal(on day: CivilDay) -> NightSignal.Alert? {
    let nights = (values[.sleepingHeartRate] ?? []).within(day - 62...day)
    guard nights.last?.day == day else { return nil }
    return NightSignal.product(nights).last ?? nil
  }
}
