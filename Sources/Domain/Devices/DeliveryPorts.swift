public import DailveScores

/// Takes what devices send.
public protocol DeliveryReceiving: Sendable {
  /// Begins to keep a body; nothing is acknowledged before `finish`.
  ///
  /// - Throws: `full` if the disk has no room for another file, `failed` if the system does not let one be made. The caller refuses the delivery,
  ///   and the device sends it again.
  func receive(_ head: DeliveryHead) throws(StorageError) -> any DeliveryWriting

  /// Has a delivery read again, in the place of its first reading. Blocks.
  ///
  /// - Returns: False if its body is no longer there.
  /// - Throws: `StorageError`: `busy` while the store is closed, `full` if the disk has no room for the body beside it, `damaged`, `tooNew` or
  ///   `failed` if it cannot be read. The first reading stays then, and the caller says why.
  func replay(_ delivery: Delivery) throws -> Bool
}

/// A body on its way to the disk; one that is let go before `finish` leaves nothing. Blocks; for one thread at a time.
///
/// Both throw `full` if the disk has no room, and `failed` if the system does not let the file be written or named. The caller lets the body go and
/// acknowledges nothing, so that the device sends it again.
public protocol DeliveryWriting: AnyObject, Sendable {
  /// - Parameter bytes: The next ones of the body, unpacked.
  func append(_ bytes: [UInt8]) throws(StorageError)

  /// Makes the body durable: from here on it is read, whatever is killed.
  ///
  /// - Returns: The delivery's identifier.
  func finish() throws(StorageError) -> String
}

/// The tokens of devices.
///
/// What cannot be saved leaves everything as it was, and throws: `busy` while the store is closed to be erased or replaced, `full` if the disk
/// has no room for a waiting change, `damaged` or `tooNew` if the store or the changes that wait beside it cannot be read, `failed` for
/// anything else. Reading them throws the same, and then a device is let in by none. The caller says so and lets the person try again.
public protocol TokenKeeping: Sendable {
  /// Newest first, revoked ones included.
  func deviceTokens() async throws(StorageError) -> [DeviceToken]

  /// - Parameter hash: SHA-256 of the secret.
  func deviceToken(hash: [UInt8]) async throws(StorageError) -> DeviceToken?

  func add(_ token: DeviceToken, hash: [UInt8]) async throws(StorageError)

  /// Notes that something was read with it, unless that was noted a short while ago.
  func noteUse(ofToken id: String, at now: Instant) async throws(StorageError)

  /// - Returns: False if there is no such token.
  func revokeDeviceToken(_ id: String, at now: Instant) async throws(StorageError) -> Bool
}

/// Devices, and each of their deliveries.
public protocol DeviceReading {
  /// Newest first, revoked ones included.
  func deviceTokens() throws -> [DeviceToken]

  /// What a device sent last, among what has been read; `nil` for nothing.
  func lastDelivery(of device: String) throws -> Delivery?

  /// What has been read of it, newest first.
  ///
  /// - Parameter id: Earlier ones than this delivery; `nil` begins with the newest.
  func deliveries(before id: String?, limit: Int) throws -> [Delivery]

  /// `nil` for one that is not there, or has not been read yet.
  func delivery(_ id: String) throws -> Delivery?

  /// The delivery that became a batch; `nil` for a batch that was not delivered.
  func delivery(ofBatch batch: Int) throws -> Delivery?
}
