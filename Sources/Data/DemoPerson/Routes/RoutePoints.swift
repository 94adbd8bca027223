internal import Foundation

/// The positions that a recorder measures, errors included.
package struct RoutePoints {
  package struct Point {
    package var latitude: Double
    package var longitude: Double
    /// Metres above sea level.
    package var altitude: Double
    /// Metres a second.
    package var speed: Double
    /// Degrees clockwise from north, `0..<360`.
    package var course: Double
  }

  private static let metresADegree = 111_195.0

  private let session: Session
  private let recorder: RouteFile.Recorder
  private let trace: WorkoutTrace
  private let line: RouteLine
  private let home: (latitude: Double, longitude: Double)
  private let metresALongitude: Double
  /// The slowly drifting errors: amplitude in metres, period in seconds, and phase.
  private let errors: [(east: Double, north: Double, period: Double, phase: Double)]

  init(_ session: Session, _ recorder: RouteFile.Recorder, _ person: Person) {
    self.session = session
    self.recorder = recorder
    trace = WorkoutTrace(session, person)
    line = RouteLine(seed: session.wayseed, length: session.wayLength)
    home =
      session.isAbroad ? (37.5299, 126.9345) : session.kind == .race ? (52.5145, 13.3501) : (52.4212, 13.1806)
    metresALongitude = Self.metresADegree * cos(home.latitude * .pi / 180)
    var random = session.random(recorder.purpose)
    errors = [173.0, 97].map { period in
      let size = recorder.accuracy * period / 190
      return (
        size * random.between(0.6, 1), size * random.between(0.6, 1), period * random.between(0.9, 1.1),
        random.between(0, 6.28)
      )
    }
  }

  /// The times of the points in seconds from the start of the session. The last is the end of the recording; pauses have no points.
  package var seconds: [Int] {
    let all = recorder.seconds.clamped(to: 0..<session.elapsed)
    var seconds = stride(from: all.lowerBound, to: all.upperBound, by: recorder.step).filter {
      !session.isPaused(at: $0)
    }
    seconds.append(all.upperBound)
    return seconds
  }

  package func point(at second: Int) -> Point {
    let way = trace.place(at: second)
    var (east, north) = line.place(at: way)
    let ahead = line.place(at: min(session.wayLength, way + 4))
    let behind = line.place(at: max(0, way - 4))
    let course = atan2(ahead.east - behind.east, ahead.north - behind.north) * 180 / .pi
    for error in errors {
      let turn = 2 * Double.pi * Double(second) / error.period + error.phase
      east += error.east * sin(turn)
      north += error.north * cos(turn)
    }
    return Point(
      latitude: home.latitude + north / Self.metresADegree, longitude: home.longitude + east / metresALongitude,
      altitude: trace.elevation.altitude(at: way) + 0.3 * sin(Double(second) / 60), speed: trace.speed(at: second),
      course: course < 0 ? course + 360 : course)
  }
}
