internal import DailveScores

/// The sums of a night, and where in it they may have been.
struct SleepHours: Equatable {
  struct Block: Equatable {
    var stage: SleepStage
    var start: Int
    var end: Int
  }

  private static let longest = 24 * 3600.0

  private var core = 0
  private var deep = 0
  private var rem = 0
  private var awake = 0
  private var unspecified = 0

  /// Seconds of a number of hours, or of another unit; `nil` if impossible for a night.
  static func seconds(_ number: Double, unit: String?) -> Int? {
    let seconds = number * (["min": 60, "s": 1][unit ?? ""] ?? 3600)
    return (0...longest).contains(seconds) ? Int(saturating: seconds.rounded()) : nil
  }

  /// The same of a value, which may be a text with a unit of its own: "6 h 47 min".
  static func seconds(_ value: JSONValue?, unit: String?) -> Int? {
    guard let number = value.flatMap({ LooseNumber($0) }) else { return nil }
    guard number.unit != nil else { return seconds(number.value, unit: unit) }
    return number.value(in: "s").flatMap { seconds($0, unit: "s") }
  }

  /// `nil` if one of the sums is absurd.
  init?(_ object: JSONObject, unit: String?) {
    var isAbsurd = false
    func sum(_ key: String) -> Int {
      guard let value = object[key], !value.isBlank else { return 0 }
      guard let seconds = Self.seconds(value, unit: unit) else {
        isAbsurd = true
        return 0
      }
      return seconds
    }
    (core, deep, rem, awake) = (sum("core"), sum("deep"), sum("rem"), sum("awake"))
    let (asleep, total, _) = (sum("asleep"), sum("totalSleep"), sum("inBed"))
    let staged = core + deep + rem
    // Sleep without a stage stands beside the stages only where the total says so; it may also be their sum.
    unspecified = staged == 0 ? (asleep > 0 ? asleep : total) : min(asleep, max(0, total - staged))
    if isAbsurd || Double(staged + unspecified) > Self.longest { return nil }
  }

  /// Whether nothing was slept: 0 may also mean that it was not measured.
  var isEmpty: Bool { core + deep + rem + unspecified == 0 }

  /// One block for each stage, as long as its sum, from the first to the last moment of sleep. Time in between that belongs to none
  /// is shared out evenly, so that a night stays one night; the order of the stages is ours.
  func blocks(start: Int, end: Int) -> [Block] {
    let lengths = [
      (SleepStage.core, core), (.unspecified, unspecified), (.deep, deep), (.awake, awake), (.rem, rem),
    ].filter { $0.1 > 0 }
    let free = max(0, end - start - lengths.reduce(0) { $0 + $1.1 })
    var blocks: [Block] = []
    var at = start
    for (place, (stage, length)) in lengths.enumerated() {
      if place > 0 { at += free * place / (lengths.count - 1) - free * (place - 1) / (lengths.count - 1) }
      blocks.append(Block(stage: stage, start: at, end: at + length))
      at += length
    }
    return blocks
  }
}
