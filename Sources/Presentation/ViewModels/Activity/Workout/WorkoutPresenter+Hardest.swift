internal import DailveDomain

extension WorkoutPresenter {
  /// With fewer whole splits with heart rates, nothing can be said about the hardest one.
  private static let leastSplits = 3

  /// The listed split with the highest heart rate, naming the part if parts have their own splits.
  func hardest() -> String? {
    let isInParts = report.parts.contains { !$0.kilometres.isEmpty }
    let places =
      isInParts
      ? report.parts.indices.flatMap { part in whole(splits(report.parts[part])).map { (part: part, split: $0) } }
      : whole(ownSplits).map { (part: 0, split: $0) }
    guard places.count >= Self.leastSplits,
      let (part, split) = places.max(by: { $0.split.heartRate < $1.split.heartRate })
    else { return nil }
    return isInParts
      ? ofPart(part, number: split.number) : language(.workoutHardest, "\(split.number)", format.unitName)
  }

  private func splits(_ part: WorkoutPart) -> [WorkoutSplit] { format.isImperial ? part.miles : part.kilometres }

  /// Numbered from one; a remainder at the end is not counted.
  private func whole(_ splits: [WorkoutSplit]) -> [(number: Int, heartRate: Double)] {
    splits.enumerated().compactMap { index, split in
      split.isPartial ? nil : split.heartRate.map { (index + 1, $0) }
    }
  }

  private func ofPart(_ index: Int, number: Int) -> String? {
    guard let activity = report.parts[index].activity else { return nil }
    let own = WorkoutFormat(viewer, activity: activity)
    // A duathlon has two runs.
    let alike = report.parts.indices.filter { report.parts[$0].activity == activity }
    let place = alike.count > 1 ? alike.firstIndex(of: index) : nil
    let noun = language[WorkoutTitle.noun(activity)]
    let name = place.map { language(.workoutOnePartOf, noun, "\($0 + 1)") } ?? language(.workoutOnlyPart, noun)
    guard own.speed == .swimming else {
      return language(.workoutHardestOfPart, "\(number)", format.unitName, name)
    }
    let ways = splits(report.parts[index]).prefix(number).map(\.distance)
    let (start, end) = (ways.dropLast().reduce(0, +), ways.reduce(0, +))
    let range = RangeText.join(own.distance(start).number, own.distanceText(end), language)
    return language(.workoutHardestOfSwim, range, name)
  }
}
