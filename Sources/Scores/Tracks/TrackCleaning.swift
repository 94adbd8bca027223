/// Removes implausible positions before a track is used in computations; stored data is not changed. All limits are our choice.
public enum TrackCleaning {
  /// Metres; fixes with a larger error are too inaccurate.
  public static let worstAccuracy = 50.0
  /// Seconds; a consistent piece that lasts this long is kept even if no plausible step leads to it: somebody paused,
  /// took the train, and continued.
  public static let shortestStretch = 30.0

  /// Lists of consistent positions, oldest first. The movement between two lists is unknown.
  ///
  /// The track is cut where a step is faster than `Locomotion.fastest`. The piece with the most positions is kept,
  /// then, going outwards from it, each piece that a plausible step connects; a single outlier is dropped, even if it
  /// comes first.
  ///
  /// - Parameter fixes: In any order; the first of several at one moment counts, and those without a time do not.
  public static func stretches(_ fixes: [TrackFix], _ locomotion: Locomotion) -> [[TrackFix]] {
    stretches(ordered: inOrder(fixes.filter { $0.second != nil && isPlausible($0) }), locomotion)
  }

  /// - Parameter fixes: Each later than the previous one.
  static func stretches(ordered fixes: [TrackFix], _ locomotion: Locomotion) -> [[TrackFix]] {
    let pieces = pieces(fixes, locomotion)
    guard var anchor = pieces.indices.first else { return [] }
    for index in pieces.indices where pieces[index].count > pieces[anchor].count { anchor = index }
    var earlier = [[pieces[anchor]]]
    for piece in pieces[..<anchor].reversed() {
      if isPossible(piece.last, earlier.last?.last?.first, locomotion) {
        earlier[earlier.count - 1].append(piece)
      } else if lasts(piece) {
        earlier.append([piece])
      }
    }
    var result = earlier.reversed().map { $0.reversed().flatMap { $0 } }
    for piece in pieces[anchor...].dropFirst() {
      if isPossible(result.last?.last, piece.first, locomotion) {
        result[result.count - 1] += piece
      } else if lasts(piece) {
        result.append(Array(piece))
      }
    }
    return result
  }

  static func isPlausible(_ fix: TrackFix) -> Bool {
    guard fix.place.isValid, fix.moment.magnitude <= CumulativeSeries.largest else { return false }
    guard let accuracy = fix.accuracy else { return true }
    return accuracy >= 0 && accuracy <= worstAccuracy
  }

  private static func inOrder(_ fixes: [TrackFix]) -> [TrackFix] {
    let isSorted = zip(fixes, fixes.dropFirst()).allSatisfy { $0.moment <= $1.moment }
    let order =
      isSorted ? Array(fixes.indices) : fixes.indices.sorted { (fixes[$0].moment, $0) < (fixes[$1].moment, $1) }
    var result: [TrackFix] = []
    result.reserveCapacity(fixes.count)
    for index in order where result.last?.second != fixes[index].second { result.append(fixes[index]) }
    return result
  }

  private static func pieces(_ fixes: [TrackFix], _ locomotion: Locomotion) -> [ArraySlice<TrackFix>] {
    var result: [ArraySlice<TrackFix>] = []
    var rest = fixes[...]
    for index in fixes.indices.dropFirst() where !isPossible(fixes[index - 1], fixes[index], locomotion) {
      result.append(rest.prefix(upTo: index))
      rest = fixes[index...]
    }
    if !rest.isEmpty { result.append(rest) }
    return result
  }

  private static func isPossible(_ a: TrackFix?, _ b: TrackFix?, _ locomotion: Locomotion) -> Bool {
    guard let a, let b else { return false }
    let longest = locomotion.fastest * (b.moment - a.moment)
    // Nearly every step is far from impossible, so avoid computing the exact distance, which would dominate the cost of
    // a track.
    return GreatCircle.isSurely(a.place, within: longest, of: b.place)
      || GreatCircle.distance(a.place, b.place) <= longest
  }

  private static func lasts(_ piece: ArraySlice<TrackFix>) -> Bool {
    guard let first = piece.first, let last = piece.last else { return false }
    return last.moment - first.moment >= shortestStretch
  }
}

extension TrackFix {
  /// 0 if no time is known; cleaning never compares it.
  fileprivate var moment: Double { second ?? 0 }
}

/// The way of moving, which determines plausible speeds. All limits are our choice.
public enum Locomotion: Sendable, CaseIterable {
  /// Walking, running, hiking, swimming.
  case foot
  /// Cycling, skating, rowing, skiing and other gliding or rolling.
  case wheels

  /// Metres per second; a faster step of a track is a position error.
  public var fastest: Double {
    switch self {
    case .foot: 12
    case .wheels: 35
    }
  }

  /// Metres per second; slower movement for longer than `MovingTime.shortestStop` is a stop.
  public var slowest: Double {
    switch self {
    case .foot: 0.5
    case .wheels: 1
    }
  }
}
