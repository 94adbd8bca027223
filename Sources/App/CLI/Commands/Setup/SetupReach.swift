internal import ArgumentParser
internal import DailveScores
internal import DailveTransfer
internal import DailveViewModels

/// The machines that can reach the service.
enum SetupReach: String, CaseIterable, ExpressibleByArgument {
  case machine, network, domain

  var words: TextKey {
    switch self {
    case .machine: .serviceReachMachine
    case .network: .serviceReachNetwork
    case .domain: .serviceReachDomain
    }
  }

  /// The reach that a configuration has now.
  init(_ text: ConfigurationText) {
    let isNamed = !text.values(of: "origin").isEmpty
    self = !isNamed ? .machine : text.values(of: "unencrypted").last == "true" ? .network : .domain
  }
}

/// Everything that a person decides, by options or by answers.
struct SetupAnswers {
  var reach: SetupReach
  /// An address or name of this machine, for the network; `nil` for the first that it has.
  var address: String?
  /// For a domain.
  var origin: String?
  var certificate: String?
  var key: String?
  var proxy: String?
  var port: Int?
  var backups: String?
  var file: String?
}

/// Changes a configuration to what a person decided. Lines about anything else stay.
struct SetupPlan {
  /// A necessary answer was not given.
  struct Missing: Error { let sentence: TextKey }

  static let usualStore = "/var/lib/dailve"
  private static let usualPort = 8420
  private(set) var text: ConfigurationText

  /// - Throws: `Missing`.
  init(_ answers: SetupAnswers, changing text: ConfigurationText) throws(Missing) {
    self.text = text
    // If the answer is the same as before, the options that belong to it stay.
    let before = SetupReach(text) == answers.reach ? text : nil
    let port = answers.port ?? text.values(of: "port").last.flatMap { Int($0) } ?? Self.usualPort
    if text.values(of: "store").isEmpty { self.text.set("store", to: [Self.usualStore]) }
    if answers.port != nil || port != Self.usualPort { self.text.set("port", to: ["\(port)"]) }
    if let folder = answers.backups { self.text.set("backups", to: [folder]) }
    switch answers.reach {
    case .machine: set(origin: nil)
    case .network: try reachNetwork(answers, before, port)
    case .domain: try reachDomain(answers, before, port)
    }
  }

  private mutating func reachNetwork(_ answers: SetupAnswers, _ before: ConfigurationText?, _ port: Int) throws(Missing)
  {
    if answers.address == nil, answers.port == nil, before != nil { return }
    let found = ListenAddress(host: "0.0.0.0", port: port).origins.first
    guard let origin = answers.address.map({ "http://\(ListenAddress(host: $0, port: port))" }) ?? found else {
      throw Missing(sentence: .serviceNoAddress)
    }
    let isSix = answers.address?.contains(":") == true
    set(
      origin: origin, listen: "\(ListenAddress(host: isSix ? "::" : "0.0.0.0", port: port))", isUnencrypted: true)
  }

  private mutating func reachDomain(_ answers: SetupAnswers, _ before: ConfigurationText?, _ port: Int) throws(Missing)
  {
    guard let origin = answers.origin ?? before?.values(of: "origin").last else {
      throw Missing(sentence: .serviceNoOrigin)
    }
    let isNew = answers.certificate != nil || answers.proxy != nil
    let certificate = answers.certificate ?? (isNew ? nil : before?.values(of: "tls-cert").last)
    let key = answers.key ?? (isNew ? nil : before?.values(of: "tls-key").last)
    guard let certificate, let key else {
      let proxies = answers.proxy.map { [$0] } ?? before?.values(of: "behind-proxy") ?? []
      // A proxy on this machine reaches the loopback address; one on another machine needs an address in the network.
      let isNear = proxies.allSatisfy { $0.hasPrefix("127.") || $0 == "::1" }
      return set(
        origin: origin, listen: isNear ? nil : "0.0.0.0:\(port)", proxies: proxies.isEmpty ? ["127.0.0.1"] : proxies)
    }
    // An origin without a port means 443, on which a service without root's rights cannot listen.
    let named = origin.split(separator: ":").last.flatMap { Int($0) } ?? port
    set(origin: origin, listen: "0.0.0.0:\(named < 1024 ? port : named)", certificate: certificate, key: key)
  }

  private mutating func set(
    origin: String?, listen: String? = nil, isUnencrypted: Bool = false, certificate: String? = nil,
    key: String? = nil, proxies: [String] = []
  ) {
    func list(_ value: String?) -> [String] { value.map { [$0] } ?? [] }
    text.set("origin", to: list(origin))
    text.set("listen", to: list(listen))
    text.set("unencrypted", to: isUnencrypted ? ["true"] : [])
    text.set("tls-cert", to: list(certificate))
    text.set("tls-key", to: list(key))
    text.set("behind-proxy", to: proxies)
  }
}
