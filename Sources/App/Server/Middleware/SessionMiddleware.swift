internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Lets nobody further who is not signed in, save to what is needed for signing in and what asks for a key of its own.
struct SessionMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let access: PublicAccess
  let now: @Sendable () -> Instant

  private static let open: Set<AddressPattern> = [.setUp, .signIn, .ingest, .selfTest]

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard access.admits(peer: context.peer) else { throw HTTPError(.forbidden) }
    var context = context
    let path = request.uri.path
    if let address = Address(path: path), Self.open.contains(address.pattern) {
      return try await next(request, context)
    }
    if path.hasPrefix("/assets/") || path == "/favicon.ico" { return try await next(request, context) }
    let store = try context.person.store
    let now = now()
    if let cookie = SessionCookie(request), let session = try await store.access().session(hash: cookie.hash, at: now) {
      if session.wantsNote(at: now) {
        // A full disk or a busy store keeps nobody out.
        try? await store.changeAccess { _ in (.used(id: session.id, at: now.seconds), ()) }
      }
      context.session = session
      return try await next(request, context)
    }
    let isPage = !request.wantsJSON && !path.hasPrefix("/api/") && !path.hasSuffix("/events")
    guard isPage else { throw HTTPError(.unauthorized) }
    let isReading = request.method == .get || request.method == .head
    return .seeOther(isReading ? ReturnPath.signIn(then: request.uri.description) : Address.signIn.path)
  }
}

/// The page that one wanted to see before signing in.
enum ReturnPath {
  static let name = "next"
  private static let noPlace: Set<AddressPattern> = [.signIn, .setUp, .signOut, .signOutEverywhere]

  static func signIn(then path: String) -> String {
    guard path != "/", allowed(path) != nil else { return Address.signIn.path }
    return Address.signIn.path("\(name)=\(AddressText.encoded(path))")
  }

  /// A path of ours; `nil` for anything that a browser could take for another site.
  static func allowed(_ path: String?) -> String? {
    guard let path, path.utf8.count <= 2048, path.hasPrefix("/"), path.utf8.dropFirst().first != UInt8(ascii: "/"),
      path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
    else { return nil }
    // Only pages: neither what signs out nor what is not there.
    let plain = String(path.prefix { $0 != "?" && $0 != "#" })
    guard let address = Address(path: plain), !noPlace.contains(address.pattern) else { return nil }
    return path
  }
}
