internal import DailveDomain
internal import DailveScores

/// Writes an element for a workout that came without one, so that every reader of exports can read it.
struct WorkoutXML {
  private let offset: Int
  private var dates = DateWriter()

  private init(offset: Int) { self.offset = offset }

  static func bytes(_ workout: StoredWorkout) -> [UInt8] {
    var writer = WorkoutXML(offset: workout.detail.offset ?? 0)
    return WellFormed.bytes(of: writer.element(workout))
  }

  private mutating func element(_ workout: StoredWorkout) -> DocumentElement {
    let detail = workout.detail
    let ends = times(workout.start, workout.end)
    let source = Self.attributes([("sourceName", workout.source)])
    var children = Self.entries(detail.metadata) + Self.statistics(detail.statistics, ends)
    for event in detail.events {
      let attributes =
        Self.attributes([("type", "HKWorkoutEventType" + event.kind), ("date", event.date.map { date($0) })])
        + Self.duration(event.duration)
      children.append(
        DocumentElement(name: "WorkoutEvent", attributes: attributes, children: Self.entries(event.metadata)))
    }
    for activity in detail.activities {
      let ends = times(activity.start, activity.end)
      children.append(
        DocumentElement(
          name: "WorkoutActivity",
          attributes: Self.attributes([("uuid", activity.identifier)]) + ends + Self.duration(activity.duration),
          children: Self.entries(activity.metadata) + Self.statistics(activity.statistics, ends)))
    }
    for path in detail.routePaths {
      let file = DocumentElement(name: "FileReference", attributes: Self.attributes([("path", path)]))
      children.append(DocumentElement(name: "WorkoutRoute", attributes: source + ends, children: [file]))
    }
    let kind = Self.attributes([("workoutActivityType", workout.activity)])
    return DocumentElement(
      name: "Workout", attributes: kind + Self.duration(workout.duration) + source + ends, children: children)
  }

  private mutating func date(_ instant: Instant) -> String {
    var bytes: [UInt8] = []
    dates.append(instant.seconds, offset: offset, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func times(_ start: Instant?, _ end: Instant?) -> [MetadataEntry] {
    Self.attributes([("startDate", start.map { date($0) }), ("endDate", end.map { date($0) })])
  }

  /// The attributes that have a value.
  private static func attributes(_ pairs: [(String, String?)]) -> [MetadataEntry] {
    pairs.compactMap { name, value in value.map { MetadataEntry(key: name, value: $0) } }
  }

  private static func duration(_ seconds: Double?) -> [MetadataEntry] {
    seconds.map { attributes([("duration", NumberScanner.shortest($0 / 60)), ("durationUnit", "min")]) } ?? []
  }

  private static func entries(_ metadata: [MetadataEntry]) -> [DocumentElement] {
    metadata.map {
      DocumentElement(name: "MetadataEntry", attributes: attributes([("key", $0.key), ("value", $0.value)]))
    }
  }

  private static func statistics(_ statistics: [WorkoutDetail.Quantity], _ ends: [MetadataEntry]) -> [DocumentElement] {
    statistics.map { statistic in
      func text(_ number: Double?) -> String? { number.map { NumberScanner.shortest($0) } }
      let numbers = attributes([
        ("sum", text(statistic.sum)), ("average", text(statistic.average)), ("minimum", text(statistic.minimum)),
        ("maximum", text(statistic.maximum)), ("unit", statistic.unit ?? ""),
      ])
      return DocumentElement(
        name: "WorkoutStatistics", attributes: attributes([("type", statistic.type)]) + ends + numbers)
    }
  }
}
