public import DailveDomain
internal import DailveScores

/// The Injuries page.
public struct InjuriesViewModel: Sendable {
  public let content: InjuriesContent

  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let injuries = try reader.entries(Injury.self)
    let first = (injuries.map(\.start).min() ?? viewer.day) - InjuryStatistics.Volume.window
    let days = min(first, viewer.day)...viewer.day
    let workouts = try reader.workouts(in: days)
    let before = days.lowerBound - TrainingHistory.gapWindow...days.upperBound
    let training = TrainingHistory(
      loads: [:], days: try reader.recordedDays(in: before), firstDay: try reader.firstDay())
    content = InjuryPresenter(viewer: viewer).content(injuries, workouts: workouts, training)
  }
}
