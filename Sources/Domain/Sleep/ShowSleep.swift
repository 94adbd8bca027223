public import DailveScores

/// Everything on the Sleep page, as values.
public struct SleepReport: Sendable {
  public var day: CivilDay
  /// The night shown, with segments: that of the wanted day, or the newest of the seven days before.
  public var night: SleepNight?
  public var score: Result<SleepScore, NoScore>
  /// Advice after this night; `nil` without a score.
  public var advice: SleepAdvice?
  /// The newest night of all, if `night` is `nil`.
  public var newestNight: CivilDay?
  /// Nights and scores of the charts, oldest first.
  public var nights: [SleepNight]
  public var scores: [DayValue]
  /// Usual share of each stage, `0...1`: the median of the 60 days before.
  public var usualShares: [SleepStage: Double]
  /// Hours of sleep needed each night.
  public var need: Double
  /// The basis of `need`.
  public var needBasis: SleepNeed.Basis
  /// The recommended hours by which the duration of the night is scored.
  public var recommendation: SleepNeed
  /// True if recommendations are for the person's age rather than for all adults.
  public var isAgeKnown: Bool
  /// Hours missed over two weeks; `nil` with too few nights.
  public var debt: Double?
  /// Number of known nights among the last `SleepDebt.nights`, from which `debt` is estimated.
  public var debtNights: Int
  public var isDebtEstimated: Bool { debtNights < SleepDebt.nights }
  /// Overnight readings outside their usual range, which the score does not include.
  public var caution: DayCaution?
  public var rhythm: SleepRhythm
  /// The usual clock times with which the score compares, in minutes after midnight; `nil` with fewer than five earlier
  /// nights.
  public var usualTimes: (bedtime: Double, wake: Double, nights: Int)?
  /// Means over the night, in the unit of the metric; metrics that were not recorded are absent.
  public var vitals: [Metric: Double]
  /// The usual wrist temperature for that night, in °C.
  public var usualTemperature: Double?
  public var sources: [NightSource]
  /// The source that the person chose for this night.
  public var chosenSource: String?
}

/// Assembles the Sleep page.
public struct ShowSleep {
  private let reader: any ScoreReading

  public init(_ reader: any ScoreReading) { self.reader = reader }

  /// - Parameter days: Number of nights in the charts.
  /// - Throws: The reader's error.
  public func callAsFunction(_ day: CivilDay, days: Int) throws -> SleepReport {
    try reader.answer(to: .sleep(day, days: days)) { try report(day, days: days) }
  }

  private func report(_ day: CivilDay, days: Int) throws -> SleepReport {
    let first = day - max(days, 28) + 1
    let history = try ScoreHistory.of(min(first, day - 34)...day, from: reader)
    let needed = SleepRhythm.needed(for: day...day)
    let detailed = try reader.nights(in: needed, segments: true)
    let worn = try reader.daily(.heartRate, in: needed).map(\.day)
    let night = detailed.last { $0.day <= day && day - $0.day <= Freshness.fallbackDays }
    var sources: [NightSource] = []
    var chosen: String?
    if let night {
      let end = max(night.wake, night.bedtime)
      sources = NightSource.all(try reader.sleepStretches(in: night.bedtime..<end), span: night.bedtime...end)
      chosen = try reader.nightSource(of: night.day)
    }
    let newest = night == nil ? try reader.newestDays(of: [.sleep], onOrBefore: day)[.sleep] : nil
    let shown = history.sleep.nights.filter { $0.day >= day - days + 1 && $0.day <= day }
    return SleepReport(
      day: day, night: night,
      score: night.map { history.sleep.score(on: $0.day) } ?? .failure(NoScore(.noNight)),
      advice: night.flatMap { night in
        history.sleep.score(on: night.day).known.map { SleepAdvice($0, night, history.sleep) }
      }, newestNight: newest, nights: shown,
      scores: shown.compactMap { night in
        history.sleep.score(on: night.day).known.map {
          DayValue(day: night.day, value: Double($0.score.value))
        }
      }, usualShares: Self.shares(history.sleep.nights, before: night?.day ?? day),
      need: history.sleep.need(on: day), needBasis: history.sleep.needBasis(on: day),
      recommendation: history.sleep.recommendation(on: night?.day ?? day), isAgeKnown: history.sleep.isAgeKnown,
      debt: history.sleep.debt(on: day), debtNights: history.sleep.nightsBehindDebt(on: day),
      caution: night.flatMap { night in
        DayCaution(
          outliers: history.overnight.readings(on: night.day).count { $0.counts },
          nightSignal: history.overnight.signal(on: night.day),
          injuries: [])
      },
      rhythm: SleepRhythm(on: day, nights: detailed, worn: Set(worn), timeline: try reader.timeline()),
      usualTimes: history.sleep.usualTimes(before: night?.day ?? day),
      vitals: night.map { Self.vitals(history, $0.day) } ?? [:],
      usualTemperature: night.flatMap { night in
        history.vitals(on: night.day).first { $0.metric == .wristTemperature }?.middle
      }, sources: sources, chosenSource: chosen)
  }

  private static func shares(_ nights: [SleepNight], before day: CivilDay) -> [SleepStage: Double] {
    let staged = nights.filter { $0.hasStages && $0.asleep > 0 }
    var shares: [SleepStage: Double] = [:]
    for stage in [SleepStage.rem, .core, .deep] {
      let series = staged.map { DayValue(day: $0.day, value: ($0.stages[stage] ?? 0) / $0.asleep) }
      shares[stage] = Usual(series, on: day, step: 0.01)?.middle
    }
    return shares
  }

  private static func vitals(_ history: ScoreHistory, _ day: CivilDay) -> [Metric: Double] {
    func on(_ metric: OvernightVitals.Metric) -> Double? { history.overnight.values[metric]?.on(day) }
    var result: [Metric: Double] = [:]
    result[.heartRate] = on(.sleepingHeartRate)
    result[.respiratoryRate] = on(.respiratoryRate)
    result[.oxygenSaturation] = on(.oxygenSaturation)
    result[.wristTemperature] = on(.wristTemperature)
    // HRV has one value a day; it belongs here only where it comes from the night.
    if history.recovery.hrv.choose(today: day).name == .mainSleep {
      result[.hrv] = history.recovery.hrvValues(on: day).on(day)
    }
    return result
  }
}
