package import DailveDomain
package import DailveScores

/// A delivery of a device, with its result.
package struct DeliveryDocument: Codable, Sendable {
  package var id: String
  package var device: String
  /// Absent if the file of the delivery is damaged.
  package var received: Instant?
  package var bytes: Int
  package var batch: Int?
  /// Records and fields that were not understood.
  package var unknown: Int
  package var problem: String?
  package var isKept: Bool
  package var headers: [String: String]
  package var report: ImportReport?

  package init(_ delivery: Delivery, report: ImportReport? = nil) {
    id = delivery.id
    device = delivery.head.sender
    received = delivery.head.received
    bytes = delivery.bytes
    batch = delivery.batch
    unknown = delivery.unknown
    problem = delivery.problem
    isKept = delivery.isKept
    headers = delivery.head.headers
    self.report = report
  }

  /// A waiting delivery that cannot be read.
  package init(damaged id: String, bytes: Int, problem: String) {
    self.id = id
    self.bytes = bytes
    self.problem = problem
    device = ""
    unknown = 0
    isKept = false
    headers = [:]
  }
}
