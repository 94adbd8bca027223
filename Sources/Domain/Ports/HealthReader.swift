/// Reads one snapshot of the store; valid only during the `read` that provides it. Results are ordered oldest first,
/// and days without data are absent, unless stated otherwise. All methods throw the store's own errors, which `read`
/// turns into a `StorageError`. Only what passes a reader on asks for all of it.
public typealias HealthReader = ScoreReading & SampleReading & HealthQueryReading & CatalogueReading & SourceReading
  & BatchReading & DeviceReading & AuditReading & PeerReading & AccessReading

/// Reads what scores are computed from.
public typealias ScoreReading = TrainingReading & SleepReading & DataAvailabilityReading & ArrivalReading

/// Reads what the log of workouts with their loads is made of.
public typealias TrainingReading = WorkoutReading & StatisticsReading & HeartReading & PersonReading & AnswerCaching
