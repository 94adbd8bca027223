internal import DailveDomain
internal import DailveScores
internal import Hummingbird

/// Notes what somebody who is signed in does with keys and with everything at once.
struct AccessTrail: Sendable {
  /// `nil` without sign-in; nothing is logged then.
  let access: PublicAccess?
  let log: AccessLog
  let now: @Sendable () -> Instant

  func note(_ event: AccessLog.Event, _ request: Request, _ context: AppContext) {
    guard let access else { return }
    log.note(event, Visitor(request, context, access).client, session: context.session?.id, at: now())
  }
}
