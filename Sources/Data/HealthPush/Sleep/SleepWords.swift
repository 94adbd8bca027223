internal import DailveScores

/// The stages of sleep as deliveries name them.
enum SleepWords {
  private static let prefix = "HKCategoryValueSleepAnalysis"

  /// HealthKit's name of a stage.
  static func word(_ stage: SleepStage) -> String {
    switch stage {
    case .inBed: prefix + "InBed"
    case .unspecified: prefix + "AsleepUnspecified"
    case .awake: prefix + "Awake"
    case .core: prefix + "AsleepCore"
    case .deep: prefix + "AsleepDeep"
    case .rem: prefix + "AsleepREM"
    }
  }

  /// Returns `nil` for any other word, such as a translated one.
  static func stage(_ value: JSONValue?) -> SleepStage? {
    switch value {
    case .number(let number): return Int(exactly: number).flatMap { SleepStage(rawValue: $0) }
    case .string(let text):
      var word = MetricNames.folded(text)
      let folded = MetricNames.folded(prefix)
      if word.hasPrefix(folded) { word = String(word.dropFirst(folded.count)) }
      return stages[word]
    default: return nil
    }
  }

  private static let stages: [String: SleepStage] = [
    "inbed": .inBed, "asleep": .unspecified, "asleepunspecified": .unspecified, "unspecified": .unspecified,
    "sleep": .unspecified,
    "awake": .awake, "wake": .awake, "core": .core, "asleepcore": .core, "light": .core, "deep": .deep,
    "asleepdeep": .deep,
    "rem": .rem, "asleeprem": .rem,
  ]
}
