public import DailveScores

/// An instant that is stored as seconds since 1970, as every version has stored the moments of sign-in.
@propertyWrapper
public struct StoredInstant: Codable, Sendable, Equatable {
  public var wrappedValue: Instant

  public init(wrappedValue: Instant) { self.wrappedValue = wrappedValue }

  /// - Throws: The decoder's error.
  public init(from decoder: any Decoder) throws {
    wrappedValue = Instant(try decoder.singleValueContainer().decode(Int.self))
  }

  /// - Throws: The encoder's error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue.seconds)
  }
}
