public import DailveScores

/// The Wellness page as values.
public struct Wellness: Sendable {
  public var day: CivilDay
  public var score: Result<Score, NoScore>
  public var sleep: Result<SleepScore, NoScore>
  public var condition: Result<ConditionScore, NoScore>
  public var body: Result<BodyTrend, NoScore>
  /// Cards of both groups, the newest value first; without a value they stand last.
  public var physical: [MetricCard]
  public var active: [MetricCard]
  public var injuries: [Injury]
  public var vitals: [OvernightVitals.Reading]
  public var nightSignal: NightSignal.Alert?
  public var profile: Profile
  public var newestDay: CivilDay?
  /// Why sources could not be read.
  public var failures: [any Error]
  public var sources: Int

  public var isEmpty: Bool { newestDay == nil }
}

/// Puts the Wellness page together.
public struct ShowWellness {
  private let load: LoadDay

  public init(_ reader: any HealthReader) { load = LoadDay(reader) }

  public static let physical: [Metric] = [.weight, .bmi, .bodyFat, .leanBodyMass]
  public static let active: [Metric] = [
    .heartRate, .hrv, .rhr, .sleep, .oxygenSaturation, .respiratoryRate, .vo2Max, .heartRateRecovery,
    .wristTemperature, .rmssd,
  ]

  /// - Throws: What the store says where nothing at all can be read.
  public func callAsFunction(_ day: CivilDay, isOver: Bool) throws -> Wellness {
    var data = try load(day)
    data.isOver = isOver
    let history = data.history
    let hrv = history.recovery.hrvValues(on: day)
    func cards(_ metrics: [Metric]) -> [MetricCard] {
      let all = data.cards(metrics, hrv: hrv)
      return all.indices.sorted { a, b in
        let (left, right) = (all[a].day?.number ?? .min, all[b].day?.number ?? .min)
        return left == right ? a < b : left > right
      }.map { all[$0] }
    }
    return Wellness(
      day: day, score: history.wellness(on: day), sleep: history.sleep.score(on: day),
      condition: history.recovery.condition(on: day),
      body: history.body.score(on: day), physical: cards(Self.physical), active: cards(Self.active),
      injuries: data.injuries.active(on: day), vitals: history.vitals(on: day),
      nightSignal: history.overnight.signal(on: day), profile: data.profile, newestDay: data.newestDay,
      failures: data.failures, sources: data.sources)
  }
}
