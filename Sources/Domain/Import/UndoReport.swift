/// The result of undoing an import.
public struct UndoReport: Sendable, Equatable, Codable {
  public var batch: Int
  /// Samples removed from the store.
  public var removed = 0
  /// Workouts, routes, summaries and other elements removed.
  public var removedElements = 0
  /// Samples and elements that stay because a later import contained them too.
  public var kept = 0

  public init(batch: Int) { self.batch = batch }
}
