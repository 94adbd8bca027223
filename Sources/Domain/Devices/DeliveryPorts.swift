public import DailveScores

/// Accepts deliveries from devices.
public protocol DeliveryReceiving: Sendable {
  /// Begins to store a body; nothing is acknowledged before `finish`.
  ///
  /// - Throws: `full` if the disk has no room for another file, `failed` if the system refuses to create one. The
  ///   caller refuses the delivery, and the device sends it again.
  func receive(_ head: DeliveryHead) throws(StorageError) -> any DeliveryWriting

  /// Has a delivery read again, in place of its first reading. Blocks.
  ///
  /// - Returns: False if its body is no longer there.
  /// - Throws: `StorageError`: `busy` while the store is closed, `full` if the disk has no room for another copy of the
  ///   body, and `damaged`, `tooNew` or `failed` if it cannot be read. The first reading then stays, and the caller
  ///   says why.
  func replay(_ delivery: Delivery) throws -> Bool
}

/// A body on its way to the disk; if it is released before `finish`, nothing remains of it. Blocks; for one thread at a time.
///
/// Both methods throw `full` if the disk has no room, and `failed` if the system refuses to write or name the file. The
/// caller releases the body and acknowledges nothing, so that the device sends it again.
public protocol DeliveryWriting: AnyObject, Sendable {
  /// - Parameter bytes: The next bytes of the body, unpacked.
  func append(_ bytes: [UInt8]) throws(StorageError)

  /// Makes the body durable: from here on it will be read, even if the program is killed.
  ///
  /// - Returns: The delivery's identifier.
  func finish() throws(StorageError) -> String
}

/// The tokens of devices.
///
/// A change that cannot be saved leaves everything as it was and throws `busy` while another program writes for a long time, `full` if the disk has
/// no room, `gone` if the file of access was removed or replaced, `damaged` if it cannot be read, and `failed` for anything else. Reads throw the same
/// errors, and then no device is admitted. The caller reports the error and lets the person try again.
public protocol TokenKeeping: Sendable {
  /// - Parameter hash: SHA-256 of the secret.
  func deviceToken(hash: [UInt8]) async throws(StorageError) -> DeviceToken?

  func add(_ token: DeviceToken, hash: [UInt8]) async throws(StorageError)

  /// Records that the token was used for reading, unless that was recorded a short while ago.
  func noteUse(ofToken id: String, at now: Instant) async throws(StorageError)

  /// - Returns: False if there is no such token.
  func revokeDeviceToken(_ id: String, at now: Instant) async throws(StorageError) -> Bool
}

/// Reads devices and each of their deliveries.
public protocol DeviceReading {
  /// Newest first, revoked ones included.
  func deviceTokens() throws -> [DeviceToken]

  /// The newest delivery of a device among those that have been read; `nil` if there is none.
  func lastDelivery(of device: String) throws -> Delivery?

  /// The deliveries that have been read, newest first.
  ///
  /// - Parameter id: Returns deliveries before this one; `nil` begins with the newest.
  func deliveries(before id: String?, limit: Int) throws -> [Delivery]

  /// `nil` for a delivery that does not exist, or has not been read yet.
  func delivery(_ id: String) throws -> Delivery?

  /// The delivery that became a batch; `nil` for a batch that was not delivered.
  func delivery(ofBatch batch: Int) throws -> Delivery?
}
