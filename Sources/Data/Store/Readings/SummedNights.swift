internal import DailveDomain
internal import DailveScores

/// Decides between sums of sleep stages that a phone sent for a night and stretches of the same sleep from the same source: the more complete of the
/// two counts alone. A window of time may begin in the middle of a night, and two stretches of it are not the night.
struct SummedNights {
  /// Share of the sum's time that the stretches must cover [chosen]: sums are rounded, and leave out brief awakenings.
  private static let share = 0.9
  /// Maximum gap between two parts of one sum, in seconds [chosen]; time that belongs to no stage is spread between
  /// them.
  private static let gap = 4 * 3600

  let origins: OriginIndex
  let members: SourceMembers

  /// For each reading, whether other readings of the same sleep count in its place.
  ///
  /// - Parameter readings: Ordered by start.
  func outdone(_ readings: [Reading]) -> [Bool] {
    var isOut = [Bool](repeating: false, count: readings.count)
    let bySource = ReadingsBySource(readings, members)
    for night in nights(readings) {
      guard let first = night.first, var span = readings.indices.contains(first) ? readings[first] : nil else {
        continue
      }
      let end = night.map { readings[$0].start + readings[$0].duration }.max() ?? span.start
      span.duration = end - span.start
      let stretches = bySource.indices(beside: span).filter { index in
        !isSum(readings[index]) && isInBed(readings[index]) == isInBed(span)
      }
      let isWhole = seconds(stretches, readings) >= Self.share * seconds(night, readings)
      // An export's readings are never excluded in favour of a phone's.
      let others = stretches.filter { origins[readings[$0].origin].pushed != nil }
      for index in isWhole ? night : others { isOut[index] = true }
    }
    return isOut
  }

  private func isSum(_ reading: Reading) -> Bool { origins[reading.origin].pushed?.isSummary == true }
  private func stage(_ reading: Reading) -> SleepStage? { Int(exactly: reading.value).flatMap(SleepStage.init) }
  private func isInBed(_ reading: Reading) -> Bool { stage(reading) == .inBed }

  /// Seconds asleep, or in bed if the readings are of that.
  private func seconds(_ indices: [Int], _ readings: [Reading]) -> Double {
    indices.lazy.map { readings[$0] }.filter { stage($0) != .awake }
      .map { $0.start..<($0.start + max(0, $0.duration)) }.coveredSeconds
  }

  private struct Sum: Hashable {
    var source: Int
    var batch: Int
    var isInBed: Bool
  }

  /// Indices of the parts of each sum.
  private func nights(_ readings: [Reading]) -> [[Int]] {
    var nights: [[Int]] = []
    var open: [Sum: (night: Int, end: Instant)] = [:]
    for (index, reading) in readings.enumerated() where isSum(reading) {
      let sum = Sum(source: reading.source, batch: reading.batch, isInBed: isInBed(reading))
      let end = reading.start + reading.duration
      if !sum.isInBed, let last = open[sum], reading.start - last.end <= Self.gap {
        nights[last.night].append(index)
        open[sum] = (last.night, max(last.end, end))
      } else {
        open[sum] = (nights.count, end)
        nights.append([index])
      }
    }
    return nights
  }
}
