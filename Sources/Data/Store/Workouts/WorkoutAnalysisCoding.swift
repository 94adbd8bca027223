internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Codes analyses as columns: facts, which are read individually, as they are, and the hundreds of points as small differences.
enum WorkoutAnalysisCoding {
  struct Columns: Sendable {
    var facts: [UInt8]
    var course: [UInt8]
    var line: [UInt8]
  }

  static func columns(_ analysis: WorkoutAnalysis) -> Columns {
    Columns(facts: WorkoutFactsCoding.bytes(analysis), course: bytes(analysis.course), line: bytes(analysis.line))
  }

  /// - Throws: `DatabaseError` of a damaged file for facts that this version does not write.
  static func analysis(_ columns: Columns) throws -> WorkoutAnalysis {
    guard var analysis = WorkoutFactsCoding.analysis(columns.facts) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "an analysis cannot be read")
    }
    analysis.course = course(columns.course)
    analysis.line = line(columns.line)
    return analysis
  }

  /// Steps of what is stored: a tenth of a second, decimetres, centimetres a second, tenths of a beat, a millionth of a degree.
  private static let courseSteps = [0.1, 0.1, 0.1, 0.01, 0.1, 1e-6, 1e-6]
  private static let lineSteps = [0.1, 1e-6, 1e-6]

  private static func bytes(_ course: [CoursePoint]) -> [UInt8] {
    var writer = DifferenceCoding.Writer(steps: courseSteps)
    for point in course {
      writer.append(point.second)
      writer.append(point.distance)
      writer.append(point.altitude)
      writer.append(point.speed)
      writer.append(point.heartRate)
      writer.append(point.latitude)
      writer.append(point.longitude)
    }
    return writer.bytes
  }

  private static func course(_ bytes: [UInt8]) -> [CoursePoint] {
    var course: [CoursePoint] = []
    DifferenceCoding.forEachRow(of: bytes, steps: courseSteps) { row in
      guard let second = row[0] else { return }
      var point = CoursePoint(second: second)
      point.distance = row[1]
      point.altitude = row[2]
      point.speed = row[3]
      point.heartRate = row[4]
      point.latitude = row[5]
      point.longitude = row[6]
      course.append(point)
    }
    return course
  }

  private static func bytes(_ line: [LinePoint]) -> [UInt8] {
    var writer = DifferenceCoding.Writer(steps: lineSteps)
    for point in line {
      writer.append(point.second)
      writer.append(point.latitude)
      writer.append(point.longitude)
    }
    return writer.bytes
  }

  static func line(_ bytes: [UInt8]) -> [LinePoint] {
    var line: [LinePoint] = []
    // A point is a few differences of one or two bytes.
    line.reserveCapacity(bytes.count / 4)
    DifferenceCoding.forEachRow(of: bytes, steps: lineSteps) { row in
      guard let second = row[0], let latitude = row[1], let longitude = row[2] else { return }
      line.append(LinePoint(second: second, latitude: latitude, longitude: longitude))
    }
    return line
  }
}
