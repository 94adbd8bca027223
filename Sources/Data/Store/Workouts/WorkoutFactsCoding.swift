internal import DailveDomain
internal import DailveScores

/// Codes the facts of an analysis, without its points, as numbers of eight bytes, little-endian, with its length before each list. Writing JSON took
/// a quarter as long as computing the formulas.
enum WorkoutFactsCoding {
  /// SQL condition on a row of `workout_analysis`: the distance comes from distance samples. It serves lists, which read thousands of rows.
  static let isFromSamples = "substr(facts, 8 * 8 + 1, 8) = x'000000000000F03F'"

  static func bytes(_ analysis: WorkoutAnalysis) -> [UInt8] {
    var writer = Writer()
    for number in [
      analysis.moving, analysis.trackDistance, analysis.ascent, analysis.descent, analysis.normalisedPower,
      analysis.drift, analysis.recovery, place(analysis.ascentMethod), place(analysis.basis),
      place(analysis.recoveryMethod), place(analysis.driftBasis),
      place(analysis.routeFault),
    ] { writer.append(number) }
    for splits in [analysis.kilometres, analysis.miles, analysis.laps] { writer.append(splits, append) }
    writer.append(analysis.efforts) { effort, writer in
      for number in [effort.distance, effort.start, effort.seconds] { writer.append(number) }
    }
    writer.append(analysis.bestPowers) { power, writer in
      for number in [power.seconds, power.watts] { writer.append(number) }
    }
    return writer.bytes
  }

  /// `nil` for bytes that this version does not write.
  static func analysis(_ bytes: [UInt8]) -> WorkoutAnalysis? {
    var reader = Reader(bytes)
    var analysis = WorkoutAnalysis()
    analysis.moving = reader.number()
    analysis.trackDistance = reader.number()
    analysis.ascent = reader.number()
    analysis.descent = reader.number()
    analysis.normalisedPower = reader.number()
    analysis.drift = reader.number()
    analysis.recovery = reader.number()
    analysis.ascentMethod = element(reader.number())
    analysis.basis = element(reader.number())
    analysis.recoveryMethod = element(reader.number())
    analysis.driftBasis = element(reader.number())
    analysis.routeFault = element(reader.number())
    analysis.kilometres = reader.list(split)
    analysis.miles = reader.list(split)
    analysis.laps = reader.list(split)
    analysis.efforts = reader.list { reader in
      reader.numbers(3).map { WorkoutEffortTime(distance: $0[0], start: $0[1], seconds: $0[2]) }
    }
    analysis.bestPowers = reader.list { reader in
      reader.numbers(2).map { BestPower(seconds: $0[0], watts: $0[1]) }
    }
    return reader.isAtEnd ? analysis : nil
  }

  private static func append(_ split: WorkoutSplit, to writer: inout Writer) {
    for number in [
      split.start, split.end, split.distance, split.moving, split.heartRate, split.ascent, split.descent,
      split.gradedDistance, split.isPartial ? 1 : 0,
    ] { writer.append(number) }
  }

  private static func split(_ reader: inout Reader) -> WorkoutSplit? {
    guard let ends = reader.numbers(4) else { return nil }
    var split = WorkoutSplit(
      start: ends[0], end: ends[1], distance: ends[2], moving: ends[3], isPartial: false)
    split.heartRate = reader.number()
    split.ascent = reader.number()
    split.descent = reader.number()
    split.gradedDistance = reader.number()
    split.isPartial = reader.number() == 1
    return split
  }

  private static func place<T: CaseIterable & Equatable>(_ value: T?) -> Double? {
    value.flatMap { value in Array(T.allCases).firstIndex(of: value) }.map { Double($0) }
  }

  private static func element<T: CaseIterable>(_ place: Double?) -> T? {
    place.flatMap { place in
      T.allCases.enumerated().first { Double($0.offset) == place }?.element
    }
  }

  private struct Writer {
    private(set) var bytes: [UInt8] = []

    /// NaN stands for an absent value.
    mutating func append(_ number: Double?) { append(bits: (number ?? .nan).bitPattern) }

    mutating func append<T>(_ list: [T], _ body: (T, inout Writer) -> Void) {
      append(bits: UInt64(list.count))
      for element in list { body(element, &self) }
    }

    private mutating func append(bits: UInt64) {
      for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0
    private var isComplete = true

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// True if all bytes were read and none was missing.
    var isAtEnd: Bool { isComplete && position == bytes.count }

    mutating func number() -> Double? {
      let number = Double(bitPattern: bits())
      return number.isNaN ? nil : number
    }

    /// `nil` unless all of them are numbers.
    mutating func numbers(_ count: Int) -> [Double]? {
      let numbers = (0..<count).compactMap { _ in number() }
      return numbers.count == count ? numbers : nil
    }

    mutating func list<T>(_ body: (inout Reader) -> T?) -> [T] {
      let count = bits()
      var list: [T] = []
      // A damaged file cannot make a list longer than its bytes.
      while isComplete, UInt64(list.count) < count {
        guard let element = body(&self) else {
          isComplete = false
          break
        }
        list.append(element)
      }
      return list
    }

    private mutating func bits() -> UInt64 {
      guard isComplete, bytes.count - position >= 8 else {
        isComplete = false
        return 0
      }
      defer { position += 8 }
      return (0..<8).reduce(0) { $0 | UInt64(bytes[position + $1]) << (8 * UInt64($1)) }
    }
  }
}
