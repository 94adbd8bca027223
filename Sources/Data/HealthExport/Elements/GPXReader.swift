package import DailveDomain
package import DailveScores

/// Reads GPX 1.0 and 1.1 track points with Health's extensions, as forgivingly as all readers of exports.
package enum GPXReader {
  /// - Parameter bytes: The content of a file beside the document; its limited size also limits the number of points.
  package static func points(_ bytes: [UInt8]) -> [RoutePoint] {
    var points: [RoutePoint] = []
    read(bytes, isWhole: true) { points.append($0) }
    return points
  }

  /// The track points with only the fields that an analysis needs.
  package static func fixes(_ bytes: [UInt8]) -> [TrackFix] {
    TrackPointScanner.fixes(bytes) ?? fixesOfAnyLayout(bytes)
  }

  /// The same fixes, read tag by tag for layouts other than Health's.
  static func fixesOfAnyLayout(_ bytes: [UInt8]) -> [TrackFix] {
    var fixes: [TrackFix] = []
    read(bytes, isWhole: false) { fixes.append(TrackFix($0)) }
    return fixes
  }

  /// - Parameter isWhole: Whether to read fields that are not needed for the distance.
  private static func read(_ bytes: [UInt8], isWhole: Bool, _ body: (RoutePoint) -> Void) {
    let scanner = TagScanner(MemoryStream(bytes), keepsText: true)
    var dates = DateScanner()
    var current: RoutePoint?
    var open = Element.other
    // The readable part of a damaged route is shown; its file stays in the store as it came.
    while let tag = try? scanner.next() {
      if case .endOfDocument = tag { return }
      // Elements are compared as bytes: an export has millions of them, and strings took most of its import time.
      let element = unsafe Element(scanner.bytes(scanner.name.start, scanner.name.count))
      switch tag {
      case .endOfDocument: return
      case .start(let isEmpty):
        open = element
        guard element == .point else { continue }
        current = place(scanner)
        if isEmpty, let point = current {
          body(point)
          current = nil
        }
      case .end:
        if element == .point {
          if let point = current { body(point) }
          current = nil
        } else if element == open, current != nil, isWhole || element.isOfFix {
          unsafe set(element, trimmed(scanner.textBefore), &dates, &current)
        }
      }
    }
  }

  private enum Element {
    case point, altitude, time, speed, course, horizontalAccuracy, verticalAccuracy, other

    /// True for elements from which a track is computed.
    var isOfFix: Bool { self == .altitude || self == .time || self == .horizontalAccuracy }

    /// - Parameter name: The name, with or without a namespace prefix.
    init(_ name: RawBytes) {
      let local =
        unsafe name.lastIndex(of: UInt8(ascii: ":")).map { unsafe RawBytes(rebasing: name[($0 + 1)...]) } ?? name
      self =
        if unsafe ElementName.equals(local, "trkpt") || ElementName.equals(local, "rtept") {
          .point
        } else if unsafe ElementName.equals(local, "ele") {
          .altitude
        } else if unsafe ElementName.equals(local, "time") {
          .time
        } else if unsafe ElementName.equals(local, "speed") {
          .speed
        } else if unsafe ElementName.equals(local, "course") {
          .course
        } else if unsafe ElementName.equals(local, "hAcc") {
          .horizontalAccuracy
        } else if unsafe ElementName.equals(local, "vAcc") {
          .verticalAccuracy
        } else {
          .other
        }
    }
  }

  private static func place(_ scanner: TagScanner) -> RoutePoint? {
    var latitude: Double?
    var longitude: Double?
    for attribute in scanner.attributes.items {
      let name = unsafe scanner.bytes(attribute.nameStart, attribute.nameCount)
      let value = unsafe NumberScanner.number(
        scanner.bytes(attribute.valueStart, attribute.valueCount), needsForm: false)?.value
      if unsafe ElementName.equals(name, "lat") { latitude = value }
      if unsafe ElementName.equals(name, "lon") { longitude = value }
    }
    guard let latitude, let longitude, (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      return nil
    }
    return RoutePoint(latitude: latitude, longitude: longitude)
  }

  /// Removes XML's white space at both ends.
  private static func trimmed(_ text: RawBytes) -> RawBytes {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = unsafe text.firstIndex(where: { !isSpace($0) }),
      let last = unsafe text.lastIndex(where: { !isSpace($0) })
    else { return unsafe RawBytes(rebasing: text[..<0]) }
    return unsafe RawBytes(rebasing: text[first...last])
  }

  private static func set(
    _ element: Element, _ text: RawBytes, _ dates: inout DateScanner, _ point: inout RoutePoint?
  ) {
    func number() -> Double? { unsafe NumberScanner.number(text, needsForm: false)?.value }
    switch element {
    case .altitude: point?.altitude = number()
    case .time: point?.time = unsafe dates.seconds(text).map { Instant($0) }
    case .speed: point?.speed = number().flatMap { $0 >= 0 ? $0 : nil }
    case .course: point?.course = number().flatMap { $0 >= 0 ? $0 : nil }
    case .horizontalAccuracy: point?.horizontalAccuracy = number()
    case .verticalAccuracy: point?.verticalAccuracy = number()
    case .point, .other: break
    }
  }
}
