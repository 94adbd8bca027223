internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// Analyses each workout's route and samples (`WorkoutAnalysis`), and does so again only if something that the analysis
/// is made of has changed: the version of the formulas, the route, or samples of its time.
struct WorkoutAnalysisDerivation {
  private let db: Database
  private let elements: any WorkoutElementReading
  private let origins: OriginIndex
  private var loaders: [String: ReadingLoader] = [:]
  /// Pauses of the times that begin when the last workout did: thousands of recordings may share a time, and all of them decide its pauses.
  private var knownPauses: [Range<Instant>: [TimeSpan]] = [:]
  private let insert: RawStatement
  private let insertEffort: RawStatement
  private let insertHeld: RawStatement
  private let readContent: RawStatement

  /// Analyses computed ahead of the thread that reads and writes.
  private static let ahead = 3
  /// Readings of one workout to make room for.
  private static let mostExpected = 1 << 13

  /// An analysis as it is stored, coded on the thread that made it.
  private struct Made: Sendable {
    var workout: Int
    var route: RouteFiles
    var analysis: WorkoutAnalysis
    var columns: WorkoutAnalysisCoding.Columns
    var span: Range<Instant>
    /// `HeldHeartRateCoding`.
    var held: [UInt8]

    init(_ task: Task, _ material: WorkoutMaterial) {
      workout = task.workout
      route = task.route
      analysis = WorkoutAnalysis(material)
      columns = WorkoutAnalysisCoding.columns(analysis)
      span = material.span
      held = HeldHeartRateCoding.bytes(material.heldHeartRates(pauses: task.pauses).held)
    }
  }

  /// A worker's result for a workout.
  private enum Outcome: Sendable {
    case made(Made)
    /// The route is unusable: the distance must be read from distance samples.
    case withoutWay(Task, WorkoutMaterial)
  }

  /// The workout to analyse.
  private struct Task: Sendable {
    var workout: Int
    var route: RouteFiles
    /// The pauses in all recordings of its time.
    var pauses: [TimeSpan]
  }

  /// The route files that a workout names, usually one, with their contents.
  private struct RouteFiles: Sendable {
    /// The names joined by "/", which none of them contains; `nil` if there are none.
    var names: String?
    /// The identities of the files that are there, in order.
    var found: [Int] = []

    init(_ names: String?, in files: RouteNames) {
      self.names = names
      found = names?.split(separator: "/").compactMap { files[String($0)] } ?? []
    }

    /// A digest of all files found; `nil` if there are none.
    var digest: Int? {
      guard let first = found.first else { return nil }
      return found.count == 1 ? first : found.reduce(0) { $0 &* 31 &+ $1 }
    }
  }

