internal import Hummingbird

/// Finds whose data a request is about. There is one person, and whoever may talk to the server is them.
struct PersonMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let person: PersonServices

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.identify(person)
    return try await next(request, context)
  }
}
