/// The page of a device: its key, how to set it up, and what has come from it.
public struct DeviceContent: Sendable, Equatable {
  public var device: DevicePresenter.Row
  public var way: ConnectWay
  public var address: DeviceAddress
  /// The device's key; only on the page that follows its making.
  public var secret: String?
  public var guide: ConnectGuide
  /// QR codes of the guide's codes, in their order; `nil` for a text too long for one.
  public var codes: [QRMatrix?]
  public var state: DevicePresenter.State
  /// What it sends, and when each last came.
  public var kinds: [DevicePresenter.Kind]

  /// - Parameters:
  ///   - own: Where programs find the app.
  ///   - needsKey: Whether programs that read show a key.
  ///   - code: Makes the QR code of a text.
  public init(
    _ device: DevicePresenter.Row, _ state: DevicePresenter.State, kinds: [DevicePresenter.Kind] = [], way: ConnectWay,
    address: DeviceAddress,
    secret: String?, own: String = "http://127.0.0.1:8420", needsKey: Bool = false, code: (String) -> QRMatrix?
  ) {
    self.device = device
    self.state = state
    self.kinds = kinds
    self.way = way
    self.address = address
    self.secret = secret
    guide = ConnectGuide(way, address: address, secret: secret, own: own, needsKey: needsKey)
    codes = guide.codes.map { code($0.text) }
  }

  /// The page itself, without the key: for what is loaded again.
  public var path: String {
    Address.connectDevice(device.id).path(
      "\(ConnectForm.way)=\(way.rawValue)&\(ConnectForm.address)=\(AddressText.encoded(address.origin))")
  }
}
