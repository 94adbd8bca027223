extension SleepMerge {
  /// One source's stage at each moment. Where records overlap, the innermost counts, which is the shortest: a record
  /// inside another is shorter. For records of the same length, awake counts before stages, and stages before plain
  /// sleep. A record over a whole night therefore never hides the stages and waking inside it, whatever it says itself.
  ///
  /// Each record takes the time that shorter ones left, so that a night of tens of thousands of overlapping records
  /// takes no longer than sorting them.
  ///
  /// - Parameter records: From one source, in any order; empty ones are left out.
  /// - Returns: Oldest first; records do not overlap, and records of one stage do not touch.
  public static func innermost(_ records: [Sample]) -> [Sample] {
    var borders: [(at: Instant, offset: Int)] = []
    borders.reserveCapacity(records.count * 2)
    for record in records where record.end > record.start {
      borders.append((record.start, record.startOffset))
      borders.append((record.end, record.endOffset))
    }
    borders.sort { ($0.at, $0.offset) < ($1.at, $1.offset) }
    var times: [(at: Instant, offset: Int)] = []
    for border in borders where times.last.map({ $0.at < border.at }) ?? true { times.append(border) }

    /// The record that counts between each boundary and the next.
    var owners = [Int?](repeating: nil, count: times.count)
    /// Where to look for the next unowned stretch.
    var next = Array(times.indices)
    func free(_ place: Int) -> Int {
      var place = place
      while place < next.count, next[place] != place {
        if next[place] < next.count { next[place] = next[next[place]] }
        place = next[place]
      }
      return place
    }
    let order = records.indices.filter { records[$0].end > records[$0].start }.sorted {
      let (one, other) = (records[$0], records[$1])
      return (one.end - one.start, one.stage.precedence, $0) < (other.end - other.start, other.stage.precedence, $1)
    }
    for index in order {
      let record = records[index]
      var place = free(times.firstPlace { $0.at >= record.start })
      while place < times.count, times[place].at < record.end {
        owners[place] = index
        next[place] = place + 1
        place = free(place + 1)
      }
    }

    var result: [Sample] = []
    for (time, until) in zip(times.indices, times.indices.dropFirst()) {
      guard let owner = owners[time] else { continue }
      var stretch = records[owner]
      if let last = result.last, last.end == times[time].at, last.stage == stretch.stage {
        result[result.count - 1].end = times[until].at
        result[result.count - 1].endOffset = times[until].offset
        continue
      }
      (stretch.start, stretch.startOffset) = times[time]
      (stretch.end, stretch.endOffset) = times[until]
      result.append(stretch)
    }
    return result
  }
}
