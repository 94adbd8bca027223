public import DailveDomain

/// The Activity page.
public struct ActivityViewModel: Sendable {
  public let content: ActivityContent
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// - Throws: The reader's error if the workouts cannot be read.
  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let activity = try ShowActivity(reader)(viewer.day, isOver: viewer.isPast)
    content = ActivityPresenter(viewer).content(activity)
    failures = activity.failures
  }
}
