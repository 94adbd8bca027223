import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@Suite struct MetabolicEquivalentTests {
  @Test func `an activity has the entry of the 2024 compendium, or none`() throws {
    for (activity, met, code) in [
      ("Running", 7.5, 12020), ("Walking", 3.8, 17190), ("Cycling", 7, 1014), ("Swimming", 6, 18310),
      ("TraditionalStrengthTraining", 3.5, 2054), ("HighIntensityIntervalTraining", 7, 2210), ("Tennis", 6.8, 15675),
    ] {
      let entry = try #require(MetabolicEquivalent(activity: activity))
      #expect(entry.met == met && entry.code == code, "\(activity)")
    }
    for activity in ["Other", "Transition", "WheelchairRunPace", "", "running"] {
      #expect(MetabolicEquivalent(activity: activity) == nil)
    }
  }

  @Test func `every entry is a plausible cost under a code of the compendium's headings`() throws {
    let activities = MetabolicEquivalent.activities
    #expect(activities.count == 80)
    for activity in activities {
      let entry = try #require(MetabolicEquivalent(activity: activity))
      #expect((2...13).contains(entry.met) && (1...22).contains(entry.code / 1000), "\(activity)")
    }
  }

  @Test func `a point of a route without time is no part of a track`() {
    let point = RoutePoint(
      latitude: 37.5, longitude: 127, altitude: 30, time: 1_704_067_200, horizontalAccuracy: 4)
    #expect(
      TrackFix(point)
        == TrackFix(
          second: 1_704_067_200, place: Coordinate(latitude: 37.5, longitude: 127), altitude: 30, accuracy: 4))
    #expect(TrackFix(RoutePoint(latitude: 1, longitude: 2)).second == nil)
  }
}
