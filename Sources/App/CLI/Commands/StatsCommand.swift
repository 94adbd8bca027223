internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import DailveViewModels

struct StatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "What is in the store: types with their counts, dates and sources.")

  @OptionGroup var options: StoreOptions
  @Flag(help: "Print one JSON document.") var json = false

  private struct Output: Encodable {
    struct Entry: Encodable {
      var type: String
      var count: Int
      var first: Instant
      var last: Instant
      var sources: [String]
    }
    var types: [Entry]
    var workouts: Int
    var activitySummaries: Int
    var routes: Int
    var ecgs: Int
    var heartbeatSeries: Int
    var kept: [String: Int]
    var databaseBytes: Int
  }

  func run() async throws {
    let contents = try await options.open().contents()
    if json {
      try JSON.print(
        Output(
          types: contents.types.map {
            Output.Entry(type: $0.type, count: $0.count, first: $0.first, last: $0.last, sources: $0.sources)
          }, workouts: contents.workouts, activitySummaries: contents.activitySummaries, routes: contents.routes,
          ecgs: contents.ecgs, heartbeatSeries: contents.heartbeatSeries, kept: contents.kept,
          databaseBytes: contents.databaseBytes))
      return
    }
    for type in contents.types {
      Console.line(
        "\(TypeName.readable(type.type, .en))  \(type.type)  \(type.count)  \(type.first) – \(type.last)  \(type.sources.joined(separator: ", "))"
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

  private struct Output: Encodable {
    var batch: Int
    var kind: BatchKind
    var name: String
    var started: Instant
    var finished: Instant?
    var exported: Instant?
    var added: Int?
    var complete: Bool?
    var undone: Instant?
    var changes: ImportChanges.Count?
  }

  func run() async throws {
    let batches = try await options.open().batches().map {
      Output(
        batch: $0.id, kind: $0.kind, name: $0.name, started: $0.started, finished: $0.finished, exported: $0.exported,
        added: $0.report?.records.added, complete: $0.report?.complete, undone: $0.undone,
        changes: $0.report?.changes.total)
    }
    if json { return try JSON.print(batches) }
    for batch in batches {
      Console.line(
        "\(batch.batch)  \(batch.started)  \(batch.name.printable)  "
          + (batch.undone.map { "undone \($0)" } ?? batch.added.map { "\($0) new records" } ?? "did not finish"))
    }
  }
}
