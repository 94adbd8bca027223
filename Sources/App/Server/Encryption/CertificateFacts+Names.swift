internal import DailveDomain

extension CertificateFacts {
  /// True if a browser accepts it for this name or address (RFC 9525, 6.3).
  package func isFor(_ host: String) -> Bool {
    let host = host.lowercased()
    if let address = NetworkAddress(host) {
      return names.contains { NetworkAddress($0) == address }
    }
    return names.contains { name in
      guard name.hasPrefix("*.") else { return name == host }
      // A wildcard stands for exactly one label.
      let parts = host.split(separator: ".", maxSplits: 1)
      return parts.count == 2 && parts[1] == name.dropFirst(2)
    }
  }
}