  init(_ db: Database, _ elements: any WorkoutElementReading, origins: OriginIndex) throws {
    self.db = db
    self.elements = elements
    self.origins = origins
    insert = try RawStatement(
      db, "INSERT OR REPLACE INTO workout_analysis VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    insertEffort = try RawStatement(db, "INSERT INTO best_effort VALUES (?, ?, ?, ?)")
    insertHeld = try RawStatement(db, "INSERT OR REPLACE INTO workout_heart_rate VALUES (?, ?, ?)")
    readContent = try RawStatement(db, "SELECT size, content FROM kept_file WHERE identity = ?")
  }

  /// True if samples of a type are part of analyses.
  static func uses(_ type: String) -> Bool {
    type == Metric.heartRate.traits.type || type == Metric.heartRateRecovery.traits.type
      || WorkoutSampleTypes.distances.contains(type)
      || WorkoutSampleTypes.powers.contains(type)
  }

  /// Deletes the analyses of workouts on UTC days whose samples changed.
  static func forget(_ days: [ClosedRange<Int>], _ db: Database) throws {
    let delete = try RawStatement(
      db,
      """
      DELETE FROM workout_analysis WHERE workout IN
        (SELECT identity FROM workout WHERE start < ? AND stop > ? AND start > ?)
      """)
    for run in days {
      delete.bind((run.upperBound + 1) * 86_400, at: 1)
      delete.bind(run.lowerBound * 86_400 - WorkoutMaterial.recovery, at: 2)
      delete.bind(run.lowerBound * 86_400 - WorkoutMaterial.longest, at: 3)
      try delete.run()
    }
  }

  /// Computes missing and outdated analyses.
  ///
  /// - Parameter limit: The most analyses to make.
  /// - Returns: The number of analyses left to make.
  mutating func complete(atMost limit: Int = .max, isCancelled: () -> Bool = { false }) throws -> Int {
    for table in ["workout_analysis", "best_effort"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE workout NOT IN (SELECT identity FROM standing_workout)")
    }
    guard try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM workout)") ?? false else { return 0 }
    let files = try RouteNames(db)
    let missing = try outdated(files)
    try deleteEfforts(of: missing.prefix(limit))
    let work = WorkQueue<Outcome>(ahead: Self.ahead)
    for workout in missing.prefix(limit) {
      if isCancelled() { throw CancellationError() }
      guard let recording = try CompletedRecording(workout, db) else { continue }
      let elements = elements
      let details = WorkoutDetails(db: db, elements: elements, hasFile: { files[$0] != nil })
      guard let detail = try details.detail(Int64(workout)) else { continue }
      let names = detail.routePaths.map(RouteNames.lastPart)
      let route = RouteFiles(names.isEmpty ? nil : names.joined(separator: "/"), in: files)
      let contents = try route.found.compactMap(content)
      // The distance mostly comes from the route if there is one, so thousands of distance samples need not be read.
      let hasRoute = !contents.isEmpty || !detail.locations.isEmpty
      let samples = try material(recording, detail, withDistances: !hasRoute)
      let task = Task(workout: workout, route: route, pauses: try pauses(Int64(workout), samples))
      work.submit {
        var material = samples
        material.fixes = detail.locations.map(TrackFix.init) + contents.flatMap(elements.fixes)
        let made = Made(task, material)
        let hasNoWay = made.analysis.basis == nil && made.analysis.routeFault == nil
        return hasRoute && hasNoWay ? .withoutWay(task, material) : .made(made)
      }
      for outcome in work.finished() { try save(outcome) }
    }
    for outcome in work.all() { try save(outcome) }
    return max(0, missing.count - limit)
  }

  private mutating func pauses(_ workout: Int64, _ material: WorkoutMaterial) throws -> [TimeSpan] {
    if knownPauses.first?.key.lowerBound != material.span.lowerBound { knownPauses = [:] }
    if let known = knownPauses[material.span] { return known }
    let all = RecordedPauses(db: db, elements: elements)
    let pauses = try all.recordings(material.span) == [workout] ? material.pauses : all.of(material.span)
    knownPauses[material.span] = pauses
    return pauses
  }

  /// Deletes the efforts of all workouts at once: they are ordered by distance, so finding those of one workout takes a look at all.
  private func deleteEfforts(of workouts: ArraySlice<Int>) throws {
    guard !workouts.isEmpty else { return }
    let delete = try RawStatement(
      db, "DELETE FROM best_effort WHERE workout IN (SELECT value FROM json_each(?))")
    delete.bind("[" + workouts.map(String.init).joined(separator: ",") + "]", at: 1)
    try delete.run()
  }

  /// The identities of workouts without a current analysis, newest first, because people look at those first.
  private func outdated(_ files: RouteNames) throws -> [Int] {
    let rows = try RawStatement(
      db,
      """
      SELECT w.identity, a.version, a.route, a.file FROM standing_workout AS w LEFT JOIN workout_analysis AS a
        ON a.workout = w.identity ORDER BY w.start DESC, w.identity
      """)
    var result: [Int] = []
    while try rows.step() {
      let isCurrent = !rows.isNull(1) && rows.int(1) == WorkoutAnalysis.version
      let found = RouteFiles(rows.isNull(2) ? nil : rows.text(2), in: files).digest
      let used = rows.isNull(3) ? nil : rows.int(3)
      if !isCurrent || found != used { result.append(rows.int(0)) }
    }
    return result
  }

  /// Reads a route without GRDB's `Data`: it has a hundred thousand bytes, and every other way copies them.
  private func content(_ file: Int) throws -> PackedText? {
    readContent.bind(file, at: 1)
    defer { readContent.reset() }
    return try readContent.step() ? PackedText(bytes: readContent.blob(1), size: readContent.int(0)) : nil
  }

