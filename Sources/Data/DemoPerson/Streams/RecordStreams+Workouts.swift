internal import DailveDomain
internal import DailveScores
internal import Foundation

extension RecordStreams {
  func workouts() throws {
    try forEachDay { day in
      guard let session = day.session, session.start + session.duration <= limit(day) else { return }
      let end = session.start + session.duration
      let energy = EnergyPiece.all(day, person, until: limit(day))
        .filter { $0.start >= session.start && $0.end <= end }.reduce(0) { $0 + $1.kilocalories }
      var rates: [Double] = []
      HeartStream.forEach(day, person, until: limit(day)) { at, rate, _ in
        if at >= session.start, at < end { rates.append(rate) }
      }
      let average = rates.isEmpty ? session.heartRate : rates.reduce(0, +) / Double(rates.count)
      let span = "startDate=\"\(xml.date(session.start))\" endDate=\"\(xml.date(end))\""
      var text =
        " <Workout workoutActivityType=\"HKWorkoutActivityType\(session.activity)\" duration=\"\(number(Double(session.duration) / 60, 4))\" durationUnit=\"min\" sourceName=\"\(Person.watch)\" sourceVersion=\"11.1\" device=\"&lt;&lt;HKDevice: 0x3011f9a40&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:Watch6,2, software:11.1&gt;\" creationDate=\"\(xml.date(end + 20))\" \(span)>\n"
      text += "  <MetadataEntry key=\"HKIndoorWorkout\" value=\"\(session.isOutdoor ? 0 : 1)\"/>\n"
      text += "  <MetadataEntry key=\"HKTimeZone\" value=\"\(day.zone.identifier)\"/>\n"
      text +=
        "  <WorkoutStatistics type=\"\(Self.prefix)ActiveEnergyBurned\" \(span) sum=\"\(number(energy, 3))\" unit=\"kcal\"/>\n"
      if session.speed > 0 {
        let type = session.activity == "Cycling" ? "DistanceCycling" : "DistanceWalkingRunning"
        let distance = session.speed * Double(session.duration) / 3600
        text +=
          "  <WorkoutStatistics type=\"\(Self.prefix)\(type)\" \(span) sum=\"\(number(distance, 4))\" unit=\"km\"/>\n"
      }
      text +=
        "  <WorkoutStatistics type=\"\(Self.prefix)HeartRate\" \(span) average=\"\(number(average, 3))\" minimum=\"\(number(rates.min() ?? average, 0))\" maximum=\"\(number(rates.max() ?? average, 0))\" unit=\"count/min\"/>\n"
      if let route = Route(day, person, until: limit(day)) {
        text +=
          "  <WorkoutRoute sourceName=\"\(Person.watch)\" sourceVersion=\"11.1\" creationDate=\"\(xml.date(end + 25))\" \(span)>\n   <FileReference path=\"/workout-routes/\(route.fileName)\"/>\n  </WorkoutRoute>\n"
      }
      try xml.raw(text + " </Workout>\n")
    }
  }
}

/// The route of an outdoor workout.
struct Route {
  private let session: PersonDay.Session
  private let day: PersonDay
  private let step: Int

  init?(_ day: PersonDay, _ person: Person, until limit: Int) {
    guard let session = day.session, session.isOutdoor, session.start + session.duration <= limit else { return nil }
    self.session = session
    self.day = day
    step = max(5, Int(5 / person.density))
  }

  /// Named after the local time at its end, as Health does.
  var fileName: String {
    let end = session.start + session.duration
    let clock = Int(day.zone.clockMinutes(at: Instant(end)))
    let hour = clock / 60
    return
      "route_\(day.zone.day(at: Instant(end)))_\((hour + 11) % 12 + 1).\(ExportWriter.two(clock % 60))\(hour < 12 ? "am" : "pm").gpx"
  }

  func gpx(exported: Int) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata><time>\(Instant(exported))</time></metadata>
        <trk><name>Route \(day.zone.day(at: Instant(session.start)))</name><trkseg>

      """
    // A loop around a lake that does not exist, as long as the session.
    let metres = session.speed / 3.6
    let radius = metres * Double(session.duration) / (2 * Double.pi) / 111_320
    for second in stride(from: 0, through: session.duration, by: step) {
      let angle = 2 * Double.pi * Double(second) / Double(session.duration)
      let latitude = 52.4 + radius * sin(angle)
      let longitude = 13.2 + radius * 1.64 * (1 - cos(angle))
      let elevation = 34 + 6 * sin(angle * 3)
      text +=
        "      <trkpt lon=\"\(rounded(longitude, 6))\" lat=\"\(rounded(latitude, 6))\"><ele>\(rounded(elevation, 3))</ele><time>\(Instant(session.start + second))</time><extensions><speed>\(rounded(metres, 3))</speed><course>\(rounded(angle * 57.29578, 2))</course><hAcc>2.1</hAcc><vAcc>1.6</vAcc></extensions></trkpt>\n"
    }
    return text + "    </trkseg></trk>\n</gpx>\n"
  }

  private func rounded(_ value: Double, _ digits: Int) -> Double {
    let scale = pow(10, Double(digits))
    return (value * scale).rounded() / scale
  }
}
