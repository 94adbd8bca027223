internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  /// Maximum number of times to list.
  private static let mostVisits = 50

  func route() -> WorkoutContent.Route? {
    guard let history = report.route, let first = history.times.first else { return nil }
    let own = history.times[history.place]
    let count = "\(history.times.count)"
    let ordinal = language(Self.ordinal(history.place), "\(history.place + 1)")
    let says =
      history.place == 0
      ? language(.workoutFirstHere, count)
      : language(.workoutTimesHere, ordinal, DateFormat.monthAndYear(first.day, language))
    let fastest = history.fastest
    let rank =
      history.isFastest
      ? language(.workoutFastestHere, count)
      : language(.workoutRankHere, behind(own.seconds - fastest.seconds), viewer.date(fastest.day))
    return WorkoutContent.Route(
      says: says + " " + rank, times: history.times.map(\.seconds),
      visits: history.times.suffix(Self.mostVisits).reversed().map { time in
        WorkoutContent.Route.Visit(
          day: viewer.date(time.day), time: WorkoutFormat.clock(time.seconds),
          heartRate: time.heartRate.map(format.bpm) ?? "–",
          path: time.id == own.id ? nil : Address.workout(time.id).path)
      }, note: language[.workoutLowerIsFaster])
  }

  private func behind(_ seconds: Double) -> String {
    seconds < 600 ? format.shortTime(max(1, seconds)) : WorkoutFormat.clock(seconds)
  }

  private static func ordinal(_ place: Int) -> TextKey {
    let words: [TextKey] = [
      .workoutOrdinal1, .workoutOrdinal2, .workoutOrdinal3, .workoutOrdinal4, .workoutOrdinal5, .workoutOrdinal6,
      .workoutOrdinal7, .workoutOrdinal8, .workoutOrdinal9, .workoutOrdinal10,
    ]
    if words.indices.contains(place) { return words[place] }
    switch (place + 1) % 100 {
    case 11, 12, 13: return .workoutOrdinal
    default: break
    }
    switch (place + 1) % 10 {
    case 1: return .workoutOrdinalFirst
    case 2: return .workoutOrdinalSecond
    case 3: return .workoutOrdinalThird
    default: return .workoutOrdinal
    }
  }
}
