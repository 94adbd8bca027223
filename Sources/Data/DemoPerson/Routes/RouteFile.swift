package import DailveDomain
internal import DailveScores
internal import Foundation

/// The GPX file of an outdoor session, as Health writes it.
package struct RouteFile {
  /// A device that records the route by satellites; each makes its own errors.
  package struct Recorder {
    /// Seconds from the start of the session to the start and the end of the recording.
    var seconds: Range<Int>
    /// Seconds between two points.
    var step: Int
    /// Metres.
    package var accuracy: Double
    var purpose: UInt64
  }

  package let session: Session
  let zone: ZoneRules
  package let recorder: Recorder
  private let person: Person

  init(_ session: Session, _ zone: ZoneRules, _ recorder: Recorder, _ person: Person) {
    (self.session, self.zone, self.recorder, self.person) = (session, zone, recorder, person)
  }

  /// The Watch writes a point every second on memorable days, else every three seconds.
  package init(watch session: Session, _ zone: ZoneRules, _ person: Person) {
    let interval = session.kind.isHighlight ? 1 : 3
    // Points further apart would cut bends off.
    let step = min(5, max(interval, Int(Double(interval) / person.density)))
    self.init(session, zone, Recorder(seconds: 0..<session.elapsed, step: step, accuracy: 2.2, purpose: 70), person)
  }

  package var start: Int { session.start + recorder.seconds.lowerBound }
  package var end: Int { session.start + recorder.seconds.upperBound }

  package var points: RoutePoints { RoutePoints(session, recorder, person) }

  /// The path below the export's folder, named after the local time at the end.
  var path: String { "/workout-routes/route_\(clock(end, ".", "_")).gpx" }

  private func clock(_ instant: Int, _ colon: String, _ gap: String) -> String {
    let minutes = Int(zone.clockMinutes(at: Instant(instant)))
    let hour = minutes / 60
    return
      "\(zone.day(at: Instant(instant)))\(gap)\((hour + 11) % 12 + 1)\(colon)\(ExportWriter.two(minutes % 60))\(hour < 12 ? "am" : "pm")"
  }

  /// Writes the file in pieces of moderate size.
  func write(exported: Int, to sink: ([UInt8]) throws -> Void) throws {
    var bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">
        <metadata>
          <time>\(Instant(exported))</time>
        </metadata>
        <trk>
          <name>Route \(clock(start, ":", " "))</name>
          <trkseg>

      """.utf8)
    let points = points
    var writer = TrackPointWriter()
    for second in points.seconds {
      writer.append(points.point(at: second), at: session.start + second, accuracy: recorder.accuracy, to: &bytes)
      if bytes.count > 1 << 16 {
        try sink(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    bytes += Array("    </trkseg>\n  </trk>\n</gpx>\n".utf8)
    try sink(bytes)
  }
}
