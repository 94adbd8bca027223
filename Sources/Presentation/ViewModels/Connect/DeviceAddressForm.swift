public import DailveDomain

/// The form that chooses the address for devices and switches it on and off.
public struct DeviceAddressForm: Sendable, Equatable {
  public static let host = "host"
  public static let port = "port"
  /// `on` or `off`.
  public static let turn = "turn"
  public static let on = "on"
  public static let off = "off"
  /// Present where the form leads back to the page that connects a device.
  public static let back = "back"

  public var fields: FormFields
  /// The chosen address, which the addresses of the machine need not include.
  private let listener: DeviceListener?
  private let hosts: [String]

  /// - Parameter hosts: The addresses of this machine, the proposed one first.
  public init(_ listener: DeviceListener?, hosts: [String]) {
    (self.listener, self.hosts) = (listener, hosts)
    fields = FormFields([
      Self.host: listener?.host ?? hosts.first ?? DeviceListener.everyHost,
      Self.port: "\(listener?.port ?? DeviceListener.usualPort)",
    ])
  }

  /// The addresses to choose from, as posted and as shown.
  public func options(_ language: Language) -> [(value: String, text: String)] {
    let loopback = "127.0.0.1"
    var options = hosts.map { (value: $0, text: $0) }
    if let chosen = listener?.host, ![loopback, DeviceListener.everyHost].contains(chosen), !hosts.contains(chosen) {
      options.insert((chosen, language(.deviceAddressAbsent, chosen)), at: 0)
    }
    return options + [
      (DeviceListener.everyHost, language[.deviceAddressEvery]),
      (loopback, language(.deviceAddressHere, loopback)),
    ]
  }

  public static var usualPort: String { "\(DeviceListener.usualPort)" }
  public static var ports: ClosedRange<Double> {
    Double(DeviceListener.ports.lowerBound)...Double(DeviceListener.ports.upperBound)
  }

  public static func portText(_ language: Language) -> String {
    language(.formNumberRange, "\(DeviceListener.ports.lowerBound)", "\(DeviceListener.ports.upperBound)")
  }

  /// Takes the posted fields.
  ///
  /// - Returns: The choice; `nil` if the fields now have errors.
  public mutating func parse(_ posted: [String: String], _ language: Language) -> DeviceListener? {
    // Switching off changes nothing else.
    if posted[Self.turn] == Self.off, var listener {
      listener.isOn = false
      return listener
    }
    fields.fill(posted)
    let (host, port) = (fields[Self.host], Int(fields[Self.port]))
    if DeviceListener(isOn: true, host: host, port: DeviceListener.usualPort) == nil {
      fields.errors[Self.host] = language[.deviceAddressHostError]
    }
    guard let port, DeviceListener.ports.contains(port) else {
      fields.errors[Self.port] = Self.portText(language)
      return nil
    }
    return DeviceListener(isOn: posted[Self.turn] == Self.on, host: host, port: port)
  }
}
