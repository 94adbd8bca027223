extension WorkoutGroup {
  /// The workout that a recording is part of, or that an entry made; `nil` for an unknown id.
  ///
  /// - Throws: The reader's error.
  public static func load(_ id: String, from reader: any TrainingReading) throws -> WorkoutGroup? {
    try TrainingLog.of(reader).workout(id)?.group
  }
}
