/// Things that one store hands to another. Names are listed once, and things refer to them by index.
package struct PeerParcel: Sendable, Equatable {
  /// Identities of the batches that things belong to.
  package var owners: [String] = []
  package var types: [String] = []
  package var origins: [PeerOrigin] = []
  /// Encoded as the store keeps them.
  package var details: [[UInt8]] = []
  package var texts: [String] = []
  package var batches: [PeerBatch] = []
  package var samples: [PeerSample] = []
  package var elements: [PeerElement] = []
  /// Samples in whose place the batch that is named as their owner has put others.
  package var superseded: [PeerSample] = []
  package var deliveries: [PeerDelivery] = []
  package var bodies: [PeerBodyPart] = []
  /// Whether not everything that was asked for had room.
  package var isCut = false

  package init() {}

  package var count: Int {
    batches.count + samples.count + elements.count + superseded.count + deliveries.count + bodies.count
  }
}

/// The fields that many samples share, as stored: what only a newer version understands passes through.
package struct PeerOrigin: Sendable, Hashable {
  package var source: String
  package var version: String?
  package var device: String?
  package var unit: String?
  package var word: String?
  package var zone: String?
  /// `Resolution`, of what was pushed.
  package var pushed: Int?

  package init(
    source: String, version: String?, device: String?, unit: String?, word: String?, zone: String?, pushed: Int?
  ) {
    self.source = source
    self.version = version
    self.device = device
    self.unit = unit
    self.word = word
    self.zone = zone
    self.pushed = pushed
  }

  package var digest: UInt64 {
    PeerDigest.of([source, version, device, unit, word, zone, pushed.map { "\($0)" }])
  }
}

/// A sample as the store keeps it.
package struct PeerSample: Sendable, Equatable {
  /// Index into `types`; likewise `origin` and `owner`.
  package var type: Int
  package var origin: Int
  package var owner: Int
  /// Index into `details`, -1 for none; `text` likewise, for a value that is not a number.
  package var detail: Int
  package var text: Int
  /// Seconds since 1970.
  package var start: Int
  package var duration: Int
  /// Seconds since the end.
  package var created: Int
  package var value: Double
  /// Found inside correlations alone.
  package var isNested: Bool

  /// Where it is not known.
  package static let unknownCreation = -(1 << 40)

  package init(
    type: Int, origin: Int, owner: Int, detail: Int, text: Int, start: Int, duration: Int, created: Int,
    value: Double, isNested: Bool
  ) {
    self.type = type
    self.origin = origin
    self.owner = owner
    self.detail = detail
    self.text = text
    self.start = start
    self.duration = duration
    self.created = created
    self.value = value
    self.isNested = isNested
  }
}

/// One import, delivery or file, with what is known of it besides its samples and elements.
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

  /// Drawn when it was imported.
  package var identity: String
  /// `BatchKind`.
  package var kind: String
  package var name: String
  /// Seconds since 1970; likewise the other instants.
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
  /// Names and values in turn.
  package var characteristics: [String] = []
  package var stays: [Stay] = []
  package var arrivals: [Arrival] = []
  /// Elements that were there before and that it held too.
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

/// Something that is kept as a whole: a workout, the rings of a day, another element, a file.
package struct PeerElement: Sendable, Equatable {
  /// Sent: never change a raw value.
  package enum Content: Sendable, Equatable {
    case workout(PeerWorkout)
    /// Day number, kilocalories, minutes, hours.
    case summary(day: Int, energy: Double?, exercise: Double?, stand: Double?)
    case kept(name: String, start: Int?)
    case file(kind: String, name: String)
  }

  package var content: Content
  /// Hash of everything that it says.
  package var identity: UInt64
  package var owner: Int
  /// Unpacked.
  package var size: Int
  package var body: [UInt8]

  package init(_ content: Content, identity: UInt64, owner: Int, size: Int, body: [UInt8]) {
    self.content = content
    self.identity = identity
    self.owner = owner
    self.size = size
    self.body = body
  }
}

package struct PeerWorkout: Sendable, Equatable {
  package var activity: String
  package var start: Int
  package var stop: Int
  package var duration: Double
  package var distance: Double?
  package var energy: Double?
  package var average: Double?
  package var maximum: Double?
  package var routes: Int
  package var origin: Int
  /// Of a phone's word for it.
  package var isPushed: Bool
  package var pushedID: String?
  package var namesSource: Bool

  package init(
    activity: String, start: Int, stop: Int, duration: Double, distance: Double?, energy: Double?, average: Double?,
    maximum: Double?, routes: Int, origin: Int, isPushed: Bool, pushedID: String?, namesSource: Bool
  ) {
    self.activity = activity
    self.start = start
    self.stop = stop
    self.duration = duration
    self.distance = distance
    self.energy = energy
    self.average = average
    self.maximum = maximum
    self.routes = routes
    self.origin = origin
    self.isPushed = isPushed
    self.pushedID = pushedID
    self.namesSource = namesSource
  }
}

/// A delivery of a device, without its body.
package struct PeerDelivery: Sendable, Equatable {
  package var id: String
  package var received: Int
  package var token: String?
  /// `DeliveryHead`, as JSON.
  package var head: String
  package var size: Int
  package var packed: Int
  package var fingerprint: String
  /// Identity of the batch that it became.
  package var batch: String?
  package var version: Int
  package var unknown: Int
  package var problem: String?
  package var records: Int

  package init(
    id: String, received: Int, token: String?, head: String, size: Int, packed: Int, fingerprint: String,
    batch: String?, version: Int, unknown: Int, problem: String?, records: Int
  ) {
    self.id = id
    self.received = received
    self.token = token
    self.head = head
    self.size = size
    self.packed = packed
    self.fingerprint = fingerprint
    self.batch = batch
    self.version = version
    self.unknown = unknown
    self.problem = problem
    self.records = records
  }

  package var digest: UInt64 {
    PeerDigest.of([id, fingerprint, batch, "\(version)", "\(unknown)", problem, "\(records)"])
  }

  /// Of two readings of one delivery the newer one counts.
  package func wins(over other: PeerDelivery) -> Bool {
    (version, batch ?? "", digest) > (other.version, other.batch ?? "", other.digest)
  }
}

/// A part of a kept body.
package struct PeerBodyPart: Sendable, Equatable {
  package var fingerprint: String
  package var part: Int
  package var bytes: [UInt8]

  package init(fingerprint: String, part: Int, bytes: [UInt8]) {
    self.fingerprint = fingerprint
    self.part = part
    self.bytes = bytes
  }

  package static func digest(_ fingerprint: String, _ part: Int) -> UInt64 {
    PeerDigest.of([PeerDigest.of(fingerprint), UInt64(bitPattern: Int64(part))])
  }
}
