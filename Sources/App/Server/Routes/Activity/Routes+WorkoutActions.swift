internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The person's additions to workouts, and the workouts that they join and separate.
struct WorkoutActionRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.post(.workoutNote) { request, context in try await note(request, context) }
    router.post(.workoutJoin) { request, context in
      let (id, other) = try await (context.id(), other(request, context))
      guard try await LinkWorkouts(store: context.person.store).join(id, other, now: viewers.now()) else {
        throw HTTPError(.notFound)
      }
      return after(request, id, "done=joined&\(WorkoutActions.other)=\(AddressText.encoded(other))")
    }
    router.post(.workoutPart) { request, context in
      let (id, other) = try await (context.id(), other(request, context))
      let kept = try await LinkWorkouts(store: context.person.store).part(other, from: id, now: viewers.now())
      // Undoing a separation joins it again.
      guard let kept else { throw HTTPError(.notFound) }
      return after(request, kept, "done=parted&\(WorkoutActions.other)=\(AddressText.encoded(other))")
    }
  }

  /// The address that undoes the joining or separation that led to a page.
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

  /// The other workout, from the form or, when undoing, from the address.
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
    var viewer = viewers.stranger(request)
    // Return the form as filled in, even if the store cannot be read.
    var actions = WorkoutActions(unread: id, posted, viewer.language)
    do {
      let known = try await viewers.read(request, context) { page in
        let group = try WorkoutGroup.load(id, from: page.reader)
        return (
          try WorkoutActions(id, viewer: page.viewer, from: page.reader), group,
          try group?.note(from: page.reader), page.viewer
        )
      }
      guard let found = known.0, let group = known.1 else {
        return try context.gone(
          WorkoutEditPage.html(
            actions, failure: viewer.language[.formGone], frame: PageFrame(request, known.3, current: .activity)))
      }
      (actions, viewer) = (found, known.3)
      var draft = actions.parse(posted, group)
      draft.workout = known.2?.workout ?? draft.workout
      if try await SaveWorkoutNote(store: context.person.store)(draft, now: viewers.now()) {
        return after(request, id, "done=saved")
      }
      guard !draft.isFine else { throw HTTPError(.notFound) }
      actions.showEffortError(viewer.language)
      try context.refuse(actions.note.errors)
      return .page(
        WorkoutEditPage.html(actions, frame: PageFrame(request, viewer, current: .activity)),
        status: .unprocessableContent)
    } catch let error as any StoreFailure where context.submission == nil {
      let failure = Failure(error)
      return failure.answer(
        .page(
          WorkoutEditPage.html(
            actions, failure: failure.formSentence(viewer.language),
            frame: PageFrame(request, viewer, current: .activity))), context)
    }
  }
}
