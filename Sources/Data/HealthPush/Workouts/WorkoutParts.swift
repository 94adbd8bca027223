internal import DailveDomain
internal import DailveScores

/// The contents of a workout's arrays that are not series of measurements: activities, which are its parts; segments,
/// which are laps; and unknown arrays, which are kept as they came.
struct WorkoutParts {
  struct Part {
    var start: DateReader.Moment
    var end: Int
    /// Seconds that were active.
    var duration: Double?
    var id: String?
    var fields: JSONObject
  }

  /// The most parts of one workout; a program that sends more is malfunctioning.
  private static let most = 1 << 12

  private(set) var activities: [Part] = []
  private(set) var laps: [Part] = []
  /// Other values by the name of their array.
  private(set) var others: [(name: String, values: [JSONValue])] = []
  private var places: [String: Int] = [:]
  private(set) var digest: UInt64 = 0
  /// True if there were more parts than are read.
  private(set) var isTooLarge = false
  private var weight = 0

  var isEmpty: Bool { activities.isEmpty && laps.isEmpty && others.isEmpty }

  /// Reads an element of an array. Returns false if it is a point of a series.
  mutating func read(_ value: JSONValue, of name: String, isSeries: Bool, _ dates: inout DateReader) -> Bool {
    let metrics = value.object?["metrics"]?.object
    guard metrics != nil || !isSeries else { return false }
    weight += value.weight
    guard weight <= JSONWalker.largestValue, activities.count + laps.count < Self.most else {
      isTooLarge = true
      return true
    }
    digest = JSONDigest.hash(digest, JSONDigest.of(name), JSONDigest.of(value))
    if let object = value.object, let metrics, let part = Self.part(object, metrics, &dates) {
      if name == "activities" { activities.append(part) } else { laps.append(part) }
    } else if let place = places[name] {
      others[place].values.append(value)
    } else {
      places[name] = others.count
      others.append((name, [value]))
    }
    return true
  }

  private static func part(_ object: JSONObject, _ metrics: JSONObject, _ dates: inout DateReader) -> Part? {
    guard let start = dates.moment(object.first("start", "startDate", "date")) else { return nil }
    let duration = object.first("activeDuration", "duration").flatMap { FreeformNumber($0)?.value(in: "s") }
      .flatMap { (0...WorkoutTimes.longest).contains($0) ? $0 : nil }
    let end = dates.moment(object.first("end", "endDate")).map(\.seconds)
    var fields = metrics
    for member in object.members where !known.contains(member.key) && !member.value.isBlank {
      fields.add(member.key == "type" || member.key == "name" ? "kind" : member.key, member.value)
    }
    return Part(
      start: start, end: max(start.seconds, end ?? start.seconds + Int(saturating: (duration ?? 0).rounded())),
      duration: duration, id: object.text("id", "uuid"), fields: fields)
  }

  private static let known: Set<String> = [
    "start", "startDate", "end", "endDate", "date", "activeDuration", "duration", "metrics", "id", "uuid",
  ]
}
