internal import DailveDomain
internal import Hummingbird

/// Creates a key and shows it in a single response.
struct NewKey {
  private let token: DeviceToken
  private let secret: DeviceSecret
  private let trail: AccessTrail

  init(_ token: DeviceToken, _ secret: DeviceSecret, _ trail: AccessTrail) {
    (self.token, self.secret, self.trail) = (token, secret, trail)
  }

  /// - Parameter answer: Shows the secret, which is stored nowhere. If that fails, nobody can ever know it, and the key
  ///   is withdrawn.
  func made(
    _ request: Request, _ context: AppContext, answer: () async throws -> Response
  ) async throws -> Response {
    let directory = try context.directory
    try await directory.add(token, hash: secret.hash)
    trail.note(.keyMade, request, context)
    do {
      return try await answer()
    } catch {
      // If withdrawing fails as well, the key stays: an unknown key opens nothing.
      if (try? await directory.revokeDeviceToken(token.id, at: token.created)) == true {
        trail.note(.keyWithdrawn, request, context)
      }
      throw error
    }
  }
}
