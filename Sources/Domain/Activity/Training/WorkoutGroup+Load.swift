extension WorkoutGroup {
  /// The workout that contains a recording or was made from an entry; `nil` for an unknown id.
  ///
  /// - Throws: The reader's error.
  public static func load(_ id: String, from reader: any TrainingReading) throws -> WorkoutGroup? {
    try TrainingLog.of(reader).workout(id)?.group
  }
}
