/// The origin to which a device sends, such as "https://health.example.org".
public struct DeviceAddress: Sendable, Equatable, CustomStringConvertible {
  public let origin: String

  /// Maximum characters of an address.
  private static let longest = 200

  /// Reads a typed address: scheme, host and port. One of our own paths is removed; without a scheme it is http.
  ///
  /// - Returns: `nil` if it is not such an address.
  public init?(_ text: String) {
    var rest = text.trimmingWhitespace()[...]
    let scheme: String
    if let end = rest.firstRange(of: "://") {
      scheme = rest[..<end.lowerBound].lowercased()
      rest = rest[end.upperBound...]
    } else {
      scheme = "http"
    }
    if rest.hasSuffix(AddressPattern.ingest.rawValue) { rest = rest.dropLast(AddressPattern.ingest.rawValue.count) }
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    guard scheme == "http" || scheme == "https", !rest.isEmpty, rest.count <= Self.longest, Self.isAuthority(rest)
    else {
      return nil
    }
    origin = "\(scheme)://\(rest)"
  }

  /// A host name or an IP address, and perhaps a port (RFC 3986, 3.2).
  private static func isAuthority(_ text: Substring) -> Bool {
    let host: Substring
    let port: Substring
    if text.hasPrefix("["), let close = text.firstIndex(of: "]") {
      host = text[text.index(after: text.startIndex)..<close]
      port = text[text.index(after: close)...]
      guard !host.isEmpty, host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else { return false }
    } else {
      host = text.prefix { $0 != ":" }
      port = text.dropFirst(host.count)
      guard !host.isEmpty, host.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "." || $0 == "-" })
      else { return false }
    }
    guard !port.isEmpty else { return true }
    return port.first == ":" && port.dropFirst().allSatisfy(\.isNumber)
      && Int(port.dropFirst()).map { (1...65_535).contains($0) } ?? false
  }

  /// The address that takes deliveries.
  public var description: String { origin + AddressPattern.ingest.rawValue }

  /// True if it leads back to the sender: only programs on this machine reach us there.
  public var isLoopback: Bool {
    let host = (origin.split(separator: "/").last ?? "").lowercased()
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } : host.prefix { $0 != ":" }
    return name == "localhost" || name.hasPrefix("127.") || name == "[::1"
  }

  /// True if data are encrypted on the way there.
  public var isEncrypted: Bool { origin.hasPrefix("https://") }
}
