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

  /// True to keep all matches, false to keep only the first added.
  private let keepsAll: Bool
  private var values: [Key: [(order: Int, value: Value)]] = [:]
  private var count = 0

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  mutating func add(_ value: Value, as statement: WorkoutStatement) {
    count += 1
    for source in [.any] + (statement.sources.map(Self.named) ?? [.unnamed]) {
      for activity in [nil, statement.kind] {
        let key = Key(start: statement.start, source: source, activity: activity)
        if keepsAll || values[key] == nil { values[key, default: []].append((count, value)) }
      }
    }
  }

  private static func named(_ sources: Set<String>) -> [Key.Source] { sources.map { .named($0) } }

  private func found(at start: Int, alike statement: WorkoutStatement) -> [(order: Int, value: Value)] {
    let sources = statement.sources.map { [.unnamed] + Self.named($0) } ?? [.any]
    let activities: [String?] = statement.kindsAlike ?? [nil]
    return sources.flatMap { source in
      activities.flatMap { values[Key(start: start, source: source, activity: $0)] ?? [] }
    }
  }

  private func starts(around statement: WorkoutStatement) -> some Sequence<Int> {
    (-WorkoutStatement.tolerance...WorkoutStatement.tolerance).lazy.map { statement.start.addingClamped($0) }
  }

  /// Among the earliest matching statements, the one added first.
  func first(alike statement: WorkoutStatement) -> Value? {
    for start in starts(around: statement) {
      if let first = found(at: start, alike: statement).min(by: { $0.order < $1.order }) { return first.value }
    }
    return nil
  }

  /// All matches; those that match in several ways are repeated.
  func all(alike statement: WorkoutStatement) -> [Value] {
    starts(around: statement).flatMap { found(at: $0, alike: statement).map(\.value) }
  }
}
