internal import ArgumentParser
internal import DailveDomain
internal import DailveServer
internal import HummingbirdCore

/// The addresses where `serve` listens for people, and how they are identified.
struct PublicListening {
  var host: String
  var port: Int
  /// `nil` if the server is reachable only on this machine, where nobody signs in.
  var access: PublicAccess?
  /// The certificate for the server's own encryption.
  var certificate: CertificateFiles?

  /// Decides, as the only place, who may connect and whether the traffic is encrypted.
  init(host: String, port: Int, _ options: PublicOptions) throws {
    self.host = options.listen?.host ?? host
    self.port = options.listen?.port ?? port
    certificate = try options.certificateFiles()
    let blocks = try options.behindProxy.map { text in
      guard let block = NetworkBlock(text) else {
        throw ValidationError(
          "--behind-proxy takes an address or a block of addresses, such as 127.0.0.1 or 10.0.0.0/24.")
      }
      return block
    }
    guard let text = options.origin else {
      guard blocks.isEmpty, certificate == nil, options.tailscaleUser.isEmpty, !options.unencrypted else {
        throw ValidationError(
          "--behind-proxy, --tls-cert, --tailscale-user and --unencrypted need --origin: the address that browsers use, such as https://health.example.org."
        )
      }
      try mustBeLoopback()
      return
    }
    guard let origin = BrowserOrigin(text: text) else {
      throw ValidationError(
        "--origin takes the address that browsers use, such as https://health.example.org: with https, without a path."
      )
    }
    if options.unencrypted { try Self.mayBePlain(origin, blocks, certificate) }
    try Self.mayVouch(options, blocks, certificate)
    let isEncrypted = certificate != nil || !blocks.isEmpty
    guard origin.isEncrypted || origin.isLoopback || options.unencrypted else {
      throw ValidationError(
        "\(text) is not encrypted. Encrypt it: an --origin with https, and --tls-cert with --tls-key or --behind-proxy with the proxy that does. Or, if only your own network reaches it, add --unencrypted: whoever listens there can then read everything, and every page says so."
      )
    }
    guard certificate == nil || origin.isEncrypted else {
      throw ValidationError("With --tls-cert, --origin has to begin with https.")
    }
    access = PublicAccess(
      origin: origin, proxies: blocks,
      way: certificate != nil ? .encrypted : options.unencrypted ? .unencrypted : .proxies,
      vouched: TailscaleUsers(options.tailscaleUser))
    if !isEncrypted, !options.unencrypted { try mustBeLoopback() }
  }

  /// Where this machine itself reaches the server.
  var nearAddress: ListenAddress {
    switch host {
    case "0.0.0.0": ListenAddress(host: "127.0.0.1", port: port)
    case "::": ListenAddress(host: "::1", port: port)
    default: ListenAddress(host: host, port: port)
    }
  }

  /// An https origin for which no encryption is known: the server listens without encryption, and no proxy is
  /// configured.
  var unencryptedOrigin: String? {
    guard let access, access.origin.isEncrypted, certificate == nil, access.proxies.isEmpty, access.vouched.isEmpty
    else { return nil }
    return access.origin.text
  }

  /// A warning if browsers are given an address at which nobody listens: without --listen, only this machine does.
  var unreachedOrigin: String? {
    guard let origin = access?.origin, access?.way == .unencrypted, !origin.isLoopback,
      ["127.0.0.1", "::1", "localhost"].contains(host)
    else { return nil }
    let here = "http://\(ListenAddress(host: host, port: port))"
    if origin.isAddress, let reached = origin.port, reached == port {
      return
        "Dailve listens on this machine alone, at \(here), so that nobody gets to \(origin.text) yet. Add --listen \(ListenAddress(host: origin.host, port: reached))."
    }
    let example = ListenAddress(host: origin.isAddress ? origin.host : "192.168.1.20", port: origin.port ?? port)
    return
      "Dailve listens on this machine alone, at \(here). \(origin.text) works only if a program on this machine passes on to there; without one, add --listen with the address of this machine in your network, such as \(example)."
  }

  private static func mayBePlain(_ origin: BrowserOrigin, _ proxies: [NetworkBlock], _ certificate: CertificateFiles?)
    throws
  {
    guard !origin.isEncrypted, proxies.isEmpty, certificate == nil else {
      throw ValidationError(
        "--unencrypted is for an --origin with http, without --behind-proxy and --tls-cert: leave it out if the connection is encrypted."
      )
    }
    guard origin.isOfOwnNetwork else {
      throw ValidationError(
        "--unencrypted is only for your own network: an address such as 192.168.1.5, or a name that ends in .local, .lan or .home.arpa. \(origin.host) may be reached from anywhere and has to be encrypted: an --origin with https, and --tls-cert or --behind-proxy."
      )
    }
  }

  private static func mayVouch(_ options: PublicOptions, _ proxies: [NetworkBlock], _ certificate: CertificateFiles?)
    throws
  {
    guard !options.tailscaleUser.isEmpty else { return }
    guard options.tailscaleUser.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }) else {
      throw ValidationError("--tailscale-user takes a login as Tailscale shows it, such as anna@example.org.")
    }
    // Another proxy would pass on strangers' forged Tailscale headers.
    guard proxies.isEmpty, certificate == nil, !options.unencrypted else {
      throw ValidationError(
        "--tailscale-user is only for `tailscale serve` on this machine: leave out --behind-proxy, --tls-cert and --unencrypted."
      )
    }
  }

  private func mustBeLoopback() throws {
    guard ["127.0.0.1", "::1", "localhost"].contains(host) else {
      throw ValidationError(
        "\(host) is reached from other machines. That needs --origin with the address that browsers use, and encryption: --tls-cert with --tls-key, or --behind-proxy with the address of the proxy that encrypts. In your own network alone --unencrypted does, with an --origin of http. Without these, Dailve listens on this machine alone."
      )
    }
  }

  func server(_ certificates: CertificateReloader?, _ roster: ConnectionRoster = ConnectionRoster())
    -> HTTPServerBuilder
  {
    guard let certificates, let origin = access?.origin else {
      return .watched(roster, isDirect: access?.way == .unencrypted)
    }
    return .encrypted(certificates, origin: origin, roster)
  }
}
