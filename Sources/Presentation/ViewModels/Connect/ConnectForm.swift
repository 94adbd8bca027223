public import DailveDomain
public import DailveScores

/// The form that makes a key for a device.
public struct ConnectForm: Sendable, Equatable {
  public static let name = "name"
  public static let way = "way"
  public static let address = "address"
  public static let days = "days"
  /// Identifier of the new device, so that a resubmitted form does not create a second one.
  public static let device = "device"
  /// Maximum characters.
  static let longestName = 40

  public var fields: FormFields
  /// The proposed address of this server.
  private let proposed: String

  /// - Parameters:
  ///   - address: The address to propose for the device.
  ///   - device: A new identifier.
  public init(way: ConnectWay, address: String, device: String = DeviceToken.newIdentifier()) {
    proposed = address
    fields = FormFields([
      Self.name: "", Self.way: way.rawValue, Self.address: address, Self.days: "", Self.device: device,
    ])
  }

  public var chosen: ConnectWay { ConnectWay(rawValue: fields[Self.way]) ?? .healthExport }

  /// The validity of a key in days; empty for unlimited.
  public static func validities(_ language: Language) -> [(value: String, text: String)] {
    [
      ("", language[.connectExpiresNever]), ("365", language[.connectExpiresYear]),
      ("90", language[.connectExpiresQuarter]),
    ]
  }

  /// Days, if they are among the offered ones.
  static func validity(_ days: String, _ language: Language) -> Int? {
    validities(language).contains { $0.value == days } ? Int(days) : nil
  }

  /// The server's own port, if a bare IPv4 address was typed, which is not meant to be port 80.
  private func missingPort(_ address: DeviceAddress) -> Substring? {
    let host = address.origin.dropFirst("http://".count)
    guard address.origin.hasPrefix("http://"), host.split(separator: ".").count == 4,
      host.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let colon = proposed.lastIndex(of: ":")
    else { return nil }
    let port = proposed[colon...].dropFirst()
    return !port.isEmpty && port.allSatisfy { $0.isASCII && $0.isNumber } ? port : nil
  }

  /// Takes the posted fields.
  ///
  /// - Returns: The token, and the address for the device; `nil` if the fields now have errors.
  public mutating func parse(
    _ posted: [String: String], now: Instant, _ language: Language
  ) -> (token: DeviceToken, address: DeviceAddress)? {
    let identifier = fields[Self.device]
    fields.fill(posted, longest: 200)
    if !DeviceToken.isIdentifier(fields[Self.device]) { fields.values[Self.device] = identifier }
    if ConnectWay(rawValue: fields[Self.way]) == nil { fields.values[Self.way] = ConnectWay.healthExport.rawValue }
    let name = fields[Self.name]
    if name.count > Self.longestName || !DeviceToken.isName(name) {
      fields.errors[Self.name] = language(.connectNameError, "\(Self.longestName)")
    }
    let address = DeviceAddress(fields[Self.address])
    if address == nil { fields.errors[Self.address] = language(.connectAddressError, "192.168.1.20:8421") }
    if let address, let port = missingPort(address) {
      fields.errors[Self.address] = language(.connectAddressPort, "\(address.origin):\(port)", "\(address.origin):80")
    }
    guard let address, fields.errors.isEmpty else { return nil }
    let days = Self.validity(fields[Self.days], language)
    let token = DeviceToken(
      id: fields[Self.device], name: name, scopes: [.ingest], created: now,
      expires: days.map { now + $0 * 86_400 }, setup: DeviceSetup(way: chosen.rawValue, address: address.origin))
    return (token, address)
  }
}
