internal import DailveDomain
internal import DailveHTML
internal import DailveSync
internal import DailveViewModels
internal import Hummingbird

/// Handles forms that the script of our pages kept until the server could be reached: each is processed once and
/// stamped by its age. Routes find a store in their context that writes for the form.
struct SubmissionMiddleware: RouterMiddleware {
  typealias Context = AppContext
  /// Milliseconds since 1970.
  let clock: @Sendable () -> Int

  /// Addresses whose forms may wait for the server. Forms for signing in, granting access or deleting everything may
  /// not.
  static let addresses: Set<AddressPattern> = [
    .body, .bodyEntry, .bodyEntryDelete, .bodyEntryRestore, .bodyGoal, .injuries, .injury, .injuryClose, .injuryReopen,
    .injuryDelete, .injuryRestore, .workoutNew, .workoutEdit, .workoutDelete, .workoutRestore, .workoutNote,
    .workoutJoin, .workoutPart, .todayPins, .settings, .heartRateZones, .nightSource, .readings, .readingRemove,
    .dataTypeSwitch, .dataTypeOrder, .source, .zones, .zoneRemove, .historyRestore,
  ]

  private struct Answer: Encodable {
    var taken: SyncOutcome
    /// The page that follows; `nil` for a form that was already processed.
    var next: String?
  }

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard request.method == .post, let address = Address(path: request.uri.path),
      Self.addresses.contains(address.pattern), let submission = try SyncSubmission(request, received: clock())
    else { return try await next(request, context) }
    let store = try context.person.store
    if try await store.hasTaken(submission.id) { return try await answer(submission, store) }
    var scoped = context
    try scoped.begin(submission)
    do {
      let response = try await next(request, scoped)
      guard response.status == .seeOther else { return response }
      var answer = try await answer(submission, store, next: response.headers[.location])
      // The language and appearance of this browser are cookies.
      answer.headers[values: .setCookie] = response.headers[values: .setCookie]
      return answer
    } catch SaveError.repeated {
      return try await answer(submission, store)
    } catch let refusal as FormRefusal {
      return try refusal.answer()
    }
  }

  private func answer(_ submission: SyncSubmission, _ store: any SubmissionKeeping, next: String? = nil) async throws
    -> Response
  {
    try .json(Answer(taken: try await store.outcome(of: submission), next: next))
  }
}
