public import DailveScores

/// An override with the number by which this store lists it. The reading itself stays as imported.
@dynamicMemberLookup
public struct ListedOverride: Sendable, Equatable, Identifiable {
  public var id: Int
  public var rule: ReadingOverride

  public init(id: Int, rule: ReadingOverride) {
    self.id = id
    self.rule = rule
  }

  public subscript<Value>(dynamicMember path: KeyPath<ReadingOverride, Value>) -> Value { rule[keyPath: path] }
}

/// Stores the person's corrections of readings.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while the store is closed to be erased
/// or replaced, `full` if the disk has no room for a queued change, `damaged` or `tooNew` if the store or the changes
/// queued beside it cannot be read, `taken` if an entry of another kind has the id that it would get, and `failed` for
/// anything else. The caller reports the error and lets the person try again; only a form that was accepted before
/// (`repeated`) gets its first answer again.
public protocol OverrideKeeping: Sendable {
  /// Corrects or excludes, together, all readings of these types that start at an instant. A later override of the same
  /// reading replaces an earlier one, and an override also applies to the same reading in later imports.
  ///
  /// - Parameters:
  ///   - source: Restricts the override to this source; `nil` means all.
  ///   - correction: In the canonical unit; `nil` excludes the reading.
  /// - Returns: The number of readings affected; nothing has changed if it is 0.
  func override(
    types: [String], start: Instant, source: String?, correction: Double?, now: Instant
  ) async throws(SaveError) -> Int
  func removeOverride(_ id: Int, now: Instant) async throws(SaveError)
}

extension OverrideKeeping {
  public func override(
    type: String, start: Instant, source: String?, correction: Double?, now: Instant
  ) async throws(SaveError) -> Int {
    try await override(types: [type], start: start, source: source, correction: correction, now: now)
  }
}
