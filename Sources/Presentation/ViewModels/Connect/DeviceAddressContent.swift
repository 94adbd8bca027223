public import DailveDomain
public import DailveScores

/// The address for devices in words: its state, its safety, and the result of a test.
public struct DeviceAddressContent: Sendable, Equatable {
  public var form: DeviceAddressForm
  /// True if the address is switched on, whether or not it could be opened.
  public var isOn: Bool
  /// True if the command line gives the address, so that the form cannot change it.
  public var isGiven: Bool
  public var status: String
  /// Why the address is not open, although it is switched on.
  public var problem: String?
  public var last: String
  public var safety: [String]
  /// A command for a proxy in front of an address that only this machine reaches.
  public var command: String?
  /// The addresses to give to devices.
  public var origins: [String]
  /// The address that the page proposes for devices; `nil` if only this machine is known to reach any.
  public var reached: String?
  /// The results of a test, and a word on what it cannot tell.
  public var results: [String] = []

  /// - Parameters:
  ///   - origins: Empty if only this machine reaches the open address, `nil` if none is open.
  ///   - lastReceived: When the last delivery arrived, at any address.
  ///   - site: The public address of the pages.
  public init(
    _ state: DeviceListenerState, _ form: DeviceAddressForm, origins: [String]?, lastReceived: Instant?, site: String?,
    _ viewer: ViewerContext
  ) {
    let language = viewer.language
    let listener = state.listener
    self.form = form
    isGiven = state.given != nil
    isOn = isGiven || listener?.isOn == true
    self.origins = origins ?? []
    problem = nil
    if let given = state.given {
      status = language(.deviceAddressGiven, given)
    } else {
      switch state.condition {
      case .off: status = language[.deviceAddressIsOff]
      case .listening(let since): status = language(.deviceAddressIsOn, viewer.moment(since))
      case .failed(let reason):
        status = language[.deviceAddressFailed]
        problem = listener.map { Self.sentence(reason, $0, language) }
      }
    }
    last = lastReceived.map { language(.deviceAddressLast, viewer.moment($0)) } ?? language[.deviceAddressNever]
    let isBehindProxy = isGiven ? origins?.isEmpty == true : listener?.isLoopback == true
    safety = [language[isBehindProxy ? .deviceAddressProxy : .deviceAddressPlain]]
    command = isBehindProxy ? listener.map { "tailscale serve \($0.port)" } : nil
    reached = origins?.first ?? site
    if let site, site.hasPrefix("https://") { safety.append(language(.deviceAddressSite, site)) }
  }

  private static func sentence(
    _ problem: ListenerProblem, _ listener: DeviceListener, _ language: Language
  ) -> String {
    switch problem {
    case .taken: language(.deviceAddressTaken, "\(listener.port)")
    case .notHere: language(.deviceAddressNotHere, listener.host)
    case .notAllowed: language(.deviceAddressNotAllowed, "\(listener.port)")
    case .other(let code): language(.deviceAddressOther, "\(code)")
    }
  }

  /// Adds the results of a test, by address such as "192.168.1.20:8421".
  public mutating func add(_ answers: [(address: String, answer: PortAnswer)], _ language: Language) {
    results = answers.map { address, answer in
      let (host, port) = Self.parts(address)
      return switch answer {
      case .ours: language(.deviceAddressWorks, address)
      case .other: language(.deviceAddressOtherAnswers, address)
      case .free: language(.deviceAddressNobody, address)
      case .notAllowed: language(.deviceAddressNotAllowed, port)
      case .notHere: language(.deviceAddressNotHere, host)
      }
    }
    guard let first = answers.first else { return }
    results.append(language(.deviceAddressFirewall, Self.parts(first.address).port))
  }

  private static func parts(_ address: String) -> (host: String, port: String) {
    guard let colon = address.lastIndex(of: ":") else { return (address, "") }
    return (String(address[..<colon]), String(address[address.index(after: colon)...]))
  }
}
