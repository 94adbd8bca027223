public import DailveDomain

/// The Data page: size of the store and list of imports.
public struct DataViewModel: Sendable {
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

  public let content: Content

  public init(_ viewer: ViewerContext, from reader: any HealthReader) throws {
    let size = try reader.size()
    let words = SourcePresenter(viewer, timeline: try reader.timeline())
    content = Content(
      sizeText: viewer.language(
        .dataSize, NumberFormat.text(Double(size.databaseBytes) / 1e6, decimals: 1), words.count(size.workouts),
        words.count(size.routes)),
      batches: try reader.batches().map { batch in
        Batch(
          id: batch.id, name: batch.name, dayText: words.date(batch.started), resultText: words.outcome(batch),
          isUndone: batch.undone != nil, canUndo: batch.undone == nil && batch.finished != nil)
      })
  }
}
