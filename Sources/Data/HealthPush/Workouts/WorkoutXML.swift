internal import DailveDomain
internal import DailveHealthExport

/// Writes a workout as the element that an export has, so that everything that reads workouts reads it.
struct WorkoutXML {
  let totals: WorkoutTotals
  let source: String
  let start: Int
  /// True offset east of UTC.
  let offset: Int
  /// Of its file, below the folder of the document.
  let route: String?

  var bytes: [UInt8] {
    var dates = DateWriter()
    func date(_ seconds: Int) -> String {
      var bytes: [UInt8] = []
      dates.append(seconds, offset: offset, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let span = [("startDate", date(start)), ("endDate", date(totals.end))]
    let head =
      [
        ("workoutActivityType", totals.activity), ("duration", JSONText.number(totals.duration / 60)),
        ("durationUnit", "min"),
        ("sourceName", source),
      ] + span
    var children = totals.metadata.map {
      Self.tag("MetadataEntry", [("key", $0.key), ("value", $0.value)], isEmpty: true)
    }
    for statistic in totals.statistics {
      var attributes = [("type", statistic.type)] + span
      for (name, value) in [
        ("sum", statistic.sum), ("average", statistic.average), ("minimum", statistic.minimum),
        ("maximum", statistic.maximum),
      ] {
        if let value { attributes.append((name, JSONText.number(value))) }
      }
      children.append(Self.tag("WorkoutStatistics", attributes + [("unit", statistic.unit)], isEmpty: true))
    }
    if let route {
      children.append(Self.tag("WorkoutRoute", [("sourceName", source)] + span, isEmpty: false))
      children.append(" " + Self.tag("FileReference", [("path", "/" + route)], isEmpty: true))
      children.append("</WorkoutRoute>")
    }
    let lines = [Self.tag("Workout", head, isEmpty: false)] + children.map { " " + $0 } + ["</Workout>"]
    return Array(lines.joined(separator: "\n").utf8)
  }

  private static func tag(_ name: String, _ attributes: [(String, String)], isEmpty: Bool) -> String {
    var bytes = Array("<\(name)".utf8)
    for (key, value) in attributes {
      bytes += Array(" \(key)=\"".utf8)
      XMLText.appendAttribute(PushText.line(value), to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    return String(decoding: bytes, as: UTF8.self) + (isEmpty ? "/>" : ">")
  }
}
