internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore

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
