package import DailveDocuments
package import DailveDomain
package import DailveViewModels
package import Foundation

/// A row of the table of all that programs may ask. Routes, what they accept and the OpenAPI description are made of the same values: an
/// answer gets the parameters that are described and no others, and what it returns is what is described.
///
/// `DocumentEndpoint` and `ListEndpoint` make the rows, and answer commands without text in between.
package struct Endpoint: Sendable {
  /// How long an answer stays the same.
  package enum Freshness: Sendable {
    /// Until the store changes.
    case store
    /// Until the day is over, too.
    case day
    /// Its document contains the time.
    case minute
  }

  /// The rights of which one is enough.
  package let scopes: [TokenScope]
  /// "/api/v1/types/{type}/samples".
  package let path: String
  package let summary: String
  package let freshness: Freshness
  /// Computed on the thread for heavy work.
  package let isHeavy: Bool
  /// Other parameters are ignored: older callers have them.
  let isLenient: Bool
  package let fields: [ParameterField]
  package let schema: @Sendable (SchemaBook) -> LiteralJSON
  /// Parses the parameters by name, before reading the store.
  package let prepare: @Sendable (_ values: [String: String]) throws(EndpointProblem) -> Answer

  /// JSON, or `nil` if it does not exist.
  package typealias Answer = @Sendable (EndpointContext) throws -> Data?

  package static let base = String(AddressPattern.forPrograms.dropLast())

  /// The table.
  package static let all: [Endpoint] = [
    today.endpoint, scores.endpoint, scoreHistory.endpoint, metrics.endpoint, metric.endpoint, nights.endpoint,
    night.endpoint, workouts.endpoint, workout.endpoint, track.endpoint, records.endpoint, types.endpoint,
    typeDays.endpoint, typeSamples.endpoint, audit.endpoint, batches.endpoint, batch.endpoint, deliveries.endpoint,
    delivery.endpoint,
  ]

  /// The names that a query may have; `nil` for any.
  package var accepted: Set<String>? {
    isLenient ? nil : Set(fields.filter { $0.place == .query }.map(\.name))
  }
}

/// Why an endpoint gives no answer.
package enum EndpointProblem: Error, Equatable {
  /// By name: its value is not one of those described.
  case parameter(String)
  case unknownParameter(String)
  case notFound

  /// Where everything is described that can be asked.
  private static let overview = AddressPattern.openAPI.rawValue

  package func sentence(_ language: Language) -> String {
    switch self {
    case .parameter(let name): language(.apiParameter, name, Self.overview)
    case .unknownParameter(let name): language(.apiUnknownParameter, name, Self.overview)
    case .notFound: language(.apiNotFound, Self.overview)
    }
  }
}
