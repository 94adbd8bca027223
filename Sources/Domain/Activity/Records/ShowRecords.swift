public import DailveScores

/// Assembles the personal records.
public struct ShowRecords {
  private let reader: any TrainingReading & DataAvailabilityReading

  public init(_ reader: any TrainingReading & DataAvailabilityReading) { self.reader = reader }

  /// - Parameter day: The last day that counts.
  /// - Throws: The reader's error.
  public func callAsFunction(_ day: CivilDay) throws -> PersonalRecords {
    try reader.answer(to: .records(day)) {
      let log = try TrainingLog.of(reader)
      let first = min(try reader.firstDay() ?? day, day)
      return PersonalRecords(
        log, efforts: try reader.bestEfforts(), exercise: try reader.daily(.exercise, in: first...day),
        profile: try reader.profile(), on: day)
    }
  }
}
