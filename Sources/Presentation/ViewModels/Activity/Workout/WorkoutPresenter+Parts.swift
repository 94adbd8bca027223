internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  func parts() -> WorkoutContent.Table? {
    let parts = report.parts
    guard !parts.isEmpty else { return nil }
    typealias Column = (head: String, cell: (WorkoutPart) -> String?)
    func distanceText(_ part: WorkoutPart) -> String? {
      let own = WorkoutFormat(viewer, activity: part.activity ?? "")
      return part.distance.map { own.distanceText($0 * 1000) }
    }
    let columns: [Column] = [
      (language[.workoutTime], { WorkoutFormat.clock($0.duration) }), (language[.workoutDistance], distanceText),
      (language[.unitBpm], { $0.heartRate.map { NumberFormat.text($0, decimals: 0) } }),
    ]
    let shown = columns.filter { column in parts.contains { column.cell($0) != nil } }
    var table = WorkoutContent.Table(
      title: language[.workoutParts], heads: [language[.workoutPart]] + shown.map(\.head),
      rows: parts.enumerated().map { index, part in
        .init(
          cells: [
            part.activity.map { TypeName.activity($0, language) }
              ?? (parts.contains { $0.activity != nil }
                ? language[.workoutTransition] : language(.workoutPartNumber, "\(index + 1)"))
          ] + shown.map { $0.cell(part) ?? "–" })
      })
    table.details = parts.compactMap(splits(of:))
    return table
  }

  /// The part's own splits, if there are several.
  private func splits(of part: WorkoutPart) -> WorkoutContent.Table? {
    guard let activity = part.activity else { return nil }
    var own = self
    own.format = WorkoutFormat(viewer, activity: activity)
    let splits = Array((format.isImperial ? part.miles : part.kilometres).prefix(Self.mostRows))
    guard splits.count > 1 else { return nil }
    let isSwim = own.format.speed == .swimming
    let unit = isSwim ? own.format.distance(0).unit : format.unitName
    let each = isSwim ? UnitText.join("100", unit) : unit
    var way = 0.0
    let ends = splits.map { split in
      way += split.distance
      return way
    }
    let name = TypeName.activity(activity, language)
    return own.table(splits, title: language(.workoutPartSplits, name, each), head: unit) { index, split in
      if isSwim { return own.format.distance(ends[index]).number }
      return split.isPartial ? format.rounded(split.distance) : "\(index + 1)"
    }
  }
}
