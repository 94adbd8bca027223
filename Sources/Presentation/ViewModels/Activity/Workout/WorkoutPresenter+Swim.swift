internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  /// With more lengths than this, sets come first.
  private static let mostLengths = 12
  /// A pause at the wall of this many seconds ends a set; our choice.
  private static let pause = 8.0

  /// Speed over the lengths of a pool, in metres per second, and the remaining seconds of the workout: a swimmer's pace
  /// excludes the rests at the wall. `nil` if the watch counted no lengths.
  var swum: (speed: Double, rest: Double)? {
    guard format.speed == .swimming else { return nil }
    let lengths = report.lengths.filter { ($0.distance ?? 0) > 0 && $0.seconds > 0 }
    let (way, time) = lengths.reduce(into: (0.0, 0.0)) { sums, length in
      sums.0 += length.distance ?? 0
      sums.1 += length.seconds
    }
    // If only some lengths were counted, the pace would be theirs alone.
    guard time > 0, let distance, way >= Self.leastCounted * distance else { return nil }
    return (way / time, max(0, workout.duration * 60 - time))
  }

  /// Share of the distance that the lengths must add up to; our choice.
  private static let leastCounted = 0.9

  func restsNote(_ rest: Double) -> String {
    rest < 1 ? language[.workoutSwumWithoutRests] : language(.workoutSwumRests, WorkoutFormat.clock(rest))
  }

  func swim() -> WorkoutContent.Table? {
    let lengths = report.lengths
    guard !lengths.isEmpty else { return nil }
    func mean(_ values: [Double]) -> String? {
      RobustStatistics.mean(values).map { NumberFormat.text($0, decimals: 0) }
    }
    let count = "\(lengths.count)"
    let says = [
      lengths[0].distance.map { language(.workoutLengthsSay, count, format.distanceText($0)) }
        ?? language(.workoutLengthsPlain, count),
      mean(lengths.compactMap(\.strokes)).map { language(.workoutStrokesSay, $0) },
      mean(lengths.compactMap(\.swolf)).map { language(.workoutSwolfSay, $0) },
    ].compactMap { $0 }
    let sets = Self.sets(lengths)
    let isLong = lengths.count > Self.mostLengths && sets.count > 1 && sets.count < lengths.count
    var table = rows(isLong ? sets : lengths.map { [$0] }, head: language[isLong ? .workoutSet : .workoutLap])
    table.title = language[lengths[0].distance == nil ? .workoutLaps : .workoutLengths]
    table.says = says.joined(separator: " ")
    table.bars = bars(lengths)
    table.notes = lengths.contains { $0.swolf != nil } ? [language[.workoutSwolfNote]] : []
    if isLong {
      var whole = rows(lengths.map { [$0] }, head: language[.workoutLap])
      whole.title = language[.workoutEachLength]
      table.details = [whole]
    }
    return table
  }

  /// Consecutive lengths of one stroke without a rest in between.
  private static func sets(_ lengths: [SwimLength]) -> [[SwimLength]] {
    var sets: [[SwimLength]] = []
    for length in lengths {
      if let last = sets.last?.last, last.style == length.style, length.start - (last.start + last.seconds) < pause {
        sets[sets.count - 1].append(length)
      } else {
        sets.append([length])
      }
    }
    return sets
  }

  /// One row for each group of lengths; columns without any value are left out.
  private func rows(_ groups: [[SwimLength]], head: String) -> WorkoutContent.Table {
    func mean(_ values: [Double?]) -> String? {
      RobustStatistics.mean(values.compactMap { $0 }).map { NumberFormat.text($0, decimals: 0) }
    }
    func speed(_ group: [SwimLength]) -> Double? {
      let (way, time) = (group.reduce(0) { $0 + ($1.distance ?? 0) }, group.reduce(0) { $0 + $1.seconds })
      return way > 0 && time > 0 ? way / time : nil
    }
    typealias Column = (head: String, cell: ([SwimLength]) -> String?)
    let isSets = groups.contains { $0.count > 1 }
    let pace: Column = (format.speedName, { speed($0).flatMap(format.speed)?.number })
    // The bar, which shows the speed, is in the second column.
    let first: [Column] =
      isSets
      ? [
        pace,
        (
          language[.workoutDistance],
          { group in
            group[0].distance.map { "\(group.count) × \(format.distanceText($0))" } ?? "\(group.count)"
          }
        ),
      ] : [(language[.workoutTime], { $0[0].seconds > 0 ? WorkoutFormat.clock($0[0].seconds) : nil }), pace]
    let columns: [Column] =
      first + [
        (language[.workoutStrokes], { mean($0.map(\.strokes)) }), (language[.workoutSwolf], { mean($0.map(\.swolf)) }),
        (language[.workoutStyle], { $0[0].style == .unknown ? nil : language[$0[0].style.words] }),
      ]
    let shown = columns.filter { column in groups.contains { column.cell($0) != nil } }
    let fastest = groups.compactMap(speed).max() ?? 0
    return WorkoutContent.Table(
      title: "", heads: [head] + shown.map(\.head),
      rows: groups.enumerated().map { index, group in
        .init(
          cells: ["\(index + 1)"] + shown.map { $0.cell(group) ?? "–" },
          share: fastest > 0 ? speed(group).map { $0 / fastest } : nil)
      })
  }
}

extension SwimLength.Stroke {
  var words: TextKey {
    switch self {
    case .unknown: .workoutStroke0
    case .mixed: .workoutStroke1
    case .freestyle: .workoutStroke2
    case .backstroke: .workoutStroke3
    case .breaststroke: .workoutStroke4
    case .butterfly: .workoutStroke5
    case .kickboard: .workoutStroke6
    }
  }
}
