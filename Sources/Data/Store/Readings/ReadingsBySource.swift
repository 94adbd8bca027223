internal import DailveScores

/// Readings ordered by start and indexed by source, so that finding those of one source does not depend on how many others there are.
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

  /// - Parameter readings: Ordered by start.
  init(_ readings: [Reading], _ members: SourceMembers) {
    self.readings = readings
    self.members = members
    for (index, reading) in readings.enumerated() {
      for source in members[reading.origin] {
        rows[source, default: Row()].add(index, reading.duration)
      }
    }
  }

  /// Indices, in order, of the readings that share a source with the given one and lie within its time or reach into
  /// it.
  func indices(beside reading: Reading) -> [Int] {
    var found: [Int] = []
    _ = contains(beside: reading, reachingInto: true) { index in
      found.append(index)
      return false
    }
    guard members[reading.origin].count > 1 else { return found }
    return Array(Set(found)).sorted()
  }

  /// True if any reading that shares a source with the given one and lies within its time meets a condition. The condition is checked once for each
  /// shared source.
  ///
  /// - Parameter reaches: Whether to include readings that begin before that time and reach into it.
  func contains(beside reading: Reading, reachingInto reaches: Bool, where isSuch: (Int) -> Bool) -> Bool {
    let end = reading.start + reading.duration
    for source in members[reading.origin] {
      guard let row = rows[source] else { continue }
      // Readings that last longer than a day are not searched for further back.
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

/// The sources of each origin, as numbers: a phone sends the sum of several as one.
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

  /// Treats all sources as one.
  init(asOne origins: OriginIndex) {
    for origin in origins.all { places[origin] = [0] }
  }

  subscript(_ origin: Int) -> [Int] { places[origin] ?? [] }
}
