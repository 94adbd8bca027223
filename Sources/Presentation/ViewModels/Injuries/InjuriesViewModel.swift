public import DailveDomain
internal import DailveScores

/// The Injuries page.
public struct InjuriesViewModel: Sendable {
  public let content: InjuriesContent

  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let injuries = try reader.entries(Injury.self)
    let firstDay = try reader.firstDay()
    var volumes: [String: InjuryStatistics.Volume] = [:]
    for injury in injuries {
      volumes[injury.id] = try InjuryStatistics.volume(
        around: injury, on: viewer.day, firstDay: firstDay, from: reader)
    }
    content = InjuryPresenter(viewer: viewer).content(injuries, volumes)
  }
}
