public import DailveScores

/// The kinds of training that a person does, and what the last days leave of them.
public struct RecentTraining: Sendable, Equatable {
  /// A kind done at least twice in the last 60 days.
  public struct Kind: Sendable, Equatable {
    /// HealthKit's activity type without its prefix: "Running".
    public var activity: String
    /// The days on which it was done, oldest first; two workouts of a day are two.
    public var days: [CivilDay]
    /// Median minutes.
    public var minutes: Double
  }

  /// Ordered by name.
  public private(set) var kinds: [Kind] = []
  /// Activity that carried most of the two days before, if its muscles carried more than half of them.
  public private(set) var carrier: String?
  /// Minutes of workouts on the day itself.
  public private(set) var minutesToday = 0.0
  /// True if the person moves on wheels where others walk.
  public private(set) var isOnWheels = false
  private var loaded: [(activity: String, minutes: Double)] = []

  /// Times within the window from which on a kind is the person's own (scores.md 4.12).
  private static let leastTimes = 2
  /// Minutes of two days below which no muscles carried anything [chosen].
  private static let leastCarried = 20.0
  /// Kinds around a training, which are none by themselves.
  private static let accompanying: Set<String> = ["Cooldown", "PreparationAndRecovery", "Transition"]

  /// - Parameter workouts: Each once, oldest first; those outside the last 60 days are ignored.
  public init(_ workouts: [Workout], on day: CivilDay) {
    let recent = workouts.filter { $0.day <= day && day - $0.day < ScoreMaterial.recentDays && $0.duration > 0 }
    let named = recent.filter { !$0.isGeneric && !Self.accompanying.contains($0.activity) }
    kinds = Dictionary(grouping: named, by: \.activity).sorted { $0.key < $1.key }.compactMap { activity, done in
      guard done.count >= Self.leastTimes, let minutes = RobustStatistics.median(done.map(\.duration)) else {
        return nil
      }
      return Kind(activity: activity, days: done.map(\.day).sorted(), minutes: minutes)
    }
    minutesToday = recent.filter { $0.day == day }.reduce(0) { $0 + $1.duration }
    isOnWheels = recent.contains { $0.activity.hasPrefix("Wheelchair") || $0.activity == "HandCycling" }
    // Walks are nearly daily, and keep nobody from training.
    let before = named.filter { (1...2).contains(day - $0.day) && $0.activity != Self.walking }
    loaded = Dictionary(grouping: before, by: \.activity)
      .map { (activity: $0.key, minutes: $0.value.reduce(0) { $0 + $1.duration }) }
      .sorted { ($1.minutes, $0.activity) < ($0.minutes, $1.activity) }
    carrier = loaded.first { isTired($0.activity) }?.activity
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.kinds == b.kinds && a.carrier == b.carrier && a.minutesToday == b.minutesToday && a.isOnWheels == b.isOnWheels
  }

  private static let walking = "Walking"
  public static let stretching = "Flexibility"

  /// The activity that stands for a walk.
  public var walking: String { isOnWheels ? "WheelchairWalkPace" : Self.walking }

  /// True if the muscles that an activity loads most carried more than half of the minutes of the two days before.
  func isTired(_ activity: String) -> Bool {
    let parts = LoadedParts.of(activity).main
    let total = loaded.reduce(0) { $0 + $1.minutes }
    guard activity != Self.walking, total >= Self.leastCarried else { return false }
    let shared = loaded.filter { !LoadedParts.of($0.activity).main.isDisjoint(with: parts) }
    return shared.reduce(0) { $0 + $1.minutes } * 2 > total
  }

  /// True if injuries strain more than half of the minutes of the person's own kinds; without any, if they strain
  /// walking.
  func isMostlyStrained(by injuries: [Injury], on day: CivilDay) -> Bool {
    func minutes(_ kinds: [Kind]) -> Double { kinds.reduce(0) { $0 + $1.minutes * Double($1.days.count) } }
    guard !kinds.isEmpty else { return walking.strains(injuries, on: day) }
    return minutes(kinds.filter { $0.activity.strains(injuries, on: day) }) * 2 > minutes(kinds)
  }

  /// The kinds as the rules of a day see them.
  ///
  /// - Parameter injuries: Active injuries.
  func inputs(sparing injuries: [Injury], on day: CivilDay) -> [ActionInput.Kind] {
    kinds.map { kind in
      ActionInput.Kind(
        isStrained: kind.activity.strains(injuries, on: day), isTired: isTired(kind.activity),
        weekdayCount: kind.days.count { $0.weekday == day.weekday && $0 < day },
        daysSince: kind.days.last.map { day - $0 } ?? ScoreMaterial.recentDays, minutes: kind.minutes)
    }
  }
}

extension String {
  /// True if this activity calls for a warning about an injury, of whatever level.
  func strains(_ injuries: [Injury], on day: CivilDay) -> Bool {
    !InjuryConflict.warnings(for: self, injuries: injuries, on: day).isEmpty
  }
}
