public import DailveScores

/// What a person says of a reading: that it is wrong, or what it should have been. The reading itself stays as it came.
public struct ReadingOverride: Sendable, Equatable, Identifiable {
  public var id: Int
  /// HealthKit identifier.
  public var type: String
  public var source: String
  public var start: Instant
  public var end: Instant
  /// The reading's own value, in the canonical unit.
  public var value: Double
  /// The right value; `nil` excludes the reading.
  public var correction: Double?

  public init(
    id: Int, type: String, source: String, start: Instant, end: Instant, value: Double, correction: Double?
  ) {
    self.id = id
    self.type = type
    self.source = source
    self.start = start
    self.end = end
    self.value = value
    self.correction = correction
  }
}

public protocol OverrideKeeping: Sendable {
  /// Corrects or excludes the readings of a type that start at an instant; a later word about the same reading takes the place
  /// of an earlier one. It holds for the same reading in every later import.
  ///
  /// - Parameters:
  ///   - source: Only of this source, or of all.
  ///   - correction: In the canonical unit; `nil` excludes.
  /// - Returns: How many readings it is about; 0 changes nothing.
  func override(
    type: String, start: Instant, source: String?, correction: Double?, now: Instant
  ) async throws(StorageError) -> Int
  func removeOverride(_ id: Int) async throws(StorageError)
}
