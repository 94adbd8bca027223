internal import DailveDomain
internal import DailveScores

/// The title of a workout: "Evening run".
public enum WorkoutTitle {
  /// - Parameter clock: Local minutes after midnight at its start.
  static func text(_ activity: String, clock: Double, _ language: Language) -> String {
    guard let noun = nouns[activity] else { return TypeName.activity(activity, language) }
    return language(partOfDay(clock), language[noun])
  }

  /// The searchable texts of a workout: the names of its activity, and its title.
  ///
  /// - Parameter hour: Local hour at its start, `0..<24`.
  public static func all(_ activity: String, hour: Int) -> [String] {
    Language.allCases.flatMap { language in
      [TypeName.activity(activity, language), text(activity, clock: 60 * Double(hour), language)]
    }
  }

  /// "run" if there is a noun for the activity, else "workout".
  static func noun(_ activity: String) -> TextKey { nouns[activity] ?? .workoutAny }

  private static let nouns: [String: TextKey] = [
    "Running": .workoutRun, "Walking": .workoutWalk, "Hiking": .workoutHike, "Cycling": .workoutRide,
    "Swimming": .workoutSwim,
  ]

  private static func partOfDay(_ clock: Double) -> TextKey {
    // The starting hour of each time of day; our choice.
    let hours: [(Double, TextKey)] = [
      (22, .workoutNight), (18, .workoutEvening), (14, .workoutAfternoon), (11, .workoutMidday), (5, .workoutMorning),
    ]
    return hours.first { clock >= $0.0 * 60 }?.1 ?? .workoutNight
  }
}
