public import DailveDomain

/// The Today screen, of one moment of the store.
public struct TodayViewModel: Sendable {
  public enum State: Sendable {
    /// Nothing imported yet: the first-run page.
    case empty
    case ready(TodayContent)
  }

  public let state: State
  /// Why parts of it could not be read; the rest is there, and the page says so.
  public let failures: [any Error]

  /// - Throws: What the store says where nothing at all can be read.
  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let today = try ShowToday(reader)(viewer.day, clock: viewer.isPast ? nil : viewer.clock)
    failures = today.failures
    // A store that cannot be read is not an empty one.
    state = today.isEmpty && failures.isEmpty ? .empty : .ready(TodayPresenter(viewer).content(today))
  }
}
