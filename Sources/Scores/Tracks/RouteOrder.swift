/// The order of a route's positions when their times do not reveal it: some devices write none, or one for many
/// positions. Shape, length and climb need nothing but order.
public enum RouteOrder {
  /// Our choice: if more than this share of positions has no time or the same time as the previous one, times are too
  /// coarse to order them.
  public static let mostShared = 1.0 / 3

  /// True if nearly all positions have a moment of their own; the few that do not are left out. A position that occurs
  /// twice counts once.
  public static func isTold(by fixes: [TrackFix]) -> Bool {
    var shared = 0
    var before: TrackFix?
    for fix in fixes {
      if fix.second == nil {
        shared += 1
      } else if let before, before.second == fix.second, before.place != fix.place {
        shared += 1
      }
      before = fix
    }
    return Double(shared) <= mostShared * Double(fixes.count)
  }

  /// The least duration of a step in seconds, and the duration of a step about which nothing is known. They only have
  /// to admit what may be true: one rejected step would cost the rest of the route.
  private static let shortestStep = 60.0
  private static let unknownStep = 3600.0

  /// The usable positions in sequence, each with a moment by which `TrackCleaning` can judge the steps: in order of
  /// time if all have one, otherwise as recorded.
  static func ordered(_ fixes: [TrackFix]) -> [TrackFix] {
    var fixes = byTime(fixes)
    let known = anchors(fixes)
    var next = 0
    var moment = 0.0
    for place in fixes.indices {
      while next < known.count, known[next].place < place { next += 1 }
      if place > 0 {
        var step = unknownStep
        if next > 0, next < known.count {
          let (before, after) = (known[next - 1], known[next])
          let share = (after.second - before.second) / Double(after.place - before.place)
          step = after.place - before.place == 1 ? share : max(share, shortestStep)
        }
        moment += step
      }
      fixes[place].second = moment
    }
    return fixes
  }

  /// The positions that start a new moment, each later than the previous one.
  private static func anchors(_ fixes: [TrackFix]) -> [(place: Int, second: Double)] {
    var result: [(place: Int, second: Double)] = []
    for (place, fix) in fixes.enumerated() {
      guard let second = fix.second, second > result.last?.second ?? -.infinity else { continue }
      result.append((place, second))
    }
    return result
  }

  /// Keeps consecutive positions of one moment together. A moment that comes again, in a route that is there twice, is
  /// left out.
  private static func byTime(_ fixes: [TrackFix]) -> [TrackFix] {
    let fixes = fixes.filter { TrackCleaning.isPlausible($0) }
    var runs: [(second: Double, range: Range<Int>)] = []
    for (place, fix) in fixes.enumerated() {
      guard let second = fix.second else { return fixes }
      if let last = runs.last, last.second == second {
        runs[runs.count - 1].range = last.range.lowerBound..<place + 1
      } else {
        runs.append((second, place..<place + 1))
      }
    }
    runs.sort { ($0.second, $0.range.lowerBound) < ($1.second, $1.range.lowerBound) }
    var result: [TrackFix] = []
    var last: Double?
    for run in runs where run.second != last {
      result += fixes[run.range]
      last = run.second
    }
    return result
  }
}
