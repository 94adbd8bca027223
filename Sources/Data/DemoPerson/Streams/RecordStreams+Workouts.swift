/// Workouts that were over at the export, and their routes.
extension RecordStreams {
  func workouts() throws {
    try forEachDay { day in
      for session in day.finishedSessions(until: limit(day)) {
        try xml.raw(WorkoutText(session, day, self).text)
        if let second = second(session, day) { try xml.raw(second.text(day, self)) }
      }
    }
  }

  func forEachRoute(_ body: (RouteFile) throws -> Void) throws {
    try forEachDay { day in
      for session in day.finishedSessions(until: limit(day)) where session.hasRoute {
        try body(RouteFile(watch: session, day.zone, person))
        if let second = second(session, day) { try body(second.route) }
      }
    }
  }

  /// Of a session that an app recorded too, if it could before the export.
  func second(_ session: Session, _ day: PersonDay) -> SecondRecording? {
    guard session.kind == .twiceRecordedRun else { return nil }
    let recording = SecondRecording(session, day.zone, person)
    return recording.route.end + 40 <= limit(day) ? recording : nil
  }
}
