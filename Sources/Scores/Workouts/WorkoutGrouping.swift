/// One recording of a workout by one source.
public struct WorkoutRecording: Sendable, Equatable {
  /// Chosen by the caller; unique.
  public var id: Int
  /// End exclusive.
  public var span: Range<Instant>
  /// A number for the kind of activity; `nil` for an unspecific one such as `Other`.
  public var activity: Int?
  /// True if the person entered it. Two entries always mean two workouts.
  public var isWritten: Bool

  public init(id: Int, span: Range<Instant>, activity: Int?, isWritten: Bool = false) {
    self.id = id
    self.span = span
    self.activity = activity
    self.isWritten = isWritten
  }

  /// Minimum overlap as a share of the shorter recording; our choice.
  public static let leastOverlap = 0.6

  /// True if two recordings belong to the same workout: they overlap by at least 60 % of the shorter one, and their
  /// kinds agree or one is unspecific. A recording without a duration overlaps fully if it lies within the other.
  public func isSame(as other: WorkoutRecording) -> Bool {
    guard !isWritten || !other.isWritten else { return false }
    guard activity == other.activity || activity == nil || other.activity == nil else { return false }
    guard span.lowerBound <= other.span.upperBound, other.span.lowerBound <= span.upperBound else { return false }
    return overlap(with: other) >= Self.leastOverlap * min(length, other.length)
  }

  /// Seconds, as a number that cannot overflow.
  var length: Double { span.upperBound.timeInterval(since: span.lowerBound) }

  func overlap(with other: WorkoutRecording) -> Double {
    min(span.upperBound, other.span.upperBound).timeInterval(
      since: max(span.lowerBound, other.span.lowerBound))
  }
}

/// The person's decision whether two recordings are the same workout.
public struct RecordingPair: Sendable, Equatable {
  public var first: Int
  public var second: Int

  public init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }
}

/// Groups recordings of the same workout.
public enum WorkoutGrouping {
  /// The recordings of each workout, leader first; workouts by the start of their leader.
  ///
  /// Recordings gather around a leader that each of them matches. Leaders are tried with a specific kind first, then
  /// longer before shorter, so that an unspecific recording of a whole morning does not join the two runs in it.
  /// Recordings that the person joined stay together, and those that they separated stay apart; separation wins if a
  /// pair was both joined and separated. The result does not depend on the order of the recordings.
  ///
  /// - Parameters:
  ///   - recordings: In any order; of two with one id the first in the order above counts.
  ///   - joined: Pairs of ids that are one workout regardless of their times; pairs with unknown ids are ignored.
  ///   - parted: Pairs of ids that are not.
  public static func groups(
    _ recordings: [WorkoutRecording], joined: [RecordingPair] = [], parted: [RecordingPair] = []
  ) -> [[WorkoutRecording]] {
    var gathering = Gathering(recordings.sorted(by: leads), parted)
    for pair in joined.map(ordered).sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
      gathering.join(pair)
    }
    gathering.gather()
    return gathering.groups.sorted {
      guard let a = $0.first, let b = $1.first else { return false }
      return (a.span.lowerBound, a.id) < (b.span.lowerBound, b.id)
    }
  }

  private static func ordered(_ pair: RecordingPair) -> RecordingPair {
    RecordingPair(min(pair.first, pair.second), max(pair.first, pair.second))
  }

  private static func leads(_ a: WorkoutRecording, _ b: WorkoutRecording) -> Bool {
    if (a.activity == nil) != (b.activity == nil) { return a.activity != nil }
    if a.length != b.length { return a.length > b.length }
    if a.span.lowerBound != b.span.lowerBound { return a.span.lowerBound < b.span.lowerBound }
    return (a.activity ?? 0, a.id) < (b.activity ?? 0, b.id)
  }
}

/// State of the grouping.
private struct Gathering {
  /// Leaders first.
  private let recordings: [WorkoutRecording]
  private var places: [Int: Int] = [:]
  private var apart: [Int: [Int]] = [:]
  /// The group number of each recording; before `gather`, only recordings joined by the person share one.
  private var group: [Int]
  private var members: [[Int]]

  init(_ sorted: [WorkoutRecording], _ parted: [RecordingPair]) {
    var unique: [WorkoutRecording] = []
    for recording in sorted where places[recording.id] == nil {
      places[recording.id] = unique.count
      unique.append(recording)
    }
    recordings = unique
    group = Array(unique.indices)
    members = unique.indices.map { [$0] }
    for pair in parted {
      guard let first = places[pair.first], let second = places[pair.second] else { continue }
      apart[first, default: []].append(second)
      apart[second, default: []].append(first)
    }
  }

  mutating func join(_ pair: RecordingPair) {
    guard let first = places[pair.first], let second = places[pair.second] else { return }
    merge(group[first], group[second])
  }

  /// Each leader absorbs the recordings that match it, together with those that the person joined to them.
  mutating func gather() {
    var leaders: [Int] = []
    var longest = 0.0
    for place in recordings.indices {
      // It was already placed with a recording that the person joined it to.
      guard members[group[place]].first == place else { continue }
      let joined = members[group[place]]
      let leader = best(for: joined, among: leaders, longest)
      if let leader { merge(group[leader], group[place]) }
      for place in joined where leader == nil || joined.count > 1 {
        let start = recordings[place].span.lowerBound
        leaders.insert(place, at: leaders.firstPlace { recordings[$0].span.lowerBound > start })
        longest = max(longest, recordings[place].length)
      }
    }
  }

  /// The leader that overlaps most with one of the joined recordings; the earliest of several.
  private func best(for joined: [Int], among leaders: [Int], _ longest: Double) -> Int? {
    var best: (leader: Int, overlap: Double)?
    for recording in joined.map({ recordings[$0] }) {
      let start = recording.span.lowerBound
      let near = leaders.stretch(
        from: { start.timeInterval(since: recordings[$0].span.lowerBound) <= longest },
        until: { recordings[$0].span.lowerBound > recording.span.upperBound })
      for leader in near where recordings[leader].isSame(as: recording) {
        let overlap = recordings[leader].overlap(with: recording)
        if let best, best.overlap >= overlap { continue }
        if mayMerge(group[leader], joined) { best = (leader, overlap) }
      }
    }
    return best?.leader
  }

  private func mayMerge(_ a: Int, _ others: [Int]) -> Bool {
    others.allSatisfy { other in apart[other]?.allSatisfy { group[$0] != a } ?? true }
  }

  private mutating func merge(_ a: Int, _ b: Int) {
    guard a != b, mayMerge(a, members[b]) else { return }
    let (kept, gone) = members[a][0] < members[b][0] ? (a, b) : (b, a)
    for member in members[gone] { group[member] = kept }
    members[kept] = (members[kept] + members[gone]).sorted()
    members[gone] = []
  }

  var groups: [[WorkoutRecording]] {
    members.filter { !$0.isEmpty }.map { $0.map { recordings[$0] } }
  }
}
