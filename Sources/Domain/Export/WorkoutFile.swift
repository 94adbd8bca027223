internal import DailveScores

/// A workout as a file, in pieces, so that no file is ever whole in memory.
public enum WorkoutFile: String, Sendable, CaseIterable {
  case gpx, csv

  /// Number of points in a piece.
  static let piece = 1000

  /// Begins with the day: "2026-11-19-running.gpx"; ASCII letters, digits and hyphens.
  public func name(_ workout: Workout) -> String {
    let kind = workout.activity.utf8.filter { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }.prefix(40)
    let word = String(decoding: kind, as: UTF8.self).lowercased()
    return "\(workout.day)-\(word.isEmpty ? "workout" : word).\(rawValue)"
  }

  /// - Parameters:
  ///   - number: Number of the piece, from 0.
  ///   - title: Title of the track in a GPX file.
  /// - Returns: `nil` after the last piece.
  public func piece(_ number: Int, of track: WorkoutTrack, title: String) -> String? {
    let start = max(0, number).multipliedClamped(by: Self.piece)
    guard number == 0 || start < track.points.count else { return nil }
    let end = min(start + Self.piece, track.points.count)
    let points = track.points[start..<end].map { self == .gpx ? GPX.point($0) : Self.row($0) }.joined()
    let head = self == .gpx ? GPX.head(track, title: title) : Self.columns
    return (number == 0 ? head : "") + points + (self == .gpx && end == track.points.count ? GPX.end : "")
  }

  /// The units are metres, metres per second, beats per minute, watts, and turns or steps per minute.
  static let columns = "time,latitude,longitude,altitude,distance,speed,heartRate,power,cadence\r\n"

  private static func row(_ point: WorkoutTrack.Point) -> String {
    [
      "\(point.time)", DecimalText.text(point.place?.latitude, digits: 7),
      DecimalText.text(point.place?.longitude, digits: 7), DecimalText.text(point.altitude, digits: 2),
      DecimalText.text(point.distance, digits: 2), DecimalText.text(point.speed, digits: 3),
      DecimalText.text(point.heartRate, digits: 0), DecimalText.text(point.power, digits: 0),
      DecimalText.text(point.cadence, digits: 0),
    ].joined(separator: ",") + "\r\n"
  }
}

/// Numbers for files of other programs: a point, no exponent, no thousands.
enum DecimalText {
  /// At most `digits` (0 to 9) after the point, without zeros at the end; empty for a value that is not a number or is absurdly large.
  static func text(_ value: Double?, digits: Int) -> String {
    guard let value, value.isFinite, value.magnitude < 1e9 else { return "" }
    var scale = 1
    for _ in 0..<min(max(digits, 0), 9) { scale *= 10 }
    // The result is below 10^18, whatever the digits.
    guard let scaled = Int(exactly: (value.magnitude * Double(scale)).rounded()), scaled < .max / 2 else { return "" }
    var fraction = String(scaled % scale + scale).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (value < 0 && scaled > 0 ? "-" : "") + "\(scaled / scale)" + (fraction.isEmpty ? "" : "." + fraction)
  }
}
