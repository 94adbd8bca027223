internal import DailveDomain
internal import DailveScores

/// Reads the points of a route in exactly Health's layout, in one pass over their bytes. Years of exercise are millions of points, and telling
/// apart the sixteen tags of each took a third of the cost of analyses. A file that differs in a single byte is left to `TagScanner`.
@safe struct TrackPointScanner {
  private let bytes: RawBytes
  private var at = 0
  private var dates = DateScanner()

  /// The positions needed to compute a track; `nil` if a byte is not where Health writes it.
  static func fixes(_ bytes: [UInt8]) -> [TrackFix]? {
    // Inside this call the bytes stay where they are; no pointer leaves it.
    unsafe bytes.withUnsafeBufferPointer {
      var scanner = unsafe TrackPointScanner(bytes: $0)
      return scanner.fixes()
    }
  }

  private init(bytes: RawBytes) { unsafe self.bytes = bytes }

  private mutating func fixes() -> [TrackFix]? {
    guard skipHead() else { return nil }
    var fixes: [TrackFix] = []
    // A point takes about 250 bytes.
    unsafe fixes.reserveCapacity(bytes.count / 250)
    while true {
      skipSpace()
      guard skip("<trkpt") else { break }
      guard let point = point() else { return nil }
      fixes.append(TrackFix(point))
    }
    for tag in ["</trkseg>", "</trk>", "</gpx>"] as [StaticString] {
      guard skip(tag) else { return nil }
      skipSpace()
    }
    return unsafe at == bytes.count ? fixes : nil
  }

  /// Skips everything before the first point.
  private mutating func skipHead() -> Bool {
    guard skip("<?xml "), skip(past: UInt8(ascii: "?")), skip(">"), skipSpace("<gpx ") else { return false }
    // A `>` inside quotes does not end the tag; such a file is left to `TagScanner`.
    var quotes = 0
    while unsafe at < bytes.count, unsafe bytes[at] != UInt8(ascii: ">") {
      let byte = unsafe bytes[at]
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "<") { return false }
      if byte == UInt8(ascii: "\"") { quotes += 1 }
      at += 1
    }
    guard quotes.isMultiple(of: 2), skip(">"), skipSpace("<metadata>"), skipSpace("<time>"), skipText(until: "</time>"),
      skipSpace("</metadata>"), skipSpace("<trk>"), skipSpace("<name>"), skipText(until: "</name>")
    else { return false }
    return skipSpace("<trkseg>")
  }

  private mutating func point() -> RoutePoint? {
    let isLongitudeFirst = skip(" lon=\"")
    guard isLongitudeFirst || skip(" lat=\""), let first = number(until: "\""),
      skip(isLongitudeFirst ? " lat=\"" : " lon=\""), let second = number(until: "\""), skip(">")
    else { return nil }
    var point = RoutePoint(
      latitude: isLongitudeFirst ? second : first, longitude: isLongitudeFirst ? first : second)
    guard (-90...90).contains(point.latitude), (-180...180).contains(point.longitude) else { return nil }
    if skip("<ele>") {
      guard let altitude = number(until: "</ele>") else { return nil }
      point.altitude = altitude
    }
    if skip("<time>") {
      guard let text = unsafe text(until: "</time>"), let second = unsafe dates.seconds(text) else { return nil }
      point.time = Instant(second)
    }
    guard skip("<extensions>") else { return skip("</trkpt>") ? point : nil }
    guard skip("<speed>", to: "</speed>"), skip("<course>", to: "</course>") else { return nil }
    if skip("<hAcc>") {
      guard let accuracy = number(until: "</hAcc>") else { return nil }
      point.horizontalAccuracy = accuracy
    }
    guard skip("<vAcc>", to: "</vAcc>"), skip("</extensions></trkpt>") else { return nil }
    return point
  }

  private mutating func number(until end: StaticString) -> Double? {
    guard let text = unsafe text(until: end) else { return nil }
    return unsafe NumberScanner.number(text, needsForm: false)?.value
  }

  /// Skips an optional element with its content.
  private mutating func skip(_ start: StaticString, to end: StaticString) -> Bool {
    guard skip(start) else { return true }
    return skipText(until: end)
  }

  private mutating func skipText(until end: StaticString) -> Bool { unsafe text(until: end) != nil }

  /// The bytes before the given text, which is skipped; `nil` if they are empty, begin or end with white space, or contain a tag.
  private mutating func text(until end: StaticString) -> RawBytes? {
    let start = at
    let stop = unsafe end.utf8Start[0]
    while unsafe at < bytes.count, unsafe bytes[at] != stop {
      guard unsafe bytes[at] != UInt8(ascii: "<") else { return nil }
      at += 1
    }
    let text = unsafe RawBytes(rebasing: bytes[start..<at])
    guard let first = unsafe text.first, let last = unsafe text.last, first > 0x20, last > 0x20, skip(end) else {
      return nil
    }
    return unsafe text
  }

  private mutating func skip(past byte: UInt8) -> Bool {
    while unsafe at < bytes.count {
      at += 1
      if unsafe bytes[at - 1] == byte { return true }
    }
    return false
  }

  private mutating func skipSpace() {
    while unsafe at < bytes.count, unsafe bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at]) { at += 1 }
  }

  private mutating func skipSpace(_ text: StaticString) -> Bool {
    skipSpace()
    return skip(text)
  }

  /// Skips a text if it is next.
  @inline(__always)
  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard unsafe count <= bytes.count - at else { return false }
    for offset in 0..<count where unsafe bytes[at + offset] != text.utf8Start[offset] { return false }
    at += count
    return true
  }
}
