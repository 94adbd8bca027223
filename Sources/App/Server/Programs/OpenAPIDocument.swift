internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import Foundation

/// The description of all endpoints (https://spec.openapis.org/oas/v3.1.1).
package struct OpenAPIDocument {
  /// JSON that stays the same while the program runs; if it could not be made, the requester gets the error.
  static let json: Result<Data, any Error> = Result { try FiniteJSON.encode(OpenAPIDocument().value) }

  private let book = SchemaBook()

  package init() {}

  /// Types that could not be described; must be empty.
  package var failures: [String] {
    _ = value
    return book.failures
  }

  var value: LiteralJSON {
    var paths: [String: LiteralJSON] = [:]
    for endpoint in Endpoint.all { paths[endpoint.path] = ["get": operation(endpoint)] }
    let problem = book.schema(of: ProblemDocument.self)
    return [
      "openapi": "3.1.1",
      "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
      "info": [
        "title": "Dailve", "version": .text(Release.version),
        "description": """
        Reads what the pages show; changes nothing. Numbers that are infinite or undefined are null. What is not known is absent or \
        null. Days are YYYY-MM-DD, instants UTC. Lists come in parts: ask again with `next` as `cursor`. An answer's ETag, sent as \
        If-None-Match, is answered by 304 while nothing has changed.
        """,
      ],
      "servers": [["url": "/"]],
      "security": [["key": []], ["session": []]],
      "paths": .object(paths),
      "components": [
        "schemas": .object(book.components),
        "securitySchemes": [
          "key": ["type": "http", "scheme": "bearer", "description": "A device key: dlv_…"],
          "session": [
            "type": "apiKey", "in": "cookie", "name": .text(SessionCookie.name), "description": "Somebody signed in.",
          ],
        ],
        "responses": [
          "Problem": [
            "description": "No answer, and why.", "content": ["application/problem+json": ["schema": problem]],
          ]
        ],
      ],
    ]
  }

  private func operation(_ endpoint: Endpoint) -> LiteralJSON {
    let rights = endpoint.scopes.map { "`\($0.rawValue)`" }.joined(separator: " or ")
    return [
      "operationId": .text(Self.name(endpoint.path)),
      "summary": .text(endpoint.summary),
      "description": .text("A device key needs \(rights)."),
      "parameters": .list(endpoint.fields.map(Self.parameter)),
      "responses": .object(responses(endpoint)),
    ]
  }

  private static func parameter(_ field: ParameterField) -> LiteralJSON {
    [
      "name": .text(field.name), "in": .text(field.place.rawValue), "required": .truth(field.place == .path),
      "schema": field.schema, "description": .text(field.meaning),
    ]
  }

  private func responses(_ endpoint: Endpoint) -> [String: LiteralJSON] {
    let etag: LiteralJSON = ["ETag": ["description": "Which state this is.", "schema": ["type": "string"]]]
    let problem: LiteralJSON = ["$ref": "#/components/responses/Problem"]
    var responses: [String: LiteralJSON] = [
      "200": [
        "description": "The answer.", "headers": etag,
        "content": ["application/json": ["schema": endpoint.schema(book)]],
      ],
      "304": ["description": "Nothing has changed since that ETag.", "headers": etag],
    ]
    for status in ["400", "401", "403", "404", "429", "500", "503"] { responses[status] = problem }
    return responses
  }

  /// "typesTypeSamples".
  private static func name(_ path: String) -> String {
    let words = path.dropFirst(Endpoint.base.count + 1).split { $0 == "/" || $0 == "{" || $0 == "}" }
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
