internal import DailveScores

/// All names of an activity type and all titles of a workout of it that begins in an hour of the local clock, `0..<24`, in all languages.
public typealias WorkoutNames = (_ activity: String, _ hour: Int) -> [String]

/// Finds words in the texts about workouts. Texts that many workouts share are searched once.
struct WorkoutSearch {
  private let words: [String]
  private let names: WorkoutNames
  private let hour: (Instant) -> Int
  /// Indices of the words found, by searched text and by the names of an activity.
  private var texts: [String: Set<Int>] = [:]
  private var activities: [Kind: Set<Int>] = [:]

  /// The properties that determine the title of a workout.
  private struct Kind: Hashable {
    var activity: String
    var hour: Int
  }

  /// - Parameter hour: Hour of the local clock at a moment, `0..<24`.
  init(_ text: String, names: @escaping WorkoutNames, hour: @escaping (Instant) -> Int) {
    words = SourceName.matchingForm(text).split(separator: " ").prefix(WorkoutFilter.mostWords).map(String.init)
    self.names = names
    self.hour = hour
  }

  mutating func finds(_ logged: LoggedWorkout, memos: [String]) -> Bool {
    if words.isEmpty { return true }
    var found = inNames(of: Kind(activity: logged.workout.activity, hour: hour(logged.workout.start)))
    for recording in logged.group.recordings where found.count < words.count {
      found.formUnion(inText(recording.source))
    }
    for memo in memos { found.formUnion(inText(memo)) }
    return found.count == words.count
  }

  private mutating func inNames(of kind: Kind) -> Set<Int> {
    if let known = activities[kind] { return known }
    var found: Set<Int> = []
    for name in names(kind.activity, kind.hour) + [kind.activity] { found.formUnion(inText(name)) }
    activities[kind] = found
    return found
  }

  private mutating func inText(_ text: String) -> Set<Int> {
    if let known = texts[text] { return known }
    let plain = SourceName.matchingForm(text)
    let found = Set(words.indices.filter { plain.contains(words[$0]) })
    texts[text] = found
    return found
  }
}
