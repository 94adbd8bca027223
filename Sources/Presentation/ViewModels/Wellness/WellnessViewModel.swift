public import DailveDomain

/// The Wellness page.
public struct WellnessViewModel: Sendable {
  public let content: WellnessContent
  /// Why parts of it could not be read; the rest is there, and the page says so.
  public let failures: [any Error]

  /// - Throws: What the store says where nothing at all can be read.
  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let wellness = try ShowWellness(reader)(viewer.day, isOver: viewer.isPast)
    content = WellnessPresenter(viewer: viewer).content(wellness)
    failures = wellness.failures
  }
}
