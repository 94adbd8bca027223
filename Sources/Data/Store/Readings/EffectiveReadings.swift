internal import DailveScores

/// Readings that count, after others were left out and some were cut to the part that they alone cover.
struct EffectiveReadings {
  private struct Place: Hashable {
    var origin: Int
    var batch: Int
  }

  private struct Whole: Hashable {
    var start: Instant
    var duration: Int
    var value: Double
    var place: Place
  }

  private let whole: Set<Whole>
  /// Starts of the parts that remain of cut readings, in order.
  private let rests: [Place: [Instant]]

  init(_ readings: [Reading], of all: [Reading]) {
    let before = Set(all.map(Self.whole))
    var (whole, rests) = (Set<Whole>(), [Place: [Instant]]())
    for reading in readings {
      let entry = Self.whole(reading)
      if before.contains(entry) { whole.insert(entry) } else { rests[entry.place, default: []].append(reading.start) }
    }
    self.whole = whole
    self.rests = rests.mapValues { $0.sorted() }
  }

  /// True if the reading or a part of it counts.
  func include(_ reading: Reading) -> Bool {
    let entry = Self.whole(reading)
    if whole.contains(entry) { return true }
    guard let starts = rests[entry.place] else { return false }
    let next = starts.firstPlace { $0 >= reading.start }
    return next < starts.count && starts[next] < reading.start + max(1, reading.duration)
  }

  private static func whole(_ reading: Reading) -> Whole {
    Whole(
      start: reading.start, duration: reading.duration, value: reading.value,
      place: Place(origin: reading.origin, batch: reading.batch))
  }
}
