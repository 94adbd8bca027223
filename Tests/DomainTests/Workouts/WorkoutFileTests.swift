import DailveScores
import DailveTestSupport
import Testing

@testable import DailveDomain

/// Workouts as files for other programs, without the places near home.
@Suite struct WorkoutFileTests {
  private let store = InMemoryStore.workouts(today: CivilDay(year: 2026, month: 11, day: 19))

  private func text(_ file: WorkoutFile, _ track: WorkoutTrack, title: String = "Run") -> String {
    var (text, number) = ("", 0)
    while let piece = file.piece(number, of: track, title: title) {
      text += piece
      number += 1
    }
    return text
  }

  @Test func `the ends of a way are cut by its length`() throws {
    let track = try #require(try WorkoutTrack("run", from: store))
    let whole = try #require(track.points.last?.distance)
    let cut = track.withoutEnds()
    #expect(track.hasPlaces && (whole - 7770).magnitude < 1)
    #expect(cut.points.allSatisfy { ($0.distance ?? 0) >= 200 && ($0.distance ?? 0) <= whole - 200 })
    #expect(cut.points.count > track.points.count - 10 && cut.points.count < track.points.count)
    // A route that consists only of its ends leaves nothing.
    #expect(track.withoutEnds(4000).points.isEmpty)
    #expect(text(.gpx, track.withoutEnds(4000)).hasSuffix("<trkseg>\n</trkseg></trk></gpx>\n"))
  }

  @Test func `a receiver that lists itself does not reveal the sign-in page`() throws {
    let run = try #require(try WorkoutTrack("run", from: store))
    let door = try #require(run.points.first?.place)
    for place in [0, run.points.count - 1] {
      var track = run
      let home = try #require(run.points[place].place)
      // The track begins or ends three hundred metres away, jumps to the door, and then follows the route.
      track.points.insert(track.points[place], at: place == 0 ? 0 : track.points.count)
      let wild = place == 0 ? 0 : track.points.count - 1
      track.points[wild].place = Coordinate(latitude: home.latitude + 0.0027, longitude: home.longitude)
      track.points[wild].isBelieved = false
      let cut = track.withoutEnds()
      #expect(cut.points.count > run.points.count - 12)
      #expect(cut.points.allSatisfy { $0.place.map { GreatCircle.distance($0, home) >= 100 } ?? true })
    }
    // Walking to and fro in front of the door does not reveal it either.
    var pacing = run
    let steps = (0..<40).map { step in
      var point = run.points[0]
      point.place = Coordinate(
        latitude: door.latitude + (step.isMultiple(of: 2) ? 0 : 0.0002), longitude: door.longitude)
      return point
    }
    pacing.points = steps + run.points
    let first = try #require(pacing.withoutEnds().points.first?.place)
    #expect(GreatCircle.distance(first, door) >= 100)
  }

  @Test func `names cannot break out of a file`() throws {
    var track = try #require(try WorkoutTrack("run", from: store))
    track.workout.activity = "\"; rm -rf /\r\nX: <b>\u{1}ü"
    #expect(WorkoutFile.gpx.name(track.workout) == "2026-11-19-rmrfxb.gpx")
    track.workout.activity = "달리기"
    #expect(WorkoutFile.csv.name(track.workout) == "2026-11-19-workout.csv")
    let gpx = text(.gpx, track, title: "a<b>&\"\u{0}\u{1B}c]]>")
    #expect(gpx.contains("<name>a&lt;b&gt;&amp;&quot;c]]&gt;</name><type>달리기</type>"))
  }

  @Test func `long workouts come in pieces that make one file`() throws {
    var track = try #require(try WorkoutTrack("run", from: store))
    track.points = (0..<2500).map { index in
      var point = track.points[0]
      point.time = point.time + index
      return point
    }
    #expect(
      WorkoutFile.gpx.piece(2, of: track, title: "") != nil && WorkoutFile.gpx.piece(3, of: track, title: "") == nil)
    let gpx = text(.gpx, track)
    #expect(gpx.split(separator: "<trkpt").count == 2501 && gpx.split(separator: "</gpx>").count == 2)
    #expect(text(.csv, track).split(separator: "\r\n").count == 2501)
  }

  @Test func `power and cadence stand beside the heart rate where they were measured`() throws {
    let ride = try #require(try WorkoutTrack("ride", from: store))
    // Samples of two minutes each: 160 W and 84 turns a minute in the first.
    #expect(ride.points[0].power == 160 && ride.points[0].cadence == 84)
    #expect(text(.csv, ride).split(separator: "\r\n")[1].hasSuffix(",160,84"))
    let run = try #require(try WorkoutTrack("run", from: store))
    // 330 steps in two minutes.
    #expect(run.points[0].cadence == 165 && run.points[0].power == nil)
    // The run continues after its last sample.
    #expect(run.points.last?.cadence == nil)
  }

  @Test func `without a route there is a table of heart rates, and no track`() throws {
    let track = try #require(try WorkoutTrack("strength", from: store))
    #expect(!track.hasPlaces && track.points.count == 241)
    let rows = text(.csv, track).split(separator: "\r\n")
    #expect(rows[0] == "time,latitude,longitude,altitude,distance,speed,heartRate,power,cadence")
    #expect(rows[1] == "2026-11-16T18:42:00Z,,,,,,100,,")
    #expect(track.withoutEnds().points.count == 241)
    #expect(try WorkoutTrack("old", from: store) == nil && WorkoutTrack("nobody", from: store) == nil)
  }
}
