package import DailveViewModels

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
