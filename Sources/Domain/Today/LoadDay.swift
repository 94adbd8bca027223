public import DailveScores

/// Loads the data behind the cards and scores of one day. A series that cannot be read leaves a gap.
public struct LoadDay {
  private let reader: any HealthReader

  public init(_ reader: any HealthReader) { self.reader = reader }

  static let signalMetrics: [Metric] = [
    .hrv, .rmssd, .rhr, .sleep, .heartRate, .respiratoryRate, .oxygenSaturation, .wristTemperature, .vo2Max,
    .heartRateRecovery, .weight, .bmi, .bodyFat, .leanBodyMass,
  ]
  static let activityMetrics: [Metric] = [.steps, .exercise, .activeEnergy, .distance, .flights]

  /// - Parameter moment: The present if the day is not over; its sums are then compared with the usual sums by that time.
  /// - Throws: The reader's first error, if nothing at all can be read.
  public func callAsFunction(_ day: CivilDay, at moment: DayMoment? = nil) throws -> DayData {
    var data = try reader.answer(to: .day(day), isWhole: \.failures.isEmpty) { DayData(day, from: reader) }
    if let moment { data.compare(at: moment, from: reader) }
    if let failure = data.failures.first, data.failures.count == data.sources { throw failure }
    return data
  }
}

/// What `LoadDay` read.
public struct DayData: Sendable {
  public let day: CivilDay
  var statistics: [Metric: [DailyStatistics]] = [:]
  var hrv: [HRVSample] = []
  var nights: [SleepNight] = []
  var overnight = OvernightMeans()
  /// As recorded: a workout that two sources recorded is listed twice.
  var workouts: [Workout] = []
  var injuries: [Injury] = []
  var profile = Profile()
  var newestDay: CivilDay?
  /// Whether the day is over, so that its sums are complete.
  var isOver = true
  var usualByNow: [Metric: UsualByNow] = [:]
  var newestImport: Instant?
  /// The newest days of metrics without a value in the days that were read.
  var newestDays: [Metric: CivilDay] = [:]
  var overview: DataOverview?
  /// Of each device that may send data, or could.
  var contacts: [DeviceContact] = []

  /// All data are older than the cards look back.
  var isOld: Bool { newestDay.map { day - $0 > Freshness.fallbackDays } ?? false }
  /// The errors of what could not be read; everything else is present.
  var failures: [any Error] = []
  var sources = 0

  /// Built once, when everything has been read.
  private var scores: ScoreHistory?
  var history: ScoreHistory { scores ?? history(RecordedTraining()) }

  init(day: CivilDay) { self.day = day }

  init(_ day: CivilDay, from reader: any HealthReader) {
    self.init(day: day)
    let recent = day - ScoreHistory.lookBack...day
    loadStatistics(since: recent.lowerBound, from: reader)
    attempt { data in data.hrv = try reader.hrvSamples(in: recent.lowerBound - 7...day) }
    attempt { data in
      let nights = try reader.nights(in: recent.lowerBound - 7...day, segments: false)
      (data.nights, data.overnight) = (nights, try OvernightMeans(nights, from: reader))
    }
    var training = RecordedTraining()
    attempt { data in
      training = try RecordedTraining(day...day, from: reader)
      data.workouts = training.workouts
    }
    attempt { data in data.injuries = try reader.entries(Injury.self) }
    attempt { data in (data.profile, data.newestDay) = (try reader.profile(), try reader.lastDay(onOrBefore: day)) }
    attempt { data in data.contacts = try reader.deviceContacts() }
    loadOlder(from: reader)
    scores = history(training)
  }

  /// Compares the sums of an unfinished day with the usual sums by this time.
  mutating func compare(at moment: DayMoment, from reader: any HealthReader) {
    isOver = false
    attempt { data in
      data.newestImport = try reader.newestImport()
      data.usualByNow = try UsualByNow.all(on: data.day, at: moment, from: reader)
    }
  }

