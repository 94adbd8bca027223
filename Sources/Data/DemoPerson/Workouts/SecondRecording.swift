internal import DailveDomain

/// The same run recorded by an app on the phone, which starts late, stops late, and disagrees about distance and energy.
package struct SecondRecording {
  static let app = "Stride"

  package let route: RouteFile
  /// Metres.
  package let distance: Double
  private let session: Session
  private let pause: Int

  init(_ session: Session, _ zone: ZoneRules, _ person: Person) {
    self.session = session
    let seconds = 38..<session.elapsed + 66
    route = RouteFile(session, zone, RouteFile.Recorder(seconds: seconds, step: 7, accuracy: 4.6, purpose: 76), person)
    let trace = WorkoutTrace(session, person)
    distance = (trace.way(at: session.elapsed) - trace.way(at: seconds.lowerBound)) * 1.003
    pause = session.elapsed - session.active
  }

  /// `nil` if no app recorded the session, or had not saved it by `limit`.
  package static func of(_ session: Session, _ day: PersonDay, _ person: Person, until limit: Int) -> SecondRecording? {
    guard session.kind == .twiceRecordedRun else { return nil }
    let recording = SecondRecording(session, day.zone, person)
    return recording.route.end + 40 <= limit ? recording : nil
  }

  /// Seconds without pauses, which the app records too.
  package var duration: Int { route.end - route.start - pause }

  /// kcal.
  package func energy(_ day: PersonDay, _ person: Person, until limit: Int) -> Double {
    WorkoutTotal.activeEnergy(session, day, person, until: limit) * 0.93
  }

  func text(_ day: PersonDay, _ records: ExportStreams) -> String {
    let dates =
      #"creationDate="\#(records.xml.date(route.end + 40))" startDate="\#(records.xml.date(route.start))" endDate="\#(records.xml.date(route.end))""#
    let span = #"startDate="\#(records.xml.date(route.start))" endDate="\#(records.xml.date(route.end))""#
    let energy = energy(day, records.person, until: records.limit(day))
    return """
       <Workout workoutActivityType="HKWorkoutActivityType\(session.activity)" duration="\(records.number(Double(duration) / 60, 8))" durationUnit="min" sourceName="\(Self.app)" sourceVersion="4.2.1" \(dates)>
        <MetadataEntry key="HKExternalUUID" value="\(Identifier.text(session.random(77)))"/>
        <MetadataEntry key="HKTimeZone" value="\(day.zone.identifier)"/>
        <MetadataEntry key="HKIndoorWorkout" value="0"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" \(span) sum="\(records.number(energy, 0))" unit="kcal"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" \(span) sum="\(records.number(distance / 1000, 4))" unit="km"/>
        <WorkoutRoute sourceName="\(Self.app)" sourceVersion="4.2.1" \(dates)>
         <FileReference path="\(route.path)"/>
        </WorkoutRoute>
       </Workout>

      """
  }
}
