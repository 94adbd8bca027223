internal import DailveDomain
internal import DailveScores

/// A token as it waits in an outbox: never rename a coding key.
struct StoredToken: Codable, Sendable, Equatable {
  var id: String
  var name: String
  var scopes: [TokenScope]
  var created: Int
  var expires: Int?
  var way: String?
  var address: String?

  init(_ token: DeviceToken) {
    id = token.id
    name = token.name
    scopes = token.scopes.sorted { $0.rawValue < $1.rawValue }
    created = token.created.seconds
    expires = token.expires?.seconds
    way = token.setup?.way
    address = token.setup?.address
  }

  var token: DeviceToken {
    DeviceToken(
      id: id, name: name, scopes: Set(scopes), created: Instant(created), expires: expires.map { Instant($0) },
      setup: way.flatMap { way in address.map { DeviceSetup(way: way, address: $0) } })
  }
}
