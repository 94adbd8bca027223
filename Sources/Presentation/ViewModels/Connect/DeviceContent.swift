/// The page of a device: its key, how to set it up, and what it has sent.
public struct DeviceContent: Sendable, Equatable {
  public var device: DevicePresenter.Row
  public var way: ConnectWay
  public var address: DeviceAddress
  /// The device's key; only on the page right after creating it.
  public var secret: String?
  public var guide: ConnectGuide
  /// The other ways, if the key was made in the terminal without naming one.
  public var otherWays: [OtherWay]
  /// QR codes of the guide's codes, in the same order; `nil` for a text too long for one.
  public var codes: [QRMatrix?]
  public var state: DevicePresenter.State
  /// The kinds of data it sends, and when each last arrived.
  public var kinds: [DevicePresenter.Kind]

  /// Link to the same page with another guide.
  public struct OtherWay: Sendable, Equatable {
    public var title: TextKey
    public var path: String
  }

  /// - Parameters:
  ///   - isWayKnown: True if somebody has said how the device sends.
  ///   - own: The address at which programs find the app.
  ///   - needsKey: True if programs that read need a key.
  ///   - code: Makes the QR code of a text.
  public init(
    _ device: DevicePresenter.Row, _ state: DevicePresenter.State, kinds: [DevicePresenter.Kind] = [], way: ConnectWay,
    isWayKnown: Bool = true, address: DeviceAddress,
    secret: String?, own: String = "http://127.0.0.1:8420", needsKey: Bool = false, code: (String) -> QRMatrix?
  ) {
    self.device = device
    self.state = state
    self.kinds = kinds
    self.way = way
    self.address = address
    self.secret = secret
    otherWays =
      isWayKnown
      ? []
      : ConnectWay.allCases.filter { $0 != way }.map {
        OtherWay(title: $0.title, path: Self.path(of: device.id, $0, address))
      }
    guide = ConnectGuide(way, address: address, secret: secret, own: own, needsKey: needsKey)
    codes = guide.codes.map { code($0.text) }
  }

  /// The page itself without the key, for reloading.
  public var path: String { Self.path(of: device.id, way, address) }

  private static func path(of device: String, _ way: ConnectWay, _ address: DeviceAddress) -> String {
    Address.connectDevice(device).path(
      "\(ConnectForm.way)=\(way.rawValue)&\(ConnectForm.address)=\(AddressText.encoded(address.origin))")
  }
}
