internal import ArgumentParser
internal import DailveDomain
internal import DailveImporting
internal import DailveScores
internal import DailveStore
internal import DailveTransfer
internal import Foundation

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import Apple Health exports: archive, folder or XML.")

  @OptionGroup var options: StoreOptions
  @Argument(help: "Exports: each an export.zip, the folder unpacked from one, or its XML file.") var paths: [String]
  @Flag(help: "Print what would be new, changed or gone, without changing anything.") var dryRun = false
  @Option(help: "Home time zone, as an IANA name such as Asia/Seoul.") var zone: String?
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    let home = zone.flatMap { ZoneCatalogue().rules($0)?.identifier }
    if let zone, home == nil {
      throw ValidationError("\"\(zone)\" is no time zone; write an IANA name such as Europe/Paris.")
    }
    // The owner of the service's store may not be able to read what root can.
    let opened = try options.owner() == nil ? nil : paths.map { path in Result { try FileFormats.known.open(path) } }
    try options.enter()
    var reports: [ImportReport] = []
    for (index, path) in paths.enumerated() {
      do {
        // Otherwise a file is opened before the store is created, so that an unreadable file leaves nothing behind.
        let report = try importOne(opened?[index].get() ?? FileFormats.known.open(path), path, home: home)
        reports.append(report)
        if !json {
          var newer: CivilDay?
          // Only an existing store can hold a newer export, so its time zones can be read.
          if let made = report.newerExport { newer = try await options.open().localTime().timeline.day(at: made) }
          ImportText.lines(report, path: path, isPreview: dryRun, newer: newer).forEach(Console.line)
        }
      } catch {
        // Earlier imports of this run stay and are reported.
        if json, !reports.isEmpty { try JSON.print(reports) }
        throw error
      }
    }
    if !json, !dryRun { await showAudit() }
    if json {
      if let report = reports.first, reports.count == 1 { try JSON.print(report) } else { try JSON.print(reports) }
    }
    if !reports.allSatisfy(\.isUnderstood) { throw ExitCode(3) }
  }

  /// Compares our totals with those of Apple's own devices.
  private func showAudit() async {
    do {
      let audit = try await options.open().read { try AuditTotals($0)(in: DayRange.always) }
      guard audit.days > 0 else { return }
      let others = Words.counted(audit.days - audit.within1Percent, "other", "others")
      let list = audit.within1Percent < audit.days ? "; \(SuggestedCommand("audit")) lists the \(others)." : "."
      Console.line(AuditText.result(within1Percent: audit.within1Percent, of: audit.days) + list)
    } catch {
      Console.error(
        "The import succeeded, but it could not be compared with Apple's totals: " + ErrorText.sentence(for: error))
    }
  }

  private func importOne(_ file: any FileReading, _ path: String, home: String?) throws -> ImportReport {
    var bar = ProgressLine(name: URL(filePath: path).lastPathComponent)
    let store = try target()
    let interruption = Interruption()
    defer { interruption.restore() }
    let report = try StoreImports(store: store, machineZone: MachineZone.identifier) { .now }.run(
      file, name: URL(filePath: path).lastPathComponent, homeZone: home, isPreview: dryRun,
      isCancelled: interruption.isRequested
    ) { (progress: ImportProgress, _: ImportChunk) in
      bar.show(progress)
    }
    bar.finish()
    guard let report else {
      Console.error("Stopped. Nothing was changed; import again when you like.")
      throw ExitCode(1)
    }
    return report
  }

  /// The store; a preview without one uses an empty temporary store.
  private func target() throws -> HealthStore {
    guard dryRun, !HealthStore.exists(folder: options.folder) else { return try options.begin() }
    return try HealthStore(scratchIn: FileManager.default.temporaryDirectory.path)
  }
}
