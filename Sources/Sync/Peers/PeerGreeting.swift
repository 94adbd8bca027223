/// The first message between two stores.
package struct PeerGreeting: Sendable, Equatable {
  /// The version of messages and digests. Stores with different dialects exchange nothing, so that neither loses
  /// data that it does not know.
  package static let dialect = 1

  package var dialect: Int
  /// The identifier drawn when the store's file was created.
  package var device: String
  /// Milliseconds since 1970.
  package var clock: Int
  /// The person's home zone, as far as the store knows it, and the rank of its evidence.
  package var home: PeerHomeZone?
  /// `PeerOutline.sums`.
  package var sums: [PeerTally]

  package init(device: String, clock: Int, home: PeerHomeZone?, sums: [PeerTally], dialect: Int = Self.dialect) {
    self.dialect = dialect
    self.device = device
    self.clock = clock
    self.home = home
    self.sums = sums
  }
}

/// A home zone. The better evidence decides between two guesses; a zone that the person set is never replaced.
package struct PeerHomeZone: Sendable, Equatable {
  /// IANA name.
  package var zone: String
  /// Smaller for better evidence; 0 for the person's own choice.
  package var rank: Int

  package init(zone: String, rank: Int) {
    self.zone = zone
    self.rank = rank
  }

  package func gives(way other: PeerHomeZone) -> Bool {
    rank > 0 && (other.rank, other.zone) < (rank, zone)
  }
}

/// A request for some items of a place, or for all of them.
package struct PeerSelection: Sendable, Equatable {
  package var place: PeerPlace
  /// `nil` for all.
  package var digests: [UInt64]?

  package init(_ place: PeerPlace, _ digests: [UInt64]?) {
    self.place = place
    self.digests = digests
  }
}

/// The result of a parcel.
package struct PeerReceipt: Sendable, Equatable {
  /// The number of items that are new to the store.
  package var taken: Int
  /// The number of items that this version of the program cannot store; they stay at the sender.
  package var refused: Int

  package init(taken: Int = 0, refused: Int = 0) {
    self.taken = taken
    self.refused = refused
  }

  /// The receipt, limited to results that are possible for a parcel.
  func limited(to parcel: PeerParcel) -> PeerReceipt {
    PeerReceipt(taken: min(taken, parcel.count), refused: min(refused, parcel.count))
  }
}
