internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct SourcesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sources",
    abstract: "The devices and apps that wrote your data, the order in which they count, and which are switched off.",
    subcommands: [List.self, Order.self, Switch.self], defaultSubcommand: List.self)

  private static let workouts = "workouts"
  private static let typeHelp: ArgumentHelp =
    "A HealthKit type or a metric (HKQuantityTypeIdentifierStepCount, StepCount or steps), or workouts. `dailve stats` lists the types."

  /// The type, or workouts, whose sources are ordered; `nil` if the store has no such data.
  private static func ordered(_ name: String, in store: HealthStore) async throws -> (
    type: String, sources: [ListedSource]
  )? {
    if name == workouts || name == HealthType.workout {
      let sources = try await store.workoutSources()
      return sources.isEmpty ? nil : (HealthType.workout, sources)
    }
    return try await store.listedType(try await TypeArgument.resolve(name, in: store)).map { ($0.type, $0.sources) }
  }

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "All sources, or those of one type in the order in which they count.")
    @OptionGroup var options: StoreOptions
    @Option(help: SourcesCommand.typeHelp) var type: String?
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
      let store = try options.open()
      var sources = try await store.listedSources()
      if let type {
        sources = try await SourcesCommand.ordered(type, in: store)?.sources ?? []
      }
      if json {
        return try JSON.print(
          sources.map {
            [
              "source": $0.label, "samples": $0.samples, "last": $0.last, "types": $0.types, "workouts": $0.workouts,
              "isOff": $0.isOff,
            ]
          })
      }
      for row in sources {
        Console.line(
          "\(row.label.printable)  \(Words.counted(row.samples, "sample", "samples")), \(Words.counted(row.workouts, "workout", "workouts")), newest \(row.last)\(row.isOff ? "  off" : "")"
        )
      }
    }
  }

  struct Order: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Set which source of a type counts first; without sources, return to the order by kind of device.")
    @OptionGroup var options: StoreOptions
    @Argument(help: SourcesCommand.typeHelp) var type: String
    @Argument(help: "Sources in the order in which they count; those not named follow.") var sources: [String] = []

    func run() async throws {
      let store = try options.open()
      guard let entry = try await SourcesCommand.ordered(type, in: store) else {
        throw ValidationError("The store holds nothing of \(type).")
      }
      let named = try sources.map { name in
        guard
          let source = entry.sources.first(where: { SourceName.matches($0.label, name) })
            ?? entry.sources.first(where: { SourceName.matches($0.name, name) })
        else {
          throw ValidationError(
            "\"\(name)\" has nothing of \(type); \(SuggestedCommand("sources list --type", type)) lists who has.")
        }
        return source.id
      }
      let rest = entry.sources.map(\.id).filter { !named.contains($0) }
      try await store.setOrder(named.isEmpty ? [] : named + rest, of: entry.type, now: .now)
      store.reportWaitingChanges()
    }
  }

  struct Switch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "switch", abstract: "Switch a source or a type off or on; nothing is deleted.")
    enum State: String, ExpressibleByArgument, CaseIterable { case on, off }
    @OptionGroup var options: StoreOptions
    @Argument(help: "Name of a source, or a HealthKit type.") var name: String
    @Argument(help: "on or off.") var state: State

    func run() async throws {
      let store = try options.open()
      let sources = try await store.listedSources()
      let exact = sources.filter { SourceName.matches($0.label, name) }
      // A name shared by several devices means all of them.
      let meant = exact.isEmpty ? sources.filter { SourceName.matches($0.name, name) } : exact
      guard meant.isEmpty else {
        for source in meant { try await store.setSource(source.id, isOff: state == .off, now: .now) }
        return store.reportWaitingChanges()
      }
      try await store.setType(try await TypeArgument.resolve(name, in: store), isOff: state == .off, now: .now)
      store.reportWaitingChanges()
    }
  }
}
