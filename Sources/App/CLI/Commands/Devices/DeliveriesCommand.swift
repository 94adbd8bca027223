internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore
internal import DailveTransfer

struct DeliveriesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deliveries", abstract: "What devices have sent, and the result of reading it.",
    subcommands: [List.self, Show.self, Replay.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The newest deliveries, newest first.")
    @OptionGroup var options: StoreOptions
    @Option(help: "How many at most.") var limit = 50
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
      let store = try options.open()
      let damaged = try store.damagedDeliveries().reversed().map { DeliveryDocument($0, folder: store.folder) }
      var known: [DeliveryDocument] = []
      try await store.forEach(of: Endpoint.deliveries, (), limit: limit) { known.append($0) }
      if json { return try JSON.print(damaged + known) }
      let waiting = try store.waitingDeliveries().count - damaged.count
      if waiting > 0 {
        Console.error(
          "\(waiting) more are kept and not read yet: they are read while \(SuggestedCommand("serve")) runs.")
      }
      for row in damaged { Console.line(row.line) }
      // The list itself has no reports.
      for row in known { Console.line((try await store.ask(Endpoint.delivery, row.id) ?? row).line) }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "One delivery with its report, always as JSON.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Identifier of the delivery.") var id: String

    func run() async throws {
      try JSON.print(try await options.open().document(id))
    }
  }

  struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Read deliveries again, replacing the first result: for data that an earlier version did not understand.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Identifiers (default: all that a newer version may understand better).") var ids: [String] = []

    func run() async throws {
      let store = try options.open()
      let intake = DeliveryIntake(store: store, machineZone: MachineZone.identifier, now: { .now })
      let wanted = ids.isEmpty ? try intake.misunderstood() : ids
      for id in wanted {
        guard let delivery = try await store.delivery(id) else { throw ValidationError.noDelivery(id) }
        guard try intake.replay(delivery) else {
          throw ValidationError("The body of \(id) is no longer kept: only what was read of it.")
        }
      }
      guard intake.readPendingDeliveries() else { throw StorageError.busy }
      for id in wanted { Console.line(try await store.document(id).line) }
    }
  }
}

extension HealthStore {
  fileprivate func document(_ id: String) async throws -> DeliveryDocument {
    guard let document = try await ask(Endpoint.delivery, id) else { throw ValidationError.noDelivery(id) }
    return document
  }
}

extension ValidationError {
  fileprivate static func noDelivery(_ id: String) -> ValidationError {
    ValidationError("There is no delivery \(id); \(SuggestedCommand("deliveries")) lists them.")
  }
}

extension DeliveryDocument {
  /// A waiting delivery that cannot be read.
  fileprivate init(_ damaged: DeliverySpool.Damaged, folder: String) {
    self.init(
      damaged: damaged.id, bytes: damaged.bytes,
      problem:
        "Its file in \(folder)/deliveries is damaged and cannot be read. Send the same days again, then delete it.")
  }

  /// The line for the terminal.
  fileprivate var line: String {
    return "\(id)  \(device.printable)  \(bytes) bytes  batch \(batch.map { "\($0)" } ?? "none")  \(problem ?? state)"
  }

  /// The outcome of a delivery that was read.
  private var state: String {
    let losses = [
      unknown > 0 ? "\(unknown) not understood" : nil,
      report.map(\.records.skipped).flatMap { $0 > 0 ? "\($0) not read" : nil }, report.flatMap { Self.ending($0) },
    ].compactMap { $0 }
    if !losses.isEmpty { return losses.joined(separator: ", ") }
    guard let problem = report?.problems.first else { return "understood" }
    return problem.kind == .nothingInside ? "empty" : "odd: \(problem.kind.rawValue)"
  }

  private static func ending(_ report: ImportReport) -> String? {
    switch report.ending {
    case .complete: nil
    case .cut: "broken off before its end"
    case .unreadable: "unreadable from some point on"
    }
  }
}
