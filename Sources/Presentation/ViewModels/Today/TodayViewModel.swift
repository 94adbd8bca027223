public import DailveDomain

/// The Today page, from one snapshot of the store.
public struct TodayViewModel: Sendable {
  public enum State: Sendable {
    /// Nothing has been imported: the first-run page.
    case empty
    case ready(TodayContent)
  }

  /// A misunderstood delivery, if it is the reason for having nothing to show.
  public struct Misunderstood: Sendable, Equatable {
    public var text: String
    /// The delivery's page; `nil` if it could not be read at all.
    public var path: String?

    public init(text: String, path: String?) {
      self.text = text
      self.path = path
    }
  }

  public let state: State
  public let misunderstood: Misunderstood?
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// - Throws: The reader's first error, if nothing at all can be read.
  public init(_ viewer: ViewerContext, from reader: any ScoreReading & SourceReading & DeviceReading) throws {
    let today = try ShowToday(reader)(viewer.day, at: viewer.present, until: viewer.sumsEnd)
    failures = today.failures
    // A store that cannot be read is not empty.
    let hasNothing = today.hasNoNumbers && today.overview == nil && failures.isEmpty && !viewer.isPast
    let newest = hasNothing ? try reader.deliveries(before: nil, limit: 1).first : nil
    misunderstood = newest.flatMap { Misunderstood($0, viewer.language) }
    // Before the first day with data there may be later ones.
    let isFirstRun = today.isEmpty && failures.isEmpty && !viewer.isPast
    state = isFirstRun ? .empty : .ready(TodayPresenter(viewer).content(today))
  }
}

extension TodayViewModel.Misunderstood {
  /// - Returns: `nil` for a delivery that was understood.
  fileprivate init?(_ delivery: Delivery, _ language: Language) {
    guard delivery.unknown > 0 || delivery.problem != nil else { return nil }
    self.init(
      text: language(.todayMisunderstood, delivery.head.sender), path: delivery.batch.map { Address.batch($0).path })
  }
}
