package import NIOCore
internal import Synchronization

/// Decides who may hold the connections of one address. When they get scarce, or when one network has too many,
/// strangers go first, beginning with those who have waited longest for nothing: a browser in which somebody has signed
/// in always finds room.
package final class ConnectionRoster: Sendable {
  fileprivate struct State {
    /// Connections by channel.
    var connections: [ObjectIdentifier: Holder] = [:]
    /// One slot per HTTP/1.1 connection, and one per request over HTTP/2; by channel.
    var places: [ObjectIdentifier: ConnectionPlace] = [:]
    var networks: [String: Int] = [:]
    /// Requests of strangers in progress, by network.
    var strangers: [String: Int] = [:]
  }

  fileprivate struct Holder {
    let network: String?
    let since: NIODeadline
    var places: Set<ObjectIdentifier> = []
    let close: @Sendable () -> Void
  }

  private let state = Mutex(State())
  /// Beyond this number, each new connection evicts another.
  private let most: Int

  /// - Parameter connections: How many connections the address accepts.
  package init(connections: Int = ConnectionLimits.mostConnections) {
    most = ConnectionLimits.unreserved(of: connections)
  }

  /// The number of open connections.
  package var count: Int { state.withLock { $0.connections.count } }

  // MARK: Connections

  /// Registers a connection that was accepted, or that is now watched at another point as well.
  ///
  /// - Parameters:
  ///   - network: `nil` if a proxy may stand in between.
  ///   - close: Closes it at once, from any thread.
  package func begin(
    _ connection: ObjectIdentifier, of network: String?, at now: NIODeadline, close: @escaping @Sendable () -> Void
  ) {
    let leaving = state.withLock { state -> (@Sendable () -> Void)? in
      guard state.connections[connection] == nil else { return nil }
      let isFull = state.connections.count >= most
      let isMany = network.map { state.networks[$0] ?? 0 >= ConnectionLimits.mostOfNetwork } ?? false
      let first =
        isMany ? state.evictionCandidate { $0 == network } : isFull ? state.evictionCandidate { _ in true } : nil
      // If nobody can be evicted, a network keeps its connections; newcomers beyond the overall limit wait to be
      // accepted.
      if isMany, first == nil { return close }
      state.connections[connection] = Holder(network: network, since: now, close: close)
      if let network { state.networks[network, default: 0] += 1 }
      guard let first, let holder = state.connections[first] else { return nil }
      // Never choose it again before it has closed.
      state.forget(first)
      return holder.close
    }
    leaving?()
  }

  package func end(_ connection: ObjectIdentifier) { state.withLock { $0.forget(connection) } }

  // MARK: Requests

  /// Opens a slot in which a request may arrive.
  package func open(_ place: ObjectIdentifier, on connection: ObjectIdentifier, at now: NIODeadline) {
    state.withLock { state in
      state.places[place] = ConnectionPlace(connection: connection, since: now)
      state.connections[connection]?.places.insert(place)
    }
  }

  package func close(_ place: ObjectIdentifier) {
    state.withLock { state in
      guard let old = state.places[place] else { return }
      state.leaveNetwork(place)
      state.places[place] = nil
      state.connections[old.connection]?.places.remove(place)
    }
  }

  package func note(_ place: ObjectIdentifier, _ phase: ConnectionPlace.Phase, at now: NIODeadline) {
    state.withLock { state in
      guard let old = state.places[place], old.phase != phase else { return }
      if phase <= .head { state.leaveNetwork(place) }
      state.places[place]?.phase = phase
      state.places[place]?.since = now
      // Behind a proxy, the next request may come from somebody else.
      if phase <= .head { state.places[place]?.standing = .stranger }
    }
  }

  /// Admits a stranger's request.
  ///
  /// - Returns: False if too many requests of the network are in progress.
  func admit(_ place: ObjectIdentifier, from network: String) -> Bool {
    state.withLock { state in
      // Some tests have no connections.
      guard state.places[place] != nil, state.places[place]?.network == nil else { return true }
      let own = state.strangers[network] ?? 0
      guard own < ConnectionLimits.mostOfNetwork else { return false }
      state.strangers[network] = own + 1
      state.places[place]?.network = network
      return true
    }
  }

  /// Notes that the sender has proven who they are.
  package func vouch(_ place: ObjectIdentifier, as standing: ConnectionPlace.Standing) {
    state.withLock { state in
      guard let old = state.places[place], old.standing < standing else { return }
      state.leaveNetwork(place)
      state.places[place]?.standing = standing
    }
  }

  package func standing(_ place: ObjectIdentifier) -> ConnectionPlace.Standing {
    state.withLock { $0.places[place]?.standing ?? .stranger }
  }
}

extension ConnectionRoster.State {
  /// The connection that can best be spared.
  fileprivate func evictionCandidate(_ isAsked: (String?) -> Bool) -> ObjectIdentifier? {
    var least: (connection: ObjectIdentifier, rank: Int, since: NIODeadline)?
    for (connection, holder) in connections where isAsked(holder.network) {
      // A connection is worth as much as its best slot; without any, it is still silent or idle.
      var (rank, since) = (ConnectionPlace(connection: connection, since: holder.since).rank, holder.since)
      if let best = holder.places.compactMap({ places[$0] }).max(by: { ($0.rank, $0.since) < ($1.rank, $1.since) }) {
        (rank, since) = (best.rank, best.since)
      }
      guard rank < ConnectionPlace.kept else { continue }
      if let least, (least.rank, least.since) <= (rank, since) { continue }
      least = (connection, rank, since)
    }
    return least?.connection
  }

  fileprivate mutating func forget(_ connection: ObjectIdentifier) {
    guard let holder = connections.removeValue(forKey: connection) else { return }
    guard let network = holder.network, let own = networks[network] else { return }
    networks[network] = own > 1 ? own - 1 : nil
  }

  fileprivate mutating func leaveNetwork(_ place: ObjectIdentifier) {
    guard let network = places[place]?.network else { return }
    places[place]?.network = nil
    let left = (strangers[network] ?? 1) - 1
    strangers[network] = left > 0 ? left : nil
  }
}
