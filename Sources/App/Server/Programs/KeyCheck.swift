internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Decides whether a request may read: with a session, with a device key, or because neither is needed.
struct KeyCheck: Sendable {
  /// Addresses that check a key themselves.
  static let addresses: Set<AddressPattern> = [.syncPull, .syncEntries, .syncPeer]

  /// True if everybody must sign in.
  let needsSignIn: Bool
  let now: @Sendable () -> Instant
  /// A page of charts asks dozens of questions at once.
  private let buckets = TokenBuckets(most: 1200, perSecond: 20)

  init(needsSignIn: Bool, now: @escaping @Sendable () -> Instant) {
    self.needsSignIn = needsSignIn
    self.now = now
  }

  /// - Parameters:
  ///   - scopes: Scopes of which one suffices.
  ///   - takesSession: True if a session is accepted instead of a key.
  ///   - standing: The standing of an admitted sender.
  /// - Returns: The person, and the key if one was presented.
  /// - Throws: `APIProblem`, or the store's error.
  @discardableResult
  func admit(
    _ request: Request, _ context: AppContext, for scopes: [TokenScope], acceptsSession: Bool = true,
    as standing: ConnectionPlace.Standing = .known
  ) async throws -> (person: PersonServices, key: DeviceToken?) {
    // A presented key is always checked, even where none is needed.
    guard let text = Self.secret(request) else {
      if needsSignIn, context.session == nil || !acceptsSession { throw APIProblem.noKey }
      if context.session != nil { context.vouch(standing) }
      return (try context.person, nil)
    }
    guard let secret = DeviceSecret(text), let token = try await context.directory.deviceToken(hash: secret.hash)
    else { throw APIProblem.key(.unknown) }
    // Use the first scope that the key has, else the one it would most need.
    guard let scope = scopes.first(where: token.scopes.contains) ?? scopes.first else { throw APIProblem.scope([]) }
    switch token.refusal(of: scope, at: now()) {
    case nil: break
    case .notAllowed: throw APIProblem.scope(scopes)
    case let refusal?: throw APIProblem.key(refusal)
    }
    context.vouch(standing)
    if let seconds = buckets.consume(token.id) { throw APIProblem.tooMany(seconds: seconds) }
    if token.wantsNote(at: now()) {
      // A full disk must not prevent reading.
      try? await context.directory.noteUse(ofToken: token.id, at: now())
    }
    return (try context.people.person(of: token), token)
  }

  /// Accepted only in this header: addresses end up in logs.
  private static func secret(_ request: Request) -> Substring? {
    guard let value = request.headers[.authorization] else { return nil }
    let parts = value.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && parts[0].lowercased() == "bearer" ? parts[1] : ""
  }
}
