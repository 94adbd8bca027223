public import DailveDomain

/// The Wellness page.
public struct WellnessViewModel: Sendable {
  public let content: WellnessContent
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// - Throws: The reader's first error, if nothing at all can be read.
  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let wellness = try ShowWellness(reader)(viewer.day, at: viewer.present)
    content = WellnessPresenter(viewer: viewer).content(wellness)
    failures = wellness.failures
  }
}
