public import DailveScores

/// The separate address at which this machine takes deliveries, and nothing else.
///
/// It belongs to the machine: it is neither exchanged with other machines nor part of backups and exports.
///
/// Stored: never rename a coding key.
public struct DeviceListener: Sendable, Equatable, Codable {
  /// True if the address is open while the program serves.
  public var isOn: Bool
  /// An IP address of the machine in a single spelling, or `everyHost`.
  public let host: String
  /// In `ports`.
  public let port: Int

  /// Ports below need rights that the program does not have.
  public static let ports = 1024...65_535
  public static let usualPort = 8421
  /// Stands for every IPv4 address of the machine.
  public static let everyHost = "0.0.0.0"

  /// - Returns: `nil` unless the host is `everyHost` or an IP address that is not routed publicly, and the port is one
  ///   of `ports`. What is sent there is not encrypted, so it is for one's own network.
  public init?(isOn: Bool, host: String, port: Int) {
    guard Self.ports.contains(port) else { return nil }
    guard host != Self.everyHost else {
      (self.isOn, self.host, self.port) = (isOn, host, port)
      return
    }
    guard let address = NetworkAddress(host), Self.admits(address) else { return nil }
    (self.isOn, self.host, self.port) = (isOn, address.text, port)
  }

  private enum CodingKeys: String, CodingKey { case isOn, host, port }

  /// - Throws: `DecodingError` for anything that `init(isOn:host:port:)` refuses.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let read = Self(
      isOn: try fields.decode(Bool.self, forKey: .isOn), host: try fields.decode(String.self, forKey: .host),
      port: try fields.decode(Int.self, forKey: .port))
    guard let read else {
      throw DecodingError.dataCorruptedError(forKey: .host, in: fields, debugDescription: "no address of one's own")
    }
    self = read
  }

  /// Devices of a tailnet have addresses that are not routed publicly either
  /// (https://tailscale.com/kb/1015/100.x-addresses).
  private static let own = NetworkBlock.ownNetwork + TailscaleUsers.devices

  /// True for an address of one's own network or tailnet, or of this machine.
  public static func admits(_ address: NetworkAddress) -> Bool { own.contains { $0.contains(address) } }

  public var isForEveryAddress: Bool { host == Self.everyHost }

  /// True if only programs on this machine reach it, such as a proxy.
  public var isLoopback: Bool {
    NetworkAddress(host).map { address in NetworkBlock.thisMachine.contains { $0.contains(address) } } ?? false
  }

  /// "http://192.168.1.20:8421".
  public func origin(at host: String) -> String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

  /// The addresses to give to devices: none if only this machine reaches it.
  ///
  /// - Parameter hosts: The addresses of this machine, in order.
  public func origins(of hosts: [String]) -> [String] {
    if isLoopback { return [] }
    return (isForEveryAddress ? hosts : [host]).map(origin)
  }
}

/// The present state of that address.
public struct DeviceListenerState: Sendable, Equatable {
  /// `nil` if nobody has chosen one.
  public var listener: DeviceListener?
  public var condition: Condition
  /// The address given on the command line, such as "192.168.1.20:8421"; it takes the place of a chosen one, which then
  /// cannot be changed.
  public var given: String?

  public enum Condition: Sendable, Equatable {
    case off
    case listening(since: Instant)
    /// The address is tried again every `pause` seconds.
    case failed(ListenerProblem)
  }

  /// Seconds between two attempts, because an address of the machine may appear later than the program starts.
  public static let pause = 30

  public init(listener: DeviceListener? = nil, condition: Condition = .off, given: String? = nil) {
    self.listener = listener
    self.condition = condition
    self.given = given
  }
}

/// The reason why a program cannot listen at an address.
public enum ListenerProblem: Error, Sendable, Equatable {
  /// Another program listens there.
  case taken
  /// The machine does not have the address.
  case notHere
  /// The system does not allow it.
  case notAllowed
  /// - Parameter code: The system's number of the error.
  case other(code: Int)
}

/// The result of connecting to a port of this machine.
public enum PortAnswer: String, Sendable {
  /// The port is free, and we may listen on it.
  case free
  /// This program answers.
  case ours
  /// Another program answers, or nothing intelligible.
  case other
  /// The system does not let us listen there.
  case notAllowed
  /// The machine does not have the address.
  case notHere
}

/// Keeps the chosen address on this machine. Both functions block.
public protocol DeviceListenerKeeping: Sendable {
  /// `nil` if nobody has chosen one.
  ///
  /// - Throws: `failed` if the record cannot be read or is damaged; the caller leaves the address closed and says so.
  func deviceListener() throws(StorageError) -> DeviceListener?

  /// The choice is durable when this returns.
  ///
  /// - Throws: `full` if the disk has no room, `failed` if the system refuses to write; the earlier choice then stays.
  func keep(_ listener: DeviceListener) throws(StorageError)
}
