public import DailveScores

/// One page of a list of workouts, by month, newest first.
public struct WorkoutList: Sendable, Equatable {
  public struct Month: Sendable, Equatable {
    /// Its first day.
    public var first: CivilDay
    /// Totals of the whole month, even if the page begins or ends within it.
    public var totals: TrainingTotals
    public var workouts: [LoggedWorkout]
  }

  /// Number of workouts on a page.
  public static let length = 50

  public var months: [Month] = []
  /// Totals of the whole list.
  public var totals: TrainingTotals
  /// The last position of this page, after which the next one begins; `nil` for the last page.
  public var next: WorkoutPlace?
  /// True if there are newer workouts before this page.
  public var isContinued = false

  /// - Parameters:
  ///   - workouts: In any order.
  ///   - listed: Indices of the workouts in the list.
  ///   - place: The page begins after it; `nil` begins with the newest.
  public init(
    _ workouts: [LoggedWorkout], _ listed: [Int], after place: WorkoutPlace? = nil, length: Int = Self.length
  ) {
    // Positions are sorted and summed without copying workouts, because only fifty of thousands are shown.
    let newestFirst = listed.map { (place: WorkoutPlace(workouts[$0]), index: $0) }.sorted { $0.place > $1.place }
    let rest = newestFirst[newestFirst.firstPlace { entry in place.map { entry.place < $0 } ?? true }...]
    isContinued = rest.count < newestFirst.count
    let shown = rest.prefix(max(1, length))
    if shown.count < rest.count { next = shown.last?.place }
    for (place, index) in shown {
      let first = place.day.firstOfMonth
      if months.last?.first != first {
        months.append(Month(first: first, totals: TrainingTotals(), workouts: []))
      }
      months[months.count - 1].workouts.append(workouts[index])
    }
    totals = TrainingTotals()
    for index in listed { totals.add(workouts[index]) }
    guard let newest = months.first?.first, let oldest = months.last?.first else { return }
    var month = 0
    for (place, index) in newestFirst.stretch(
      from: { $0.place.day <= newest.lastOfMonth }, until: { $0.place.day < oldest })
    {
      while month < months.count, place.day < months[month].first { month += 1 }
      if month < months.count, place.day <= months[month].first.lastOfMonth {
        months[month].totals.add(workouts[index])
      }
    }
  }

  /// A list of all workouts.
  public init(_ workouts: [LoggedWorkout], after place: WorkoutPlace? = nil, length: Int = Self.length) {
    self.init(workouts, Array(workouts.indices), after: place, length: length)
  }
}

/// The position of a workout in a list. It stays valid when the workout is deleted, or others are added before it.
public struct WorkoutPlace: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// Compared first: after a flight west, a later workout can be on an earlier day.
  public var day: CivilDay
  public var start: Instant
  /// Id of the workout.
  public var id: String

  public init(_ logged: LoggedWorkout) {
    day = logged.day
    start = logged.workout.start
    id = logged.id
  }

  /// Reads what `description` writes; `nil` for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "~", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, let day = CivilDay(accepting: parts[0]), let start = Int64(parts[1]) else { return nil }
    self.day = day
    self.start = Instant(epochSeconds: start)
    id = String(parts[2])
  }

  public var description: String { "\(day)~\(start.epochSeconds)~\(id)" }

  public static func < (a: WorkoutPlace, b: WorkoutPlace) -> Bool { (a.day, a.start, a.id) < (b.day, b.start, b.id) }
}
