public import DailveScores

/// A workout as the person typed it, before validation.
public struct WorkoutDraft: Sendable {
  public enum Problem: Sendable, Hashable {
    /// The activity is missing or ambiguous.
    case activity
    /// The day is missing, outside the accepted days, or in the future.
    case day
    case clock
    /// Clocks skipped this time when summer time began.
    case skipped
    /// The start lies in the future.
    case future
    /// The duration is empty, not a number, or outside `minutes`.
    case duration
    /// The distance is not a number, or outside `kilometres`.
    case distance
    /// An impossible speed in km/h; distance or duration may be wrong.
    case tooFast(Double)
    /// The energy is not a number, or outside `kilocalories`.
    case energy
    /// The effort is not a whole number among `efforts`.
    case effort
  }

  public var id: String
  /// HealthKit's activity type without its prefix.
  public var activity: String?
  /// `nil` if the typed text is not a day.
  public var day: CivilDay?
  /// Minutes after midnight. If empty, the workout ended just now, or at noon of an earlier day.
  public var clock: FieldInput<Int>
  /// The workout as it is stored; `nil` for a new one.
  public var stored: WorkoutEntry?
  /// Minutes.
  public var duration: FieldInput<Double>
  /// km.
  public var distance: FieldInput<Double>
  /// kcal. If empty, it is estimated.
  public var energy: FieldInput<Double>
  /// 1-10.
  public var effort: FieldInput<Int>
  public var memo: String

  /// Above 0, and at most two days, up to which the heart rates of a workout are read.
  public static let minutes = 0.1...2880
  public static let kilometres = 0.0...2000
  public static let kilocalories = 0.0...50_000
  public static let efforts = 1...10

  /// The highest accepted speed in km/h, a little above the records: 44.7 km/h on foot (World Athletics, 100 m of
  /// Berlin 2009), 8.6 km/h in water (World Aquatics, 50 m freestyle), 255 km/h on skis (FIS, speed skiing).
  static func fastest(_ activity: String) -> Double {
    switch activity {
    case "Running", "Walking", "Hiking": 45
    case "Swimming": 10
    default: 300
    }
  }

  public init(
    id: String, activity: String?, day: CivilDay?, clock: FieldInput<Int>, stored: WorkoutEntry? = nil,
    duration: FieldInput<Double>, distance: FieldInput<Double> = .nothing, energy: FieldInput<Double> = .nothing,
    effort: FieldInput<Int> = .nothing, memo: String = ""
  ) {
    self.id = id
    self.activity = activity
    self.day = day
    self.clock = clock
    self.stored = stored
    self.duration = duration
    self.distance = distance
    self.energy = energy
    self.effort = effort
    self.memo = memo
  }

  /// Everything that is wrong with the draft; empty if it can be saved.
  public func problems(_ times: EnteredLocalTimes) -> Set<Problem> {
    var problems: Set<Problem> = []
    if activity == nil { problems.insert(.activity) }
    if !clock.isFine({ (0..<1440).contains($0) }) { problems.insert(.clock) }
    if duration == .nothing || !duration.isFine(Self.minutes.contains) { problems.insert(.duration) }
    if !distance.isFine(Self.kilometres.contains) { problems.insert(.distance) }
    if problems.isDisjoint(with: [.duration, .distance]), let distance = distance.value, let minutes = duration.value,
      distance / (minutes / 60) > Self.fastest(activity ?? "")
    {
      problems.insert(.tooFast(distance / (minutes / 60)))
    }
    if !energy.isFine(Self.kilocalories.contains) { problems.insert(.energy) }
    if !effort.isFine(Self.efforts.contains) { problems.insert(.effort) }
    guard let day, day <= times.today else {
      problems.insert(.day)
      return problems
    }
    if let clock = clock.value, !problems.contains(.clock) {
      switch start(on: day, clock: clock, times) {
      case nil: problems.insert(.skipped)
      case .some(let start) where start > times.now && start != stored?.start: problems.insert(.future)
      default: break
      }
    }
    return problems
  }

  /// `nil` while the draft has problems.
  ///
  /// - Parameter weight: kg on that day, from which the energy is estimated.
  public func entry(_ times: EnteredLocalTimes, weight: Double?) -> WorkoutEntry? {
    guard problems(times).isEmpty, let activity, let duration = duration.value, let typed = day else { return nil }
    let start: Instant?
    // The typed day is kept, even if a later import shows that the person was elsewhere.
    var day = typed
    if let clock = clock.value {
      start = self.start(on: typed, clock: clock, times)
    } else if typed == times.today {
      let began = times.now - Int(saturating: (duration * 60).rounded())
      (start, day) = (began, times.day(at: began))
    } else {
      start = times.instant(of: typed, clock: Self.noon)
    }
    guard let start else { return nil }
    let estimate = EnergyEstimate.of(activity, minutes: duration, weight: weight)
    return WorkoutEntry(
      id: id, activity: activity, start: start, day: day, clock: clock.value ?? times.clock(of: start, on: day),
      duration: duration,
      // A distance of 0 means none.
      distance: distance.value.flatMap { $0 > 0 ? $0 : nil }, energy: energy.value ?? estimate?.kilocalories,
      isEnergyEstimated: energy.value == nil && estimate != nil, effort: effort.value, memo: memo)
  }

  /// Minutes after midnight.
  private static let noon = 720

  /// A stored workout whose day does not change keeps the time zone it was entered in, wherever the person is now.
  private func start(on day: CivilDay, clock: Int, _ times: EnteredLocalTimes) -> Instant? {
    guard let stored, stored.day == day else { return times.instant(of: day, clock: clock) }
    return stored.start + (clock - (stored.clock ?? times.clock(of: stored.start, on: day))) * 60
  }
}
