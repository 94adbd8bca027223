internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore
internal import DailveViewModels

struct WorkoutsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workouts",
    abstract: "Workouts, each listed once however many devices recorded it, with totals, zones and load.",
    discussion: "In JSON, times are seconds, distances km, climb metres, energy kcal.")

  @OptionGroup var options: StoreOptions
  @OptionGroup var range: DayRange
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    try Analyses.complete(store)
    let local = try await store.localTime()
    var list = JSON.List()
    let (from, to) = try range.asked
    try await store.forEach(of: Endpoint.workouts, (from, to, nil, nil, nil)) { document in
      if json { try list.add(document) } else { Console.line(document.line(local)) }
    }
    if json { list.end() }
  }
}

/// Analyses that an older version of the program did not make.
enum Analyses {
  /// Uses the existing analyses while another program writes.
  static func complete(_ store: HealthStore) throws {
    do {
      try store.analyseWorkouts()
    } catch StorageError.busy {
      Console.error("Another program is writing to the store: some workouts are not analysed yet.")
    }
  }
}

extension WorkoutDocument {
  /// The line for the terminal.
  func line(_ local: LocalTime) -> String {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return
      "\(day) \(local.clock(start))  \(id)  \(TypeName.activity(activity, .en))  \(Int(saturating: (duration / 60).rounded())) min"
      + (distance.map { "  \(rounded($0)) km" } ?? "") + (ascent.map { "  ↑\(Int(saturating: $0.rounded())) m" } ?? "")
      + (energy.map { "  \(Int(saturating: $0.rounded())) kcal" } ?? "")
      + (averageHeartRate.map { "  \(Int(saturating: $0.rounded())) bpm" } ?? "")
      + "  load \(Int(saturating: load.rounded()))  \(sources.joined(separator: ", "))"
  }
}

/// Numbers of workouts in the terminal.
enum WorkoutFigures {
  /// Two decimals.
  static func fixed(_ value: Double) -> String {
    let hundredths = Int(saturating: (value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Minutes and seconds, with hours from one hour on: "7:02", "1:38:47".
  static func clock(_ seconds: Double) -> String {
    let whole = Int(saturating: seconds.rounded())
    func two(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}
