internal import DailveViewModels
internal import Foundation

/// The address to which deliveries are sent, exactly as the person gave it.
struct IngestAddress {
  let text: String

  /// - Parameter text: An address with or without the path. The result is `nil` if it is not an address of a web server.
  init?(_ text: String) {
    guard var parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme?.lowercased()),
      parts.host?.isEmpty == false, parts.query == nil, parts.fragment == nil
    else { return nil }
    if parts.path.isEmpty || parts.path == "/" { parts.path = AddressPattern.ingest.rawValue }
    guard let text = parts.string else { return nil }
    self.text = text
  }
}
