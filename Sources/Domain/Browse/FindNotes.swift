public import DailveScores

/// Entries and workouts in which a text was found, newest first.
public struct FoundNotes: Sendable {
  /// The listed ones, at most as many as asked for.
  public var workouts: [LoggedWorkout] = []
  /// How many workouts there are in all.
  public var allWorkouts = 0
  public var injuries: [Injury] = []
  public var measurements: [BodyEntry] = []
  /// The notes on the listed workouts that have one, by the workout's id.
  public var memos: [String: String] = [:]
  public var timeline: ZoneTimeline

  public init(timeline: ZoneTimeline) { self.timeline = timeline }
}

/// Finds workouts and the person's entries by words of theirs.
public struct FindNotes {
  private let reader: any TrainingReading

  public init(_ reader: any TrainingReading) { self.reader = reader }

  /// - Parameters:
  ///   - text: Words that must all be found, whatever their case.
  ///   - day: The last day that is shown.
  ///   - most: How many of each kind to list.
  ///   - names: The searchable names of an injury.
  /// - Throws: The reader's error.
  public func callAsFunction(
    _ text: String, upTo day: CivilDay, most: Int, workouts names: @escaping WorkoutNames,
    injuries injuryNames: (Injury) -> [String]
  ) throws -> FoundNotes {
    var found = FoundNotes(timeline: try reader.timeline())
    let words = SourceName.matchingForm(text).split(separator: " ").prefix(WorkoutFilter.mostWords)
    guard !words.isEmpty else { return found }
    var filter = WorkoutFilter()
    filter.text = text
    let workouts = try ShowWorkouts(reader).find(filter, in: CivilDay.accepted.lowerBound...day, names: names)
    found.allWorkouts = workouts.count
    found.workouts = Array(
      workouts.sorted { WorkoutPlace($0) > WorkoutPlace($1) }.prefix(most))
    func matches(_ texts: [String]) -> Bool {
      let joined = SourceName.matchingForm(texts.joined(separator: "\n"))
      return words.allSatisfy { joined.contains($0) }
    }
    let memos = try ShowWorkouts(reader).memos()
    for workout in found.workouts { found.memos[workout.id] = memos[workout.id]?.first { matches([$0]) } }
    found.injuries = Array(
      try reader.entries(Injury.self).filter { $0.start <= day && matches([$0.memo] + injuryNames($0)) }
        .sorted { ($0.start, $0.id) > ($1.start, $1.id) }.prefix(most))
    found.measurements = Array(
      try reader.answer(to: .measurementMemos, isWhole: { _ in true }) {
        try reader.entries(BodyEntry.self).filter { !$0.memo.isEmpty }
      }.filter { $0.day <= day && matches([$0.memo]) }
        .sorted { ($0.day, $0.clock, $0.id) > ($1.day, $1.clock, $1.id) }.prefix(most))
    return found
  }
}
