public import DailveDomain
public import Observation

/// The Wellness page.
@Observable
public final class WellnessViewModel {
  public private(set) var content: WellnessContent?
  private let showWellness: ShowWellness

  public init(showWellness: ShowWellness) { self.showWellness = showWellness }

  public func load(_ viewer: ViewerContext) async {
    guard let wellness = try? await showWellness(viewer.day, isOver: viewer.isPast) else { return }
    content = WellnessWriter(viewer: viewer).content(wellness)
  }
}
