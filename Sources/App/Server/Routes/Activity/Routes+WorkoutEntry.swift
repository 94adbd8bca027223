internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveSync
internal import DailveViewModels
internal import Hummingbird

/// Workouts that the person enters.
struct WorkoutEntryRoutes {
  let viewers: Viewers

  /// The page of a workout, by `Workout.id`.
  static func page(_ id: String) -> Address { .workout(id) }

  func add(to router: Router<AppContext>) {
    EntryRoutes<WorkoutForm>(
      list: .activity, new: .workoutNew, create: .workoutNew, edit: .workoutEdit, delete: .workoutDelete,
      restore: .workoutRestore, viewers: viewers, entryID: { WorkoutEntry.entryID(ofWorkout: $0) }
    ).add(to: router)
  }
}

extension WorkoutForm: EntryForm {
  var page: Address? { WorkoutEntryRoutes.page(workoutID) }

  init(_ entry: WorkoutEntry, _ page: Page) throws {
    self.init(entry, times: try page.times(), viewer: page.viewer)
  }

  init(id: String, viewer: ViewerContext) { self.init(id: id, like: nil, viewer: viewer) }

  mutating func entry(_ posted: [String: String], _ page: Page) throws -> WorkoutEntry? {
    let draft = parse(posted)
    let times = try page.times()
    let day = draft.day ?? page.viewer.today
    show(draft.problems(times))
    warn(try page.reader.entries(Injury.self), on: day)
    // The person has left the form and cannot answer a question.
    if page.submission?.isLate == true { isHeldBack = false }
    return isHeldBack ? nil : draft.entry(times, weight: try Self.weight(page.reader, on: day))
  }

  mutating func complete(_ page: Page, isRefused: Bool) throws {
    if !isRefused, !isEdit {
      let again = page.request.uri.queryParameters.get("again")
      let recent = try page.reader.workouts(in: page.viewer.today - WorkoutForm.recent...page.viewer.today)
      self = WorkoutForm(id: id, like: recent.last { $0.activity == again }, viewer: page.viewer)
      offer(recent)
    }
    let day = typedDay ?? page.viewer.today
    if !isRefused {
      warn(try page.reader.entries(Injury.self), on: day)
      // Nothing has been asked yet, so nothing is held back.
      isHeldBack = false
    }
    estimate(weight: try Self.weight(page.reader, on: day))
  }

  func refusals(_ language: Language) -> [String: String] {
    fields.errors.isEmpty ? ["": language[.workoutHeldBack]] : fields.errors
  }

  func html(_ viewer: ViewerContext, failure: String?, _ frame: PageFrame) -> [UInt8] {
    WorkoutFormPage.html(self, today: viewer.today.description, failure: failure, frame: frame)
  }

  /// kg, as last measured.
  private static func weight(_ reader: any StatisticsReading, on day: CivilDay) throws -> Double? {
    try reader.latest(.weight, onOrBefore: day, withinDays: 3650)?.latest
  }
}
