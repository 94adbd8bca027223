internal import DailveScores

/// GPX 1.1 with heart rates in the extension that most programs read (TrackPointExtension v1).
enum GPX {
  static func head(_ track: WorkoutTrack, title: String) -> String {
    let time = track.points.first.map { "<metadata><time>\($0.time)</time></metadata>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Dailve" xmlns="http://www.topografix.com/GPX/1/1" xmlns:tp="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
      \(time)<trk><name>\(escaped(title))</name><type>\(escaped(track.workout.activity))</type><trkseg>

      """
  }

  /// Empty for a point without a place.
  static func point(_ point: WorkoutTrack.Point) -> String {
    guard let place = point.place else { return "" }
    let altitude = DecimalText.text(point.altitude, digits: 2)
    let heartRate = DecimalText.text(point.heartRate, digits: 0)
    return
      "<trkpt lat=\"\(DecimalText.text(place.latitude, digits: 7))\" lon=\"\(DecimalText.text(place.longitude, digits: 7))\">"
      + (altitude.isEmpty ? "" : "<ele>\(altitude)</ele>") + "<time>\(point.time)</time>"
      + (heartRate.isEmpty
        ? ""
        : "<extensions><tp:TrackPointExtension><tp:hr>\(heartRate)</tp:hr></tp:TrackPointExtension></extensions>")
      + "</trkpt>\n"
  }

  static let end = "</trkseg></trk></gpx>\n"

  /// Escapes text for XML 1.0, which allows neither U+FFFE and U+FFFF nor control characters other than tab and line breaks.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
