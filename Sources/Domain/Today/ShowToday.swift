internal import DailveScores

/// Puts the Today page together, reading every source at the same time; a source that fails leaves a gap, not an error page.
public struct ShowToday: Sendable {
  private let store: any HealthStoreQuerying

  public init(store: any HealthStoreQuerying) { self.store = store }

  static let signalMetrics: [Metric] = [
    .hrv, .rmssd, .rhr, .sleep, .heartRate, .respiratoryRate, .oxygenSaturation, .wristTemperature, .vo2Max,
    .heartRateRecovery, .weight, .bmi, .bodyFat, .leanBodyMass,
  ]
  static let activityMetrics: [Metric] = [.steps, .exercise, .activeEnergy, .distance, .flights]

  /// - Throws: Only `CancellationError`.
  public func callAsFunction(_ day: CivilDay) async throws(CancellationError) -> Today {
    let recent = day - ScoreHistory.lookBack...day
    let store = store
    var loaded = await withTaskGroup(of: Piece.self, returning: Loaded.self) { group in
      for metric in Self.signalMetrics + Self.activityMetrics where metric != .hrv && metric != .sleep {
        let days = metric.traits.family == .body || metric == .rhr ? day - ScoreHistory.trendLookBack...day : recent
        group.addTask { await Piece.attempt { .statistics(metric, try await store.daily(metric, in: days)) } }
      }
      group.addTask { await Piece.attempt { .hrv(try await store.hrvSamples(in: recent.lowerBound - 7...day)) } }
      group.addTask {
        await Piece.attempt {
          let nights = try await store.nights(in: recent.lowerBound - 7...day, segments: false)
          return .nights(nights, try await SleepingHeartRate.load(nights, from: store))
        }
      }
      group.addTask { await Piece.attempt { .workouts(try await store.workouts(in: day - 260...day)) } }
      group.addTask {
        await Piece.attempt {
          .profile(
            try await store.profile(), try await store.firstDay(), try await store.lastDay(onOrBefore: day))
        }
      }
      var loaded = Loaded()
      for await piece in group { loaded.take(piece) }
      return loaded
    }
    if Task.isCancelled { throw CancellationError() }
    return loaded.today(day)
  }

  private enum Piece: Sendable {
    case statistics(Metric, [DailyStatistics])
    case hrv([HRVSample])
    case nights([SleepNight], [DayValue])
    case workouts([Workout])
    case profile(Profile, CivilDay?, CivilDay?)
    case failed

    static func attempt(_ load: () async throws -> Piece) async -> Piece { (try? await load()) ?? .failed }
  }

  private struct Loaded {
    var statistics: [Metric: [DailyStatistics]] = [:]
    var hrv: [HRVSample] = []
    var nights: [SleepNight] = []
    var sleepingHeartRate: [DayValue] = []
    var workouts: [Workout] = []
    var profile = Profile()
    var firstDay: CivilDay?
    var newestDay: CivilDay?
    var failed = 0
    var total = 0

    mutating func take(_ piece: Piece) {
      total += 1
      switch piece {
      case .statistics(let metric, let values): statistics[metric] = values
      case .hrv(let samples): hrv = samples
      case .nights(let values, let heartRate): (nights, sleepingHeartRate) = (values, heartRate)
      case .workouts(let values): workouts = values
      case .profile(let value, let first, let newest): (profile, firstDay, newestDay) = (value, first, newest)
      case .failed: failed += 1
      }
    }

    private func values(_ metric: Metric, _ hrvSeries: [DayValue]) -> [DayValue] {
      switch metric {
      case .hrv: return hrvSeries.map { DayValue(day: $0.day, value: Elementary.exponential($0.value)) }
      case .sleep: return nights.map { DayValue(day: $0.day.number, value: $0.asleep) }
      case .bmi where statistics[.bmi]?.isEmpty != false: return derivedBMI()
      default:
        let aggregation = metric.traits.aggregation
        return (statistics[metric] ?? []).map { DayValue(day: $0.day.number, value: $0.value(aggregation)) }
      }
    }

    /// From weight and height, where no scale writes an index.
    private func derivedBMI() -> [DayValue] {
      guard let height = profile.height, height > 0 else { return [] }
      return (statistics[.weight] ?? []).map {
        DayValue(day: $0.day.number, value: $0.average / (height * height / 10_000))
      }
    }

    mutating func today(_ day: CivilDay) -> Today {
      let history = ScoreHistory(
        profile: profile, hrvSamples: hrv, restingHeartRate: statistics[.rhr] ?? [], nights: nights,
        weights: statistics[.weight] ?? [], bodyFat: statistics[.bodyFat] ?? [],
        bodyMassIndex: statistics[.bmi] ?? [], workouts: workouts,
        respiratoryRate: statistics[.respiratoryRate] ?? [], oxygenSaturation: statistics[.oxygenSaturation] ?? [],
        wristTemperature: statistics[.wristTemperature] ?? [], sleepingHeartRate: sleepingHeartRate, firstDay: firstDay)
      let chosen = history.hrv.choose(today: day.number)
      let week = (0..<7).reversed().compactMap { back -> DayValue? in
        guard let score = try? history.condition(on: day - back).get() else { return nil }
        return DayValue(day: day.number - back, value: Double(score.score.value))
      }
      func cards(_ metrics: [Metric]) -> [MetricCard] {
        metrics.map {
          MetricCard(
            metric: $0, values: values($0, chosen.series), today: day, firstWeekday: profile.firstWeekday)
        }
      }
      let pinned = profile.pinned
      return Today(
        day: day, condition: history.condition(on: day), hrvClass: chosen.name,
        hrvReadings: history.hrv.counts[chosen.name]?[day.number] ?? 0, trend: history.conditionTrend(on: day),
        deltas: history.hrvDeltas(on: day), week: week, coaching: ChooseCoaching()(history, on: day),
        goal: WeeklyGoal(
          today: day, workouts: workouts, exercise: statistics[.exercise] ?? [], profile: profile),
        pinned: cards(pinned),
        signals: CardOrder.sorted(cards(ShowToday.signalMetrics.filter { !pinned.contains($0) })),
        activity: CardOrder.sorted(cards(ShowToday.activityMetrics.filter { !pinned.contains($0) })),
        profile: profile, failedSources: failed, sources: total, newestDay: newestDay)
    }
  }
}
