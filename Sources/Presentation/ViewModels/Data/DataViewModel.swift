public import DailveDomain
public import DailveScores

/// The Data page: size of the store and list of imports.
public struct DataViewModel: Sendable {
  public struct Content: Sendable, Equatable {
    public var sizeText: String
    public var batches: [Batch]
    /// Days with deliveries of devices, newest first.
    public var days: [Day]
    /// Link to the page of earlier days; `nil` if there are none.
    public var earlierPath: String?
    public var isEmpty: Bool { batches.isEmpty && days.isEmpty }
  }

  /// All deliveries of one day.
  public struct Day: Sendable, Equatable {
    public var name: String
    public var text: String
    public var path: String
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
  /// Number of days on one page.
  static let daysShown = 30

  /// - Parameter before: Restricts the list to deliveries of earlier days.
  public init(
    _ viewer: ViewerContext, from reader: any PersonReading & CatalogueReading & BatchReading & ArrivalReading,
    before: CivilDay? = nil
  ) throws {
    let size = try reader.size()
    let timeline = try reader.timeline()
    let words = SourcePresenter(viewer, timeline: timeline)
    let (days, earlier) = try Self.days(reader, timeline, before, words)
    content = Content(
      sizeText: viewer.language(
        .dataSize, NumberFormat.text(Double(size.databaseBytes) / 1e6, decimals: 1), words.count(size.workouts),
        words.count(size.routes)),
      batches: try reader.imports().map { Batch($0, words) }, days: days, earlierPath: earlier)
  }

  private static func days(
    _ reader: any ArrivalReading, _ timeline: ZoneTimeline, _ before: CivilDay?, _ words: SourcePresenter
  ) throws -> (days: [Day], earlier: String?) {
    let end = before.map { timeline.start(of: $0) } ?? .distantFuture
    guard let newest = try reader.lastPush(before: end) else { return ([], nil) }
    let first = timeline.day(at: newest) - (daysShown - 1)
    let start = timeline.start(of: first)
    let days = PushedDay.days(of: try reader.pushes(in: start..<max(start, end)), in: timeline).map { day in
      Day(
        name: DateFormat.withYear(day.day, words.language),
        text: [day.devices.joined(separator: ", "), words.pushed(day)].joined(separator: " · "),
        path: Address.pushedDay(day.day).path)
    }
    let hasMore = try reader.lastPush(before: start) != nil
    return (days, hasMore ? Address.data.path("before=\(first)", anchor: "deliveries") : nil)
  }
}

extension DataViewModel.Batch {
  init(_ batch: StoredBatch, _ words: SourcePresenter) {
    self.init(
      id: batch.id, name: batch.name, dayText: words.date(batch.started), resultText: words.outcome(batch),
      isUndone: batch.undone != nil, canUndo: batch.undone == nil && batch.finished != nil)
  }
}
