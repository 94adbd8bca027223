internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Heart rates held during each workout, so that a year of loads does not read a year of samples. Pauses do not count
/// (`RecordedPauses`); if a recording could not be read here, or has changed, `WorkoutAnalysisDerivation` replaces its row.
struct WorkoutHeartDerivation {
  private let db: Database
  private let insert: RawStatement
  /// `nil` lets pauses count.
  private let elements: (any WorkoutElementReading)?
  private var loader: ReadingLoader?

  init(_ db: Database, _ elements: (any WorkoutElementReading)?, origins: OriginIndex) throws {
    self.db = db
    self.elements = elements
    insert = try RawStatement(db, "INSERT OR REPLACE INTO workout_heart_rate VALUES (?, ?, ?)")
    loader = try TypeTable.number(of: Metric.heartRate.traits.type, db).map {
      try ReadingLoader(db, type: $0, name: Metric.heartRate.traits.type, origins: origins)
    }
  }

  /// Deletes the rows of workouts on UTC days whose heart rates changed.
  func forget(_ days: [ClosedRange<Int>]) throws {
    let delete = try RawStatement(db, "DELETE FROM workout_heart_rate WHERE start < ? AND stop > ?")
    for run in days {
      delete.bind((run.upperBound + 1) * 86_400, at: 1)
      delete.bind(run.lowerBound * 86_400, at: 2)
      try delete.run()
    }
  }

  /// Deletes the rows for the times of recordings that come or go, since the pauses of another recording of the same time may count from then on.
  ///
  /// - Parameter recordings: A query of `workout` for their identities.
  static func forget(recordings: String, _ arguments: StatementArguments, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        DELETE FROM workout_heart_rate WHERE (start, stop) IN
          (SELECT start, stop FROM workout WHERE identity IN (\(recordings)))
        """
    ).execute(arguments: arguments)
  }

  /// True if nothing has been analysed since the formulas changed. Rows of workouts that were only written down carry no version.
  static func isOfOlderVersion(_ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT EXISTS (SELECT 1 FROM workout_analysis WHERE version < ?1)
            AND NOT EXISTS (SELECT 1 FROM workout_analysis WHERE version = ?1)
          """), arguments: [WorkoutAnalysis.version]) ?? false
  }

  /// Deletes the results of older formulas for workouts that were only written down.
  func removeOutdated() throws {
    guard try Self.isOfOlderVersion(db) else { return }
    try db.execute(
      sql: """
        DELETE FROM workout_heart_rate WHERE NOT EXISTS (SELECT 1 FROM standing_workout AS w
          WHERE w.start = workout_heart_rate.start AND w.stop = workout_heart_rate.stop)
        """)
  }

  /// Matches the rows to the existing workouts, recorded and written down.
  mutating func complete() throws {
    let written = try writtenSpans()
    let rows = try RawStatement(
      db,
      """
      SELECT start, stop FROM workout_heart_rate AS h
      WHERE NOT EXISTS (SELECT 1 FROM standing_workout AS w WHERE w.start = h.start AND w.stop = h.stop)
      """)
    var unrecorded: Set<Range<Instant>> = []
    while try rows.step() { unrecorded.insert(rows.instant(0)..<max(rows.instant(0), rows.instant(1))) }
    let delete = try RawStatement(db, "DELETE FROM workout_heart_rate WHERE start = ? AND stop = ?")
    for span in unrecorded.subtracting(written) {
      delete.bind(span.lowerBound, at: 1)
      delete.bind(span.upperBound, at: 2)
      try delete.run()
    }
    let spans = try RawStatement(
      db,
      """
      SELECT DISTINCT start, stop FROM standing_workout AS w WHERE stop > start
      AND NOT EXISTS (SELECT 1 FROM workout_heart_rate AS h WHERE h.start = w.start AND h.stop = w.stop)
      """)
    var missing: [Range<Instant>] = []
    while try spans.step() { missing.append(spans.instant(0)..<spans.instant(1)) }
    for span in missing { try save(span, isRecorded: true) }
    for span in written.subtracting(unrecorded).subtracting(missing) where try !isThere(span) {
      try save(span, isRecorded: false)
    }
  }

  /// The times of the workouts that the person wrote down. An unreadable one is reported where it is shown; here it merely has no heart rates.
  private func writtenSpans() throws -> Set<Range<Instant>> {
    let rows = try RawStatement(
      db,
      """
      SELECT json_extract(value, '$.start'), json_extract(value, '$.duration') FROM record
      WHERE kind = '\(WorkoutEntry.kind)' AND NOT deleted AND json_valid(value)
      """)
    var spans: Set<Range<Instant>> = []
    while try rows.step() {
      guard let start = Instant(rows.text(0)), rows.isNumber(1) else { continue }
      let span = WorkoutEntry.span(from: start, minutes: rows.double(1))
      if !span.isEmpty { spans.insert(span) }
    }
    return spans
  }

  private func isThere(_ span: Range<Instant>) throws -> Bool {
    try Bool.fetchOne(
      db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM workout_heart_rate WHERE start = ? AND stop = ?)"),
      arguments: [span.lowerBound.seconds, span.upperBound.seconds]) ?? false
  }

  private mutating func save(_ span: Range<Instant>, isRecorded: Bool) throws {
    var samples: [(start: Instant, heartRate: Double)] = []
    if span.seconds <= WorkoutMaterial.longest {
      let range = Metric.heartRate.traits.range
      samples = try (loader?.readings(in: span) ?? []).compactMap {
        range.contains($0.value) ? ($0.start, $0.value) : nil
      }
    }
    // Without samples, no heart rate is held.
    let pauses = samples.isEmpty ? IdleTime([]) : IdleTime(try RecordedPauses(db: db, elements: elements).of(span))
    let held = WorkoutHeartRate(span: span, samples: samples, pauses: pauses, isRecorded: isRecorded).held
    insert.bind(span.lowerBound, at: 1)
    insert.bind(span.upperBound, at: 2)
    insert.bind(HeldHeartRateCoding.bytes(held), at: 3)
    try insert.run()
  }
}

/// Encodes heart rates and their seconds: two doubles each, little-endian.
enum HeldHeartRateCoding {
  static func bytes(_ held: [HeldHeartRate]) -> [UInt8] {
    held.flatMap { entry in
      [entry.heartRate, entry.seconds].flatMap { number in
        (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
      }
    }
  }

  static func held(_ bytes: [UInt8]) -> [HeldHeartRate] {
    func number(_ at: Int) -> Double {
      Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[at + $1]) << (8 * UInt64($1)) })
    }
    return stride(from: 0, to: bytes.count - bytes.count % 16, by: 16).map {
      HeldHeartRate(heartRate: number($0), seconds: number($0 + 8))
    }
  }
}
