internal import DailvePrograms
internal import DailveViewModels
internal import Hummingbird

/// The address of an endpoint.
extension Endpoint {
  var pattern: String { path.replacing("{", with: ":").replacing("}", with: "") }

  /// The parameters in a path; `nil` if the path belongs to another address.
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
