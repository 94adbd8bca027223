/// Finds words in what is written about workouts. What is written about many of them is looked through once.
struct WorkoutSearch {
  private let words: [String]
  private let names: (String) -> [String]
  /// Numbers of the words found in a text, by text, and in the names of an activity.
  private var texts: [String: Set<Int>] = [:]
  private var activities: [String: Set<Int>] = [:]

  /// - Parameter names: All names of an activity type.
  init(_ text: String, names: @escaping (String) -> [String]) {
    words = SourceName.matchingForm(text).split(separator: " ").prefix(WorkoutFilter.mostWords).map(String.init)
    self.names = names
  }

  mutating func finds(_ logged: LoggedWorkout, memos: [String]) -> Bool {
    if words.isEmpty { return true }
    var found = inNames(of: logged.workout.activity)
    for recording in logged.group.recordings where found.count < words.count {
      found.formUnion(inText(recording.source))
    }
    for memo in memos { found.formUnion(inText(memo)) }
    return found.count == words.count
  }

  private mutating func inNames(of activity: String) -> Set<Int> {
    if let known = activities[activity] { return known }
    var found: Set<Int> = []
    for name in names(activity) + [activity] { found.formUnion(inText(name)) }
    activities[activity] = found
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
