internal import DailveScores

/// Readings in the order of their starts, found by the sources that they come from: what one source says is looked for among its own
/// readings, however many others there are.
struct ReadingsBySource {
  private struct Row {
    var indices: [Int] = []
    var longest = 0

    mutating func add(_ index: Int, _ duration: Int) {
      indices.append(index)
      longest = max(longest, duration)
    }
  }

  private let readings: [Reading]
  private let members: SourceMembers
  private var rows: [Int: Row] = [:]

  /// - Parameter readings: In the order of their starts.
  init(_ readings: [Reading], _ members: SourceMembers) {
    self.readings = readings
    self.members = members
    for (index, reading) in readings.enumerated() {
      for source in members[reading.origin] {
        rows[source, default: Row()].add(index, reading.duration)
      }
    }
  }

  /// Indices of the readings that share a source with another one and lie within its time, or reach into it, in order.
  func indices(beside reading: Reading) -> [Int] {
    var found: [Int] = []
    _ = contains(beside: reading, reachingInto: true) { index in
      found.append(index)
      return false
    }
    guard members[reading.origin].count > 1 else { return found }
    return Array(Set(found)).sorted()
  }

  /// Whether one of the readings that share a source with another one, and lie within its time, is such a one. A reading is asked about once
  /// for each source that they share.
  ///
  /// - Parameter reaches: Whether readings count that begin before that time and end within it.
  func contains(beside reading: Reading, reachingInto reaches: Bool, where isSuch: (Int) -> Bool) -> Bool {
    let end = reading.start + reading.duration
    for source in members[reading.origin] {
      guard let row = rows[source] else { continue }
      // Whatever lasts longer than a day is not looked for further back.
      let back = reaches ? min(row.longest, 86_400) : 0
      var place = row.indices.firstPlace { readings[$0].start >= reading.start - back }
      while place < row.indices.count, readings[row.indices[place]].start < end {
        let index = row.indices[place]
        let other = readings[index]
        if other.start >= reading.start || other.start + other.duration > reading.start, isSuch(index) { return true }
        place += 1
      }
    }
    return false
  }
}

/// Which sources origins come from, as numbers: a phone sends the sum of several as one.
struct SourceMembers {
  private var places: [Int: [Int]] = [:]

  init(_ origins: OriginIndex) {
    var numbers: [String: Int] = [:]
    for origin in origins.all {
      let names = origins[origin].members
      guard !names.isEmpty else { continue }
      places[origin] = names.map { name in
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        return number
      }
    }
  }

  /// All sources as one.
  init(asOne origins: OriginIndex) {
    for origin in origins.all { places[origin] = [0] }
  }

  subscript(_ origin: Int) -> [Int] { places[origin] ?? [] }
}
