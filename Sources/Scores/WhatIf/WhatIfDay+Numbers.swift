/// The day encoded as numbers for the browser. The encoding is short because it contains only days with measurements.
extension WhatIfDay {
  /// The order of overnight values.
  private static let vitals: [OvernightVitals.Metric] = [
    .sleepingHeartRate, .respiratoryRate, .wristTemperature, .oxygenSaturation, .sleepDuration,
  ]

  /// The day, birth date, sleep goal and balance; then the lengths of the series, and the series as pairs of a day
  /// before this one and its value. Absent values are NaN.
  public var numbers: [Double] {
    let series = [logHRV, restingHeartRate] + Self.vitals.map { overnight[$0] ?? [] }
    var all = [
      Double(day.number), birthDate.map { Double($0.number) } ?? .nan, sleepGoal ?? .nan, balancePercent ?? .nan,
      Double(nights.count),
    ]
    all += series.map { Double($0.count) }
    for night in nights { all += numbers(of: night) }
    for values in series {
      for value in values { all += [Double(day - value.day), value.value] }
    }
    return all
  }

  /// True if each day is later than the previous one.
  static func areInOrder(_ days: [CivilDay], upTo last: CivilDay) -> Bool {
    zip(days, days.dropFirst()).allSatisfy { $0 < $1 } && days.last.map { $0 <= last } ?? true
  }

  private func numbers(of night: SleepNight) -> [Double] {
    [
      Double(day - night.day), night.hasSleep ? night.asleep : .nan, night.inBed ?? .nan, night.span,
      night.hasStages ? night.stages[.deep] ?? 0 : .nan, night.bedtimeClock, night.wakeClock,
    ]
  }

  /// - Returns: `nil` if numbers are missing or days are out of order.
  public init?(numbers: [Double]) {
    var rest = numbers[...]
    func whole() -> Int { Int(saturating: rest.popFirst() ?? .nan) }
    func optional() -> Double? { rest.popFirst().flatMap { $0.isNaN ? nil : $0 } }
    guard rest.count >= 5 + 2 + Self.vitals.count else { return nil }
    let day = CivilDay(number: whole())
    let birthDate = optional().map { CivilDay(number: Int(saturating: $0)) }
    let (goal, balance) = (optional(), optional())
    let nightCount = whole()
    let counts = (0..<2 + Self.vitals.count).map { _ in whole() }
    guard nightCount >= 0, nightCount <= rest.count / 7 else { return nil }
    let nights = (0..<nightCount).map { _ in
      let night = day - whole()
      let asleep = optional()
      return SleepNight(
        day: night, asleep: asleep, inBed: optional(), span: optional() ?? 0, deep: optional(),
        bedtimeClock: optional() ?? 0, wakeClock: optional() ?? 0)
    }
    var series: [[DayValue]] = []
    for count in counts {
      guard count >= 0, count <= rest.count / 2 else { return nil }
      series.append((0..<count).map { _ in DayValue(day: day - whole(), value: optional() ?? .nan) })
    }
    guard Self.areInOrder(nights.map { $0.day }, upTo: day),
      series.allSatisfy({ Self.areInOrder($0.map { $0.day }, upTo: day) })
    else { return nil }
    var overnight: [OvernightVitals.Metric: [DayValue]] = [:]
    for (metric, values) in zip(Self.vitals, series.dropFirst(2)) { overnight[metric] = values }
    self.init(
      day: day, logHRV: series[0], restingHeartRate: series[1], nights: nights, birthDate: birthDate, sleepGoal: goal,
      overnight: overnight, balancePercent: balance)
  }
}

extension SleepNight {
  /// The parts of a night that scores use: its start and end on the clock, and its duration.
  fileprivate init(
    day: CivilDay, asleep: Double?, inBed: Double?, span: Double, deep: Double?, bedtimeClock: Double,
    wakeClock: Double
  ) {
    let unknown = Instant(epochSeconds: 0)
    self.init(
      day: day, bedtime: unknown, wake: unknown, fellAsleep: unknown, bedtimeClock: bedtimeClock, wakeClock: wakeClock,
      asleep: asleep ?? 0, inBed: inBed, span: span, stages: deep.map { [.deep: $0] } ?? [:], source: "",
      isInBedOnly: asleep == nil, segments: [], naps: [])
  }
}
