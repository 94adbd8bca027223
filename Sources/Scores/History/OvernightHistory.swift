/// The overnight measurements of a range of days, one value per night.
public struct OvernightHistory: Sendable {
  /// Oldest first; oxygen as fractions.
  public let values: [OvernightVitals.Metric: [DayValue]]

  public init(_ values: [OvernightVitals.Metric: [DayValue]]) { self.values = values }

  /// - Parameters:
  ///   - nights: Oldest first.
  ///   - heartRate: The mean of each main sleep, like `respiratoryRate` and `oxygenSaturation`.
  ///   - wristTemperature: degC, one per day.
  public init(
    nights: [SleepNight], heartRate: [DayValue], respiratoryRate: [DayValue], oxygenSaturation: [DayValue],
    wristTemperature: [DayValue]
  ) {
    self.init([
      .sleepingHeartRate: heartRate, .respiratoryRate: respiratoryRate, .oxygenSaturation: oxygenSaturation,
      .wristTemperature: wristTemperature,
      .sleepDuration: nights.filter { $0.hasSleep }.map { DayValue(day: $0.day, value: $0.asleep) },
    ])
  }

  /// A night's vitals compared with the person's typical ranges: all but HRV, whose range comes from the condition
  /// score.
  public func readings(on day: CivilDay) -> [OvernightVitals.Reading] {
    let order: [OvernightVitals.Metric] = [
      .sleepingHeartRate, .respiratoryRate, .wristTemperature, .oxygenSaturation, .sleepDuration,
    ]
    return order.map { reading($0, on: day) }
  }

  private func reading(_ metric: OvernightVitals.Metric, on day: CivilDay) -> OvernightVitals.Reading {
    let values = values[metric] ?? []
    return OvernightVitals.read(metric, history: OvernightVitals.history(values, before: day), today: values.on(day))
  }

  /// One judgement of a night's heart rate.
  public func pulse(on day: CivilDay) -> NightPulse {
    NightPulse(
      reading(.sleepingHeartRate, on: day), before: reading(.sleepingHeartRate, on: day - 1), signal: signal(on: day))
  }

  /// `nil` for a day without a night, and while fewer than 14 earlier nights are known.
  public func signal(on day: CivilDay) -> NightSignal.Alert? {
    let nights = (values[.sleepingHeartRate] ?? []).within(day - 62...day)
    guard nights.last?.day == day else { return nil }
    return NightSignal.product(nights).last ?? nil
  }
}
