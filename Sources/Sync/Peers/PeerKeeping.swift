internal import DailveDomain

/// A store whose samples, elements and batches others compare with theirs.
package protocol PeerKeeping: Sendable {
  /// Exchanges greetings.
  func greet(_ greeting: PeerGreeting) async throws -> PeerGreeting
  func outline(_ groups: [Int]) async throws -> PeerOutline
  /// Digests in the order of the places.
  func digests(of places: [PeerPlace]) async throws -> [[UInt64]]
  /// As much of the selection as fits into one parcel.
  func parcel(_ wants: [PeerSelection]) async throws -> PeerParcel
  /// Stores all new items or none.
  ///
  /// - Parameter sender: Identifier of the sending store.
  func receive(_ parcel: PeerParcel, from sender: String) async throws -> PeerReceipt
}

/// The store on this side of an exchange.
package protocol PeerFollowing: PeerKeeping, SyncFollowing {
  /// - Parameter clock: Milliseconds since 1970.
  func greeting(clock: Int) async throws -> PeerGreeting
  /// Adopts the home zone of another store if its evidence is better.
  func agree(on home: PeerHomeZone) async throws
}

/// Answers the requests of another store.
package enum PeerService {
  /// - Parameter now: Milliseconds since 1970.
  /// - Throws: `PeerError` if the bytes are not a valid request, else the store's error.
  package static func answer(_ bytes: [UInt8], by store: any PeerFollowing, now: Int) async throws -> [UInt8] {
    switch try PeerRequest(bytes) {
    case .greet(let greeting):
      let own = try await store.greeting(clock: now)
      if let home = greeting.home, own.home.map({ $0.gives(way: home) }) ?? true { try await store.agree(on: home) }
      return PeerAnswer.greeting(own).bytes
    case .outline(let groups): return PeerAnswer.outline(try await store.outline(groups)).bytes
    case .digests(let places): return PeerAnswer.digests(try await store.digests(of: places)).bytes
    case .parcel(let wants): return PeerAnswer.parcel(try await store.parcel(wants)).bytes
    case .receive(let parcel, let sender):
      return PeerAnswer.receipt(try await store.receive(parcel, from: sender)).bytes
    }
  }
}
