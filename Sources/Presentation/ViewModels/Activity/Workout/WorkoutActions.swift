public import DailveDomain
internal import DailveScores

/// The person's options on a workout's page: rate it, join it to another, separate it, and change or delete their own
/// entry.
public struct WorkoutActions: Sendable, Equatable {
  /// `Workout.id`.
  public var id: String
  public var name: String
  /// "Thursday, November 19 · 18:42".
  public var when: String
  /// Effort and memo, with errors in what was typed.
  public var note: FormFields
  /// "From the watch: 6"; `nil` if devices recorded none.
  public var recordedEffort: String?
  /// The id of the person's own entry, to change or delete; `nil` if only devices recorded the workout.
  public var own: String?
  /// The recording sources, if there are several.
  public var recordings: [Recording]
  /// Workouts around the same time with which it can be joined, by start.
  public var neighbours: [Recording]
  /// Link to the earlier versions of the person's entries about it.
  public var history: VersionHistoryLink?

  public static let effort = "effort"
  public static let memo = "memo"
  /// Names the other recording in a form or a query.
  public static let other = "with"

  public struct Recording: Sendable, Equatable {
    public var id: String
    /// "Watch · 18:42–19:31 · 7.77 km".
    public var text: String
  }

  /// `nil` for an id without a workout.
  ///
  /// - Throws: The reader's error.
  public init?(_ id: String, viewer: ViewerContext, from reader: any TrainingReading & SampleReading) throws {
    guard let group = try WorkoutGroup.load(id, from: reader) else { return nil }
    let day = group.workout.day
    let language = viewer.language
    let timeline = try reader.timeline()
    func minutes(_ instant: Instant) -> String { viewer.time(timeline.clockMinutes(at: instant)) }
    func recording(_ workout: Workout, _ name: String) -> Recording {
      Recording(
        id: workout.id,
        text: [
          name, RangeText.span(minutes(workout.start), minutes(workout.end), language),
          workout.distance.map {
            let way = WorkoutFormat(viewer, activity: workout.activity).distance($0 * 1000)
            return UnitText.join(way.number, way.unit)
          },
        ].compactMap { $0 }.joined(separator: " · "))
    }
    self.id = group.id
    name = TypeName.activity(group.workout.activity, language)
    when = DateFormat.longWithYear(day, language) + " · " + minutes(group.workout.start)
    own = group.recordings.first(where: \.isEntry)?.id
    recordings =
      group.recordings.count < 2
      ? []
      : group.recordings.map {
        recording($0, WorkoutEntry.entryID(ofWorkout: $0.id) == nil ? $0.source : language[.bodyOwn])
      }
    neighbours = try group.neighbours(from: reader).map { other in
      let name = TypeName.activity(other.workout.activity, language)
      return recording(other.workout, other.workout.day == day ? name : "\(name) · \(viewer.date(other.workout.day))")
    }
    recordedEffort = try Self.recordedEffort(of: group.workout, language, from: reader)
    for recording in group.recordings.flatMap(\.ids) where history == nil {
      let entry = WorkoutEntry.entryID(ofWorkout: recording) ?? WorkoutNote.id(of: recording)
      history = try VersionHistoryLink(to: entry, viewer, from: reader)
    }
    let said = try Self.said(of: group, from: reader)
    note = FormFields([Self.effort: said.effort.map { "\($0)" } ?? "", Self.memo: said.memo])
  }

  /// Made from the typed fields alone, while the workout is not known.
  public init(unread id: String, _ posted: [String: String], _ language: Language) {
    self.id = id
    (name, when) = (language[.workoutsTitle], "")
    (recordings, neighbours) = ([], [])
    note = FormFields([Self.effort: "", Self.memo: ""])
    note.fill(posted, longest: 500)
  }

  /// The recorded effort; a rating takes precedence over an estimate.
  private static func recordedEffort(of workout: Workout, _ language: Language, from reader: any SampleReading) throws
    -> String?
  {
    guard workout.span.lowerBound < workout.span.upperBound else { return nil }
    let kinds: [(type: String, words: TextKey)] = [
      (WorkoutEffort.type, .workoutEffortFromWatch), (WorkoutEffort.estimatedType, .workoutEffortEstimated),
    ]
    for (type, words) in kinds {
      guard let value = try reader.statistics(of: type, in: [workout.span]).first?.flatMap({ $0.average })?.rounded(),
        (1...10).contains(value)
      else { continue }
      return language(words, NumberFormat.text(value, decimals: 0))
    }
    return nil
  }

  /// The note on the workout, or else the one in the person's own entry.
  private static func said(of group: WorkoutGroup, from reader: any PersonReading) throws -> (
    effort: Int?, memo: String
  ) {
    if let note = try group.note(from: reader) { return (note.effort, note.memo) }
    for recording in group.recordings {
      guard let id = WorkoutEntry.entryID(ofWorkout: recording.id),
        let entry = try reader.entry(WorkoutEntry.self, id: id)
      else { continue }
      return (entry.effort, entry.memo)
    }
    return (nil, "")
  }

  /// Turns posted fields into a draft.
  public mutating func parse(_ posted: [String: String], _ group: WorkoutGroup) -> WorkoutNoteDraft {
    note.fill(posted, longest: 500)
    let effort = note[Self.effort]
    return WorkoutNoteDraft(
      workout: group.id, day: group.workout.day,
      effort: effort.isEmpty ? .nothing : Int(effort).map { .value($0) } ?? .unreadable, memo: note[Self.memo])
  }

  public mutating func showEffortError(_ language: Language) {
    note.errors[Self.effort] = language[.workoutEffortError]
  }
}

extension WorkoutNote: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    EntryContent(
      kind: .historyNote, title: presenter.day(day),
      lines: presenter.lines((.workoutEffort, effort.map { "\($0)" }), (.workoutMemo, memo)))
  }
}

extension WorkoutLink: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    EntryContent(
      kind: .historyLink, title: presenter.day(day),
      lines: presenter.lines((.historyLinkWhat, presenter.language[isOne ? .historyLinkOne : .historyLinkTwo])))
  }
}
