/// The elements that the reader distinguishes.
enum ElementName {
  case record, metadataEntry, beatList, beat, correlation, workout, workoutStatistics, workoutRoute, workoutEvent
  case fileReference, clinicalRecord, activitySummary, me, exportDate, healthData, other

  /// True for elements that are never part of another one, except records of a correlation.
  var isOutermost: Bool {
    switch self {
    case .record, .correlation, .workout, .activitySummary, .clinicalRecord, .me, .exportDate, .healthData: true
    case .metadataEntry, .beatList, .beat, .workoutStatistics, .workoutRoute, .workoutEvent, .fileReference, .other:
      false
    }
  }

  @inline(__always)
  static func of(_ name: RawBytes) -> ElementName {
    switch name.count {
    case 2: return unsafe equals(name, "Me") ? .me : .other
    case 6: return unsafe equals(name, "Record") ? .record : .other
    case 7: return unsafe equals(name, "Workout") ? .workout : .other
    case 10:
      if unsafe equals(name, "ExportDate") { return .exportDate }
      return unsafe equals(name, "HealthData") ? .healthData : .other
    case 11: return unsafe equals(name, "Correlation") ? .correlation : .other
    case 12:
      if unsafe equals(name, "WorkoutRoute") { return .workoutRoute }
      return unsafe equals(name, "WorkoutEvent") ? .workoutEvent : .other
    case 13:
      if unsafe equals(name, "MetadataEntry") { return .metadataEntry }
      return unsafe equals(name, "FileReference") ? .fileReference : .other
    case 14: return unsafe equals(name, "ClinicalRecord") ? .clinicalRecord : .other
    case 15: return unsafe equals(name, "ActivitySummary") ? .activitySummary : .other
    case 17: return unsafe equals(name, "WorkoutStatistics") ? .workoutStatistics : .other
    case 27: return unsafe equals(name, "InstantaneousBeatsPerMinute") ? .beat : .other
    case 32: return unsafe equals(name, "HeartRateVariabilityMetadataList") ? .beatList : .other
    default: return .other
    }
  }

  @inline(__always)
  static func equals(_ bytes: RawBytes, _ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      if unsafe bytes[index] != text.utf8Start[index] { return false }
    }
    return true
  }
}
