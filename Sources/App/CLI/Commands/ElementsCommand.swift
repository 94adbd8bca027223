internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores
internal import DailveStore

struct ElementsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documents",
    abstract:
      "Data that is more than a number: blood pressure pairs, clinical records, hearing tests, prescriptions, electrocardiograms, heartbeats."
  )

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case correlations, clinical, audiograms, prescriptions, electrocardiograms, heartbeats
  }

  @OptionGroup var options: StoreOptions
  @Argument(help: "Which kind.") var kind: Kind
  @Flag(help: "Print one JSON array (default: one JSON object per line).") var json = false

  func run() async throws {
    let store = try options.open()
    let printer = Printer(isOneDocument: json)
    switch kind {
    case .correlations: try elements(store, "Correlation") { try printer.add(Correlation($0)) }
    case .audiograms: try elements(store, "Audiogram") { try printer.add(Audiogram($0)) }
    case .prescriptions: try elements(store, "VisionPrescription") { try printer.add(VisionPrescription($0)) }
    case .clinical:
      let files = try resources(store)
      try elements(store, "ClinicalRecord") { element in
        try printer.add(ClinicalRecord(element) { path in files.first { path.hasSuffix($0.key) }?.value })
      }
    case .electrocardiograms:
      try store.export { source in
        try source.forEachFile { file in
          guard file.kind == .electrocardiogram,
            let recording = ElectrocardiogramReader.read(file.unpacked(), name: file.path)
          else {
            return
          }
          try printer.add(recording)
        }
      }
    case .heartbeats: try heartbeats(store, printer)
    }
    printer.end()
  }

  /// Prints documents as they come, one per line or as the elements of one array.
  private final class Printer {
    private let isOneDocument: Bool
    private var list = JSON.List()

    init(isOneDocument: Bool) { self.isOneDocument = isOneDocument }

    func add(_ value: some Encodable) throws { if isOneDocument { try list.add(value) } else { try JSON.line(value) } }

    func end() { if isOneDocument { list.end() } }
  }

  private func elements(_ store: HealthStore, _ name: String, _ body: (DocumentElement) throws -> Void) throws {
    try store.export { source in
      try source.forEachElement { element in
        guard element.name == name, let tree = ElementTree.parse(element.body.unpacked()) else { return }
        try body(tree)
      }
    }
  }

  private func resources(_ store: HealthStore) throws -> [String: String] {
    var files: [String: String] = [:]
    try store.export { source in
      try source.forEachFile { file in
        if file.kind == .clinicalRecord { files[file.path] = String(decoding: file.unpacked(), as: UTF8.self) }
      }
    }
    return files
  }

  private struct Series: Encodable {
    var start: Instant
    var source: String
    var beats: [Heartbeat]
  }

  private func heartbeats(_ store: HealthStore, _ printer: Printer) throws {
    try store.export { source in
      try source.forEachRecord { record in
        let beats = HeartbeatReader.beats(record.detail)
        guard !beats.isEmpty else { return }
        try printer.add(Series(start: record.start, source: record.origin.source, beats: beats))
      }
    }
  }
}
