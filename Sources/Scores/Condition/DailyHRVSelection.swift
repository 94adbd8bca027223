/// The choice of HRV samples for a day's value. Baseline and today use the same class, so that the values are comparable.
public enum HRVClass: Sendable, CaseIterable {
  /// Inside the main sleep that ended on the day.
  case mainSleep
  /// From local midnight to 10:00, exclusive.
  case morning
  case allDay
}

/// The daily ln SDNN series of every class.
public struct DailyHRVSelection: Sendable {
  public let series: [HRVClass: [DayValue]]
  /// The same series in ms, not as logarithms.
  public let values: [HRVClass: [DayValue]]
  /// The number of valid samples behind each day's value.
  public let counts: [HRVClass: [CivilDay: Int]]

  /// - Parameters:
  ///   - sleeps: The main sleeps of the days; those without times contain no sample.
  ///   - classes: The classes to compute; others have no series.
  public init(samples: [HRVSample], sleeps: [SleepTime], classes: [HRVClass] = HRVClass.allCases) {
    var spans: [CivilDay: ClosedRange<Instant>] = [:]
    for sleep in sleeps where sleep.hasTimes && spans[sleep.day] == nil { spans[sleep.day] = sleep.span }
    var values: [HRVClass: [CivilDay: [Double]]] = [:]
    for name in classes {
      var days: [CivilDay: [Double]] = [:]
      for sample in samples {
        let day = sample.day
        switch name {
        case .allDay: days[day, default: []].append(sample.value)
        case .morning: if sample.clock < 600 { days[day, default: []].append(sample.value) }
        case .mainSleep:
          // A sleep may begin the evening before, or another day away across the date line; the sample belongs to the
          // day on which the sleep ends.
          for day in day - 1...day + 2 {
            if let span = spans[day], span.contains(sample.start) {
              days[day, default: []].append(sample.value)
            }
          }
        }
      }
      values[name] = days
    }
    counts = values.mapValues { days in days.mapValues { $0.count { DailyHRV.validRange.contains($0) } } }
    let series = values.mapValues { days in
      days.keys.sorted().compactMap { day in
        DailyHRV.logarithm(ofSDNN: days[day] ?? []).map { DayValue(day: day, value: $0) }
      }
    }
    self.series = series
    self.values = series.mapValues { $0.map { DayValue(day: $0.day, value: Elementary.exponential($0.value)) } }
  }

  /// The series of one class, oldest first.
  public struct Choice: Sendable {
    public var name: HRVClass
    /// ln SDNN.
    public var series: [DayValue]
    /// SDNN in ms.
    public var values: [DayValue]
  }

  /// Daily SDNN in ms over a long history, of the class that the score of `today` uses.
  ///
  /// - Parameter lookBack: Days before `today` that the class is chosen by; where they have no sample, all days.
  public static func values(_ samples: [HRVSample], sleeps: [SleepTime], today: CivilDay, lookBack: Int) -> [DayValue] {
    let recent = samples.filter { today - $0.day <= lookBack }
    let name = DailyHRVSelection(samples: recent.isEmpty ? samples : recent, sleeps: sleeps).choose(today: today).name
    return DailyHRVSelection(samples: samples, sleeps: sleeps, classes: [name]).values[name] ?? []
  }

  /// The first class with both a value for today and a complete baseline; failing that, the class whose baseline is
  /// closest to complete, and of several the first with a value for today, or any at all.
  public func choose(today: CivilDay) -> Choice {
    let candidates = HRVClass.allCases.map { Choice(name: $0, series: series[$0] ?? [], values: values[$0] ?? []) }
    func progress(_ series: [DayValue]) -> Int { PersonalBaseline.progress(series, today: today) }
    if let ready = candidates.first(where: {
      $0.series.on(today) != nil && progress($0.series) == PersonalBaseline.neededDays
    }) {
      return ready
    }
    func rank(_ series: [DayValue]) -> (Int, Int, Int) {
      (progress(series), series.on(today) == nil ? 0 : 1, series.isEmpty ? 0 : 1)
    }
    return candidates.max { rank($0.series) < rank($1.series) }
      ?? Choice(name: .allDay, series: [], values: [])
  }
}
