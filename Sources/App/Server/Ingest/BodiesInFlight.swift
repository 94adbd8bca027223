internal import Synchronization

/// Limits the bodies received at once. Each takes up to a megabyte of memory and, once large, a file; a device sends
/// one after another.
final class BodiesInFlight: Sendable {
  static let most = 32
  static let ofOneDevice = 8
  /// Seconds to wait before retrying.
  static let pause = 5

  private let byDevice = Mutex<[String: Int]>([:])

  /// - Throws: `IngestRefusal.tooMany`, before reading the body.
  func holding<T>(_ device: String, _ receive: () async throws -> T) async throws -> T {
    try byDevice.withLock { counts in
      let own = counts[device] ?? 0
      guard own < Self.ofOneDevice, counts.values.reduce(0, +) < Self.most else {
        throw IngestRefusal.tooMany(seconds: Self.pause)
      }
      counts[device] = own + 1
    }
    defer {
      byDevice.withLock { counts in
        let left = (counts[device] ?? 1) - 1
        counts[device] = left > 0 ? left : nil
      }
    }
    return try await receive()
  }
}
