internal import DailveDomain
internal import DailveScores
internal import Foundation

/// The `Workout` element of a session as the Watch wrote it: metadata, events, activities, statistics, route, in Health's order.
struct WorkoutText {
  private let records: ExportStreams
  private let day: PersonDay
  private let trace: WorkoutTrace
  private var session: Session { trace.session }

  init(_ session: Session, _ day: PersonDay, _ records: ExportStreams) {
    self.records = records
    self.day = day
    trace = WorkoutTrace(session, records.person)
  }

  var text: String {
    let totals = WorkoutTotal.all(trace, day, records.person, until: records.limit(day)).map(statistic)
    let metadata = metadata.map(entry)
    let events = WorkoutEvents.all(trace).flatMap(event)
    var lines = [
      #"<Workout workoutActivityType="HKWorkoutActivityType\#(session.activity)" duration="\#(minutes(session.active))" durationUnit="min"\#(RecordHead.watchOrigin) creationDate="\#(date(session.elapsed + 20))" \#(span)>"#
    ]
    lines += (metadata + events + activities(metadata + events + totals) + totals).map { " " + $0 }
    if session.hasRoute {
      let route = RouteFile(watch: session, day.zone, records.person)
      lines += [
        #" <WorkoutRoute sourceName="\#(Person.watch)" sourceVersion="11.1"\#(RecordHead.watchDevice) creationDate="\#(date(session.elapsed + 25))" \#(span)>"#,
        #"  <MetadataEntry key="HKMetadataKeySyncVersion" value="2"/>"#,
        #"  <MetadataEntry key="HKMetadataKeySyncIdentifier" value="\#(identifier(75))"/>"#,
        #"  <FileReference path="\#(route.path)"/>"#, " </WorkoutRoute>",
      ]
    }
    return (lines + ["</Workout>"]).map { " " + $0 + "\n" }.joined()
  }

  private var metadata: [(key: String, value: String)] {
    var entries: [(key: String, value: String)] = []
    if session.kind == .swim {
      entries.append(("HKSwimmingLocationType", "1"))
      entries.append(("HKLapLength", "\(records.number(PoolSwim.poolLength, 2)) m"))
    } else if session.kind != .triathlon {
      entries.append(("HKIndoorWorkout", session.kind.isOutdoor ? "0" : "1"))
    }
    entries.append(("HKTimeZone", day.zone.identifier))
    if session.kind.isOutdoor {
      let weather = Weather(session)
      entries.append(("HKWeatherHumidity", "\(weather.humidity) %"))
      entries.append(("HKWeatherTemperature", "\(records.number(weather.fahrenheit, 4)) degF"))
    }
    if session.hasRoute { entries.append(("HKElevationAscended", "\(Int(session.ascent * 100)) cm")) }
    let equivalents = WorkoutTotal.metabolicEquivalents(session, day, records.person, until: records.limit(day))
    entries.append(("HKAverageMETs", "\(records.number(equivalents, 5)) kcal/hr·kg"))
    return entries
  }

  /// One activity that repeats the workout, or the legs of a triathlon, each with its own distance.
  private func activities(_ whole: [String]) -> [String] {
    let legs = session.legs
    return legs.enumerated().flatMap { index, leg in
      let span = span(leg.seconds)
      let seconds = legs.count > 1 ? leg.seconds.count : session.active
      var lines = whole
      if legs.count > 1 {
        lines = []
        if let type = DistancePiece.type(of: leg.activity) {
          let metres = trace.way(at: leg.seconds.upperBound) - trace.way(at: leg.seconds.lowerBound)
          let isSwim = leg.activity == "Swimming"
          if isSwim { lines.append(#"<MetadataEntry key="HKSwimmingLocationType" value="2"/>"#) }
          lines.append(
            #"<WorkoutStatistics type="\#(RecordHead.quantity)\#(type)" \#(span) sum="\#(records.number(isSwim ? metres : metres / 1000, 5))" unit="\#(isSwim ? "m" : "km")"/>"#
          )
        }
      }
      let head =
        #"<WorkoutActivity uuid="\#(identifier(80 + UInt64(index)))" \#(span) duration="\#(minutes(seconds))" durationUnit="min""#
      return Self.element(head, lines, "WorkoutActivity")
    }
  }

  private func event(_ event: WorkoutEvents.Event) -> [String] {
    var head = #"<WorkoutEvent type="HKWorkoutEventType\#(event.kind)" date="\#(date(event.seconds.lowerBound))""#
    if !event.seconds.isEmpty { head += #" duration="\#(minutes(event.seconds.count))" durationUnit="min""# }
    return Self.element(head, event.metadata.map(entry), "WorkoutEvent")
  }

  private func entry(_ key: String, _ value: String) -> String { #"<MetadataEntry key="\#(key)" value="\#(value)"/>"# }

  /// - Parameter head: The tag without its end.
  private static func element(_ head: String, _ children: [String], _ name: String) -> [String] {
    if children.isEmpty { return [head + "/>"] }
    var lines = [head + ">"]
    for child in children { lines.append(" " + child) }
    lines.append("</\(name)>")
    return lines
  }

  private func statistic(_ total: WorkoutTotal) -> String {
    let values =
      switch total.value {
      case .sum(let sum): #"sum="\#(records.number(sum, total.digits))""#
      case .range(let average, let minimum, let maximum):
        #"average="\#(records.number(average, 3))" minimum="\#(records.number(minimum, 4))" maximum="\#(records.number(maximum, 4))""#
      }
    return
      #"<WorkoutStatistics type="\#(RecordHead.quantity)\#(total.type)" \#(span) \#(values) unit="\#(total.unit)"/>"#
  }

  private var span: String { span(0..<session.elapsed) }
  private func span(_ seconds: Range<Int>) -> String {
    #"startDate="\#(date(seconds.lowerBound))" endDate="\#(date(seconds.upperBound))""#
  }
  private func date(_ second: Int) -> String { records.xml.date(session.start + second) }
  private func minutes(_ seconds: Int) -> String { records.number(Double(seconds) / 60, 8) }

  /// A UUID per purpose, reproducible from the session.
  private func identifier(_ purpose: UInt64) -> String { Identifier.text(session.random(purpose)) }
}

/// The weather during an outdoor workout.
package struct Weather {
  /// Health writes degrees Fahrenheit whatever the country.
  package let fahrenheit: Double
  /// Hundredths of a percent.
  package let humidity: Int

  package init(_ session: Session) {
    var random = session.random(73)
    let day = Instant(session.start).day(offset: 0)
    let (year, _, _) = day.components
    let season = Double(day.number - CivilDay(year: year, month: 1, day: 1).number - 108) / 365
    let celsius = 10.2 + 9.5 * sin(2 * Double.pi * season) + random.normal(0, 3)
    fahrenheit = celsius * 1.8 + 32
    humidity = random.between(45, 92) * 100
  }
}

/// Workouts that were over at the export, and their routes.
extension ExportStreams {
  func workouts() throws {
    try forEachDay { day in
      for session in day.finishedSessions(until: limit(day)) {
        try xml.raw(WorkoutText(session, day, self).text)
        if let second = SecondRecording.of(session, day, person, until: limit(day)) {
          try xml.raw(second.text(day, self))
        }
      }
    }
  }

  func forEachRoute(_ body: (RouteFile) throws -> Void) throws {
    try forEachDay { day in
      for session in day.finishedSessions(until: limit(day)) where session.hasRoute {
        try body(RouteFile(watch: session, day.zone, person))
        if let second = SecondRecording.of(session, day, person, until: limit(day)) { try body(second.route) }
      }
    }
  }
}
