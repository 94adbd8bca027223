internal import DailveScores

/// Everything that the cards and scores of one day are made of, read at the same time; a source that fails leaves a gap.
public struct LoadDay: Sendable {
  private let store: any HealthStoreQuerying & RecordKeeping

  public init(store: any HealthStoreQuerying & RecordKeeping) { self.store = store }

  static let signalMetrics: [Metric] = [
    .hrv, .rmssd, .rhr, .sleep, .heartRate, .respiratoryRate, .oxygenSaturation, .wristTemperature, .vo2Max,
    .heartRateRecovery, .weight, .bmi, .bodyFat, .leanBodyMass,
  ]
  static let activityMetrics: [Metric] = [.steps, .exercise, .activeEnergy, .distance, .flights]

  /// - Throws: Only `CancellationError`.
  public func callAsFunction(_ day: CivilDay) async throws(CancellationError) -> DayData {
    let recent = day - ScoreHistory.lookBack...day
    let store = store
    let loaded = await withTaskGroup(of: Piece.self, returning: DayData.self) { group in
      for metric in Self.signalMetrics + Self.activityMetrics where metric != .hrv && metric != .sleep {
        let first =
          metric.traits.family == .body
          ? day - ScoreHistory.trendLookBack : metric == .rhr ? day - TrainingRecord.lookBack - 7 : recent.lowerBound
        let days = first...day
        group.addTask { await Piece.attempt { .statistics(metric, try await store.daily(metric, in: days)) } }
      }
      group.addTask { await Piece.attempt { .hrv(try await store.hrvSamples(in: recent.lowerBound - 7...day)) } }
      group.addTask {
        await Piece.attempt {
          let nights = try await store.nights(in: recent.lowerBound - 7...day, segments: false)
          return .nights(nights, try await OvernightMeans.load(nights, from: store))
        }
      }
      group.addTask { await Piece.attempt { .training(try await TrainingRecord.load(day...day, from: store)) } }
      group.addTask { await Piece.attempt { .injuries(try await store.records(Injury.self)) } }
      group.addTask {
        await Piece.attempt {
          .profile(try await store.profile(), try await store.lastDay(onOrBefore: day))
        }
      }
      var loaded = DayData(day: day)
      for await piece in group { piece.put(into: &loaded) }
      return loaded
    }
    if Task.isCancelled { throw CancellationError() }
    return await withOlder(loaded)
  }

  /// When there was last a value of what has had none for months.
  private func withOlder(_ data: DayData) async -> DayData {
    var data = data
    let missing = (Self.signalMetrics + Self.activityMetrics).filter { metric in
      switch metric {
      case .hrv: data.hrv.isEmpty
      case .sleep: data.nights.isEmpty
      default: (data.statistics[metric] ?? []).isEmpty
      }
    }
    guard !missing.isEmpty else { return data }
    data.sources += 1
    do {
      data.newestDays = try await store.newestDays(of: missing, onOrBefore: data.day)
      if data.isOld { data.overview = try await store.overview() }
    } catch {
      data.failedSources += 1
    }
    return data
  }

  private enum Piece: Sendable {
    case statistics(Metric, [DailyStatistics])
    case hrv([HRVSample])
    case nights([SleepNight], OvernightMeans)
    case training(TrainingRecord)
    case injuries([Injury])
    case profile(Profile, CivilDay?)
    case failed

    static func attempt(_ load: () async throws -> Piece) async -> Piece { (try? await load()) ?? .failed }

    func put(into data: inout DayData) {
      data.sources += 1
      switch self {
      case .statistics(let metric, let values): data.statistics[metric] = values
      case .hrv(let samples): data.hrv = samples
      case .nights(let values, let overnight): (data.nights, data.overnight) = (values, overnight)
      case .training(let record): data.training = record
      case .injuries(let values): data.injuries = values
      case .profile(let value, let newest): (data.profile, data.newestDay) = (value, newest)
      case .failed: data.failedSources += 1
      }
    }
  }
}

/// What `LoadDay` read.
public struct DayData: Sendable {
  public let day: CivilDay
  var statistics: [Metric: [DailyStatistics]] = [:]
  var hrv: [HRVSample] = []
  var nights: [SleepNight] = []
  var overnight = OvernightMeans()
  var training = TrainingRecord()
  var injuries: [Injury] = []
  var profile = Profile()
  var newestDay: CivilDay?
  /// Of metrics without a value in the stretch that was read.
  var newestDays: [Metric: CivilDay] = [:]
  var overview: DataOverview?

  /// Everything there is lies further back than cards look.
  var isOld: Bool { newestDay.map { day - $0 > Freshness.fallbackDays } ?? false }
  var failedSources = 0
  var sources = 0

  init(day: CivilDay) { self.day = day }

  var history: ScoreHistory {
    ScoreHistory(
      profile: profile, hrvSamples: hrv, restingHeartRate: statistics[.rhr] ?? [], nights: nights,
      weights: statistics[.weight] ?? [], bodyFat: statistics[.bodyFat] ?? [],
      bodyMassIndex: statistics[.bmi] ?? [], training: training,
      wristTemperature: statistics[.wristTemperature] ?? [], overnight: overnight)
  }

  /// - Parameter hrv: Daily HRV in ms, of the class of samples that the scores use.
  func cards(_ metrics: [Metric], hrv: [DayValue]) -> [MetricCard] {
    metrics.map { metric in
      var card = MetricCard(
        metric: metric, values: values(metric, hrv), nights: overnight.series(metric), today: day,
        firstWeekday: profile.firstWeekday)
      // One number of the week's minutes: that of the goal, which knows of workouts on days without exercise minutes too.
      if metric == .exercise { card.weekTotal = goal.exerciseMinutes }
      if card.newestDay == nil { card.newestDay = newestDays[metric] }
      return card
    }
  }

  var goal: WeeklyGoal {
    WeeklyGoal(today: day, workouts: training.workouts, exercise: statistics[.exercise] ?? [], profile: profile)
  }

  private func values(_ metric: Metric, _ hrv: [DayValue]) -> [DayValue] {
    switch metric {
    case .hrv: return hrv
    case .sleep: return nights.filter(\.hasSleep).map { DayValue(day: $0.day.number, value: $0.asleep) }
    case .bmi:
      return BodyComposition.indexSeries(
        recorded: statistics[.bmi] ?? [], weights: statistics[.weight] ?? [], height: profile.height)
    default:
      let aggregation = metric.traits.aggregation
      return (statistics[metric] ?? []).map { DayValue(day: $0.day.number, value: $0.value(aggregation)) }
    }
  }
}
