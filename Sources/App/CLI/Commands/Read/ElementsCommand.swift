internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveScores
internal import DailveStore
internal import DailveZlib

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
    case .correlations: try elements(store, "Correlation", printer) { try printer.add(Correlation($0)) }
    case .audiograms: try elements(store, "Audiogram", printer) { try printer.add(Audiogram($0)) }
    case .prescriptions: try elements(store, "VisionPrescription", printer) { try printer.add(VisionPrescription($0)) }
    case .clinical:
      let files = try resources(store)
      try elements(store, "ClinicalRecord", printer) { element in
        try printer.add(
          ClinicalRecord(element) { path in
            files.first { path.hasSuffix($0.path) }.flatMap(printer.content).map { String(decoding: $0, as: UTF8.self) }
          })
      }
    case .electrocardiograms:
      try store.export { source in
        try source.forEachFile { file in
          guard file.kind == .electrocardiogram,
            let content = printer.content(file),
            let recording = ElectrocardiogramReader.read(content, name: file.path)
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

  /// Prints documents as they arrive, one per line or as the elements of one array.
  private final class Printer {
    private let isOneDocument: Bool
    private var list = JSON.List()
    private var setAside = RowsSetAside()

    init(isOneDocument: Bool) { self.isOneDocument = isOneDocument }

    func add(_ value: some Encodable) throws { if isOneDocument { try list.add(value) } else { try JSON.line(value) } }

    /// The content of a file; `nil` if it is set aside.
    func content(_ file: StoredFile) -> [UInt8]? {
      let content = file.unpacked()
      if content == nil { setAside.add(.file) }
      return content
    }

    /// The text of an element; `nil` if it is set aside.
    func content(_ element: StoredElement) -> [UInt8]? {
      let content = element.body.unpacked()
      if content == nil { setAside.add(element.kind) }
      return content
    }

    func end() {
      if isOneDocument { list.end() }
      SetAsideText.tell(setAside)
    }
  }

  private func elements(
    _ store: HealthStore, _ name: String, _ printer: Printer, _ body: (DocumentElement) throws -> Void
  ) throws {
    try store.export { source in
      try source.forEachElement { element in
        guard element.name == name, let text = printer.content(element), let tree = ElementTree.parse(text) else {
          return
        }
        try body(tree)
      }
    }
  }

  /// Kept packed, so that memory has to hold only one record at a time.
  private func resources(_ store: HealthStore) throws -> [StoredFile] {
    var files: [StoredFile] = []
    try store.export { source in
      try source.forEachFile { if $0.kind == .clinicalRecord { files.append($0) } }
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
