internal import DailveViewModels
internal import Foundation

/// Where deliveries are sent: exactly where the person said.
struct IngestAddress {
  let text: String

  /// - Parameter text: With or without the path; `nil` if it is not an address of a web server.
  init?(_ text: String) {
    guard var parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme?.lowercased()),
      parts.host?.isEmpty == false, parts.query == nil, parts.fragment == nil
    else { return nil }
    if parts.path.isEmpty || parts.path == "/" { parts.path = AddressPattern.ingest.rawValue }
    guard let text = parts.string else { return nil }
    self.text = text
  }
}
