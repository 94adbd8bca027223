public import DailveScores

/// One stored sample with its names resolved, in the canonical unit of its type.
public struct Sample: Sendable, Equatable {
  public var start: Instant
  public var end: Instant
  /// `nil` for a value that is not a number.
  public var value: Double?
  /// The value as text where it is not a number, or the word of a category value.
  public var text: String?
  public var unit: String?
  public var source: String
  public var device: String?
  public var metadata: [MetadataEntry]

  public init(
    start: Instant, end: Instant, value: Double?, text: String?, unit: String?, source: String, device: String?,
    metadata: [MetadataEntry]
  ) {
    self.start = start
    self.end = end
    self.value = value
    self.text = text
    self.unit = unit
    self.source = source
    self.device = device
    self.metadata = metadata
  }
}

public struct MetadataEntry: Sendable, Equatable, Codable {
  public var key: String
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// The maximum length at which a sample counts on the days it covers. HealthKit limits most types as well
/// (`HKSampleType.isMaximumDurationRestricted`), but real exports contain samples that last until the year 4001, its
/// distant future: goals and ongoing states.
public enum SampleSpan {
  /// Seconds. A cumulative sample up to this length is spread over its days; a longer one says nothing about any of
  /// them.
  public static let longestAmount = 7 * 86_400
  /// Seconds. A longer sleep comes from a tracker left running, and is not a night.
  public static let longestSleep = 24 * 3600

  /// The longest sample of a type that counts in statistics and nights, in seconds. Discrete samples count on their
  /// first day, whatever their length.
  public static func longest(of type: String) -> Int {
    if type == HealthType.sleepAnalysis { return longestSleep }
    return HealthType.isCumulative(type) ? longestAmount : .max
  }
}
