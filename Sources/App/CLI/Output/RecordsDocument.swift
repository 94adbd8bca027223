internal import DailveDomain
internal import DailveScores

/// Personal records as scripts read them. Times in seconds, distances in km, climb in metres.
struct RecordsDocument: Encodable {
  var bestEfforts: [Distance] = []
  var longest: [Longest] = []
  var mostClimb: Longest?
  var longestTime: Longest?
  var eddington: [Eddington] = []
  var goalWeeks: Streak?
  var years: [Year] = []
  var raceEstimates: [Race] = []

  struct Effort: Encodable {
    var workout: String
    var day: CivilDay
    var seconds: Double

    init(_ effort: PersonalRecords.Effort) {
      workout = effort.workout
      day = effort.day
      seconds = effort.seconds
    }
  }

  struct Distance: Encodable {
    var activity: String
    var distance: Double
    /// The fastest first.
    var best: [Effort]
    /// Each faster than all before it, oldest first.
    var falls: [Effort]
  }

  struct Longest: Encodable {
    var activity: String
    var workout: String
    var day: CivilDay
    var value: Double

    init(_ longest: PersonalRecords.Longest, factor: Double = 1) {
      activity = longest.activity
      workout = longest.workout
      day = longest.day
      value = longest.value * factor
    }
  }

  struct Eddington: Encodable {
    var activity: String
    var kilometres: Int
    var miles: Int
  }

  struct Streak: Encodable {
    var current: Int
    var longest: Int
  }

  struct Year: Encodable {
    var year: Int
    var workouts: Int
    var duration: Double
    var distance: Double
    var ascent: Double
  }

  struct Race: Encodable {
    var distance: Double
    var seconds: Double
    var fastest: Double?
    var slowest: Double?
    /// km and seconds of the effort it comes from.
    var from: Double
    var fromSeconds: Double
    var fromDay: CivilDay
  }

  init() {}

  init(_ records: PersonalRecords) {
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

  /// For the terminal.
  var lines: [String] {
    var lines = bestEfforts.compactMap { distance in
      distance.best.first.map {
        "\(distance.activity)  \(WorkoutText.fixed(distance.distance)) km  \(WorkoutText.clock($0.seconds))  \($0.day)"
      }
    }
    lines += longest.map { "\($0.activity)  longest \(WorkoutText.fixed($0.value)) km  \($0.day)" }
    lines += [mostClimb].compactMap { $0.map { "most climb \(Int(saturating: $0.value.rounded())) m  \($0.day)" } }
    lines += eddington.map { "\($0.activity)  Eddington \($0.kilometres) km, \($0.miles) mi" }
    lines += raceEstimates.map { "estimate \(WorkoutText.fixed($0.distance)) km  \(WorkoutText.clock($0.seconds))" }
    return lines
  }
}
