internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Re-authentication of a signed-in browser (`ConfirmedAction`).
enum Confirmation {
  static func isNeeded(_ request: Request, for address: Address?) -> Bool {
    guard let pattern = address?.pattern, pattern != .security, let action = ConfirmedAction(pattern) else {
      return false
    }
    return action.isRead == (request.method == .get || request.method == .head)
  }

  /// Addresses for file uploads, programs and the re-authentication itself, to which forms are not forwarded.
  private static let closed: Set<AddressPattern> = [
    .ingest, .selfTest, .importing, .signInPasskey, .passkeyBegin, .passkeys, .connectTest,
  ]

  /// Fields of the confirmation itself. All others belong to the form that waits for it.
  private static let own: Set<String> = ["passphrase", "answer", "username", ReturnPath.name, ReturnPath.again, waits]
  private static let waits = "waits"

  /// The fields of a form to forward.
  static func kept(_ posted: PostedForm) -> [(name: String, value: String)]? {
    posted[waits] == nil ? nil : waiting(posted)
  }

  /// All fields of a form that has to wait.
  static func waiting(_ posted: PostedForm) -> [(name: String, value: String)] {
    [(waits, "1")] + posted.all.filter { !own.contains($0.name) }
  }

  /// Redirects to where the person wanted to go, resubmitting the form that waited, if any.
  static func resume(to path: String, with posted: PostedForm) -> Response {
    guard let pattern = Address(path: String(path.prefix { $0 != "?" }))?.pattern else { return .seeOther(.today) }
    // A download would leave the confirmation on screen, with the passphrase in its field.
    if pattern == .export { return .seeOther(Address.settings.path("done=confirmed") + "#export") }
    guard posted[waits] != nil, !closed.contains(pattern) else { return .seeOther(path) }
    // Status 307 submits the form again.
    var response = Response.redirect(to: path, type: .temporary)
    response.headers[.cacheControl] = "no-store"
    return response
  }
}
