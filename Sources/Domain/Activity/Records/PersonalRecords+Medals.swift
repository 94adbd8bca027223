public import DailveScores

extension PersonalRecords {
  /// A place among the person's best that a workout reached.
  public struct Medal: Sendable, Equatable {
    public enum Feat: Sendable, Equatable {
      /// The seconds over a distance, in metres.
      case fastest(metres: Double)
      /// km.
      case longest
      /// Metres.
      case climb
      /// Minutes.
      case duration
    }

    public var feat: Feat
    /// HealthKit's activity type without its prefix.
    public var activity: String
    /// Id of the workout, as listed.
    public var workout: String
    public var day: CivilDay
    /// In the unit of the feat.
    public var value: Double
    /// From 1 to 3.
    public var place: Int
  }

  /// Lengths in days of the periods in which a record counts as new; our choice.
  public static let newFor = 30
  public static let recentFor = 90

  /// The places reached in these days that still stand, newest first, the better first within a day. A first effort has beaten nothing, so it earns none.
  public func medals(in days: ClosedRange<CivilDay>) -> [Medal] {
    let fastest = distances.filter { $0.best.count > 1 }.flatMap { distance in
      distance.best.enumerated().map { place, effort in
        Medal(
          feat: .fastest(metres: distance.metres), activity: distance.activity, workout: effort.workout,
          day: effort.day, value: effort.seconds, place: place + 1)
      }
    }
    func most(_ longest: Longest?, _ feat: Medal.Feat) -> Medal? {
      guard let longest, longest.previous != nil else { return nil }
      return Medal(
        feat: feat, activity: longest.activity, workout: longest.workout, day: longest.day, value: longest.value,
        place: 1)
    }
    let all =
      fastest + longest.compactMap { most($0, .longest) }
      + [most(climb, .climb), most(duration, .duration)].compactMap { $0 }
    // The order of the records decides between equals, so the sort has to keep it.
    return all.enumerated().filter { days.contains($0.element.day) }
      .sorted { a, b in
        (b.element.day, a.element.place, a.offset) < (a.element.day, b.element.place, b.offset)
      }.map(\.element)
  }
}
