internal import DailveDomain
internal import DailveImporting
internal import DailveScores

extension WorkoutDetail {
  /// Turns a phone's workout and its parts into HealthKit's terms.
  ///
  /// - Parameters:
  ///   - offset: True offset east of UTC.
  ///   - route: Path of the route's file below the folder of the document.
  init(_ totals: WorkoutTotals, _ parts: WorkoutParts, offset: Int, route: String?) {
    // HealthKit's laps of a swim are its pool lengths, so these laps become segments.
    let lap = totals.activity.hasSuffix("Swimming") ? "Segment" : "Lap"
    self.init(
      activities: parts.activities.map { part in
        let own = totals.of(part)
        return Activity(
          identifier: part.id.map(NameText.line), start: Instant(part.start.seconds), end: Instant(part.end),
          duration: part.duration, statistics: own.quantities, metadata: Self.lines(own.metadata)
        ).withPossibleTimes
      },
      events: parts.laps.map { part in
        Event(
          kind: lap, date: Instant(part.start.seconds),
          duration: part.duration ?? Double(part.end - part.start.seconds),
          metadata: Self.lines(totals.of(part).amounts))
      },
      statistics: totals.quantities, metadata: Self.lines(totals.metadata), routePaths: route.map { ["/" + $0] } ?? [],
      offset: offset)
  }

  private static func lines(_ metadata: [MetadataEntry]) -> [MetadataEntry] {
    metadata.map { MetadataEntry(key: NameText.line($0.key), value: NameText.line($0.value)) }
  }
}

extension WorkoutTotals {
  /// The totals of one part of the workout.
  fileprivate func of(_ part: WorkoutParts.Part) -> WorkoutTotals {
    WorkoutTotals(part: part.fields, of: activity, start: part.start.seconds, end: part.end)
  }

  fileprivate var quantities: [WorkoutDetail.Quantity] {
    statistics.map {
      WorkoutDetail.Quantity(
        type: $0.type, sum: $0.sum, average: $0.average, minimum: $0.minimum, maximum: $0.maximum,
        unit: $0.unit.isEmpty ? nil : NameText.line($0.unit))
    }
  }
}
