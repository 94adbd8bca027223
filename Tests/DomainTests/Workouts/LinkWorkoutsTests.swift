import DailveScores
import DailveTestSupport
import Testing

@testable import DailveDomain

/// The links that make workouts one, or two.
@Suite struct LinkWorkoutsTests {
  let day = CivilDay(number: 20_000)

  func workout(_ id: String, at minute: Int, lasting minutes: Int = 40, _ activity: String = "Running") -> Workout {
    let start = Instant(midnightOf: day) + minute * 60
    return Workout(
      id: id, activity: activity, start: start, end: start + minutes * 60, day: day, duration: Double(minutes),
      distance: nil, energy: nil, averageHeartRate: nil, maximumHeartRate: nil, source: id)
  }

  func ids(_ groups: [WorkoutGroup]) -> [[String]] { groups.map { $0.recordings.map(\.id) } }

  @Test func `a recording is separated from its workout and joined again`() throws {
    let recordings = [workout("a", at: 600), workout("b", at: 601), workout("c", at: 602)]
    let all = try #require(WorkoutGroup.all(recordings).first)
    #expect(all.recordings.count == 3)
    var links = LinkWorkouts.parting("b", from: all)
    let parted = WorkoutGroup.all(recordings, links: links)
    #expect(ids(parted) == [["a", "c"], ["b"]])
    // Once they are joined again, earlier links no longer keep them apart.
    for link in LinkWorkouts.joining(parted[0], parted[1], links: links) {
      links.removeAll { $0.id == link.id }
      links.append(link)
    }
    #expect(ids(WorkoutGroup.all(recordings, links: links)) == [["a", "b", "c"]])
  }

  @Test func `workouts separated before a phone's correction are joined again`() throws {
    let before = [workout("a", at: 600), workout("b", at: 601)]
    var links = LinkWorkouts.parting("b", from: try #require(WorkoutGroup.all(before).first))
    var corrected = workout("a2", at: 600)
    corrected.aliases = ["a"]
    let recordings = [corrected, before[1]]
    let parted = WorkoutGroup.all(recordings, links: links)
    #expect(ids(parted) == [["a2"], ["b"]])
    for link in LinkWorkouts.joining(parted[0], parted[1], links: links) {
      links.removeAll { $0.id == link.id }
      links.append(link)
    }
    #expect(ids(WorkoutGroup.all(recordings, links: links)) == [["a2", "b"]])
  }

  @Test func `recordings that overlap or start within half a day may be one workout, also past midnight`() throws {
    var store = InMemoryStore()
    // Times are minutes of the day; workouts that begin before or after it belong to another day.
    for (id, minute, length, activity) in [
      ("own", 1430, 60, "Running"), ("after midnight", 1500, 30, "Yoga"), ("morning", 712, 30, "Rowing"),
      ("too early", 705, 30, "Cycling"), ("long before", 200, 1300, "Hiking"), ("next noon", 2149, 20, "Swimming"),
      ("too late", 2151, 20, "Walking"),
    ] {
      var recording = workout(id, at: minute, lasting: length, activity)
      recording.day = CivilDay(number: day.number + minute / 1440)
      store.training.append(recording)
    }
    let own = try #require(try WorkoutGroup.load("own", from: store))
    #expect(try own.neighbours(from: store).map(\.id) == ["long before", "morning", "after midnight", "next noon"])
  }

  @Test func `two unrelated workouts are joined and separated by hand`() throws {
    let recordings = [workout("a", at: 600), workout("b", at: 700, lasting: 20, "Walking")]
    let groups = WorkoutGroup.all(recordings)
    let joined = LinkWorkouts.joining(groups[0], groups[1], links: [])
    #expect(joined.count == 1)
    let one = WorkoutGroup.all(recordings, links: joined)
    #expect(ids(one) == [["a", "b"]])
    let parted = LinkWorkouts.parting("b", from: one[0])
    // Both links have the id of the pair, so the last one counts.
    #expect(parted.map(\.id) == joined.map(\.id))
    #expect(ids(WorkoutGroup.all(recordings, links: parted)) == [["a"], ["b"]])
  }

  @Test func `a recording outside the workout is not mentioned`() throws {
    let group = try #require(WorkoutGroup.all([workout("a", at: 600)]).first)
    #expect(LinkWorkouts.parting("b", from: group).isEmpty && LinkWorkouts.parting("a", from: group).isEmpty)
  }

  @Test func `a note is found on whichever recording it was made`() throws {
    let group = try #require(WorkoutGroup.all([workout("a", at: 600), workout("b", at: 601)]).first)
    let note = WorkoutNote(workout: "b", day: day, effort: 7, memo: "windy")
    #expect(group.note(among: [note]) == note)
    #expect(group.note(among: [WorkoutNote(workout: "z", day: day, effort: 1, memo: "")]) == nil)
  }
}
