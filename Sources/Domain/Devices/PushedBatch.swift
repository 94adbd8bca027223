public import DailveScores

/// The contents of one delivery, without its report.
public struct PushedBatch: Sendable, Equatable {
  public var batch: Int
  /// Name of the device.
  public var name: String
  public var received: Instant
  /// New readings, and readings that were already known.
  public var added: Int
  public var known: Int
  /// New workouts including corrected ones, and workouts that were already known.
  public var workouts: Int
  public var knownWorkouts: Int
  public var isUndone: Bool
  /// Number of records and fields not understood, as in `Delivery`; it includes readings that could not be read.
  public var unknown: Int
  public var ending: ImportReport.Ending

  public init(
    batch: Int, name: String, received: Instant, added: Int, known: Int, workouts: Int = 0, knownWorkouts: Int = 0,
    isUndone: Bool, unknown: Int = 0, ending: ImportReport.Ending = .complete
  ) {
    self.batch = batch
    self.name = name
    self.received = received
    self.added = added
    self.known = known
    self.workouts = workouts
    self.knownWorkouts = knownWorkouts
    self.isUndone = isUndone
    self.unknown = unknown
    self.ending = ending
  }
}

/// The deliveries of one local day.
public struct PushedDay: Sendable, Equatable {
  public var day: CivilDay
  /// Number of deliveries that have not been undone.
  public var deliveries: Int
  public var added: Int
  public var workouts: Int
  public var unknown: Int
  /// Names of the devices, in the order of their last delivery.
  public var devices: [String]

  /// - Parameter pushes: Newest first.
  public static func days(of pushes: [PushedBatch], in timeline: ZoneTimeline) -> [PushedDay] {
    var days: [PushedDay] = []
    for push in pushes {
      let day = timeline.day(at: push.received)
      if days.last?.day != day {
        days.append(PushedDay(day: day, deliveries: 0, added: 0, workouts: 0, unknown: 0, devices: []))
      }
      let last = days.count - 1
      if !days[last].devices.contains(push.name) { days[last].devices.append(push.name) }
      guard !push.isUndone else { continue }
      days[last].deliveries += 1
      days[last].added += push.added
      days[last].workouts += push.workouts
      days[last].unknown += push.unknown
    }
    return days
  }
}
