internal import DailveScores

/// The sums of a night, and blocks of sleep that match them.
struct SleepHours: Equatable {
  struct Block: Equatable {
    var stage: SleepStage
    var start: Int
    var end: Int
  }

  private static let longest = 24 * 3600.0
  /// The longest gap in seconds between parts of one sleep; parts further apart count as a sleep and a nap.
  private static let widest = 30 * 60

  private static let stages: Set<String> = ["core", "deep", "rem"]

  private var core = 0
  private var deep = 0
  private var rem = 0
  private var awake = 0
  private var unspecified = 0
  /// Fields with impossible values; each loses only itself.
  private(set) var absurd: [String] = []

  /// Converts a number of hours, or of another unit, to seconds; `nil` if that is impossible for a night.
  static func seconds(_ number: Double, unit: String?) -> Int? {
    let seconds = number * (["min": 60, "s": 1][unit ?? ""] ?? 3600)
    return (0...longest).contains(seconds) ? Int(saturating: seconds.rounded()) : nil
  }

  /// The same for a value that may be a text with a unit of its own: "6 h 47 min".
  static func seconds(_ value: JSONValue?, unit: String?) -> Int? {
    guard let number = value.flatMap({ FreeformNumber($0) }) else { return nil }
    guard number.unit != nil else { return seconds(number.value, unit: unit) }
    return number.value(in: "s").flatMap { seconds($0, unit: "s") }
  }

  /// - Parameter span: Seconds from the first to the last moment of sleep, if both are known: no stage is longer.
  init(_ object: JSONObject, unit: String?, within span: Int?) {
    var absurd: [String] = []
    func sum(_ key: String, _ most: Int?) -> Int {
      guard let value = object[key], !value.isBlank else { return 0 }
      guard let seconds = Self.seconds(value, unit: unit), seconds <= most.map({ $0.addingClamped(60) }) ?? .max
      else {
        absurd.append(key)
        return 0
      }
      return seconds
    }
    (core, deep, rem) = (sum("core", span), sum("deep", span), sum("rem", span))
    // Time awake before and after the sleep may be counted with the night.
    awake = sum("awake", nil)
    let (asleep, total, _) = (sum("asleep", nil), sum("totalSleep", nil), sum("inBed", nil))
    let staged = core + deep + rem
    told = max(asleep, total, staged)
    // Sleep without a stage exists beside the stages only if the total says so; the field may also be their sum.
    unspecified =
      staged == 0
      ? (asleep > 0 ? asleep : total)
      : min(absurd.contains { Self.stages.contains($0) } ? max(asleep, total) : asleep, max(0, total - staged))
    self.absurd = absurd
  }

  /// The largest of the sums that give the length of the whole night, in seconds: each sum may omit what another has.
  private(set) var told = 0

  private var asleep: Int { core + deep + rem + unspecified }

  var hasStages: Bool { core + deep + rem > 0 }

  /// True if nothing was slept: 0 may also mean that nothing was measured.
  var isEmpty: Bool { asleep == 0 }

  /// Seconds from falling asleep to waking up, for a night with one of the two unknown.
  var length: Int { min(Int(Self.longest), asleep + awake) }

  /// Blocks of the stages, as long as their sums, from the first to the last moment of sleep; shortened in proportion
  /// if the sums are longer than that. Their order is ours: it begins and ends asleep, and time without a stage is
  /// shared out between blocks, so that the night stays one and keeps the ends that were sent.
  func blocks(start: Int, end: Int) -> [Block] {
    let span = max(0, end - start)
    var stages = [(SleepStage.core, core), (.unspecified, unspecified), (.deep, deep), (.rem, rem)].filter { $0.1 > 0 }
    if awake > 0, span > asleep {
      let between = min(awake, span - asleep)
      if stages.count == 1 { Self.halve(&stages, at: 0) }
      stages.insert((.awake, between), at: stages.count - 1)
    }
    let all = stages.reduce(0) { $0 + $1.1 }
    if all > span { stages = Self.shortened(stages, from: all, to: span) }
    let free = span - stages.reduce(0) { $0 + $1.1 }
    while free > (stages.count - 1) * Self.widest, let longest = Self.longest(of: stages) {
      Self.halve(&stages, at: longest)
    }
    return Self.placed(stages, from: start, free)
  }

  private static func halve(_ stages: inout [(SleepStage, Int)], at place: Int) {
    let (stage, length) = stages[place]
    stages[place].1 = length - length / 2
    stages.insert((stage, length / 2), at: place + 1)
  }

  /// The index of the longest part asleep; `nil` if none can be halved.
  private static func longest(of stages: [(SleepStage, Int)]) -> Int? {
    stages.indices.filter { stages[$0].0 != .awake && stages[$0].1 > 1 }.max { stages[$0].1 < stages[$1].1 }
  }

  private static func shortened(_ stages: [(SleepStage, Int)], from all: Int, to span: Int) -> [(SleepStage, Int)] {
    var (sum, reached) = (0, 0)
    return stages.map { stage, length in
      sum += length
      let to = Int(saturating: (Double(sum) * Double(span) / Double(max(1, all))).rounded())
      defer { reached = to }
      return (stage, to - reached)
    }.filter { $0.1 > 0 }
  }

  private static func placed(_ stages: [(SleepStage, Int)], from start: Int, _ free: Int) -> [Block] {
    let gaps = max(1, stages.count - 1)
    var at = start
    return stages.enumerated().map { place, part in
      if place > 0 { at += free * place / gaps - free * (place - 1) / gaps }
      defer { at += part.1 }
      return Block(stage: part.0, start: at, end: at + part.1)
    }
  }
}
