public import DailveScores

/// What a person's injuries have in common.
public struct InjuryStatistics: Sendable, Equatable {
  public struct Part: Sendable, Equatable {
    public var part: BodyPart
    public var count: Int
    /// Mean days until healed, over the injuries that have; `nil` without one.
    public var recoveryDays: Double?
  }

  /// Minutes of training per week around an injury.
  public struct Volume: Sendable, Equatable {
    public var before: Double
    public var during: Double
    /// `nil` while the injury is active.
    public var after: Double?

    /// Length in days of the periods before and after.
    public static let window = 28
  }

  public var total: Int
  public var active: Int
  public var recoveryDays: Double?
  /// The part hurt most often first.
  public var parts: [Part]

  public init(_ injuries: [Injury], on day: CivilDay) {
    func recovery(_ list: [Injury]) -> Double? {
      let days = list.compactMap { injury in injury.end.map { Double($0 - injury.start) } }
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

  /// - Parameter workouts: At least those from `Volume.window` days before the injury up to `day`; each once, however many
  ///   recorded it.
  public static func volume(around injury: Injury, workouts: [Workout], on day: CivilDay) -> Volume {
    func perWeek(_ days: Range<CivilDay>) -> Double {
      let length = max(1, days.upperBound - days.lowerBound)
      let minutes = workouts.reduce(0) { days.contains($1.day) ? $0 + $1.duration : $0 }
      return minutes * 7 / Double(length)
    }
    let over = injury.end.map { max($0, injury.start) }
    let end = max(injury.start, min(over ?? day + 1, day + 1))
    return Volume(
      before: perWeek(injury.start - Volume.window..<injury.start),
      during: perWeek(injury.start..<max(end, injury.start + 1)),
      after: over.flatMap { $0 <= day ? perWeek($0..<min($0 + Volume.window, day + 1)) : nil })
  }
}
