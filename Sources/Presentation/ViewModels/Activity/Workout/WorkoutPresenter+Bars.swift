internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  /// Room above the longest bar.
  private static let headroom = 1.06

  /// The time of each length as a bar; `nil` where fewer than two have a time.
  func bars(_ lengths: [SwimLength]) -> WorkoutContent.Bars? {
    let times = lengths.map(\.seconds)
    let known = times.filter { $0 > 0 }
    guard known.count > 1, let fastest = known.min(), let slowest = known.max() else { return nil }
    let top = slowest * Self.headroom
    var styles: [SwimLength.Stroke] = []
    for length in lengths where !styles.contains(length.style) { styles.append(length.style) }
    let isLaps = lengths[0].distance == nil
    return WorkoutContent.Bars(
      title: language[isLaps ? .workoutLapTimes : .workoutLengthTimes],
      finding: language(.workoutLengthRange, WorkoutFormat.clock(fastest), WorkoutFormat.clock(slowest)),
      bars: lengths.map { .init(share: max(0, $0.seconds) / top, kind: styles.firstIndex(of: $0.style) ?? 0) },
      kinds: styles == [.unknown] ? [] : styles.map { language[$0 == .unknown ? .workoutStrokeUnknown : $0.words] },
      levels: ChartSteps.values(0, top, most: 4).map {
        .init(place: 1 - $0 / top, text: WorkoutFormat.clock($0))
      }, below: numbers(lengths.count))
  }

  /// Every n-th number below its bar, beginning with the first.
  private func numbers(_ count: Int) -> [WorkoutContent.Chart.Mark] {
    let step = [1, 2, 5, 10, 20, 50, 100].first { count / $0 <= 8 } ?? 200
    let shown = [1] + stride(from: step, through: count, by: step).filter { $0 > 1 }
    return shown.map { .init(place: (Double($0) - 0.5) / Double(count), text: "\($0)") }
  }
}
