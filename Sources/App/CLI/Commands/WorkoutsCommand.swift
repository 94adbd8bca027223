internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveHealthExport
internal import DailveStore

struct WorkoutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workouts", abstract: "Workouts with their totals, parts, and the length of their routes.")

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  private struct Document: Encodable {
    var day: CivilDay
    var activity: String
    var start: Instant
    var end: Instant
    var minutes: Double
    var distance: Double?
    var energy: Double?
    var averageHeartRate: Double?
    var maximumHeartRate: Double?
    var source: String
    /// km along the recorded route.
    var routeLength: Double?
    var routePoints: Int
    var detail: WorkoutDetail

    init(_ stored: StoredWorkout, _ routes: RouteFiles) {
      let workout = stored.workout
      detail = WorkoutDetail(ElementTree.parse(stored.body.unpacked()) ?? .empty)
      let points = detail.locations + detail.routePaths.flatMap { routes.points(path: $0) }
      // Places are many and have a length; the document stays readable without each of them.
      detail.locations = []
      day = workout.day
      activity = workout.activity
      start = workout.start
      end = workout.end
      minutes = workout.duration
      distance = workout.distance
      energy = workout.energy
      averageHeartRate = workout.averageHeartRate
      maximumHeartRate = workout.maximumHeartRate
      source = workout.source
      routeLength = points.isEmpty ? nil : Route.length(points) / 1000
      routePoints = points.count
    }

    var line: String {
      "\(day)  \(activity)  \(Int(saturating: minutes)) min"
        + (distance.map { "  \(($0 * 100).rounded() / 100) km" } ?? "")
        + (routeLength.map { "  route \(($0 * 100).rounded() / 100) km" } ?? "")
        + (energy.map { "  \(Int(saturating: $0)) kcal" } ?? "") + "  \(source)"
    }
  }

  func run() async throws {
    let store = try options.open()
    let routes = try RouteFiles(store)
    var list = JSON.List()
    for days in try range.days.pieces(.year) {
      for stored in try await store.storedWorkouts(in: days) {
        let workout = Document(stored, routes)
        if json { try list.add(workout) } else { Console.line(workout.line) }
      }
    }
    if json { list.end() }
  }
}

/// The routes of a store by the paths that workouts name them with.
struct RouteFiles {
  private let files: [String: StoredFile]

  init(_ store: HealthStore) throws {
    var files: [String: StoredFile] = [:]
    try store.export { source in
      try source.forEachFile { file in
        if file.kind == .route { files[Self.name(file.path)] = file }
      }
    }
    self.files = files
  }

  func points(path: String) -> [RoutePoint] { files[Self.name(path)].map { GPXReader.points($0.unpacked()) } ?? [] }

  private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
