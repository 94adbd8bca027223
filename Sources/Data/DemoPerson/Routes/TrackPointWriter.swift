internal import DailveDomain
internal import DailveScores

/// Writes the track points of a GPX file, with the text of the last day cached.
struct TrackPointWriter {
  private var day = Int.min
  private var date: [UInt8] = []

  mutating func append(_ point: RoutePoints.Point, at instant: Int, accuracy: Double, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: "      <trkpt lon=\"".utf8)
    FixedPoint.append(point.longitude, 6, to: &bytes)
    bytes.append(contentsOf: "\" lat=\"".utf8)
    FixedPoint.append(point.latitude, 6, to: &bytes)
    bytes.append(contentsOf: "\"><ele>".utf8)
    FixedPoint.append(point.altitude, 3, to: &bytes)
    bytes.append(contentsOf: "</ele><time>".utf8)
    appendTime(instant, to: &bytes)
    bytes.append(contentsOf: "</time><extensions><speed>".utf8)
    FixedPoint.append(point.speed, 3, to: &bytes)
    bytes.append(contentsOf: "</speed><course>".utf8)
    FixedPoint.append(point.course, 2, to: &bytes)
    bytes.append(contentsOf: "</course><hAcc>".utf8)
    FixedPoint.append(accuracy, 3, to: &bytes)
    bytes.append(contentsOf: "</hAcc><vAcc>".utf8)
    FixedPoint.append(accuracy * 0.75, 3, to: &bytes)
    bytes.append(contentsOf: "</vAcc></extensions></trkpt>\n".utf8)
  }

  private mutating func appendTime(_ instant: Int, to bytes: inout [UInt8]) {
    let number = instant.floorDivided(by: 86_400)
    if number != day { (day, date) = (number, Array("\(CivilDay(number: number))T".utf8)) }
    let rest = instant - number * 86_400
    bytes.append(contentsOf: date)
    appendTwo(rest / 3600, then: 0x3A, to: &bytes)
    appendTwo(rest / 60 % 60, then: 0x3A, to: &bytes)
    appendTwo(rest % 60, then: 0x5A, to: &bytes)
  }

  private func appendTwo(_ number: Int, then sign: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(48 + number / 10))
    bytes.append(UInt8(48 + number % 10))
    bytes.append(sign)
  }
}

/// Writes decimal numbers digit by digit, because a route has tens of thousands of them.
package enum FixedPoint {
  private static let scales = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// - Parameter digits: Digits after the decimal point, `0...6`.
  package static func append(_ value: Double, _ digits: Int, to bytes: inout [UInt8]) {
    var rest = Int((value.magnitude * scales[digits]).rounded())
    if value < 0, rest > 0 { bytes.append(0x2D) }
    var text: [UInt8] = []
    repeat {
      if text.count == digits, digits > 0 { text.append(0x2E) }
      text.append(UInt8(48 + rest % 10))
      rest /= 10
    } while rest > 0 || text.count <= digits
    bytes.append(contentsOf: text.reversed())
  }
}
