/// Lengths of a pool of 25 m, in sets with rests between.
package struct PoolSwim {
  package struct Lap {
    /// Seconds from the start of the swim.
    package var seconds: Range<Int>
    var stroke: Stroke
    package var strokes: Int

    /// Seconds and strokes of a length.
    var swolf: Int { seconds.count + strokes }
  }

  /// Values of `HKSwimmingStrokeStyle`.
  enum Stroke: Int { case freestyle = 2, backstroke = 3, breaststroke = 4 }

  package static let poolLength = 25.0
  private static let setLength = 8

  /// The laps by set, without gaps within a set.
  private(set) var sets: [[Lap]] = []

  init(seed: UInt64, lengths: Int) {
    var random = DayRandom(seed: seed, day: lengths, purpose: 60)
    var at = 4
    var set: [Lap] = []
    for number in 0..<lengths {
      let stroke: Stroke =
        switch number / Self.setLength % 4 {
        case 2: .breaststroke
        case 3: .backstroke
        default: .freestyle
        }
      let (base, strokes) = stroke == .freestyle ? (28, 19) : stroke == .backstroke ? (33, 22) : (36, 14)
      let seconds = base + number / 20 + random.between(-1, 2)
      set.append(Lap(seconds: at..<at + seconds, stroke: stroke, strokes: strokes + random.between(-1, 2)))
      at += seconds
      if set.count == Self.setLength || number == lengths - 1 {
        sets.append(set)
        set = []
        at += random.between(18, 40)
      }
    }
  }

  package init(_ session: Session) {
    self.init(
      seed: session.seed &+ UInt64(bitPattern: Int64(session.start)),
      lengths: Int((session.distance / Self.poolLength).rounded()))
  }

  package var laps: [Lap] { sets.flatMap { $0 } }
  /// Seconds from the start until shortly after the last wall.
  var duration: Int { (sets.last?.last?.seconds.upperBound ?? 0) + 6 }

  func isResting(at second: Int) -> Bool { !sets.contains { isIn($0, second) } }

  private func isIn(_ set: [Lap], _ second: Int) -> Bool {
    guard let first = set.first, let last = set.last else { return false }
    return second >= first.seconds.lowerBound && second < last.seconds.upperBound
  }
}
