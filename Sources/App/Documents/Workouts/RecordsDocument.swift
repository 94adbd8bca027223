package import DailveDomain
package import DailveScores

/// Personal records for scripts. Times are in seconds, distances in km and climb in metres.
package struct RecordsDocument: Codable, Sendable {
  package var bestEfforts: [Distance] = []
  package var longest: [Longest] = []
  package var mostClimb: Longest?
  package var longestTime: Longest?
  package var eddington: [Eddington] = []
  package var goalWeeks: Streak?
  package var years: [Year] = []
  package var raceEstimates: [Race] = []

  package struct Effort: Codable, Sendable {
    package var workout: String
    package var day: CivilDay
    package var seconds: Double

    init(_ effort: PersonalRecords.Effort) {
      workout = effort.workout
      day = effort.day
      seconds = effort.seconds
    }
  }

  package struct Distance: Codable, Sendable {
    package var activity: String
    package var distance: Double
    /// Fastest first.
    package var best: [Effort]
    /// Efforts that broke the record, oldest first: each is faster than all before it.
    package var falls: [Effort]
  }

  package struct Longest: Codable, Sendable {
    package var activity: String
    package var workout: String
    package var day: CivilDay
    package var value: Double

    init(_ longest: PersonalRecords.Longest, factor: Double = 1) {
      activity = longest.activity
      workout = longest.workout
      day = longest.day
      value = longest.value * factor
    }
  }

  package struct Eddington: Codable, Sendable {
    package var activity: String
    package var kilometres: Int
    package var miles: Int
  }

  package struct Streak: Codable, Sendable {
    package var current: Int
    package var longest: Int
  }

  package struct Year: Codable, Sendable {
    package var year: Int
    package var workouts: Int
    package var duration: Double
    package var distance: Double
    package var ascent: Double
  }

  package struct Race: Codable, Sendable {
    package var distance: Double
    package var seconds: Double
    package var fastest: Double?
    package var slowest: Double?
    /// Distance in km of the effort that the estimate is based on; `fromSeconds` is its time.
    package var from: Double
    package var fromSeconds: Double
    package var fromDay: CivilDay
  }

  package init() {}

  package init(_ records: PersonalRecords) {
    bestEfforts = records.distances.map { distance in
      Distance(
        activity: distance.activity, distance: distance.metres / 1000, best: distance.best.map(Effort.init),
        falls: distance.falls.map(Effort.init))
    }
    longest = records.longest.map { Longest($0) }
    mostClimb = records.climb.map { Longest($0) }
    longestTime = records.duration.map { Longest($0, factor: 60) }
    eddington = records.eddington.map {
      Eddington(activity: $0.activity, kilometres: $0.kilometres.value, miles: $0.miles.value)
    }
    goalWeeks = Streak(current: records.streak.current, longest: records.streak.longest)
    years = records.years.map { year in
      Year(
        year: year.year, workouts: year.totals.count, duration: year.totals.duration * 60,
        distance: year.totals.distance, ascent: year.totals.ascent)
    }
    raceEstimates = records.races.map { race in
      Race(
        distance: race.metres / 1000, seconds: race.estimate.seconds, fastest: race.estimate.range?.fastest,
        slowest: race.estimate.range?.slowest, from: race.estimate.effort.distance / 1000,
        fromSeconds: race.estimate.effort.seconds, fromDay: race.estimate.effort.day)
    }
  }
}
