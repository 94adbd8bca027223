internal import DailveScores

/// Finds repeated readings of categories other than sleep, which all have the same number and differ by their words.
struct RepeatedWords {
  private struct Content: Hashable {
    var source: Int
    var duration: Int
    var value: Double
    var word: String?
  }

  private var start: Instant?
  private var places: [Content: Int] = [:]

  /// - Parameter next: The place that the reading gets unless it repeats one.
  mutating func place(of reading: Reading, word: String?, next: Int) -> Int? {
    if reading.start != start {
      start = reading.start
      places.removeAll()
    }
    let content = Content(source: reading.source, duration: reading.duration, value: reading.value, word: word)
    if let known = places[content] { return known }
    places[content] = next
    return nil
  }
}

/// Finds readings that repeat an earlier one with another creation date, version or unit. They come in the order of their keys, so that the one they
/// repeat shares start, source and duration with the last ones, of which there may be tens of thousands.
struct RepeatedReadings {
  /// Up to this many readings are compared one by one.
  private static let few = 16

  /// Values and places of all readings beside the last one, by value; empty while they are few.
  private var sorted: [(value: Double, place: Int)] = []

  /// The place of an earlier reading that this one repeats. If there is none, the reading is appended next.
  @inline(__always)
  mutating func place(of reading: Reading, in readings: [Reading]) -> Int? {
    guard let last = readings.last, reading.isBeside(last) else {
      if !sorted.isEmpty { sorted.removeAll() }
      return nil
    }
    return place(beside: reading, in: readings)
  }

  private mutating func place(beside reading: Reading, in readings: [Reading]) -> Int? {
    if sorted.isEmpty {
      var index = readings.count - 1
      while index >= 0, reading.isBeside(readings[index]) {
        if reading.repeats(readings[index]) { return index }
        index -= 1
      }
      guard readings.count - 1 - index >= Self.few else { return nil }
      sorted = (index + 1..<readings.count).map { (readings[$0].value, $0) }.sorted { $0.value < $1.value }
    } else {
      let tolerance = Reading.tolerance * reading.value.magnitude
      let near = sorted.firstPlace { $0.value >= reading.value - tolerance }
      if near < sorted.count, reading.repeats(readings[sorted[near].place]) { return sorted[near].place }
    }
    sorted.insert((reading.value, readings.count), at: sorted.firstPlace { $0.value >= reading.value })
    return nil
  }
}
