public import DailveDomain
public import DailveScores

/// The deliveries of one local day.
public struct PushedDayViewModel: Sendable {
  public struct Row: Sendable, Equatable {
    public var id: Int
    /// When it came, and from which device.
    public var name: String
    public var text: String
    public var isUndone: Bool
  }

  public var title: String
  public var summary: String
  public var rows: [Row]

  /// - Returns: `nil` for a day without deliveries.
  public init?(_ viewer: ViewerContext, from reader: any HealthReader, day: CivilDay) throws {
    let timeline = try reader.timeline()
    let start = timeline.start(of: day)
    let pushes = try reader.pushes(in: start..<max(start, timeline.start(of: day + 1)))
    guard let total = PushedDay.days(of: pushes, in: timeline).first(where: { $0.day == day }) else { return nil }
    let words = SourcePresenter(viewer, timeline: timeline)
    title = DateFormat.withYear(day, viewer.language)
    summary = words.pushed(total)
    rows = pushes.filter { timeline.day(at: $0.received) == day }.map { push in
      Row(
        id: push.batch, name: "\(viewer.time(timeline.clockMinutes(at: push.received))) · \(push.name)",
        text: words.pushed(push), isUndone: push.isUndone)
    }
  }
}

extension SourcePresenter {
  func pushed(_ day: PushedDay) -> String {
    language(.dataPushes, count(day.deliveries)) + ", " + language(.dataPushedNew, count(day.added))
  }

  func pushed(_ push: PushedBatch) -> String {
    if push.isUndone { return language[.dataPushUndone] }
    return [
      push.added + push.known == 0 ? language[.dataPushEmpty] : language(.dataPushedNew, count(push.added)),
      push.known > 0 ? language(.importKnown, count(push.known)) : nil,
      push.skipped > 0 ? language(.dataPushSkipped, count(push.skipped)) : nil,
      push.isComplete ? nil : language[.dataPushCut],
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
