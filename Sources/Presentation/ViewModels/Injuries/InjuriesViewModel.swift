public import DailveDomain
internal import DailveScores
public import Observation

/// The Injuries page.
@Observable
public final class InjuriesViewModel {
  public private(set) var content: InjuriesContent?
  private let store: any HealthReading

  public init(store: any HealthReading) { self.store = store }

  public func load(_ viewer: ViewerContext) async {
    content = try? await store.read { reader in
      let injuries = try reader.records(Injury.self)
      let earliest = injuries.map(\.start).min() ?? viewer.day
      let first = earliest - InjuryStatistics.Volume.window
      let workouts = try reader.workouts(in: min(first, viewer.day)...viewer.day)
      return InjuryWriter(viewer: viewer).content(injuries, workouts: workouts)
    }
  }
}
