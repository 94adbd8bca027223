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
