public import DailveDomain

/// The Today page, from one snapshot of the store.
public struct TodayViewModel: Sendable {
  public enum State: Sendable {
    /// Nothing has been imported: the first-run page.
    case empty
    case ready(TodayContent)
  }

  public let state: State
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// - Throws: The reader's first error, if nothing at all can be read.
  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let today = try ShowToday(reader)(viewer.day, at: viewer.present, until: viewer.sumsEnd)
    failures = today.failures
    // A store that cannot be read is not empty.
    state = today.isEmpty && failures.isEmpty ? .empty : .ready(TodayPresenter(viewer).content(today))
  }
}
