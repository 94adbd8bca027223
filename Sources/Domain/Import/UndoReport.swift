/// What undoing an import did.
public struct UndoReport: Sendable, Equatable, Codable {
  public var batch: Int
  /// Samples that are gone from the store.
  public var removed = 0
  /// Workouts, routes, summaries and other elements that are gone.
  public var removedElements = 0
  /// What a later import held too, which therefore stays.
  public var kept = 0

  public init(batch: Int) { self.batch = batch }
}
