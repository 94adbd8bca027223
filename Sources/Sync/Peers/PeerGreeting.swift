/// What two stores tell each other first.
package struct PeerGreeting: Sendable, Equatable {
  /// The language of messages and digests. Stores that speak another one exchange nothing, so that neither loses what it does not know.
  package static let dialect = 1

  package var dialect: Int
  /// The identifier drawn when the store's file was created.
  package var device: String
  /// Milliseconds since 1970.
  package var clock: Int
  /// Where the person lives, as far as the store knows, and on what that rests.
  package var home: PeerHome?
  /// `PeerOutline.sums`.
  package var sums: [PeerTally]

  package init(device: String, clock: Int, home: PeerHome?, sums: [PeerTally], dialect: Int = Self.dialect) {
    self.dialect = dialect
    self.device = device
    self.clock = clock
    self.home = home
    self.sums = sums
  }
}

/// A home zone. Of two guessed ones, the one with better evidence counts; one that the person set is never replaced.
package struct PeerHome: Sendable, Equatable {
  /// IANA name.
  package var zone: String
  /// The better the evidence, the smaller; 0 for what the person said.
  package var rank: Int

  package init(zone: String, rank: Int) {
    self.zone = zone
    self.rank = rank
  }

  package func gives(way other: PeerHome) -> Bool {
    rank > 0 && (other.rank, other.zone) < (rank, zone)
  }
}

/// Something that is asked for: some things of a place, or all of them.
package struct PeerWant: Sendable, Equatable {
  package var place: PeerPlace
  /// `nil` for all.
  package var digests: [UInt64]?

  package init(_ place: PeerPlace, _ digests: [UInt64]?) {
    self.place = place
    self.digests = digests
  }
}

/// What became of a parcel.
package struct PeerReceipt: Sendable, Equatable {
  /// Things that are new to the store.
  package var taken: Int
  /// Things that this version of the program cannot keep: they stay where they came from.
  package var refused: Int

  package init(taken: Int = 0, refused: Int = 0) {
    self.taken = taken
    self.refused = refused
  }
}
