package import Hummingbird

/// Answers HEAD like GET, without the body (RFC 9110, 9.3.2), but with the body's length if it is known.
package struct HeadResponder: HTTPResponder {
  let responder: RouterResponder<AppContext>

  package func respond(to request: Request, context: AppContext) async throws -> Response {
    guard request.method == .head else { return try await responder.respond(to: request, context: context) }
    var head = request.head
    head.method = .get
    var response = try await responder.respond(to: Request(head: head, body: request.body), context: context)
    let length = response.body.contentLength
    response.body = ResponseBody()
    response.headers[.contentLength] = length.map { "\($0)" }
    return response
  }
}

/// The app's routes, ready to be served.
package struct Site: HTTPResponderBuilder {
  package let router: Router<AppContext>

  package func buildResponder() -> HeadResponder { HeadResponder(responder: router.buildResponder()) }
}
