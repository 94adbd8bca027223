public import DailveScores

/// The metadata of a delivery, kept with its body.
public struct DeliveryHead: Sendable, Equatable, Codable {
  /// Maximum bytes of a body, both as sent and unpacked, from any sender.
  public static let longestBody = 100_000_000

  public var received: Instant
  /// Identifier of the `DeviceToken` that sent it.
  public var token: String
  /// Name of the device, used as the source where the body names none.
  public var sender: String
  public var contentType: String?
  /// Headers that describe the origin of the body ("automation-name"), in lower case.
  public var headers: [String: String]

  /// Marks a test delivery that a person sent from the page of a device; it does not count as a contact of the device.
  public static let testHeader = "dailve-test"

  public init(received: Instant, token: String, sender: String, contentType: String?, headers: [String: String] = [:]) {
    self.received = received
    self.token = token
    self.sender = sender
    self.contentType = contentType
    self.headers = headers
  }
}

/// One delivery of a device.
public struct Delivery: Sendable, Equatable, Identifiable {
  /// Time of arrival in milliseconds and a random part; identifiers sort by arrival.
  public var id: String
  public var head: DeliveryHead
  /// Bytes of the body, unpacked.
  public var bytes: Int
  /// The batch made from it; `nil` if it could not be read.
  public var batch: Int?
  /// Number of records in it, including already known ones.
  public var records: Int
  /// Records and fields that were not understood; a newer version may read the delivery again.
  public var unknown: Int
  /// The reason why it could not be read; `nil` if it could.
  public var problem: String?
  /// True if the body is still stored.
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

/// The time for which bodies are kept after arrival, so that they can be read again.
public enum DeliveryRetention {
  /// Seconds for bodies that were understood completely.
  public static let understood = 30 * 86_400
  /// Seconds for bodies with something that was not understood.
  public static let unknown = 180 * 86_400
}
