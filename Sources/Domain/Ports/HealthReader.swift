/// Reads one snapshot of the store; valid only during the `read` that provides it. Results are ordered oldest first,
/// and days without data are absent, unless stated otherwise. All methods throw the store's own errors, which `read`
/// turns into a `StorageError`.
public typealias HealthReader = StatisticsReading & HeartReading & SleepReading & WorkoutReading & PersonReading
  & HistoryReading & SampleReading & CatalogueReading & BatchReading & DeviceReading & ArrivalReading & AuditReading
  & PeerReading & AccessReading & AnswerKeeping
