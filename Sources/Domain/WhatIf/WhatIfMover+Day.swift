internal import DailveScores

extension WhatIfMover {
  /// - Returns: `nil` for measures without a usual value yet, for deep sleep of nights without stages, and for the
  ///   times of nights without times.
  init?(_ measure: WhatIfMeasure, _ day: WhatIfDay) {
    switch measure {
    case .hrv:
      guard let usual = day.usualHRV else { return nil }
      self.init(
        measure, measured: day.hrv, near: day.hrv ?? usual,
        reach: max(5, Int(saturating: usual * 0.5))...max(30, Int(saturating: usual * 2)), step: 1)
    case .restingHeartRate:
      guard let usual = day.usualRestingHeartRate else { return nil }
      let middle = Int(saturating: usual)
      self.init(
        measure, measured: day.pulse, near: day.pulse ?? usual, reach: max(25, middle - 15)...max(50, middle + 25),
        step: 1)
    case .asleep:
      guard let night = day.night else { return nil }
      self.init(
        measure, measured: day.isMeasured(night) ? night.asleep : nil, near: night.asleep, reach: 180...660, step: 15)
    case .bedtime:
      guard let night = day.night, night.hasClock else { return nil }
      // Six hours to each side of the usual time; times after midnight are the end of a scale that begins in the evening.
      let usual = day.usualBedtime ?? night.bedtimeClock
      let middle = usual + (usual < 720 ? 1440 : 0)
      let place = middle + CircularTime.difference(night.bedtimeClock, from: middle)
      let hour = Int(saturating: middle / 60) * 60
      self.init(
        measure, measured: day.isMeasured(night) ? place : nil, near: place, reach: hour - 360...hour + 360, step: 15)
    case .awake:
      guard let night = day.night, night.hasClock else { return nil }
      let awake = max(0, (night.inBed ?? night.span) - night.asleep)
      self.init(measure, measured: day.isMeasured(night) ? awake : nil, near: awake, reach: 0...120, step: 5)
    case .deep:
      guard let night = day.night, night.hasStages, night.asleep > 0 else { return nil }
      let share = 100 * (night.stages[.deep] ?? 0) / night.asleep
      self.init(measure, measured: day.isMeasured(night) ? share : nil, near: share, reach: 0...35, step: 1)
    }
  }
}

extension WhatIfDay {
  /// True if the night is that of this day rather than an earlier one.
  fileprivate func isMeasured(_ night: SleepNight) -> Bool { night.day == day }
}
