internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveTransfer

struct WorkoutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workouts", abstract: "Workouts with their totals, parts, and the length of their routes.")

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  private struct Output: Encodable {
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

    init(_ recorded: RecordedWorkout) {
      let workout = recorded.workout
      detail = recorded.detail
      // Route points are many; without them the document stays readable.
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
      routeLength = recorded.route.isEmpty ? nil : Route.length(recorded.route) / 1000
      routePoints = recorded.route.count
    }

    var line: String {
      "\(day)  \(activity)  \(Int(saturating: minutes)) min"
        + (distance.map { "  \(($0 * 100).rounded() / 100) km" } ?? "")
        + (routeLength.map { "  route \(($0 * 100).rounded() / 100) km" } ?? "")
        + (energy.map { "  \(Int(saturating: $0)) kcal" } ?? "") + "  \(source)"
    }
  }

  func run() async throws {
    let workouts = try RecordedWorkouts(try options.open())
    var list = JSON.List()
    for days in try range.days.pieces(.year) {
      for recorded in try await workouts(in: days) {
        let workout = Output(recorded)
        if json { try list.add(workout) } else { Console.line(workout.line) }
      }
    }
    if json { list.end() }
  }
}
