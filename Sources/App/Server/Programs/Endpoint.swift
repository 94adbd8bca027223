internal import DailveDocuments
internal import DailveDomain
internal import DailveViewModels
internal import Foundation

/// An address that programs read. Routes, what they accept and the OpenAPI description are made of the same values: a handler gets the
/// parameters that are described and no others, and what it returns is what is described.
struct Endpoint: Sendable {
  /// How long an answer stays the same.
  enum Freshness: Sendable {
    /// Until the store changes.
    case store
    /// Until the day is over, too.
    case day
    /// Its document contains the time.
    case minute
  }

  /// The rights of which one is enough.
  let scopes: [TokenScope]
  /// "/api/v1/types/{type}/samples".
  let path: String
  let summary: String
  let freshness: Freshness
  /// Computed on the thread for heavy work.
  let isHeavy: Bool
  /// Other parameters are ignored: older callers have them.
  let isLenient: Bool
  let fields: [ParameterField]
  let schema: @Sendable (SchemaBook) -> LiteralJSON
  /// Parses the parameters of the address by name, before reading the store.
  ///
  /// - Throws: `APIProblem`.
  let prepare: @Sendable (_ values: [String: String]) throws(APIProblem) -> Answer

  /// JSON, or `nil` if it does not exist.
  typealias Answer = @Sendable (Inquiry) throws -> Data?

  static let base = String(AddressPattern.forPrograms.dropLast())

  /// - Parameters:
  ///   - path: Below `base`.
  ///   - parameters: In the order in which `answer` takes their values.
  init<Document: Codable & SendableMetatype, each Value: Sendable>(
    _ path: String, _ summary: String, for scopes: [TokenScope], until freshness: Freshness = .store,
    isHeavy: Bool = false, isLenient: Bool = false, _ parameters: repeat Parameter<each Value>,
    answer: @escaping @Sendable (Inquiry, repeat each Value) throws -> Document?
  ) {
    self.path = Self.base + path
    self.summary = summary
    self.scopes = scopes
    self.freshness = freshness
    self.isHeavy = isHeavy
    self.isLenient = isLenient
    var fields: [ParameterField] = []
    repeat fields.append((each parameters).field)
    self.fields = fields
    schema = { book in book.schema(of: Document.self) }
    let held = (repeat each parameters)
    prepare = { values throws(APIProblem) in
      let read = (repeat try (each held).value(in: values))
      return { inquiry in try answer(inquiry, repeat each read).map { try FiniteJSON.encode($0) } }
    }
  }

  /// As the router writes it.
  var pattern: String { path.replacing("{", with: ":").replacing("}", with: "") }

  private var names: Set<String> { Set(fields.filter { $0.place == .query }.map(\.name)) }
  var accepted: Set<String>? { isLenient ? nil : names }

  /// The values in a path; `nil` if it is that of another address.
  func values(in path: String) -> [String: String]? {
    let pieces = self.path.split(separator: "/", omittingEmptySubsequences: false)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard pieces.count == parts.count else { return nil }
    var values: [String: String] = [:]
    for (piece, part) in zip(pieces, parts) {
      guard piece.hasPrefix("{") else {
        if piece != part { return nil }
        continue
      }
      guard let value = AddressText.decoded(part), !value.isEmpty else { return nil }
      values[String(piece.dropFirst().dropLast())] = value
    }
    return values
  }
}
