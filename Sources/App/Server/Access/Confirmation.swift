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

  /// Fields of the question itself. All others are those of the form that waits for its answer.
  private static let own: Set<String> = ["passphrase", "answer", "username", ReturnPath.name, ReturnPath.again, waits]
  private static let waits = "waits"

  /// The fields of a form to forward.
  static func kept(_ posted: PostedForm) -> [(name: String, value: String)]? {
    posted[waits] == nil ? nil : waiting(posted)
  }

  /// All that a form that has to wait has sent.
  static func waiting(_ posted: PostedForm) -> [(name: String, value: String)] {
    [(waits, "1")] + posted.all.filter { !own.contains($0.name) }
  }

  /// To where the person wanted to go, with the same form if one waited for them.
  static func goOn(to path: String, with posted: PostedForm) -> Response {
    guard let pattern = Address(path: String(path.prefix { $0 != "?" }))?.pattern else { return .seeOther(.today) }
    // A download would leave the question on the screen, with the passphrase in its field.
    if pattern == .export { return .seeOther(Address.settings.path("done=confirmed") + "#export") }
    guard posted[waits] != nil, !closed.contains(pattern) else { return .seeOther(path) }
    // 307 sends the form again.
    var response = Response.redirect(to: path, type: .temporary)
    response.headers[.cacheControl] = "no-store"
    return response
  }
}
