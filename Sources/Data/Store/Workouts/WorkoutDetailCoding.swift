internal import DailveDomain
internal import DailveScores
internal import DailveSync

/// Codes the values of a workout as bytes, kept beside the element of an export and in its place for every other workout. They are stored and sent to
/// other machines: never change what a version means.
enum WorkoutDetailCoding {
  /// No text of an element begins with this byte.
  private static let version: UInt8 = 1
  /// Maximum number of events, entries and the like of one workout, which is more than the reader of elements makes. A list takes many times the
  /// memory of its bytes.
  private static let mostParts = 1 << 18
  /// Limit for instants, in seconds before or after 1970, as in messages.
  private static let farthest: UInt = 1 << 42

  /// - Parameter body: Body of a row of `workout`.
  static func isCoded(_ body: PackedText) -> Bool { body.bytes.first == version && body.bytes.count == body.size }

  /// `nil` for bytes that no version has written.
  static func detail(_ bytes: [UInt8]) -> WorkoutDetail? {
    var reader = Reader(bytes)
    // Damaged values are unreadable as a whole; the rest of the workout still counts.
    guard let detail = try? reader.detail(), reader.wire.isAtEnd else { return nil }
    return detail
  }

  static func bytes(_ detail: WorkoutDetail) -> [UInt8] {
    var writer = WireWriter()
    writer.put(byte: version)
    writer.put(detail.activities) { writer, activity in
      writer.put(activity.identifier)
      put(activity.start, to: &writer)
      put(activity.end, to: &writer)
      put(activity.duration, to: &writer)
      put(activity.statistics, to: &writer)
      put(activity.metadata, to: &writer)
    }
    writer.put(detail.events) { writer, event in
      writer.put(event.kind)
      put(event.date, to: &writer)
      put(event.duration, to: &writer)
      put(event.metadata, to: &writer)
    }
    put(detail.statistics, to: &writer)
    put(detail.metadata, to: &writer)
    writer.put(detail.routePaths) { $0.put($1) }
    writer.put(detail.locations) { writer, point in
      writer.put(point.latitude)
      writer.put(point.longitude)
      put(point.time, to: &writer)
      for value in [point.altitude, point.speed, point.course, point.horizontalAccuracy, point.verticalAccuracy] {
        put(value, to: &writer)
      }
    }
    writer.put(detail.device)
    writer.put(detail.offset)
    return writer.bytes
  }

  private static func put(_ instant: Instant?, to writer: inout WireWriter) {
    let seconds = instant?.seconds ?? .min
    writer.put(seconds.magnitude < farthest ? seconds : nil)
  }

  private static func put(_ value: Double?, to writer: inout WireWriter) {
    let number = value ?? .nan
    writer.put(number.isFinite ? number : nil)
  }

  private static func put(_ metadata: [MetadataEntry], to writer: inout WireWriter) {
    writer.put(metadata) { writer, entry in
      writer.put(entry.key)
      writer.put(entry.value)
    }
  }

  private static func put(_ statistics: [WorkoutDetail.Quantity], to writer: inout WireWriter) {
    writer.put(statistics) { writer, statistic in
      writer.put(statistic.type)
      for value in [statistic.sum, statistic.average, statistic.minimum, statistic.maximum] { put(value, to: &writer) }
      writer.put(statistic.unit)
    }
  }

  private struct Reader {
    private(set) var wire: WireReader
    private var left = mostParts

    init(_ bytes: [UInt8]) { wire = WireReader(bytes) }

    mutating func detail() throws(WireDamage) -> WorkoutDetail {
      guard try wire.byte() == version else { throw WireDamage() }
      return WorkoutDetail(
        activities: try list { reader throws(WireDamage) in try reader.activity() },
        events: try list { reader throws(WireDamage) in try reader.event() }, statistics: try statistics(),
        metadata: try metadata(), routePaths: try list { reader throws(WireDamage) in try reader.text() },
        locations: try list { reader throws(WireDamage) in try reader.location() }, device: try optionalText(),
        offset: try wire.optionalNumber())
    }

    private mutating func activity() throws(WireDamage) -> WorkoutDetail.Activity {
      WorkoutDetail.Activity(
        identifier: try optionalText(), start: try instant(), end: try instant(), duration: try wire.optionalDouble(),
        statistics: try statistics(), metadata: try metadata())
    }

    private mutating func event() throws(WireDamage) -> WorkoutDetail.Event {
      WorkoutDetail.Event(
        kind: try text(), date: try instant(), duration: try wire.optionalDouble(), metadata: try metadata())
    }

    private mutating func statistics() throws(WireDamage) -> [WorkoutDetail.Quantity] {
      try list { reader throws(WireDamage) in
        WorkoutDetail.Quantity(
          type: try reader.text(), sum: try reader.wire.optionalDouble(), average: try reader.wire.optionalDouble(),
          minimum: try reader.wire.optionalDouble(), maximum: try reader.wire.optionalDouble(),
          unit: try reader.optionalText())
      }
    }

    private mutating func metadata() throws(WireDamage) -> [MetadataEntry] {
      try list { reader throws(WireDamage) in MetadataEntry(key: try reader.text(), value: try reader.text()) }
    }

    private mutating func location() throws(WireDamage) -> RoutePoint {
      let (latitude, longitude) = (try wire.double(), try wire.double())
      guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { throw WireDamage() }
      var point = RoutePoint(latitude: latitude, longitude: longitude, time: try instant())
      point.altitude = try wire.optionalDouble()
      point.speed = try wire.optionalDouble()
      point.course = try wire.optionalDouble()
      point.horizontalAccuracy = try wire.optionalDouble()
      point.verticalAccuracy = try wire.optionalDouble()
      return point
    }

    private mutating func text() throws(WireDamage) -> String { try wire.text(atMost: PackedText.longest) }

    private mutating func optionalText() throws(WireDamage) -> String? { try wire.flag() ? try text() : nil }

    private mutating func instant() throws(WireDamage) -> Instant? {
      guard let seconds = try wire.optionalNumber() else { return nil }
      guard seconds.magnitude < farthest else { throw WireDamage() }
      return Instant(seconds)
    }

    private mutating func list<T>(_ read: (inout Reader) throws(WireDamage) -> T) throws(WireDamage) -> [T] {
      let count = try wire.count(atMost: left)
      left -= count
      var result: [T] = []
      while result.count < count { result.append(try read(&self)) }
      return result
    }
  }
}
