public import DailveDomain
public import Observation

/// The Injuries page.
@Observable
public final class InjuriesViewModel {
  public private(set) var content: InjuriesContent?
  private let store: any RecordKeeping & WorkoutQuerying

  public init(store: any RecordKeeping & WorkoutQuerying) { self.store = store }

  public func load(_ viewer: ViewerContext) async {
    guard let injuries = try? await store.records(Injury.self) else { return }
    let first = (injuries.map(\.start).min() ?? viewer.day) - InjuryStatistics.Volume.window
    guard let workouts = try? await store.workouts(in: min(first, viewer.day)...viewer.day) else { return }
    content = InjuryWriter(viewer: viewer).content(injuries, workouts: workouts)
  }
}
