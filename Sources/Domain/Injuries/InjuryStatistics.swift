public import DailveScores

/// Statistics over all injuries of a person.
public struct InjuryStatistics: Sendable, Equatable {
  public struct Part: Sendable, Equatable {
    public var part: BodyPart
    public var count: Int
    /// Mean days until healed, over the healed injuries; `nil` without one.
    public var recoveryDays: Double?
  }

  /// Training in a time around an injury.
  public struct Period: Sendable, Equatable {
    public var minutes: Double
    /// Number of days with known training; days without the data that normally arrive are left out.
    public var days: Int

    /// A shorter time says nothing about a week.
    static let leastDays = 7

    /// `nil` for less than a week.
    public var minutesPerWeek: Double? { days >= Self.leastDays ? minutes * 7 / Double(days) : nil }
  }

  /// Training around an injury.
  public struct Volume: Sendable, Equatable {
    public var before: Period
    public var during: Period
    /// `nil` while the injury is active.
    public var after: Period?

    /// Length in days of the periods before and after.
    public static let window = 28
    /// Our choice: ordinary weeks differ by a tenth, and by ten minutes.
    static let notable = 1.1

    /// True if training rose notably above the weekly rate from before the injury; less than a week of known days
    /// counts with its total.
    public var hasRisen: Bool {
      guard let before = before.minutesPerWeek else { return false }
      return (during.minutesPerWeek ?? during.minutes) > max(before * Self.notable, before + 10)
    }
  }

  public var total: Int
  public var active: Int
  public var recoveryDays: Double?
  /// Parts by number of injuries, the most frequent first.
  public var parts: [Part]

  public init(_ injuries: [Injury], on day: CivilDay) {
    func recovery(_ list: [Injury]) -> Double? {
      let days = list.compactMap { injury in injury.end.map { Double(injury.days(on: max($0, injury.start))) } }
      return days.isEmpty ? nil : days.reduce(0, +) / Double(days.count)
    }
    total = injuries.count
    active = injuries.active(on: day).count
    recoveryDays = recovery(injuries)
    parts = BodyPart.allCases.compactMap { part in
      let own = injuries.filter { $0.part == part }
      return own.isEmpty ? nil : Part(part: part, count: own.count, recoveryDays: recovery(own))
    }.sorted { $0.count > $1.count }
  }

  /// - Parameters:
  ///   - workouts: At least those from `Volume.window` days before the injury up to `day`; each once, however many
  ///     devices recorded it.
  ///   - isKnown: Whether training on a day is known, even if there was none.
  public static func volume(
    around injury: Injury, workouts: [Workout], on day: CivilDay, isKnown: (CivilDay) -> Bool = { _ in true }
  ) -> Volume {
    func period(_ days: Range<CivilDay>) -> Period {
      Period(
        minutes: workouts.reduce(0) { days.contains($1.day) ? $0 + $1.duration : $0 }, days: days.count { isKnown($0) })
    }
    let over = injury.end.map { max($0, injury.start) }
    // A day belongs to one period: the injury's own has at least its first day, even if it healed on that day.
    let healed = max(injury.start + injury.days(on: day), injury.start + 1)
    return Volume(
      before: period(injury.start - Volume.window..<injury.start),
      during: period(injury.start..<healed),
      after: over.flatMap { $0 <= day ? period(healed..<min(healed + Volume.window, day + 1)) : nil })
  }
}
