public import DailveDomain

/// The Sleep page.
public struct SleepViewModel: Sendable {
  public let content: SleepContent

  public init(_ viewer: ViewerContext, period: DetailPeriod, from reader: any HealthReader) throws {
    let report = try ShowSleep(reader)(viewer.day, days: period.days ?? 7)
    content = SleepPresenter(viewer: viewer, today: viewer.today, timeline: try reader.timeline(), period: period)
      .content(report)
  }
}
