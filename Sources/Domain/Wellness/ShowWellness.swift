public import DailveScores

/// Everything on the Wellness page, as values.
public struct Wellness: Sendable {
  public var day: CivilDay
  public var score: Result<Score, NoScore>
  public var sleep: Result<SleepScore, NoScore>
  public var condition: Result<ConditionScore, NoScore>
  public var body: Result<BodyTrend, NoScore>
  /// Cards of both groups, newest value first; those without a value last.
  public var physical: [MetricCard]
  public var active: [MetricCard]
  public var injuries: [Injury]
  public var vitals: [OvernightVitals.Reading]
  public var nightSignal: NightSignal.Alert?
  /// The assessment of the night's heart rate.
  public var pulse: NightPulse
  public var profile: Profile
  public var newestDay: CivilDay?
  /// The reason why last night's HRV is missing, if a phone sends it.
  public var morning: Morning?
  /// The errors of the parts that could not be read, out of `sources` attempts.
  public var failures: [any Error]
  public var sources: Int

  public var isEmpty: Bool { newestDay == nil }
}

/// Assembles the Wellness page.
public struct ShowWellness {
  private let load: ReadDay

  public init(_ reader: any ScoreReading) { load = ReadDay(reader) }

  public static let physical: [Metric] = [.weight, .bmi, .bodyFat, .leanBodyMass]
  public static let active: [Metric] = [
    .heartRate, .hrv, .rhr, .sleep, .oxygenSaturation, .respiratoryRate, .vo2Max, .heartRateRecovery,
    .wristTemperature, .rmssd,
  ]

  /// - Parameter moment: The present, if the day is not over.
  /// - Throws: The reader's first error, if nothing at all can be read.
  public func callAsFunction(_ day: CivilDay, at moment: DayMoment?) throws -> Wellness {
    var data = try load(day)
    data.isOver = moment == nil
    let history = data.history
    func cards(_ metrics: [Metric]) -> [MetricCard] {
      let all = data.cards(metrics)
      return all.indices.sorted { a, b in
        let (left, right) = (all[a].day?.number ?? .min, all[b].day?.number ?? .min)
        return left == right ? a < b : left > right
      }.map { all[$0] }
    }
    let condition = history.recovery.condition(on: day)
    var morning: Morning?
    if case .failure = condition, let moment {
      morning = data.report(at: moment).morning
    }
    return Wellness(
      day: day, score: history.wellness(on: day), sleep: history.sleep.score(on: day),
      condition: condition,
      body: history.body.score(on: day), physical: cards(Self.physical), active: cards(Self.active),
      injuries: data.activeInjuries, vitals: history.vitals(on: day),
      nightSignal: history.overnight.signal(on: day), pulse: history.overnight.pulse(on: day), profile: data.profile,
      newestDay: data.newestDay,
      morning: morning,
      failures: data.gaps.failures, sources: data.gaps.sources)
  }
}
