internal import DailveDomain

/// The course of a day as bytes: for each quarter of an hour that added something, its number and a little-endian
/// `Float`. Seven digits suffice for what is compared and never summed over days; most quarters add nothing.
enum DayCourseCoding {
  static func bytes(_ course: DayCourse) -> [UInt8] {
    var bytes: [UInt8] = []
    for (quarter, value) in course.quarters.enumerated() where value != 0 {
      bytes.append(UInt8(truncatingIfNeeded: quarter))
      let pattern = Float(value).bitPattern
      for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: pattern >> (8 * UInt32(byte)))) }
    }
    return bytes
  }

  static func course(_ bytes: [UInt8]) -> DayCourse {
    var course = DayCourse()
    for at in stride(from: 0, to: bytes.count - bytes.count % 5, by: 5) {
      let pattern = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + 1 + $1]) << (8 * UInt32($1)) }
      let value = Double(Float(bitPattern: pattern))
      if value.isFinite { course.add(value, at: Int(bytes[at]) * DayCourse.step) }
    }
    return course
  }
}
