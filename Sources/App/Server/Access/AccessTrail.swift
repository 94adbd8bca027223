internal import DailveDomain
internal import DailveScores
internal import Hummingbird

/// Logs actions of a signed-in person on keys and on all data.
struct AccessTrail: Sendable {
  /// `nil` without sign-in; then nothing is logged.
  let access: PublicAccess?
  let log: AccessLog
  let now: @Sendable () -> Instant

  func note(_ event: AccessLog.Event, _ request: Request, _ context: AppContext) {
    guard let access else { return }
    log.note(event, Visitor(request, context, access).client, session: context.session?.id, at: now())
  }
}
