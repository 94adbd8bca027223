public import DailveScores

/// Assembles the page of one workout.
public struct ShowWorkout {
  private let reader: any TrainingReading & SampleReading

  public init(_ reader: any TrainingReading & SampleReading) { self.reader = reader }

  /// - Parameter id: Id of any of its recordings.
  /// - Returns: `nil` if there is no such workout.
  /// - Throws: The reader's error.
  public func callAsFunction(_ id: String) throws -> WorkoutReport? {
    guard let logged = try TrainingLog.of(reader).workout(id) else { return nil }
    return try reader.answer(to: .workout(logged.id)) { try report(logged) }
  }

  private func report(_ logged: LoggedWorkout) throws -> WorkoutReport {
    let workout = logged.workout
    let recordings = try logged.group.recordings.map { recording in
      WorkoutReport.Recording(
        workout: recording, detail: try reader.workoutDetail(recording.id),
        analysis: try reader.workoutAnalysis(recording.id))
    }
    let main = recordings.firstIndex { $0.workout.id == logged.analysed && $0.analysis != nil }
    let detail = main.flatMap { recordings[$0].detail } ?? recordings.lazy.compactMap(\.detail).first
    let isMissing = recordings.contains { !$0.workout.isEntry && $0.analysis == nil }
    let samples = WorkoutSamples(reader, workout, moving: logged.facts.moving)
    return WorkoutReport(
      logged: logged, recordings: recordings, main: main,
      isBeingAnalysed: try isMissing && !reader.analysisProgress().isComplete,
      zones: try HeartRateZonesOfDay.load(reader, on: workout.day),
      offset: try reader.timeline().segment(at: workout.start).offset,
      entry: try entry(recordings), memos: try memos(recordings),
      measures: try samples.measures(before: earlier(workout)),
      lengths: try detail.map(samples.lengths) ?? [], parts: try detail.map(samples.parts) ?? [],
      threshold: try threshold(logged, main.flatMap { recordings[$0].analysis }),
      bests: try bests(recordings, logged),
      route: try main.flatMap { try matchedWorkouts(recordings[$0], logged) })
  }

  /// Assembles only the parts of a workout, as in its report, for lists of many workouts.
  ///
  /// - Parameter isAnalysed: Whether the analysis of `logged.analysed` is known.
  /// - Throws: The reader's error.
  public func parts(of logged: LoggedWorkout, isAnalysed: Bool) throws -> [WorkoutPart] {
    let ids = (isAnalysed ? [logged.analysed] : []) + logged.group.recordings.map(\.id)
    let detail = try ids.lazy.compactMap { try reader.workoutDetail($0) }.first
    return try detail.map(WorkoutSamples(reader, logged.workout, moving: logged.facts.moving).parts) ?? []
  }

  private func threshold(_ logged: LoggedWorkout, _ analysis: WorkoutAnalysis?) throws -> RideThreshold? {
    guard analysis?.normalisedPower != nil else { return nil }
    var thresholds = try RideThresholds(reader)
    return try thresholds.threshold(of: logged)
  }

  private func entry(_ recordings: [WorkoutReport.Recording]) throws -> WorkoutEntry? {
    try recordings.lazy.compactMap { WorkoutEntry.entryID(ofWorkout: $0.workout.id) }.first
      .flatMap { try reader.entry(WorkoutEntry.self, id: $0) }
  }

  private func memos(_ recordings: [WorkoutReport.Recording]) throws -> [String] {
    let notes = try recordings.flatMap(\.workout.ids).compactMap {
      try reader.entry(WorkoutNote.self, id: WorkoutNote.id(of: $0))?.memo
    }
    return try ([entry(recordings)?.memo].compactMap { $0 } + notes).filter { !$0.isEmpty }
  }

  /// The newest workouts of the same kind before this one.
  private func earlier(_ workout: Workout) throws -> [LoggedWorkout] {
    try TrainingLog.of(reader).workouts(in: workout.day - WorkoutSamples.usualDays...workout.day)
      .filter { $0.workout.activity == workout.activity && $0.workout.end <= workout.start }
      .suffix(WorkoutSamples.usualCount)
  }

  private func bests(_ recordings: [WorkoutReport.Recording], _ logged: LoggedWorkout) throws -> [PersonalBest] {
    let log = try TrainingLog.of(reader)
    let all = try reader.answer(to: .bestEfforts) {
      PersonalRecords.efforts(try reader.bestEfforts(), log)
        .compactMapValues { $0.min { ($0.seconds, $0.day, $0.workout) < ($1.seconds, $1.day, $1.workout) } }
    }
    return logged.efforts { id in recordings.first { $0.workout.id == id }?.analysis }.map { effort in
      let best = all[.init(activity: logged.workout.activity, metres: effort.distance)].flatMap {
        $0.seconds < effort.seconds ? $0 : nil
      }
      return PersonalBest(
        distance: effort.distance, seconds: effort.seconds, start: effort.start,
        best: best?.seconds ?? effort.seconds, bestDay: best?.day ?? logged.day, isBest: best == nil,
        isFromSamples: effort.isFromSamples)
    }
  }

  private func matchedWorkouts(_ recording: WorkoutReport.Recording, _ logged: LoggedWorkout) throws -> MatchedWorkouts?
  {
    guard let analysis = recording.analysis, let shape = RouteShape(analysis.line.map(\.place)),
      let start = shape.points.first
    else { return nil }
    let lines = try reader.routeLines(of: recording.workout.activity, near: start, length: shape.length)
    let log = try TrainingLog.of(reader)
    var times = [logged.id: Self.time(logged)]
    for (id, line) in lines {
      guard let other = log.workout(id), times[other.id] == nil, let first = line.first?.place,
        // Comparing shapes costs more than comparing a distance.
        GreatCircle.distance(first, start) <= RouteShape.nearStart,
        RouteShape(line.map(\.place))?.isSimilar(to: shape) == true
      else { continue }
      times[other.id] = Self.time(other)
    }
    let sorted = times.values.sorted { ($0.day, $0.start, $0.time.id) < ($1.day, $1.start, $1.time.id) }
    guard sorted.count > 1, let place = sorted.firstIndex(where: { $0.time.id == logged.id }) else { return nil }
    return MatchedWorkouts(times: sorted.map(\.time), place: place)
  }

  private static func time(_ logged: LoggedWorkout) -> (day: CivilDay, start: Instant, time: MatchedWorkouts.Time) {
    let workout = logged.workout
    return (
      workout.day, workout.start,
      MatchedWorkouts.Time(
        id: logged.id, day: workout.day, seconds: workout.duration * 60, heartRate: workout.averageHeartRate)
    )
  }
}

extension LinePoint {
  public var place: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }
}
