public import DailveDomain
public import Observation

/// The Today screen. Its methods run on whoever calls them: a request on the server, the main actor in an app.
@Observable
public final class TodayViewModel {
  public enum State: Sendable {
    case loading
    /// Nothing imported yet: the first-run page.
    case empty
    case ready(TodayContent)
  }

  public private(set) var state = State.loading
  private let showToday: ShowToday

  public init(showToday: ShowToday) { self.showToday = showToday }

  /// Reads everything for the viewer's day. A cancelled load leaves the state as it was.
  public func load(_ viewer: ViewerContext) async {
    guard let today = try? await showToday(viewer.day, clock: viewer.isPast ? nil : viewer.clock) else { return }
    // A store that cannot be read is not an empty one.
    if today.isEmpty, today.failedSources == 0 {
      state = .empty
    } else {
      state = .ready(TodayWriter(viewer).content(today))
    }
  }
}
