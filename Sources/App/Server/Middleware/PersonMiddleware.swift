internal import Hummingbird

/// Identifies the person whose data a request concerns; there is only one. `SessionMiddleware` decides who may see
/// them.
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
