internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
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

struct BatchesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "batches", abstract: "Imports so far, newest first.")

  @OptionGroup var options: StoreOptions
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    var batches: [BatchDocument] = []
    try await store.forEach(of: Endpoint.batches, ()) { batches.append($0) }
    if json { return try JSON.print(batches) }
    let local = try await store.localTime()
    for batch in batches {
      Console.line(
        "\(batch.batch)  \(local.moment(batch.started))  \(batch.name.printable)  "
          + (batch.undone.map { "undone \(local.moment($0))" } ?? batch.added.map {
            Words.counted($0, "new record", "new records")
          }
            ?? "did not finish"))
    }
  }
}
