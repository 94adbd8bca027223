/// The page of a device: its key, how to set it up, and what has come from it.
public struct DeviceContent: Sendable, Equatable {
  public var device: DevicePresenter.Row
  public var way: ConnectWay
  public var address: DeviceAddress
  /// The device's key; only on the page that follows its making.
  public var secret: String?
  public var guide: ConnectGuide
  /// The other ways, where the device's key was made without saying which: in the terminal.
  public var otherWays: [OtherWay]
  /// QR codes of the guide's codes, in their order; `nil` for a text too long for one.
  public var codes: [QRMatrix?]
  public var state: DevicePresenter.State
  /// What it sends, and when each last came.
  public var kinds: [DevicePresenter.Kind]

  /// The same page with another guide.
  public struct OtherWay: Sendable, Equatable {
    public var title: TextKey
    public var path: String
  }

  /// - Parameters:
  ///   - isWayKnown: Whether somebody has said which way the device sends.
  ///   - own: Where programs find the app.
  ///   - needsKey: Whether programs that read show a key.
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

  /// The page itself, without the key: for what is loaded again.
  public var path: String { Self.path(of: device.id, way, address) }

  private static func path(of device: String, _ way: ConnectWay, _ address: DeviceAddress) -> String {
    Address.connectDevice(device).path(
      "\(ConnectForm.way)=\(way.rawValue)&\(ConnectForm.address)=\(AddressText.encoded(address.origin))")
  }
}
