internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore

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

struct UndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo an import, as if it had never been made; `dailve batches` lists them.")

  @OptionGroup var options: StoreOptions
  @Argument(help: "Number of the import, as `dailve batches` lists it.") var batch: Int
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let store = try options.open()
    guard let report = try await store.undo(batch: batch, now: .now) else {
      throw ValidationError("There is no batch \(batch) to undo; \(SuggestedCommand("batches")) lists them.")
    }
    if json { return try JSON.print(report) }
    Console.line(
      "Batch \(batch) is undone: \(Words.counted(report.removed, "record", "records")) and \(Words.counted(report.removedElements, "other element", "other elements")) removed, \(report.kept) kept because a later import contains them too."
    )
  }
}
