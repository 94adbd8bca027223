internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// What a person adds to workouts, and which of them they join and part.
struct WorkoutActionRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.post(.workoutNote) { request, context in try await note(request, context) }
    router.post(.workoutJoin) { request, context in
      let (id, other) = try await (context.id(), other(request, context))
      let (one, two, links) = try await viewers.read(request, context) { page in
        (
          try WorkoutGroup.load(id, from: page.reader), try WorkoutGroup.load(other, from: page.reader),
          try page.reader.entries(WorkoutLink.self)
        )
      }
      guard let one, let two else { throw HTTPError(.notFound) }
      if one.id != two.id {
        try await LinkWorkouts(store: context.person.store).join(one, two, links: links, now: viewers.now())
      }
      return after(request, id, "done=joined&\(WorkoutActions.other)=\(AddressText.encoded(other))")
    }
    router.post(.workoutPart) { request, context in
      let (id, other) = try await (context.id(), other(request, context))
      let group = try await viewers.read(request, context) { try WorkoutGroup.load(id, from: $0.reader) }
      guard let group, let recording = group.recordings.first(where: { $0.ids.contains(other) }) else {
        throw HTTPError(.notFound)
      }
      try await LinkWorkouts(store: context.person.store).part(recording.id, from: group, now: viewers.now())
      // The way back joins it to what it was parted from.
      let kept = group.recordings.first { $0.id != recording.id }?.id ?? id
      return after(request, kept, "done=parted&\(WorkoutActions.other)=\(AddressText.encoded(other))")
    }
  }

  /// The address that takes back the joining or parting that led to a page.
  static func undo(_ request: Request, _ id: String) -> String? {
    let parameters = request.uri.queryParameters
    guard let other = parameters.get(WorkoutActions.other), EntryID.isValid(other) else { return nil }
    let query = "\(WorkoutActions.other)=\(AddressText.encoded(other))"
    return switch parameters.get("done") {
    case "joined": Address.workoutPart(id).path(query)
    case "parted": Address.workoutJoin(id).path(query)
    default: nil
    }
  }

  /// The other workout, from the form or, when something is taken back, from the address.
  private func other(_ request: Request, _ context: AppContext) async throws -> String {
    let name = WorkoutActions.other
    guard let other = try await request.form(context)[name] ?? request.uri.queryParameters.get(name) else {
      throw HTTPError(.badRequest)
    }
    return other
  }

  private func after(_ request: Request, _ id: String, _ query: String) -> Response {
    Response.seeOther(request.origin.added(to: WorkoutEntryRoutes.page(id).path(query)))
  }

  private func note(_ request: Request, _ context: AppContext) async throws -> Response {
    let id = try context.id()
    let posted = try await request.form(context)
    let known = try await viewers.read(request, context) { page in
      (
        try WorkoutActions(id, viewer: page.viewer, from: page.reader),
        try WorkoutGroup.load(id, from: page.reader),
        try page.reader.entries(WorkoutNote.self), page.viewer
      )
    }
    guard var actions = known.0, let group = known.1 else { throw HTTPError(.notFound) }
    let viewer = known.3
    var draft = actions.take(posted, group)
    draft.workout = group.note(among: known.2)?.workout ?? draft.workout
    do {
      if try await SaveWorkoutNote(store: context.person.store)(draft, now: viewers.now()) {
        return after(request, id, "done=saved")
      }
      guard !draft.isFine else { throw HTTPError(.notFound) }
      actions.showEffortError(viewer.language)
      try context.refuse(actions.note.errors)
      return .page(
        WorkoutEditPage.html(
          actions, frame: PageFrame(request, viewer, current: .activity)),
        status: .unprocessableContent)
    } catch let error as StorageError where context.submission == nil {
      let failure = Failure(error)
      return failure.answer(
        .page(
          WorkoutEditPage.html(
            actions, failure: failure.formSentence(viewer.language),
            frame: PageFrame(request, viewer, current: .activity))), context)
    }
  }
}
