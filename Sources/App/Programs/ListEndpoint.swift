internal import DailveDocuments
internal import DailveDomain

/// An endpoint that answers with one part of a list at a time. The server encodes the place of the next part as a cursor; commands
/// continue from that place directly.
package struct ListEndpoint<Asked: Sendable, Item: Codable & Sendable, Place: ListPlace>: Sendable {
  package let endpoint: Endpoint
  /// Maximum number of items per part.
  package let most: Int
  /// Returns `nil` if there is no such list.
  package let answer: @Sendable (EndpointContext, ListRequest<Place>, Asked) throws -> ListPart<Item, Place>?

  /// - Parameters:
  ///   - path: Path below `Endpoint.base`.
  ///   - parameters: Parameters in the order in which `answer` takes their values.
  ///   - list: Name of the list. Cursors contain it, so that a cursor of another list is rejected.
  ///   - usual: Number of items per part if the request does not set a limit.
  init<each Value: Sendable>(
    _ path: String, _ summary: String, for scopes: [TokenScope], until freshness: Endpoint.Freshness = .store,
    isHeavy: Bool = false, _ parameters: repeat Parameter<each Value>, list: String, usual: Int = 100,
    most: Int = 1000,
    answer:
      @escaping @Sendable (EndpointContext, ListRequest<Place>, repeat each Value) throws
      -> ListPart<Item, Place>?
  ) where Asked == (repeat each Value) {
    let (limit, cursor) = (Parameter.limit(usual, most: most), Parameter<Place?>.cursor(of: list))
    var fields: [ParameterField] = []
    repeat fields.append((each parameters).field)
    let held = (repeat each parameters)
    self.most = most
    self.answer = { context, request, asked in try answer(context, request, repeat each asked) }
    endpoint = Endpoint(
      scopes: scopes, path: Endpoint.base + path, summary: summary, freshness: freshness, isHeavy: isHeavy,
      isLenient: false, fields: fields + [limit.field, cursor.field],
      schema: { book in book.schema(of: Listing<Item>.self) },
      prepare: { values throws(EndpointProblem) in
        let asked = (repeat try (each held).value(in: values))
        let request = ListRequest<Place>(limit: try limit.value(in: values), place: try cursor.value(in: values))
        return { context in
          try answer(context, request, repeat each asked).map { part in
            let next = part.next.map { ListCursor($0.cursorText, of: list).text }
            return try FiniteJSON.encode(Listing(items: part.items, next: next))
          }
        }
      })
  }
}

/// A request for one part of a list.
package struct ListRequest<Place: ListPlace>: Sendable {
  package var limit: Int
  /// `next` of the part before; `nil` for the first one.
  package var place: Place?

  package init(limit: Int, place: Place? = nil) {
    self.limit = limit
    self.place = place
  }
}

/// A part of a list.
package struct ListPart<Item: Codable & Sendable, Place: ListPlace>: Sendable {
  package var items: [Item] = []
  /// Where the next part begins; `nil` after the last one.
  package var next: Place?
}
