internal import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func recordedDays(in days: ClosedRange<CivilDay>) throws -> RecordedDays {
    var marks = DayMarks(days)
    let nights = try RawStatement(cachedBy: db, "SELECT day FROM night WHERE day BETWEEN ? AND ?")
    nights.bind(days.lowerBound, at: 1)
    nights.bind(days.upperBound, at: 2)
    while try nights.step() { marks.mark(nights.int(0), isEveryday: true) }
    for day in try writtenDays(BodyEntry.self, in: days) { marks.mark(day, isEveryday: true) }
    for day in try writtenDays(WorkoutEntry.self, in: days) { marks.mark(day, isEveryday: false) }
    let training = try markWorkouts(in: days, &marks)
    // Go type by type, the largest first, and only while days are missing: usually the first type has them all.
    let rows = try RawStatement(
      cachedBy: db, "SELECT day, latest_at FROM daily WHERE type = ? AND day BETWEEN ? AND ?")
    var doubtful: [(type: Int, days: [CivilDay])] = []
    for type in try Int.fetchAll(
      db.cachedStatement(sql: "SELECT id FROM type WHERE samples > 0 ORDER BY samples DESC"))
    {
      guard let missing = marks.withoutEveryday else { break }
      rows.bind(type, at: 1)
      rows.bind(missing.lowerBound, at: 2)
      rows.bind(missing.upperBound, at: 3)
      var within: [CivilDay] = []
      while try rows.step() {
        let day = rows.int(0)
        let isWithin = training.covering(Instant(rows.int(1))) != nil
        marks.mark(day, isEveryday: !isWithin)
        if isWithin { within.append(CivilDay(number: day)) }
      }
      rows.reset()
      if !within.isEmpty { doubtful.append((type, within)) }
    }
    // On those days the last sample was within a workout, which says nothing about the others.
    if !doubtful.isEmpty {
      var outside = try SamplesOutside(training, try timeline(), db)
      for (type, within) in doubtful {
        let days = within.filter { !marks.isEveryday($0.number) }
        for day in try outside.days(ofType: type, among: days) { marks.mark(day.number, isEveryday: true) }
      }
    }
    return marks.recorded
  }

  /// - Returns: The times of the workouts with the moments around them, merged.
  private func markWorkouts(in days: ClosedRange<CivilDay>, _ marks: inout DayMarks) throws -> [Range<Instant>] {
    let timeline = try timeline()
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT start, zone, stop, off FROM workout JOIN origin ON origin.id = origin JOIN source ON source.id = source
          WHERE start >= ? AND start < ?
          """), arguments: [(days.lowerBound.number - 3) * 86_400, (days.upperBound.number + 3) * 86_400])
    var times: [Range<Instant>] = []
    while let row = try rows.next() {
      let isOff: Bool = row["off"]
      if !isOff { marks.mark(Self.day(ofWorkout: row, timeline, zones), isEveryday: false) }
      let (start, end) = (Instant(row["start"] as Int), Instant(row["stop"] as Int))
      times.append(WorkoutMaterial.reach(of: start..<max(start, end)))
    }
    return times.union()
  }
}

/// Marks days with one flag each, because sets of numbers cost more than the rows that fill them.
private struct DayMarks {
  private let first: Int
  private var isKnown: [Bool]
  private var isEveryday: [Bool]

  init(_ days: ClosedRange<CivilDay>) {
    // A damaged store may name any day; pages accept only these.
    let days = days.clamped(to: CivilDay.accepted)
    first = days.lowerBound.number
    isKnown = [Bool](repeating: false, count: days.upperBound - days.lowerBound + 1)
    isEveryday = isKnown
  }

  /// Days out of range are ignored.
  mutating func mark(_ day: Int, isEveryday everyday: Bool) {
    let place = day.subtractingClamped(first)
    guard isKnown.indices.contains(place) else { return }
    isKnown[place] = true
    if everyday { isEveryday[place] = true }
  }

  func isEveryday(_ day: Int) -> Bool {
    let place = day.subtractingClamped(first)
    return isEveryday.indices.contains(place) && isEveryday[place]
  }

  /// From the first to the last day that is not known to have everyday data; `nil` if all have.
  var withoutEveryday: ClosedRange<CivilDay>? {
    guard let from = isEveryday.firstIndex(of: false), let to = isEveryday.lastIndex(of: false) else { return nil }
    return CivilDay(number: first + from)...CivilDay(number: first + to)
  }

  var recorded: RecordedDays {
    func days(_ flags: [Bool]) -> Set<CivilDay> {
      Set(flags.indices.lazy.filter { flags[$0] }.map { CivilDay(number: first + $0) })
    }
    return RecordedDays(known: days(isKnown), everyday: days(isEveryday))
  }
}
