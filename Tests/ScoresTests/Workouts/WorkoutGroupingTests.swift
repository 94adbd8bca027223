import DailveScores
import DailveTestSupport
import Testing

@Suite struct WorkoutGroupingTests {
  func recording(_ id: Int, _ start: Int, _ end: Int, _ activity: Int? = 1) -> WorkoutRecording {
    WorkoutRecording(id: id, span: Instant(start)..<Instant(end), activity: activity)
  }

  func ids(_ groups: [[WorkoutRecording]]) -> [[Int]] { groups.map { $0.map(\.id) } }

  @Test func `two entered workouts stay separate even at the same time, and each may match one from a watch`() {
    let entry = WorkoutRecording(id: 1, span: Instant(0)..<Instant(2400), activity: 1, isWritten: true)
    let again = WorkoutRecording(id: 2, span: Instant(0)..<Instant(2400), activity: 1, isWritten: true)
    #expect(WorkoutGrouping.groups([entry, again]).map { $0.map(\.id) } == [[1], [2]])
    #expect(entry.isSame(as: recording(3, 60, 2300)))
    #expect(WorkoutGrouping.groups([entry, again], joined: [RecordingPair(1, 2)]).count == 1)
  }

  @Test func `recordings are of one workout from sixty percent of the shorter on, if their kinds agree`() {
    let run = recording(1, 0, 1000)
    #expect(run.isSame(as: recording(2, 400, 1400)) && !run.isSame(as: recording(2, 401, 1401)))
    #expect(run.isSame(as: recording(2, 900, 1100, nil)) == false && run.isSame(as: recording(2, 900, 1010)))
    #expect(!run.isSame(as: recording(2, 0, 1000, 2)) && run.isSame(as: recording(2, 0, 1000, nil)))
    #expect(run.isSame(as: recording(2, 500, 500)) && !run.isSame(as: recording(2, 1001, 1001)))
    #expect(run.isSame(as: recording(2, .min, .max)) && !run.isSame(as: recording(2, .max, .max)))
  }

  @Test func `a vague recording of a whole morning does not make one workout of two runs`() {
    let morning = [recording(1, 0, 1800), recording(2, 4000, 6400), recording(3, 0, 7000, nil)]
    #expect(ids(WorkoutGrouping.groups(morning)) == [[1], [2, 3]])
    let twice = [recording(1, 0, 1800), recording(2, 30, 1810), recording(3, 10, 1700, nil), recording(4, 5000, 6000)]
    #expect(ids(WorkoutGrouping.groups(twice)) == [[1, 2, 3], [4]])
  }

  @Test func `the person's decision takes precedence over the clock`() {
    let twice = [recording(1, 0, 1800), recording(2, 30, 1810), recording(3, 5000, 6000, 2)]
    #expect(ids(WorkoutGrouping.groups(twice, parted: [.init(2, 1)])) == [[1], [2], [3]])
    #expect(ids(WorkoutGrouping.groups(twice, joined: [.init(3, 1)])) == [[1, 2, 3]])
    #expect(ids(WorkoutGrouping.groups(twice, joined: [.init(3, 1)], parted: [.init(3, 1)])) == [[1, 2], [3]])
    #expect(ids(WorkoutGrouping.groups(twice, joined: [.init(1, 99)], parted: [.init(98, 2)])) == [[1, 2], [3]])
    // A joined recording brings along its duplicates.
    let others = twice + [recording(4, 5010, 5900, 2)]
    #expect(ids(WorkoutGrouping.groups(others, joined: [.init(3, 2)])) == [[1, 2, 3, 4]])
    // Joined in a ring with one separated pair: the pair stays apart.
    let ring = WorkoutGrouping.groups(
      twice, joined: [.init(1, 3), .init(3, 2)], parted: [.init(1, 2)])
    #expect(ring.allSatisfy { group in !(group.contains { $0.id == 1 } && group.contains { $0.id == 2 }) })
  }

  @Test func `groups do not depend on the order of recordings, and lose none`() {
    var random = SeededGenerator(seed: 12)
    var (counted, grouped) = (0, 0)
    for _ in 0..<400 {
      let recordings = (0..<Int.random(in: 0...12, using: &random)).map { id in
        let start = Int.random(in: 0...3000, using: &random)
        let kind = Int.random(in: 0...3, using: &random)
        return recording(id, start, start + Int.random(in: 0...2000, using: &random), kind == 0 ? nil : kind)
      }
      func pairs() -> [RecordingPair] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          RecordingPair(Int.random(in: 0...12, using: &random), Int.random(in: 0...12, using: &random))
        }
      }
      let (joined, parted) = (pairs(), pairs())
      let groups = WorkoutGrouping.groups(recordings, joined: joined, parted: parted)
      let again = WorkoutGrouping.groups(
        recordings.shuffled(using: &random), joined: joined.shuffled(using: &random),
        parted: parted.shuffled(using: &random))
      #expect(groups == again)
      #expect(groups.flatMap { $0.map(\.id) }.sorted() == recordings.map(\.id).sorted())
      for pair in parted where pair.first != pair.second {
        #expect(
          !groups.contains { group in [pair.first, pair.second].allSatisfy { id in group.contains { $0.id == id } } })
      }
      if joined.isEmpty {
        for group in groups {
          #expect(group.dropFirst().allSatisfy { group[0].isSame(as: $0) })
          grouped += group.count - 1
        }
      }
      counted += 1
    }
    #expect(counted == 400 && grouped > 50)
  }

  @Test func `ten years of workouts recorded twice are grouped at once`() {
    let recordings = (0..<10_000).map { number in
      let start = number / 2 * 40_000 + number % 2 * 60
      return recording(number, start, start + 3000)
    }
    #expect(WorkoutGrouping.groups(recordings).allSatisfy { $0.count == 2 })
  }
}
