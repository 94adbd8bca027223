public import DailveDomain
public import DailveScores
public import Observation

/// The Body page.
@Observable
public final class BodyViewModel {
  public private(set) var content: BodyContent?
  private let showBody: ShowBody

  public init(showBody: ShowBody) { self.showBody = showBody }

  /// - Parameter before: Where the list of entries goes on.
  public func load(_ viewer: ViewerContext, period: DetailPeriod, before: CivilDay?) async {
    guard let report = try? await showBody(viewer.day, before: before ?? viewer.day) else { return }
    content = BodyWriter(viewer: viewer).content(report, period: period)
  }
}
