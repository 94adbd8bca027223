internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  /// Maximum rows on a page; a week's tour has more.
  static let mostRows = 250

  /// With more splits than this, blocks of several come first.
  private static let mostSingle = 24

  var ownSplits: [WorkoutSplit] { format.isImperial ? analysis.miles : analysis.kilometres }

  func splits() -> WorkoutContent.Table? {
    let splits = Array(ownSplits.prefix(Self.mostRows))
    // Swims have lengths, parts their own splits, and a single split is the workout itself.
    guard format.speed != .swimming, splits.count > 1, report.parts.allSatisfy(\.kilometres.isEmpty) else { return nil }
    var whole = table(splits, title: language(.workoutEach, format.unitName), head: format.unitName) { index, split in
      split.isPartial ? format.rounded(split.distance) : "\(index + 1)"
    }
    var table = whole
    if splits.count > Self.mostSingle {
      let size = splits.count > 120 ? 10 : 5
      let blocks = stride(from: 0, to: splits.count, by: size).map { splits[$0..<min($0 + size, splits.count)] }
      table = self.table(blocks.map(Self.joined), title: "", head: format.unitName) { index, _ in
        let (first, last) = (blocks[index].startIndex + 1, blocks[index].endIndex)
        if let rest = blocks[index].last, rest.isPartial {
          let end = Double(last - 1) + rest.distance / format.unitLength
          return RangeText.join(
            "\(first)", NumberFormat.text(end, decimals: rest.distance < 0.05 * format.unitLength ? 2 : 1), language)
        }
        return first == last ? "\(first)" : RangeText.join("\(first)", "\(last)", language)
      }
      whole.notes = []
      table.details = [whole]
    }
    table.title = language[.workoutSplits]
    if let trackNote { table.notes.append(trackNote) }
    return table
  }

  /// Explains the splits if the track's length differs from the device's distance, or why there are none.
  var trackNote: String? {
    if analysis.routeFault == .leftOut { return language[.workoutTrackJumps] }
    guard let track = analysis.trackDistance, let device = distance else { return nil }
    if analysis.routeFault != nil {
      return language(.workoutTrackApart, format.distanceText(track), format.distanceText(device))
    }
    guard let comparison = DistanceComparison(track: track, device: device), comparison.isNotable else { return nil }
    return language(.workoutTrackLength, format.distanceText(track), format.distanceText(device))
  }

  /// Several consecutive splits combined into one.
  private static func joined(_ splits: ArraySlice<WorkoutSplit>) -> WorkoutSplit {
    var whole = splits[splits.startIndex]
    for split in splits.dropFirst() {
      // Weighted by time, so that each minute counts once.
      whole.heartRate = mean((whole.heartRate, whole.moving), (split.heartRate, split.moving))
      whole.end = split.end
      whole.distance += split.distance
      whole.moving += split.moving
      whole.ascent = sum(whole.ascent, split.ascent)
      whole.descent = sum(whole.descent, split.descent)
      whole.gradedDistance = sum(whole.gradedDistance, split.gradedDistance)
    }
    whole.isPartial = false
    return whole
  }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { a + $0 } } }

  private static func mean(_ a: (value: Double?, weight: Double), _ b: (value: Double?, weight: Double)) -> Double? {
    guard let first = a.value, let second = b.value, a.weight + b.weight > 0 else { return a.value ?? b.value }
    return (first * a.weight + second * b.weight) / (a.weight + b.weight)
  }

  func laps() -> WorkoutContent.Table? {
    let laps = Array(analysis.laps.prefix(Self.mostRows))
    guard laps.count > 1 else { return nil }
    return table(laps, title: language[.workoutLaps], head: language[.workoutLap], isLaps: true) { index, _ in
      "\(index + 1)"
    }
  }

  /// A table without the columns for which no row has a value.
  func table(
    _ splits: [WorkoutSplit], title: String, head: String, isLaps: Bool = false,
    name: (Int, WorkoutSplit) -> String
  ) -> WorkoutContent.Table {
    // True if the flat-equivalent effort differs from the pace by more than a second or two.
    let isGraded =
      format.speed == .pace
      && splits.contains { split in
        split.speed.flatMap { speed in split.gradedSpeed.map { ($0 - speed).magnitude > 0.01 * speed } } ?? false
      }
    typealias Column = (head: String, cell: (WorkoutSplit) -> String?)
    let columns: [Column?] = [
      (format.speedName, { $0.speed.flatMap(format.speed)?.number }),
      isGraded ? (language[.workoutGraded], { $0.gradedSpeed.flatMap(format.speed)?.number }) : nil,
      isLaps ? (language[.workoutTime], { WorkoutFormat.clock($0.moving) }) : nil,
      isLaps ? (language[.workoutDistance], { format.distanceText($0.distance) }) : nil,
      (language[.unitBpm], { $0.heartRate.map { NumberFormat.text($0, decimals: 0) } }),
      (
        language[.workoutRise],
        { split in split.ascent.flatMap { up in split.descent.map { format.signedHeight(up - $0) } } }
      ),
    ]
    let shown = columns.compactMap { $0 }.filter { column in splits.contains { column.cell($0) != nil } }
    // A remainder of a few metres may be faster than any whole split.
    let fastest = splits.filter { !$0.isPartial }.compactMap(\.speed).max() ?? splits.compactMap(\.speed).max() ?? 0
    return WorkoutContent.Table(
      title: title, heads: [head] + shown.map(\.head),
      rows: splits.enumerated().map { index, split in
        let share = split.speed.map { min(1, $0 / fastest) }
        return .init(
          cells: [name(index, split)] + shown.map { $0.cell(split) ?? "–" }, share: fastest > 0 ? share : nil,
          isMarked: !split.isPartial && split.speed == fastest)
      }, notes: isGraded ? [language[.workoutGradedNote]] : [])
  }

  func efforts() -> WorkoutContent.Table? {
    guard !report.bests.isEmpty else { return nil }
    let rows = report.bests.map { best in
      WorkoutContent.Table.Row(
        cells: [
          name(best.distance), WorkoutFormat.clock(best.seconds),
          best.isBest
            ? language[.workoutBestEver]
            : language(.workoutEffortBest, WorkoutFormat.clock(best.best), viewer.date(best.bestDay)),
        ], isMarked: best.isBest)
    }
    return WorkoutContent.Table(
      title: language[.workoutEfforts],
      heads: [language[.workoutDistance], language[.workoutTime], language[.workoutBestEver]],
      rows: rows,
      notes: [language[.workoutEffortsNote]]
        + (report.bests.contains(where: \.isFromSamples) ? [language[.workoutFromSamples]] : []))
  }

  private func name(_ metres: Double) -> String {
    switch metres {
    case LengthUnit.mile: language[.workoutMile]
    case 21_097.5: language[.workoutHalfMarathon]
    case 42_195: language[.workoutMarathon]
    // Races have their distances in metres and kilometres everywhere.
    default:
      metres < 1000
        ? UnitText.join(NumberFormat.text(metres, decimals: 0), language[.workoutUnitMetres])
        : UnitText.join(NumberFormat.text(metres / 1000, decimals: 0), language[.unitKm])
    }
  }
}
