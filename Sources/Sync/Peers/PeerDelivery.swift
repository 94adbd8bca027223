/// A delivery of a device, without its body.
package struct PeerDelivery: Sendable, Equatable {
  package var id: String
  package var received: Int
  package var token: String?
  /// `DeliveryHead`, as JSON.
  package var head: String
  package var size: Int
  package var packed: Int
  package var fingerprint: String
  /// Identity of the batch made from the delivery.
  package var batch: String?
  package var version: Int
  package var unknown: Int
  package var problem: String?
  package var records: Int

  package init(
    id: String, received: Int, token: String?, head: String, size: Int, packed: Int, fingerprint: String,
    batch: String?, version: Int, unknown: Int, problem: String?, records: Int
  ) {
    self.id = id
    self.received = received
    self.token = token
    self.head = head
    self.size = size
    self.packed = packed
    self.fingerprint = fingerprint
    self.batch = batch
    self.version = version
    self.unknown = unknown
    self.problem = problem
    self.records = records
  }

  package var digest: UInt64 {
    PeerDigest.of([id, fingerprint, batch, "\(version)", "\(unknown)", problem, "\(records)"])
  }

  /// The newer of two readings of one delivery counts.
  package func wins(over other: PeerDelivery) -> Bool {
    (version, batch ?? "", digest) > (other.version, other.batch ?? "", other.digest)
  }
}

/// A part of a kept body.
package struct PeerBodyPart: Sendable, Equatable {
  package var fingerprint: String
  package var part: Int
  package var bytes: [UInt8]

  package init(fingerprint: String, part: Int, bytes: [UInt8]) {
    self.fingerprint = fingerprint
    self.part = part
    self.bytes = bytes
  }

  package static func digest(_ fingerprint: String, _ part: Int) -> UInt64 {
    PeerDigest.of([PeerDigest.of(fingerprint), UInt64(bitPattern: Int64(part))])
  }
}
