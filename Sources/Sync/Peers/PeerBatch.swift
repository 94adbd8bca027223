/// One import, delivery or file, with its metadata.
package struct PeerBatch: Sendable, Equatable {
  package struct Stay: Sendable, Equatable {
    package var start: Int
    package var stop: Int
    package var zone: String

    package init(start: Int, stop: Int, zone: String) {
      self.start = start
      self.stop = stop
      self.zone = zone
    }
  }

  package struct Arrival: Sendable, Equatable {
    /// Empty for workouts.
    package var type: String
    package var received: Int

    package init(type: String, received: Int) {
      self.type = type
      self.received = received
    }
  }

  /// Drawn at random by the import.
  package var identity: String
  /// `BatchKind`.
  package var kind: String
  package var name: String
  /// Seconds since 1970, as all instants here.
  package var started: Int
  package var finished: Int
  package var exported: Int?
  package var undone: Int?
  package var fingerprint: String?
  /// JSON.
  package var report: String?
  package var locale: String?
  package var zoneOffset: Int?
  package var horizon: Int?
  /// Alternating names and values.
  package var characteristics: [String] = []
  package var stays: [Stay] = []
  package var arrivals: [Arrival] = []
  /// Elements that existed before and that the batch also contained.
  package var heldElements: [UInt64] = []

  package init(identity: String, kind: String, name: String, started: Int, finished: Int) {
    self.identity = identity
    self.kind = kind
    self.name = name
    self.started = started
    self.finished = finished
  }

  package var digest: UInt64 { Self.digest(identity, isUndone: undone != nil) }

  package static func digest(_ identity: String, isUndone: Bool) -> UInt64 {
    PeerDigest.of([PeerDigest.of(identity), isUndone ? 1 : 0])
  }
}
