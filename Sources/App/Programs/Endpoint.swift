package import DailveDocuments
package import DailveDomain
package import DailveViewModels
package import Foundation

/// One row of the table of endpoints for programs. Routes, their parameters and the OpenAPI description come from the same values, so an
/// answer receives exactly the described parameters and returns exactly the described document.
///
/// `DocumentEndpoint` and `ListEndpoint` create the rows. They answer commands with values, without parsing or encoding text.
package struct Endpoint: Sendable {
  /// How long an answer stays valid.
  package enum Freshness: Sendable {
    /// Until the store changes.
    case store
    /// Until the store changes or the day ends.
    case day
    /// For a minute, because the document contains the time.
    case minute
  }

  /// Scopes that permit the request; a token needs any one of them.
  package let scopes: [TokenScope]
  /// Path with placeholders, such as "/api/v1/types/{type}/samples".
  package let path: String
  package let summary: String
  package let freshness: Freshness
  /// True if the answer is computed on the thread for heavy work.
  package let isHeavy: Bool
  /// True if unknown parameters are ignored, because older callers still send some.
  let isLenient: Bool
  package let fields: [ParameterField]
  package let schema: @Sendable (SchemaBook) -> LiteralJSON
  /// Parses the parameters by name, before reading the store.
  package let prepare: @Sendable (_ values: [String: String]) throws(EndpointProblem) -> Answer

  /// Returns JSON, or `nil` if the requested thing does not exist.
  package typealias Answer = @Sendable (EndpointContext) throws -> Data?

  package static let base = String(AddressPattern.forPrograms.dropLast())

  /// Every endpoint.
  package static let all: [Endpoint] = [
    today.endpoint, scores.endpoint, scoreHistory.endpoint, metrics.endpoint, metric.endpoint, nights.endpoint,
    night.endpoint, workouts.endpoint, workout.endpoint, track.endpoint, records.endpoint, types.endpoint,
    typeDays.endpoint, typeSamples.endpoint, audit.endpoint, batches.endpoint, batch.endpoint, deliveries.endpoint,
    delivery.endpoint,
  ]

  /// Names of the query parameters that are accepted; `nil` if any are.
  package var accepted: Set<String>? {
    isLenient ? nil : Set(fields.filter { $0.place == .query }.map(\.name))
  }
}

/// The reason an endpoint gives no answer.
package enum EndpointProblem: Error, Equatable {
  /// The value of the named parameter does not match its description.
  case parameter(String)
  case unknownParameter(String)
  case notFound

  /// The address that describes every endpoint.
  private static let overview = AddressPattern.openAPI.rawValue

  package func sentence(_ language: Language) -> String {
    switch self {
    case .parameter(let name): language(.apiParameter, name, Self.overview)
    case .unknownParameter(let name): language(.apiUnknownParameter, name, Self.overview)
    case .notFound: language(.apiNotFound, Self.overview)
    }
  }
}
