internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore

struct ZonesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zones", abstract: "Which time zones you were in, as detected from your data and as entered by you.",
    subcommands: [List.self, Add.self, Remove.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "All stays away from home and those you entered.")
    @OptionGroup var options: StoreOptions
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
      let store = try options.open()
      let (home, stays) = try await store.read { (try $0.profile().homeZone, try $0.zoneStays()) }
      if json {
        let rows: [JSON.Object] = stays.map { ["id": $0.id, "zone": $0.zone, "from": $0.start, "to": $0.end] }
        return try JSON.print(["home": home, "stays": rows])
      }
      let local = try await store.localTime()
      Console.line("Home: \(home ?? "not known yet")")
      for stay in stays {
        Console.line(
          "\(stay.id.map { "entry \($0)" } ?? "learnt")  \(local.moment(stay.start)) – \(local.moment(stay.end))  \(stay.zone)"
        )
      }
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Enter where you were; the days concerned are recalculated.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Time zone, as an IANA name such as Asia/Tokyo.") var zone: String
    @Option(help: ArgumentHelp("First day there, YYYY-MM-DD.", valueName: "day"), transform: DayRange.day) var from:
      CivilDay
    @Option(help: ArgumentHelp("Last day there, YYYY-MM-DD.", valueName: "day"), transform: DayRange.day) var to:
      CivilDay

    func run() async throws {
      let store = try options.openReportingNew()
      guard let rules = store.zoneRules(zone) else {
        throw ValidationError("\"\(zone)\" is no time zone; write an IANA name such as Asia/Tokyo.")
      }
      guard from <= to else { throw ValidationError("--from is after --to.") }
      try await store.addZoneEntry(
        rules.identifier, from: rules.start(of: from), to: rules.start(of: to + 1), now: .now)
      store.reportWaitingChanges()
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Remove a stay that you entered.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Number of the entry.") var id: Int

    func run() async throws {
      let store = try options.open()
      guard try await store.read({ try $0.zoneStays() }).contains(where: { $0.id == id }) else {
        throw ValidationError("There is no entry \(id); \(SuggestedCommand("zones")) lists them.")
      }
      try await store.removeZoneEntry(id, now: .now)
      store.reportWaitingChanges()
    }
  }
}
