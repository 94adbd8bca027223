internal import DailveDomain
internal import Hummingbird

/// A key that is made, and shown in one answer.
struct NewKey {
  private let token: DeviceToken
  private let secret: DeviceSecret
  private let trail: AccessTrail

  init(_ token: DeviceToken, _ secret: DeviceSecret, _ trail: AccessTrail) {
    (self.token, self.secret, self.trail) = (token, secret, trail)
  }

  /// - Parameter answer: Shows the secret, which is nowhere stored. If that fails, nobody will ever know it, and the key is withdrawn.
  func made(
    _ request: Request, _ context: AppContext, answer: () async throws -> Response
  ) async throws -> Response {
    let store = try context.person.store
    try await store.add(token, hash: secret.hash)
    trail.note(.keyMade, request, context)
    do {
      return try await answer()
    } catch {
      // Left as it is where that fails as well: a key that nobody knows opens nothing.
      if (try? await store.revokeDeviceToken(token.id, at: token.created)) == true {
        trail.note(.keyWithdrawn, request, context)
      }
      throw error
    }
  }
}
