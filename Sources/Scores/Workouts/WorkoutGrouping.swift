/// One recording of a workout, of one source.
public struct WorkoutRecording: Sendable, Equatable {
  /// The caller's; no two alike.
  public var id: Int
  /// End exclusive.
  public var span: Range<Instant>
  /// A number for the kind of activity; `nil` for one that says nothing, as `Other`.
  public var activity: Int?
  /// Whether the person wrote it down. Who writes down two means two.
  public var isWritten: Bool

  public init(id: Int, span: Range<Instant>, activity: Int?, isWritten: Bool = false) {
    self.id = id
    self.span = span
    self.activity = activity
    self.isWritten = isWritten
  }

  /// Of the shorter recording; our choice.
  public static let leastOverlap = 0.6

  /// Whether two recordings are of one workout: they share at least 60 % of the shorter one's time, and their kinds agree or one says
  /// nothing. A recording without a duration is shared whole wherever it lies within the other.
  public func isSame(as other: WorkoutRecording) -> Bool {
    guard !isWritten || !other.isWritten else { return false }
    guard activity == other.activity || activity == nil || other.activity == nil else { return false }
    guard span.lowerBound <= other.span.upperBound, other.span.lowerBound <= span.upperBound else { return false }
    return overlap(with: other) >= Self.leastOverlap * min(length, other.length)
  }

  /// Seconds, as numbers that cannot overflow.
  var length: Double { span.upperBound.timeInterval(since: span.lowerBound) }

  func overlap(with other: WorkoutRecording) -> Double {
    min(span.upperBound, other.span.upperBound).timeInterval(
      since: max(span.lowerBound, other.span.lowerBound))
  }
}

/// Two recordings of which the person said whether they are one workout.
public struct RecordingPair: Sendable, Equatable {
  public var first: Int
  public var second: Int

  public init(_ first: Int, _ second: Int) {
    self.first = first
    self.second = second
  }
}

/// However many recorded it, it is one workout.
public enum WorkoutGrouping {
  /// The recordings of each workout, leader first; workouts by the start of their leader.
  ///
  /// Recordings gather around a leader that each is the same as: those with a kind before those without, longer before shorter. So a
  /// vague recording of a whole morning does not make one workout of the two runs in it. What the person joined stays together, what
  /// they parted stays apart; where they said both of a pair, apart. The result follows from the recordings alone, not from their order.
  ///
  /// - Parameters:
  ///   - recordings: In any order; of two with one id the first in the order above counts.
  ///   - joined: Ids that are one workout whatever their times; pairs of unknown ids do not count.
  ///   - parted: Ids that are not.
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

/// Recordings while they gather.
private struct Gathering {
  /// Leaders first.
  private let recordings: [WorkoutRecording]
  private var places: [Int: Int] = [:]
  private var apart: [Int: [Int]] = [:]
  /// For each recording the number of its group; before `gather` only what the person joined shares one.
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

  /// Leaders in turn take in what is the same as they, and so does whatever the person joined to them.
  mutating func gather() {
    var leaders: [Int] = []
    var longest = 0.0
    for place in recordings.indices {
      // Somebody whom the person joined to one that has its place already went with it.
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

  /// The leader that shares most time with one of those, of several the earliest.
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
