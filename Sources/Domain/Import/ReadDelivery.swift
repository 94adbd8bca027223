/// A delivery that has been read, on its way into the store.
public struct ReadDelivery: Sendable {
  public var id: String
  public var head: DeliveryHead
  /// Bytes of the body, unpacked and as stored.
  public var bytes: Int
  public var packedBytes: Int
  /// SHA-256 of the body as stored; equal bodies are stored once.
  public var fingerprint: String
  /// Version of the reader.
  public var version: Int
  /// Number of records and fields that were not understood.
  public var unknown: Int
  public var problem: String?

  public init(
    id: String, head: DeliveryHead, bytes: Int, packedBytes: Int, fingerprint: String, version: Int, unknown: Int,
    problem: String?
  ) {
    self.id = id
    self.head = head
    self.bytes = bytes
    self.packedBytes = packedBytes
    self.fingerprint = fingerprint
    self.version = version
    self.unknown = unknown
    self.problem = problem
  }
}
