internal import DailveDocuments
internal import DailveDomain

/// An endpoint that answers with one document. The server passes parameters as names and texts; commands pass values.
package struct DocumentEndpoint<Asked: Sendable, Document: Codable & Sendable>: Sendable {
  package let endpoint: Endpoint
  /// Returns `nil` if the document does not exist.
  package let answer: @Sendable (EndpointContext, Asked) throws -> Document?

  /// - Parameters:
  ///   - path: Path below `Endpoint.base`.
  ///   - parameters: Parameters in the order in which `answer` takes their values.
  init<each Value: Sendable>(
    _ path: String, _ summary: String, for scopes: [TokenScope], until freshness: Endpoint.Freshness = .store,
    isHeavy: Bool = false, isLenient: Bool = false, _ parameters: repeat Parameter<each Value>,
    answer: @escaping @Sendable (EndpointContext, repeat each Value) throws -> Document?
  ) where Asked == (repeat each Value) {
    var fields: [ParameterField] = []
    repeat fields.append((each parameters).field)
    let held = (repeat each parameters)
    self.answer = { context, asked in try answer(context, repeat each asked) }
    endpoint = Endpoint(
      scopes: scopes, path: Endpoint.base + path, summary: summary, freshness: freshness, isHeavy: isHeavy,
      isLenient: isLenient, fields: fields, schema: { book in book.schema(of: Document.self) },
      prepare: { values throws(EndpointProblem) in
        let asked = (repeat try (each held).value(in: values))
        return { context in try answer(context, repeat each asked).map { try FiniteJSON.encode($0) } }
      })
  }
}
