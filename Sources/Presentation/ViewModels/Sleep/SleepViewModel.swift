public import DailveDomain
public import DailveScores
public import Observation

/// The Sleep page.
@Observable
public final class SleepViewModel {
  public private(set) var content: SleepContent?
  private let showSleep: ShowSleep
  private let timeline: ZoneTimeline

  public init(store: any HealthReading, timeline: ZoneTimeline) {
    showSleep = ShowSleep(store: store)
    self.timeline = timeline
  }

  public func load(_ viewer: ViewerContext, today: CivilDay, period: DetailPeriod) async {
    guard let report = try? await showSleep(viewer.day, days: period.days ?? 7) else { return }
    content = SleepWriter(viewer: viewer, today: today, timeline: timeline, period: period).content(report)
  }
}
