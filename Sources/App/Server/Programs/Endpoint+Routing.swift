internal import DailvePrograms
internal import DailveViewModels

/// The address of an endpoint.
extension Endpoint {
  /// The route pattern.
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
