internal import DailveDomain

/// The requests of one store to another. The wire format numbers them: never change a number.
package enum PeerRequest: Sendable, Equatable {
  case greet(PeerGreeting)
  /// The places of some groups.
  case outline([Int])
  /// The digests of the items in some places.
  case digests([PeerPlace])
  case parcel([PeerSelection])
  /// - Parameter sender: `PeerGreeting.device`.
  case receive(PeerParcel, sender: String)
}

package enum PeerAnswer: Sendable, Equatable {
  case greeting(PeerGreeting)
  case outline(PeerOutline)
  case digests([[UInt64]])
  case parcel(PeerParcel)
  case receipt(PeerReceipt)
}
