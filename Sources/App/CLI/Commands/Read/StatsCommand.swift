internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailveStore
internal import DailveViewModels

struct StatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "What is in the store: types with their counts, dates and sources.")

  @OptionGroup var options: StoreOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    let contents = try await store.contents()
    if json {
      try JSON.print(ContentsDocument(contents))
      return
    }
    let local = try await store.localTime()
    for type in contents.types {
      let span = "\(local.moment(type.first)) – \(local.moment(type.last))"
      Console.line(
        "\(TypeName.readable(type.type, .en))  \(type.type)  \(type.count)  \(span)  \(type.sources.joined(separator: ", "))"
      )
    }
    Console.line(
      [
        Words.counted(contents.workouts, "workout", "workouts"), Words.counted(contents.routes, "route", "routes"),
        "\(contents.heartbeatSeries) heartbeat series",
      ].joined(separator: ", "))
    Console.line("\(contents.databaseBytes) bytes")
  }
}
