internal import ArgumentParser
internal import DailveDomain

/// Where `serve` listens for people, and who they are taken for.
struct PublicListening {
  var host: String
  var port: Int
  /// `nil` on this machine alone, where nobody signs in.
  var access: PublicAccess?

  /// The only place that decides who may connect.
  init(host: String, port: Int, listen: ListenAddress?, origin: String?, proxies: [String]) throws {
    self.host = listen?.host ?? host
    self.port = listen?.port ?? port
    let blocks = try proxies.map { text in
      guard let block = NetworkBlock(text) else {
        throw ValidationError(
          "--behind-proxy takes an address or a block of addresses, such as 127.0.0.1 or 10.0.0.0/24.")
      }
      return block
    }
    if let origin {
      guard let reached = ReachedOrigin(text: origin) else {
        throw ValidationError(
          "--origin takes the address that browsers use, such as https://health.example.org: with https, without a path. Only http://localhost may go without encryption."
        )
      }
      access = PublicAccess(origin: reached, proxies: blocks)
    } else if !blocks.isEmpty {
      throw ValidationError(
        "--behind-proxy needs --origin: the address that browsers use, such as https://health.example.org.")
    }
    let isEncrypted = !blocks.isEmpty
    guard Self.isLoopback(self.host) || (access != nil && isEncrypted) else {
      throw ValidationError(
        "\(self.host) is reached from other machines. That needs --origin with the address that browsers use, and --behind-proxy with the address of the proxy that encrypts. Without both, Dailve listens on this machine alone."
      )
    }
  }

  private static func isLoopback(_ host: String) -> Bool { ["127.0.0.1", "::1", "localhost"].contains(host) }
}
