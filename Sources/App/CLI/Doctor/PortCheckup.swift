internal import DailveDomain

/// Checks that the web app and the delivery address are, or can be, at their ports.
struct PortCheckup {
  let isServed: Bool

  func pages(host: String, port: Int) async -> Finding {
    let answer = await PortProbe.pages(host: host, port: port)
    switch (answer, isServed) {
    case (.ours, true): return .well(.port, "Dailve answers at \(Self.name(host)):\(port).")
    case (.ours, false):
      return .attention(
        .port, "Dailve answers on port \(port), but serves another store.",
        "Stop that one, or give another --port to \(serving).")
    case (_, true):
      return .attention(
        .port, "This store is being served, but not on port \(port).",
        "Give the --port of \(serving), or with --tls-cert that of its --listen."
      )
    case (.free, false): return .well(.port, "Port \(port) is free; nothing is served.")
    default: return refusal(.port, answer, "\(Self.name(host)):\(port)", "--port")
    }
  }

  func deliveries(_ address: ListenAddress) async -> Finding {
    let answer = await PortProbe.ingest(host: address.host, port: address.port)
    switch answer {
    case .ours: return .well(.deliveryPort, "Devices can send to http://\(address).")
    case .free where isServed:
      return .attention(
        .deliveryPort, "Nothing answers at \(address).",
        "Start \(SuggestedCommand("serve")) with `--ingest-listen \(address)`.")
    case .free: return .well(.deliveryPort, "\(address) is free; nothing is served.")
    case .other, .notAllowed, .notHere: return refusal(.deliveryPort, answer, "\(address)", "--ingest-listen")
    }
  }

  private func refusal(_ subject: Finding.Subject, _ answer: PortAnswer, _ address: String, _ option: String)
    -> Finding
  {
    switch answer {
    case .notAllowed:
      .attention(
        subject, "The system does not allow listening on \(address).", "Give a port above 1023 with \(option).")
    case .notHere:
      .attention(
        subject, "This machine does not have the address \(address).",
        "Give one of its own with \(option): `ip address` lists them.")
    case .free, .ours, .other:
      .attention(
        subject, "Another program is using \(address).",
        "Stop that one, or give another \(option) to \(serving).")
    }
  }

  /// The serve command without the port in question, because a different port is the remedy.
  private var serving: SuggestedCommand { SuggestedCommand("serve", carrying: ["--store"]) }

  private static func name(_ host: String) -> String { host.contains(":") ? "[\(host)]" : host }
}
