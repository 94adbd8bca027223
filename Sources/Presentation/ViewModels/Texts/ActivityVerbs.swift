internal import DailveDomain

/// The thing to do, for a title: "Swim", "Play tennis", "Do yoga".
enum ActivityVerbs {
  private static let table: [String: TextKey] = [
    "Running": .verbRun, "TrackAndField": .verbRun, "Walking": .verbWalk, "Flexibility": .verbStretch,
    "Cycling": .verbRide, "HandCycling": .verbRide, "Hiking": .verbHike, "Swimming": .verbSwim, "Rowing": .verbRow,
    "TraditionalStrengthTraining": .verbLift, "Climbing": .verbClimb, "Dance": .verbDance, "CardioDance": .verbDance,
    "SocialDance": .verbDance, "DanceInspiredTraining": .verbDance, "PaddleSports": .verbPaddle, "Sailing": .verbSail,
    "SurfingSports": .verbSurf, "UnderwaterDiving": .verbDive, "DownhillSkiing": .verbSki,
    "CrossCountrySkiing": .verbSki, "Snowboarding": .verbSnowboard, "SkatingSports": .verbSkate, "Boxing": .verbBox,
    "Kickboxing": .verbKickbox, "Wrestling": .verbWrestle, "Fencing": .verbFence, "EquestrianSports": .verbHorse,
    "Bowling": .verbBowl, "Fishing": .verbFish, "Hunting": .verbHunt, "JumpRope": .verbRope, "Stairs": .verbStairs,
    "WheelchairWalkPace": .verbWheelWalk, "WheelchairRunPace": .verbWheelRun,
  ]
  private static let played: Set<String> = Set(
    ActivityGroup.racket.activities + ActivityGroup.team.activities + ["Golf", "WaterPolo"])

  /// - Parameter activity: HealthKit's activity type without its prefix.
  static func words(_ activity: String, _ language: Language) -> String {
    if let verb = table[activity] { return language[verb] }
    return language(played.contains(activity) ? .actionPlay : .actionDo, name(activity, language))
  }

  /// The name within a sentence: English ones in lower case, except adjectives of countries.
  static func name(_ activity: String, _ language: Language) -> String {
    let name = TypeName.activity(activity, language)
    guard language == .en, !activity.hasPrefix("American"), !activity.hasPrefix("Australian") else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
