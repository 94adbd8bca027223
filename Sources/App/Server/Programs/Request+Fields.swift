internal import DailvePrograms
internal import DailveViewModels
internal import Hummingbird

extension Request {
  /// The fields of the query.
  ///
  /// - Parameter names: The known names; `nil` for any.
  /// - Throws: `EndpointProblem.parameter` for one that is invalid or given twice, `unknownParameter` for others.
  func fields(_ names: Set<String>?) throws(EndpointProblem) -> [String: String] {
    var fields: [String: String] = [:]
    for part in (uri.query ?? "").split(separator: "&") {
      let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = pieces.first.flatMap({ AddressText.decoded($0.replacing("+", with: " ")) }) else {
        throw .parameter("?")
      }
      let value = pieces.count == 2 ? AddressText.decoded(pieces[1].replacing("+", with: " ")) : ""
      if let names, !names.contains(name) { throw .unknownParameter(name) }
      guard let value, fields[name] == nil || names == nil else { throw .parameter(name) }
      fields[name] = value
    }
    return fields
  }
}
