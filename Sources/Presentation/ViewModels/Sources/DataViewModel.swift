public import DailveDomain
public import Observation

/// The Data page: importing, what came in, where to look closer.
@Observable
public final class DataViewModel {
  public struct Content: Sendable, Equatable {
    public var sizeText: String
    public var batches: [Batch]
  }

  public struct Batch: Sendable, Equatable {
    public var id: Int
    public var name: String
    public var dayText: String
    public var resultText: String
    public var isUndone: Bool
    public var canUndo: Bool
  }

  public private(set) var content: Content?
  private let store: any StoreInspecting & HealthReading

  public init(store: any StoreInspecting & HealthReading) { self.store = store }

  public func load(_ viewer: ViewerContext) async {
    guard let contents = try? await store.size(), let batches = try? await store.batches(),
      let timeline = try? await store.timeline()
    else { return }
    let words = SourceWriter(viewer, timeline: timeline)
    content = Content(
      sizeText: viewer.language(
        .dataSize, NumberFormat.text(Double(contents.databaseBytes) / 1e6, decimals: 1), words.count(contents.workouts),
        words.count(contents.routes)),
      batches: batches.map { batch in
        Batch(
          id: batch.id, name: batch.name, dayText: words.date(batch.started), resultText: words.outcome(batch),
          isUndone: batch.undone != nil, canUndo: batch.undone == nil && batch.finished != nil)
      })
  }
}
