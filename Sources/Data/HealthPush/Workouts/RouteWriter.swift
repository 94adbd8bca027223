internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// Writes the route of a workout as the GPX that an export has, compressed while it is read.
struct RouteWriter {
  private let stream = PackingStream()
  private var hash = ByteHash()
  private var pending: [UInt8]
  private(set) var points = 0
  private(set) var first: Int?
  private(set) var last: Int?
  /// True once the route has become larger than a file of an export may be.
  private(set) var isTooLarge = false

  /// Bytes reserved for one more point, which has only short numbers, and for the end.
  private static let longestPoint = 4096

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Dailve" xmlns="http://www.topografix.com/GPX/1/1">
      <trk>
        <trkseg>

    """

  init() { pending = Array(Self.head.utf8) }

  /// - Returns: False for a point without a position.
  mutating func add(_ object: JSONObject, _ dates: inout DateReader) -> Bool {
    guard let latitude = FreeformNumber.number(object.first("latitude", "lat")),
      let longitude = FreeformNumber.number(object.first("longitude", "lon", "lng")),
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return false }
    guard stream.size + pending.count < PackedText.longest - Self.longestPoint else {
      isTooLarge = true
      return true
    }
    let time = dates.moment(object.first("timestamp", "date", "time"))?.seconds
    points += 1
    if let time { (first, last) = (min(first ?? time, time), max(last ?? time, time)) }
    for number in [latitude.bitPattern, longitude.bitPattern, UInt64(bitPattern: Int64(time ?? 0))] { hash.add(number) }
    var text = "      <trkpt lon=\"\(JSONText.number(longitude))\" lat=\"\(JSONText.number(latitude))\">"
    if let altitude = FreeformNumber.number(object["altitude"]) { text += "<ele>\(JSONText.number(altitude))</ele>" }
    if let time { text += "<time>\(Instant(time))</time>" }
    var others = ""
    for (key, name) in [
      ("speed", "speed"), ("course", "course"), ("horizontalAccuracy", "hAcc"), ("verticalAccuracy", "vAcc"),
    ] {
      if let number = FreeformNumber.number(object[key]) { others += "<\(name)>\(JSONText.number(number))</\(name)>" }
    }
    if !others.isEmpty { text += "<extensions>\(others)</extensions>" }
    pending += Array((text + "</trkpt>\n").utf8)
    if pending.count > 1 << 15 { flush() }
    return true
  }

  private mutating func flush() {
    stream.add(pending)
    pending.removeAll(keepingCapacity: true)
  }

  /// Hash of all positions and times.
  var digest: UInt64 { hash.value }

  /// - Parameter name: The path below the folder of the document.
  mutating func file(named name: String) -> CompanionFile {
    pending += Array("    </trkseg>\n  </trk>\n</gpx>\n".utf8)
    flush()
    return CompanionFile(kind: .route, name: name, content: stream.finish(), size: stream.size, identity: digest)
  }
}
