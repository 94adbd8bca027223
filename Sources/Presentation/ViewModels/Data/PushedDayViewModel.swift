public import DailveDomain
public import DailveScores

/// The deliveries of one local day.
public struct PushedDayViewModel: Sendable {
  public struct Row: Sendable, Equatable {
    public var id: Int
    /// When it arrived, and from which device.
    public var name: String
    public var text: String
    public var isUndone: Bool
  }

  public var title: String
  public var summary: String
  public var rows: [Row]

  /// - Returns: `nil` for a day without deliveries.
  public init?(_ viewer: ViewerContext, from reader: any PersonReading & ArrivalReading, day: CivilDay) throws {
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
    let hasNews = day.added > 0 || (day.workouts == 0 && day.unknown == 0)
    return [
      language(.dataPushes, count(day.deliveries)), hasNews ? language(.dataPushedNew, count(day.added)) : nil,
      workouts(day.workouts), unknown(day.unknown),
    ].compactMap { $0 }.joined(separator: ", ")
  }

  func pushed(_ push: PushedBatch) -> String {
    if push.isUndone { return language[.dataPushUndone] }
    let known = push.known + push.knownWorkouts
    let hasNews = push.added > 0 || (push.known > 0 && push.workouts == 0)
    let text = [
      hasNews ? language(.dataPushedNew, count(push.added)) : nil, workouts(push.workouts),
      known > 0 ? language(.importKnown, count(known)) : nil, unknown(push.unknown), ending(push.ending),
    ].compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? language[.dataPushEmpty] : text
  }

  /// New workouts; `nil` for none.
  private func workouts(_ number: Int) -> String? { number > 0 ? language(.importWorkouts, count(number)) : nil }

  private func unknown(_ number: Int) -> String? { number > 0 ? language(.dataPushUnknown, count(number)) : nil }

  private func ending(_ ending: ImportReport.Ending) -> String? {
    switch ending {
    case .complete: nil
    case .cut: language[.dataPushCut]
    case .unreadable: language[.dataPushUnreadable]
    }
  }
}
