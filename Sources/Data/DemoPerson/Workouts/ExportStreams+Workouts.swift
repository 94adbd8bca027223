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
