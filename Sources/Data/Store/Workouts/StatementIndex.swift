internal import DailveScores

/// Index for finding matching statements by start, activity and source, fast even if thousands of sources have a
/// statement that begins in the same second.
struct StatementIndex<Value> {
  /// A lookup key: each part is that of the statement, or a wildcard.
  private struct Key: Hashable {
    enum Source: Hashable {
      case named(String)
      /// For a statement without a source, which matches any source.
      case unnamed
      case any
    }

    var start: Int
    var source: Source
    /// `nil` for any.
    var activity: String?
  }

  /// Whether all matches are kept, or only the first added.
  private let keepsAll: Bool
  private var values: [Key: [(order: Int, value: Value)]] = [:]
  private var count = 0

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  mutating func add(_ value: Value, as word: WorkoutStatement) {
    count += 1
    for source in [.any] + (word.sources.map(Self.named) ?? [.unnamed]) {
      for activity in [nil, word.activity] {
        let key = Key(start: word.start, source: source, activity: activity)
        if keepsAll || values[key] == nil { values[key, default: []].append((count, value)) }
      }
    }
  }

  private static func named(_ sources: Set<String>) -> [Key.Source] { sources.map { .named($0) } }

  private func found(at start: Int, alike word: WorkoutStatement) -> [(order: Int, value: Value)] {
    let sources = word.sources.map { [.unnamed] + Self.named($0) } ?? [.any]
    let activities = word.isGeneric ? [nil] : [word.activity, WorkoutStatement.generic]
    return sources.flatMap { source in
      activities.flatMap { values[Key(start: start, source: source, activity: $0)] ?? [] }
    }
  }

  private func starts(around word: WorkoutStatement) -> some Sequence<Int> {
    (-WorkoutStatement.tolerance...WorkoutStatement.tolerance).lazy.map { word.start.addingClamped($0) }
  }

  /// Of the earliest statements, the one added first.
  func first(alike word: WorkoutStatement) -> Value? {
    for start in starts(around: word) {
      if let first = found(at: start, alike: word).min(by: { $0.order < $1.order }) { return first.value }
    }
    return nil
  }

  /// All matches; those that match in several ways are repeated.
  func all(alike word: WorkoutStatement) -> [Value] {
    starts(around: word).flatMap { found(at: $0, alike: word).map(\.value) }
  }
}
