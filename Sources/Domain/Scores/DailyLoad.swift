internal import DailveScores

/// Load of a day and how it was found.
public struct DailyLoad: Sendable, Equatable {
  /// The most telling first; a day is named by the least telling one that it needed.
  public enum Method: String, Sendable, CaseIterable {
    case heartRateSamples, meanHeartRate, effort, durationAndKind
  }

  public var load: Double
  /// 0-100.
  public var strain: Double
  /// `nil` on a day without workouts.
  public var method: Method?

  init(load: Double, method: Method?) {
    self.load = load
    strain = TrainingImpulse.strain(load: load)
    self.method = method
  }
}

/// The loads of days, and the form that follows from them.
struct TrainingLoads: Sendable {
  let sustainedMaxima: [DayValue]
  /// The first day with any data of all.
  let firstDay: CivilDay?
  /// Days with any data of any kind, by number.
  private var known: Set<Int>
  /// Each workout once.
  let workouts: [Workout]
  /// Days with workouts.
  private var loads: [Int: DailyLoad] = [:]
  /// Fitness and fatigue on the morning of each day from `first` on.
  private var forms: [PerformanceManagement] = []
  private var first = 0

  /// - Parameter restingHeartRate: One per day, oldest first.
  init(_ record: TrainingRecord, profile: Profile, restingHeartRate: [DayValue]) {
    sustainedMaxima = record.sustainedMaxima
    firstDay = record.firstDay
    known = record.knownDays
    workouts = WorkoutMerge.distinct(record.workouts)
    let rest = Dictionary(restingHeartRate.map { ($0.day, $0.value) }, uniquingKeysWith: { first, _ in first })
    let heartRates = Dictionary(
      record.heartRates.map { ($0.span, $0) }, uniquingKeysWith: { first, _ in first })
    var observed = TrailingMaximum(record.sustainedMaxima, window: MaximumHeartRate.window)
    for (day, workouts) in Dictionary(grouping: workouts, by: \.day).sorted(by: { $0.key < $1.key }) {
      let scale = Scale(
        resting: RobustStatistics.mean((1...7).compactMap { rest[day.number - $0] }) ?? 60,
        maximum: MaximumHeartRate(profile, observed: observed.value(on: day.number), on: day).value, sex: profile.sex)
      var sum = 0.0
      var methods: Set<DailyLoad.Method> = []
      for workout in workouts {
        let found = Self.load(workout, heartRates[workout.span], record.efforts, scale)
        sum += found.load
        methods.insert(found.method)
      }
      loads[day.number] = DailyLoad(load: sum, method: DailyLoad.Method.allCases.last { methods.contains($0) })
    }
    known.formUnion(loads.keys)
    guard let earliest = known.min(), let last = known.max() else { return }
    first = earliest
    var form = PerformanceManagement(loads: [])
    forms.append(form)
    for day in earliest...last {
      form.add(load(on: CivilDay(number: day))?.load)
      forms.append(form)
    }
  }

  func load(on day: CivilDay) -> DailyLoad? {
    loads[day.number] ?? (known.contains(day.number) ? DailyLoad(load: 0, method: nil) : nil)
  }

  /// After the last day that is known nothing changes.
  func form(on day: CivilDay) -> PerformanceManagement? {
    guard day.number >= first, !forms.isEmpty else { return nil }
    return forms[min(day.number - first, forms.count - 1)]
  }

  /// What a heart rate is measured against.
  private struct Scale {
    var resting: Double
    var maximum: Double
    var sex: BiologicalSex?
  }

  /// The first way that the workout has the data for.
  private static func load(
    _ workout: Workout, _ heartRate: WorkoutHeartRate?, _ efforts: [WorkoutEffort], _ scale: Scale
  ) -> (load: Double, method: DailyLoad.Method) {
    if let heartRate, heartRate.minutes > 0, heartRate.minutes >= workout.duration / 2 {
      let load = TrainingImpulse.banister(
        held: heartRate.held, resting: scale.resting, maximum: scale.maximum, sex: scale.sex)
      return (load, .heartRateSamples)
    }
    if let mean = workout.averageHeartRate {
      let load = TrainingImpulse.banister(
        minutes: workout.duration, heartRate: mean, resting: scale.resting, maximum: scale.maximum, sex: scale.sex)
      return (load, .meanHeartRate)
    }
    // An effort belongs to the workout whose time it has.
    if let rating = efforts.first(where: { $0.span.covers(mostOf: workout.span) }) {
      return (TrainingImpulse.session(minutes: workout.duration, effort: rating.effort), .effort)
    }
    return (workout.duration * pointsPerMinute(workout.activity), .durationAndKind)
  }

  /// Load points a minute where no heart rate is known, by kind of activity: about what Banister's formula gives at the
  /// intensity that the Compendium of Physical Activities (Ainsworth 2011) lists for it.
  private static func pointsPerMinute(_ activity: String) -> Double {
    switch activity {
    case "Running", "HighIntensityIntervalTraining", "Rowing", "JumpRope", "CrossTraining": 1.6
    case "Cycling", "Swimming", "Soccer", "Basketball", "Tennis", "StairClimbing", "Elliptical", "Hiking": 1.0
    case "Walking", "Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Golf": 0.35
    default: 0.7
    }
  }
}

extension Range<Int> {
  fileprivate func covers(mostOf other: Range<Int>) -> Bool { 2 * clamped(to: other).count > other.count }
}
