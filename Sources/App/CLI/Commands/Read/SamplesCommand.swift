internal import ArgumentParser
internal import DailveDocuments
internal import DailveDomain
internal import DailveStore

struct SamplesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "samples",
    abstract: "The readings of a type as they were recorded, one JSON object or CSV row per line."
  )

  enum Format: String, ExpressibleByArgument, CaseIterable { case json, csv }

  @OptionGroup var options: StoreOptions
  @Argument(help: TypeArgument.help) var type: String
  @OptionGroup var range: DayRange
  @Option(help: "How each line is written.") var format = Format.json
  @Flag(help: "One JSON object per line, the default.") var json = false

  func run() async throws {
    let store = try options.open()
    let type = try await TypeArgument.resolve(type, in: store)
    let instants = try range.instants(in: try await store.homeZone())
    if format == .csv { Console.line("start,end,value,unit,source,device,state") }
    try store.forEachStoredSample(type: type, in: instants) { stored in
      let sample = stored.sample
      if format == .csv {
        let value = sample.value.map { CSV.number($0) } ?? CSV.field(sample.text ?? "")
        let texts = [sample.unit, sample.source, sample.device, stored.state.name].map { CSV.field($0 ?? "") }
        let fields = ["\(sample.start)", "\(sample.end)", value] + texts
        Console.line(fields.joined(separator: ","))
      } else {
        try JSON.line(SampleDocument(stored))
      }
    }
  }
}

/// Types by the names that people use.
enum TypeArgument {
  static let help: ArgumentHelp =
    "A HealthKit type or a metric: HKQuantityTypeIdentifierStepCount, StepCount or steps. `dailve stats` lists the types."

  static func resolve(_ name: String, in store: HealthStore) async throws -> String {
    if let known = try await store.knownType(name) { return known }
    if let metric = Metric(rawValue: name) { return metric.traits.type }
    guard name.hasPrefix("HK") else {
      throw ValidationError(
        "\"\(name)\" is neither a type in the store nor a metric; \(SuggestedCommand("stats")) lists the types.")
    }
    return name
  }
}
