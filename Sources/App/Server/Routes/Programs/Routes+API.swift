internal import DailveDocuments
internal import DailveDomain
internal import DailveHTML
internal import DailvePrograms
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// The interface for programs, and its description.
struct APIRoutes {
  let viewers: Viewers
  let keys: KeyCheck

  func add(to router: Router<AppContext>) {
    for endpoint in Endpoint.all {
      router.forOwnPages.get(RouterPath(endpoint.pattern)) { request, context in
        let store = try await keys.admit(request, context, for: endpoint.scopes).person.store
        return try await answer(endpoint, request, context) { body in
          let thread = endpoint.isHeavy ? WorkThread.longForPrograms : .programs
          return try await thread.answering(request, context) { try store.blockingRead(body) }
        }
      }
    }
    router.forOwnPages.get(.openAPI) { request, context in
      try await keys.admit(request, context, for: TokenScope.reading)
      let json = try OpenAPIDocument.json.get()
      let tag = StateTag(of: Release.version + String(decoding: json, as: UTF8.self))
      return tag.isKnown(to: request) ? tag.notModified : Self.response(json, tag)
    }
  }

  private enum Outcome {
    case known(StateTag)
    case answer(Data?, StateTag)
  }

  private func answer(
    _ endpoint: Endpoint, _ request: Request, _ context: AppContext,
    in read: (@escaping @Sendable (any HealthReader) throws -> Outcome) async throws -> Outcome
  ) async throws -> Response {
    let values = try request.fields(endpoint.accepted).merging(endpoint.values(in: request.uri.path) ?? [:]) { $1 }
    let prepared = try endpoint.prepare(values)
    let outcome = try await read { reader in
      var viewer = try viewers.viewer(request, from: reader)
      // The same document comes from a command, which knows no browser's region.
      viewer.clockStyle = .twentyFourHours
      let tag = StateTag(endpoint, request, viewer, revision: try reader.revision())
      if tag.isKnown(to: request) { return .known(tag) }
      let asked = EndpointContext(reader: reader, viewer: viewer, zone: viewers.zone) {
        context.log(partsMissing: $0)
      }
      return .answer(try prepared(asked), tag)
    }
    switch outcome {
    case .known(let tag): return tag.notModified
    case .answer(nil, _): throw EndpointProblem.notFound
    case .answer(let bytes?, let tag): return Self.response(bytes, tag)
    }
  }

  private static func response(_ bytes: Data, _ tag: StateTag) -> Response {
    Response(
      status: .ok,
      headers: [
        .contentType: "application/json; charset=utf-8", .cacheControl: "no-store", .eTag: tag.text,
        .vary: StateTag.varies,
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }
}
