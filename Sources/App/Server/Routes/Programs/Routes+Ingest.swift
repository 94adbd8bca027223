internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The deliveries of devices.
struct IngestRoutes: Sendable {
  let now: @Sendable () -> Instant
  private let rightsNow: @Sendable () -> Instant
  private let buckets = TokenBuckets()
  private let inFlight = BodiesInFlight()

  /// - Parameter rightsNow: The clock for the validity of keys.
  init(now: @escaping @Sendable () -> Instant, rightsNow: @escaping @Sendable () -> Instant) {
    self.now = now
    self.rightsNow = rightsNow
  }

  func add(to router: some RouterMethods<AppContext>) {
    router.post(.ingest) { request, context in try await ingest(request, context) }
  }

  private func ingest(_ request: Request, _ context: AppContext) async throws -> Response {
    let people = try context.people
    guard let text = Self.secret(request) else { throw IngestRefusal.noToken }
    guard let secret = DeviceSecret(text) else { throw IngestRefusal.token(.unknown) }
    let token = try await admitted(secret, people.directory)
    if let seconds = buckets.consume(token.id) { throw IngestRefusal.tooMany(seconds: seconds) }
    let id = try await inFlight.holding(token.id) {
      context.vouch(.sender)
      let deliveries = people.person(of: token).deliveries
      return try await IngestReceiver(deliveries: deliveries).receive(request, from: token, at: now()) {
        _ = try await admitted(secret, people.directory)
      }
    }
    return try .json(["delivery": id])
  }

  private func admitted(_ secret: DeviceSecret, _ directory: any TokenKeeping) async throws -> DeviceToken {
    guard let token = try await directory.deviceToken(hash: secret.hash) else {
      throw IngestRefusal.token(.unknown)
    }
    if let refusal = token.refusal(of: .ingest, at: rightsNow()) { throw IngestRefusal.token(refusal) }
    return token
  }

  /// Accepted only in headers: addresses end up in logs.
  private static func secret(_ request: Request) -> Substring? {
    if let key = request.headers[.custom("X-API-Key")], !key.isEmpty { return key[...] }
    guard let value = request.headers[.authorization] else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[0].lowercased() == "bearer" ? parts[1] : nil
  }
}
