package import DailveDomain

/// Reads GPX 1.0 and 1.1 track points with Health's extensions, as forgivingly as all readers of exports.
package enum GPXReader {
  /// - Parameter bytes: Of a file beside the document, whose size is limited, and with it the number of points.
  package static func points(_ bytes: [UInt8]) -> [RoutePoint] {
    let scanner = TagScanner(MemoryStream(bytes), keepsText: true)
    var points: [RoutePoint] = []
    var current: RoutePoint?
    var name = ""
    while let tag = try? scanner.next() {
      switch tag {
      case .endOfDocument: return points
      case .start(let isEmpty):
        name = unsafe String(decoding: scanner.bytes(scanner.name.start, scanner.name.count), as: UTF8.self)
        guard name == "trkpt" || name == "rtept" else { continue }
        current = place(scanner)
        if isEmpty, let point = current {
          points.append(point)
          current = nil
        }
      case .end:
        let ended = unsafe String(decoding: scanner.bytes(scanner.name.start, scanner.name.count), as: UTF8.self)
        if ended == "trkpt" || ended == "rtept" {
          if let point = current { points.append(point) }
          current = nil
        } else if ended == name, current != nil {
          set(name, unsafe String(decoding: scanner.textBefore, as: UTF8.self), &current)
        }
      }
    }
    return points
  }

  private static func place(_ scanner: TagScanner) -> RoutePoint? {
    var latitude: Double?
    var longitude: Double?
    for attribute in scanner.attributes.items {
      let name = unsafe scanner.bytes(attribute.nameStart, attribute.nameCount)
      let value = unsafe NumberScanner.number(scanner.bytes(attribute.valueStart, attribute.valueCount))?.value
      if unsafe ElementName.equals(name, "lat") { latitude = value }
      if unsafe ElementName.equals(name, "lon") { longitude = value }
    }
    guard let latitude, let longitude, (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      return nil
    }
    return RoutePoint(latitude: latitude, longitude: longitude)
  }

  private static func set(_ name: String, _ raw: String, _ point: inout RoutePoint?) {
    let text = String(raw.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    let local = name.split(separator: ":").last.map(String.init) ?? name
    switch local {
    case "ele": point?.altitude = TextValue.number(text)
    case "time": point?.time = TextValue.instant(text)
    case "speed": point?.speed = TextValue.number(text).flatMap { $0 >= 0 ? $0 : nil }
    case "course": point?.course = TextValue.number(text).flatMap { $0 >= 0 ? $0 : nil }
    case "hAcc": point?.horizontalAccuracy = TextValue.number(text)
    case "vAcc": point?.verticalAccuracy = TextValue.number(text)
    default: break
    }
  }
}
