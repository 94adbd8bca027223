public import DailveScores

extension SleepStage: Codable {}

extension SleepStage {
  public var name: String { String(describing: self) }

  private static let prefix = "HKCategoryValueSleepAnalysis"

  /// The stage of a category value as exports print it; `nil` for any other word.
  public static func stage(ofWord word: String) -> SleepStage? {
    guard word.hasPrefix(prefix) else { return nil }
    switch word.dropFirst(prefix.count) {
    case "InBed": return .inBed
    case "Asleep", "AsleepUnspecified": return .unspecified
    case "Awake": return .awake
    case "AsleepCore": return .core
    case "AsleepDeep": return .deep
    case "AsleepREM": return .rem
    default: return nil
    }
  }
}
