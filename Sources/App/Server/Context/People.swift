package import DailveDomain
internal import Hummingbird

/// Access, which is judged before anything of a person is touched.
package typealias ServedDirectory = AccessKeeping & PasskeyKeeping & TokenKeeping

/// The people of a server. A request gets the services of a person only from here, in exchange for what the directory has admitted: a session or a
/// key. Today a directory has one person, to whom all of them belong.
package struct People: Sendable {
  let directory: any ServedDirectory
  private let only: PersonServices

  package init(_ directory: any ServedDirectory, only person: PersonServices) {
    self.directory = directory
    only = person
  }

  func person(of _: SignInSession) -> PersonServices { only }

  func person(of _: DeviceToken) -> PersonServices { only }

  /// The person whose sign-in is being set up. The code for it comes from the terminal.
  var inSetup: PersonServices { only }

  /// The person at a server that only its own machine can reach, where nobody signs in.
  var atThisMachine: PersonServices { only }
}

/// Gives each request the people of the server, and identifies the person where nobody signs in. Elsewhere `SessionMiddleware`, `KeyCheck` and the
/// route of deliveries do that.
struct PeopleMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let people: People
  let needsSignIn: Bool

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.enter(people)
    if !needsSignIn { context.identify(people.atThisMachine) }
    return try await next(request, context)
  }
}
