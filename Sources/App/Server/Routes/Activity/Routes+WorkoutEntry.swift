internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveSync
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// Workouts that the person enters.
struct WorkoutEntryRoutes {
  let viewers: Viewers

  /// The page shown after deleting a workout.
  static let list = Address.activity
  /// The page of a workout, by `Workout.id`.
  static func page(_ id: String) -> Address { .workout(id) }

  func add(to router: Router<AppContext>) {
    router.get(.workoutNew) { request, context in
      let again = request.uri.queryParameters.get("again")
      return try await viewers.page(request, context) { page in
        let recent = try page.reader.workouts(in: page.viewer.today - WorkoutForm.recent...page.viewer.today)
        var form = WorkoutForm(
          id: UUID().uuidString.lowercased(), like: recent.last { $0.activity == again }, viewer: page.viewer)
        form.offer(recent)
        return try html(&form, page)
      }
    }
    router.post(.workoutNew) { request, context in try await save(request, context, edited: nil) }
    router.get(.workoutEdit) { request, context in
      guard let id = WorkoutEntry.entryID(ofWorkout: try context.id()) else { throw HTTPError(.notFound) }
      return try await viewers.page(request, context) { page in
        guard let version = try page.reader.current(WorkoutEntry.self, id: id) else { return nil }
        var form = WorkoutForm(version.entry, times: try times(page), viewer: page.viewer)
        form.base = version.stamp.description
        form.history = try HistoryLink(to: id, page.viewer, from: page.reader)
        return try html(&form, page)
      }
    }
    router.post(.workoutEdit) { request, context in
      guard let id = WorkoutEntry.entryID(ofWorkout: try context.id()) else { throw HTTPError(.notFound) }
      return try await save(request, context, edited: id)
    }
    EntryRoutes<WorkoutEntry>(
      list: Self.list, delete: .workoutDelete, restore: .workoutRestore, viewers: viewers,
      entryID: { WorkoutEntry.entryID(ofWorkout: $0) }
    ).add(to: router)
  }

  /// - Parameter written: When a form that has waited on its device was filled in, for which "just now" means that
  ///   moment.
  private func times(_ page: Page, written: Instant? = nil) throws -> TypedTimes {
    TypedTimes(
      now: written ?? viewers.now(), timeline: try page.reader.timeline(), here: viewers.zone(page.request))
  }

  /// The facts from the store that saving needs.
  private struct Known {
    var viewer: ViewerContext
    var entry: WorkoutEntry?
    var times: TypedTimes
    var injuries: [Injury]
    var weight: Double?
  }

  /// - Parameter edited: Id of the entry being edited; `nil` for a new one, whose id is in the form.
  private func save(_ request: Request, _ context: AppContext, edited: String?) async throws -> Response {
    let posted = try await request.form(context)
    guard let id = edited ?? posted["id"], EntryID.isValid(id) else { throw HTTPError(.badRequest) }
    var viewer = viewers.stranger(request)
    var form = WorkoutForm(id: id, viewer: viewer)
    form.isEdit = edited != nil
    // Fill the form first, so that it comes back as typed even if the store cannot be read.
    form.fill(posted)
    do {
      let day = CivilDay(accepting: posted[WorkoutForm.day] ?? "")
      let known = try await viewers.read(request, context) { page in
        Known(
          viewer: page.viewer,
          entry: try edited.flatMap { try context.edited(WorkoutEntry.self, id: $0, page.reader) },
          times: try times(page, written: context.submission?.written), injuries: try page.reader.entries(Injury.self),
          weight: try Self.weight(page.reader, on: day ?? page.viewer.today))
      }
      viewer = known.viewer
      // The numbers are in the units that the form showed, regardless of later choices.
      if let units = posted["units"].flatMap(UnitSystem.init(rawValue:)) { viewer.units = units }
      guard edited == nil || known.entry != nil else {
        return try context.gone(
          WorkoutFormPage.html(
            form, today: viewer.today.description, failure: viewer.language[.formGone],
            frame: PageFrame(request, viewer, current: .activity)))
      }
      form =
        known.entry.map { WorkoutForm($0, times: known.times, viewer: viewer) } ?? WorkoutForm(id: id, viewer: viewer)
      let draft = form.take(posted)
      form.show(draft.problems(known.times))
      form.warn(known.injuries, on: draft.day ?? viewer.today)
      // The person has left the form and cannot answer a question.
      if context.submission?.isLate == true { form.isHeldBack = false }
      if form.fields.errors.isEmpty, !form.isHeldBack {
        form.show(
          try await SaveWorkout(store: context.person.store)(draft, known.times, weight: known.weight))
      }
    } catch let error as StorageError where context.submission == nil {
      let failure = Failure(error)
      let html = WorkoutFormPage.html(
        form, today: viewer.today.description, failure: failure.formSentence(viewer.language),
        frame: PageFrame(request, viewer, current: .activity))
      return failure.answer(.page(html), context)
    }
    guard form.fields.errors.isEmpty, !form.isHeldBack else {
      try context.refuse(
        form.fields.errors.isEmpty ? ["": viewer.language[.workoutHeldBack]] : form.fields.errors)
      return try await viewers.page(request, context, status: .unprocessableContent) { [form] page in
        var form = form
        form.estimate(weight: try Self.weight(page.reader, on: form.typedDay ?? page.viewer.today))
        return WorkoutFormPage.html(form, today: page.viewer.today.description, frame: page.frame(.activity))
      }
    }
    return Response.seeOther(request.origin.added(to: Self.page(form.workoutID).path("done=saved")))
  }

  /// The form with warnings and the estimate of energy.
  private func html(_ form: inout WorkoutForm, _ page: Page) throws -> [UInt8] {
    let day = form.typedDay ?? page.viewer.today
    form.warn(try page.reader.entries(Injury.self), on: day)
    // Nothing has been asked yet, so nothing is held back.
    form.isHeldBack = false
    form.estimate(weight: try Self.weight(page.reader, on: day))
    return WorkoutFormPage.html(
      form, today: page.viewer.today.description, frame: page.frame(.activity))
  }

  /// kg, as last measured.
  private static func weight(_ reader: any StatisticsReading, on day: CivilDay) throws -> Double? {
    try reader.latest(.weight, onOrBefore: day, withinDays: 3650)?.latest
  }
}
