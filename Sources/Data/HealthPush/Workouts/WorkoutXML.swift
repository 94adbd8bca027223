internal import DailveDomain
internal import DailveHealthExport
internal import DailveImporting

/// Writes a workout as the element that an export has, so that everything that reads workouts reads it.
struct WorkoutXML {
  let totals: WorkoutTotals
  let source: String
  /// True offset east of UTC.
  let offset: Int
  /// Of its file, below the folder of the document.
  let route: String?
  let parts: WorkoutParts

  var bytes: [UInt8] {
    var dates = DateWriter()
    func date(_ seconds: Int) -> String {
      var bytes: [UInt8] = []
      dates.append(seconds, offset: offset, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    let span = [("startDate", date(totals.start)), ("endDate", date(totals.end))]
    let head =
      [
        ("workoutActivityType", totals.activity), ("duration", JSONText.number(totals.duration / 60)),
        ("durationUnit", "min"),
        ("sourceName", source),
      ] + span
    var children = Self.entries(totals.metadata) + Self.statistics(totals, span)
    // The laps of a swim are its lengths.
    let lap = "HKWorkoutEventType" + (totals.activity.hasSuffix("Swimming") ? "Segment" : "Lap")
    for part in parts.laps {
      let seconds = part.duration ?? Double(part.end - part.start.seconds)
      let attributes = [("type", lap), ("date", date(part.start.seconds))] + Self.duration(seconds)
      let entries = self.totals(of: part).amounts
      children.append(Self.tag("WorkoutEvent", attributes, isEmpty: entries.isEmpty))
      if !entries.isEmpty { children += Self.entries(entries) + ["</WorkoutEvent>"] }
    }
    for part in parts.activities {
      let own = self.totals(of: part)
      let ends = [("startDate", date(part.start.seconds)), ("endDate", date(part.end))]
      let attributes =
        [("uuid", part.id)].compactMap { name, value in value.map { (name, $0) } } + ends
        + (part.duration.map(Self.duration) ?? [])
      children.append(Self.tag("WorkoutActivity", attributes, isEmpty: false))
      children += Self.entries(own.metadata) + Self.statistics(own, ends) + ["</WorkoutActivity>"]
    }
    if let route {
      children.append(Self.tag("WorkoutRoute", [("sourceName", source)] + span, isEmpty: false))
      children.append(" " + Self.tag("FileReference", [("path", "/" + route)], isEmpty: true))
      children.append("</WorkoutRoute>")
    }
    let lines = [Self.tag("Workout", head, isEmpty: false)] + children.map { " " + $0 } + ["</Workout>"]
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// What a part of the workout says of itself.
  private func totals(of part: WorkoutParts.Part) -> WorkoutTotals {
    WorkoutTotals(part: part.fields, of: totals.activity, start: part.start.seconds, end: part.end)
  }

  /// In seconds.
  private static func duration(_ seconds: Double) -> [(String, String)] {
    [("duration", JSONText.number(seconds / 60)), ("durationUnit", "min")]
  }

  private static func entries(_ metadata: [MetadataEntry]) -> [String] {
    metadata.map { tag("MetadataEntry", [("key", $0.key), ("value", $0.value)], isEmpty: true) }
  }

  private static func statistics(_ totals: WorkoutTotals, _ span: [(String, String)]) -> [String] {
    totals.statistics.map { statistic in
      var attributes = [("type", statistic.type)] + span
      for (name, value) in [
        ("sum", statistic.sum), ("average", statistic.average), ("minimum", statistic.minimum),
        ("maximum", statistic.maximum),
      ] {
        if let value { attributes.append((name, JSONText.number(value))) }
      }
      return tag("WorkoutStatistics", attributes + [("unit", statistic.unit)], isEmpty: true)
    }
  }

  private static func tag(_ name: String, _ attributes: [(String, String)], isEmpty: Bool) -> String {
    var bytes = Array("<\(name)".utf8)
    for (key, value) in attributes {
      bytes += Array(" \(key)=\"".utf8)
      XMLText.appendAttribute(NameText.line(value), to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    return String(decoding: bytes, as: UTF8.self) + (isEmpty ? "/>" : ">")
  }
}
