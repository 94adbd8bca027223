public import DailveScores

/// What came with the body of a delivery, kept with it.
public struct DeliveryHead: Sendable, Equatable, Codable {
  public var received: Instant
  /// Identifier of the `DeviceToken` that sent it.
  public var token: String
  /// Name of the device, which stands for sources that the body does not name.
  public var sender: String
  public var contentType: String?
  /// Headers that say how the body came to be ("automation-name"), in lower case.
  public var headers: [String: String]

  /// Names a delivery that a person sent from the page of a device to try its key: no sign of life of the device.
  public static let testHeader = "dailve-test"

  public init(
    received: Instant, token: String, sender: String, contentType: String?, headers: [String: String] = [:]
  ) {
    self.received = received
    self.token = token
    self.sender = sender
    self.contentType = contentType
    self.headers = headers
  }
}

/// One body that a device pushed.
public struct Delivery: Sendable, Equatable, Identifiable {
  /// When it came, to the millisecond, and something random; identifiers are in the order of arrival.
  public var id: String
  public var head: DeliveryHead
  /// Bytes of the body, unpacked.
  public var bytes: Int
  /// The batch that it became; `nil` for one that could not be read.
  public var batch: Int?
  /// Records that it held, those included that were known already.
  public var records: Int
  /// Records and fields that were not understood: a version that understands more may be asked to read it again.
  public var unknown: Int
  /// Why it could not be read, where it could not.
  public var problem: String?
  /// Whether the body is still there to be read again.
  public var isKept: Bool

  public init(
    id: String, head: DeliveryHead, bytes: Int, batch: Int?, records: Int, unknown: Int, problem: String?, isKept: Bool
  ) {
    self.id = id
    self.head = head
    self.bytes = bytes
    self.batch = batch
    self.records = records
    self.unknown = unknown
    self.problem = problem
    self.isKept = isKept
  }
}

/// How long bodies are kept after they came, so that they can be read again.
public enum DeliveryRetention {
  /// Seconds.
  public static let understood = 30 * 86_400
  /// Seconds; for those with something that was not understood.
  public static let unknown = 180 * 86_400
}
