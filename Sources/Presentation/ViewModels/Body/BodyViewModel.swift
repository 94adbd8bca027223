public import DailveDomain
public import DailveScores

/// The Body page.
public struct BodyViewModel: Sendable {
  public let content: BodyContent

  /// - Parameter before: A day in the month with which the list of entries begins; `nil` for the newest.
  public init(_ viewer: ViewerContext, period: DetailPeriod, before: CivilDay?, from reader: any HealthReader) throws {
    let report = try ShowBody(reader)(viewer.day, before: before ?? viewer.day)
    content = BodyPresenter(viewer: viewer).content(report, period: period)
  }
}
