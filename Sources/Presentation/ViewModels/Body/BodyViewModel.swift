public import DailveDomain
public import DailveScores

/// The Body page.
public struct BodyViewModel: Sendable {
  public let content: BodyContent

  /// - Parameter before: Where the list of entries goes on.
  public init(_ viewer: ViewerContext, period: DetailPeriod, before: CivilDay?, from reader: any HealthReader) throws {
    let report = try ShowBody(reader)(viewer.day, before: before ?? viewer.day)
    content = BodyPresenter(viewer: viewer).content(report, period: period)
  }
}
