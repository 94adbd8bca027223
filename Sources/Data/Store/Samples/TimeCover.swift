internal import DailveScores

/// The times covered by a set of samples. Queries stay fast even if thousands overlap.
struct TimeCover {
  private struct Span: Hashable {
    var start: Int
    var duration: Int
  }

  private let spans: Set<Span>
  /// For samples with a duration, ordered by start: the latest end up to each.
  private var starts: [Int] = []
  private var reached: [Int] = []

  /// - Parameter keys: Ordered by start.
  init(_ keys: [SampleKey]) {
    spans = Set(keys.map { Span(start: $0.start, duration: $0.duration) })
    for key in keys where key.duration > 0 {
      starts.append(key.start)
      reached.append(max(reached.last ?? .min, key.end))
    }
  }

  /// True if a sample has exactly this time.
  func holds(_ key: SampleKey) -> Bool { spans.contains(Span(start: key.start, duration: key.duration)) }

  /// True if the key overlaps a sample that has a duration.
  func touches(_ key: SampleKey) -> Bool {
    guard key.duration > 0 else { return false }
    let later = starts.firstPlace { $0 >= key.end }
    return later > 0 && reached[later - 1] > key.start
  }
}