  private mutating func material(_ recording: CompletedRecording, _ detail: WorkoutDetail, withDistances: Bool) throws
    -> WorkoutMaterial
  {
    let activity = recording.totals.activity
    let start = Instant(recording.start)
    let end = max(start, Instant(recording.stop))
    var material = WorkoutMaterial(
      activity: activity, span: start..<end, distance: recording.totals.distance.map { $0 * 1000 }, detail: detail)
    guard end - start <= WorkoutMaterial.longest else { return material }
    let heartRate = Metric.heartRate.traits
    material.heartRates = try readings(heartRate.type, start..<end + WorkoutMaterial.recovery).compactMap {
      heartRate.range.contains($0.value)
        ? HeartRateTrace.Sample(second: Double($0.start.seconds), heartRate: $0.value) : nil
    }
    let recovery = Metric.heartRateRecovery.traits
    material.deviceRecovery = try readings(recovery.type, end - 60..<end + WorkoutMaterial.recovery)
      .first { recovery.range.contains($0.value) }?.value
    if withDistances { material.distances = try distances(material, of: recording.sources) }
    material.powers =
      try WorkoutSampleTypes.power(of: activity).map { type in
        try readings(type, start..<end).map {
          PowerTrace.Sample(second: Double($0.start.seconds), watts: $0.value)
        }
      } ?? []
    return material
  }

  /// The distances that one source counted, in metres: the first source that counted any.
  private mutating func distances(_ material: WorkoutMaterial, of sources: [Int]) throws -> [DistanceSample] {
    guard let type = WorkoutSampleTypes.distance(of: material.activity),
      material.span.seconds <= WorkoutMaterial.longest
    else { return [] }
    let all = try readings(type, material.span)
    let source = sources.first { source in all.contains { $0.source == source } }
    return all.filter { $0.source == source }.map {
      DistanceSample(
        span: TimeSpan(start: Double($0.start.seconds), end: Double(($0.start + $0.duration).seconds)),
        metres: $0.value * 1000)
    }
  }

  private mutating func readings(_ type: String, _ span: Range<Instant>) throws -> [Reading] {
    if loaders[type] == nil {
      guard let number = try TypeTable.number(of: type, db) else { return [] }
      loaders[type] = try ReadingLoader(db, type: number, name: type, origins: origins)
    }
    // A watch measures every five seconds during a workout.
    let expected = min(Self.mostExpected, span.seconds / 5)
    return try loaders[type]?.readings(in: span, expected: expected) ?? []
  }

  private mutating func save(_ outcome: Outcome) throws {
    switch outcome {
    case .made(let made): try save(made)
    case .withoutWay(let task, var material):
      guard let recording = try CompletedRecording(task.workout, db) else { return }
      material.distances = try distances(material, of: recording.sources)
      try save(Made(task, material))
    }
  }

  private func save(_ made: Made) throws {
    let analysis = made.analysis
    insert.bind(made.workout, at: 1)
    insert.bind(WorkoutAnalysis.version, at: 2)
    insert.bind(made.route.names, at: 3)
    insert.bind(made.route.digest, at: 4)
    insert.bind(real: analysis.moving, at: 5)
    insert.bind(real: analysis.ascent, at: 6)
    insert.bind(real: analysis.trackDistance, at: 7)
    insert.bind(real: analysis.line.first?.latitude, at: 8)
    insert.bind(real: analysis.line.first?.longitude, at: 9)
    insert.bind(made.columns.facts, at: 10)
    insert.bind(made.columns.course, at: 11)
    insert.bind(made.columns.line, at: 12)
    try insert.run()
    for effort in analysis.efforts {
      insertEffort.bind(made.workout, at: 1)
      insertEffort.bind(real: effort.distance, at: 2)
      insertEffort.bind(real: effort.seconds, at: 3)
      insertEffort.bind(real: effort.start, at: 4)
      try insertEffort.run()
    }
    try saveHeld(made)
  }

  /// Replaces the result of `WorkoutHeartDerivation`, which may come from older rules or from fewer recordings.
  private func saveHeld(_ made: Made) throws {
    guard !made.span.isEmpty else { return }
    insertHeld.bind(made.span.lowerBound, at: 1)
    insertHeld.bind(made.span.upperBound, at: 2)
    insertHeld.bind(made.held, at: 3)
    try insertHeld.run()
  }
}
