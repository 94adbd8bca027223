/// A store on another machine, reached by any transport that carries bytes there and back.
package struct RemotePeer: PeerKeeping, SyncKeeping {
  private let send: @Sendable ([UInt8]) async throws -> [UInt8]
  private let entries: any SyncKeeping

  /// - Parameters:
  ///   - entries: The store through which entries are exchanged.
  ///   - send: Carries a request to the other store, and its answer back.
  package init(entries: any SyncKeeping, send: @escaping @Sendable ([UInt8]) async throws -> [UInt8]) {
    self.entries = entries
    self.send = send
  }

  private func ask(_ request: PeerRequest) async throws -> PeerAnswer { try PeerAnswer(try await send(request.bytes)) }

  package func greet(_ greeting: PeerGreeting) async throws -> PeerGreeting {
    guard case .greeting(let answer) = try await ask(.greet(greeting)) else { throw PeerError.unexpectedAnswer }
    return answer
  }

  package func outline(_ groups: [Int]) async throws -> PeerOutline {
    guard case .outline(let outline) = try await ask(.outline(groups)) else { throw PeerError.unexpectedAnswer }
    return outline
  }

  package func digests(of places: [PeerPlace]) async throws -> [[UInt64]] {
    guard case .digests(let digests) = try await ask(.digests(places)), digests.count == places.count else {
      throw PeerError.unexpectedAnswer
    }
    return digests
  }

  package func parcel(_ wants: [PeerSelection]) async throws -> PeerParcel {
    guard case .parcel(let parcel) = try await ask(.parcel(wants)) else { throw PeerError.unexpectedAnswer }
    return parcel
  }

  package func receive(_ parcel: PeerParcel, from sender: String) async throws -> PeerReceipt {
    guard case .receipt(let receipt) = try await ask(.receive(parcel, sender: sender)) else {
      throw PeerError.unexpectedAnswer
    }
    return receipt
  }

  package func sync(_ push: SyncPush, now: Int) async throws -> SyncReceipt {
    try await entries.sync(push, now: now)
  }

  package func page(_ pull: SyncPull) async throws -> SyncPage { try await entries.page(pull) }
}