  private mutating func loadStatistics(since recent: CivilDay, from reader: any HealthReader) {
    var wanted: [Metric: ClosedRange<CivilDay>] = [:]
    for metric in LoadDay.signalMetrics + LoadDay.activityMetrics where metric != .hrv && metric != .sleep {
      let first =
        metric.traits.family == .body
        ? day - ScoreHistory.trendLookBack : metric == .rhr ? day - RecordedTraining.lookBack - 7 : recent
      wanted[metric] = first...day
    }
    do {
      statistics = try reader.daily(wanted)
      sources += wanted.count
    } catch {
      // One by one, so that damage in the file costs only the series stored there.
      for (metric, days) in wanted {
        attempt { data in data.statistics[metric] = try reader.daily(metric, in: days) }
      }
    }
  }

  /// Finds the newest day of metrics that have had no value for months.
  private mutating func loadOlder(from reader: any HealthReader) {
    let missing = (LoadDay.signalMetrics + LoadDay.activityMetrics).filter { metric in
      switch metric {
      case .hrv: hrv.isEmpty
      case .sleep: !nights.contains(where: \.hasSleep)
      default: (statistics[metric] ?? []).isEmpty
      }
    }
    guard !missing.isEmpty else { return }
    attempt { data in
      data.newestDays = try reader.newestDays(of: missing, onOrBefore: data.day)
      guard data.isOld else { return }
      var overview = try reader.overview()
      overview.workouts = try reader.workouts(in: CivilDay.accepted.lowerBound...data.day).count
      data.overview = overview
    }
  }

  private mutating func attempt(_ read: (inout DayData) throws -> Void) {
    sources += 1
    do { try read(&self) } catch { failures.append(error) }
  }

  private func history(_ training: RecordedTraining) -> ScoreHistory {
    func daily(_ metric: Metric) -> [DailyStatistics] { statistics[metric] ?? [] }
    return ScoreHistory(
      recovery: RecoveryHistory(hrvSamples: hrv, nights: nights, restingHeartRate: daily(.rhr)),
      sleep: SleepHistory(nights, profile),
      overnight: OvernightHistory(nights, overnight, wristTemperature: daily(.wristTemperature)),
      body: BodyHistory(
        weights: daily(.weight), bodyFat: daily(.bodyFat), bodyMassIndex: daily(.bmi), profile),
      training: TrainingHistory(training, profile, restingHeartRate: daily(.rhr)))
  }

  /// - Parameter hrv: Daily HRV in ms, from the class of samples that the scores use.
  func cards(_ metrics: [Metric], hrv: [DayValue]) -> [MetricCard] {
    metrics.map { metric in
      var card = MetricCard(
        metric: metric, values: values(metric, hrv), nights: overnight.series(metric), today: day,
        firstWeekday: profile.firstWeekday, isOver: isOver, usualByNow: usualByNow[metric])
      // One number for the week's minutes: that of the goal, which also counts workouts on days without exercise
      // minutes.
      if metric == .exercise { card.weekTotal = goal.isMissing ? nil : goal.exerciseMinutes }
      if metric == .sleep { card.setTimeInBed(nights.last, today: day) }
      if card.newestDay == nil { card.newestDay = newestDays[metric] }
      return card
    }
  }

  var goal: WeeklyGoal {
    WeeklyGoal(
      today: day, workouts: workouts, exercise: statistics[.exercise] ?? [], profile: profile,
      missingSince: history.training.missingSince(day))
  }

  private func values(_ metric: Metric, _ hrv: [DayValue]) -> [DayValue] {
    switch metric {
    case .hrv: return hrv
    case .sleep: return nights.filter(\.hasSleep).map { DayValue(day: $0.day, value: $0.asleep) }
    case .bmi:
      return BodyComposition.indexSeries(
        recorded: statistics[.bmi] ?? [], weights: statistics[.weight] ?? [], height: profile.height)
    default:
      let aggregation = metric.traits.aggregation
      return (statistics[metric] ?? []).map { DayValue(day: $0.day, value: $0.value(aggregation)) }
    }
  }
}
