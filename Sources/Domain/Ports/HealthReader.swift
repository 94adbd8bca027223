/// Reads one snapshot of the store; valid only during the `read` that provides it. Results are ordered oldest first,
/// and days without data are absent, unless stated otherwise. All methods throw the store's own errors, which `read`
/// turns into a `StorageError`. Only code that passes a reader on should ask for all of it.
public typealias HealthReader = ScoreReading & SampleReading & CatalogueReading & SourceReading & BatchReading
  & DeviceReading & AuditReading & PeerReading & AccessReading & HealthRecordReading

/// Reads the inputs of the scores.
public typealias ScoreReading = TrainingReading & SleepReading & DataAvailabilityReading & ArrivalReading

/// Reads the inputs of the log of workouts with their loads.
public typealias TrainingReading = WorkoutReading & StatisticsReading & HeartReading & PersonReading & AnswerCaching
