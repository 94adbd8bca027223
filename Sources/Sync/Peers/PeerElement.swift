/// Something that is kept as a whole: a workout, the rings of a day, another element, a file.
package struct PeerElement: Sendable, Equatable {
  /// The wire format numbers these cases: never change a number.
  package enum Content: Sendable, Equatable {
    case workout(PeerWorkout)
    /// Day number, kilocalories, minutes, hours.
    case summary(day: Int, energy: Double?, exercise: Double?, stand: Double?)
    case kept(name: String, start: Int?)
    case file(kind: String, name: String)
  }

  package var content: Content
  /// Hash of the element's whole content.
  package var identity: UInt64
  package var owner: Int
  /// Unpacked size in bytes.
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
  /// True for a workout that a phone reported.
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
