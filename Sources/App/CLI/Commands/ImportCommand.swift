internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import Foundation

struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take in Apple Health exports: archive, folder or XML.")

  @OptionGroup var options: StoreOptions
  @Argument(help: "Exports.") var paths: [String]
  @Flag(help: "Only read and count; change nothing.") var dryRun = false
  @Option(help: "Home time zone, as an IANA name such as Asia/Seoul.") var zone: String?
  @Flag(help: "Print one JSON document.") var json = false

  func run() async throws {
    if let zone, TimeZone(identifier: zone) == nil {
      throw ValidationError("\"\(zone)\" is no time zone; write an IANA name such as Europe/Paris.")
    }
    var isComplete = true
    for path in paths {
      let report = try importOne(path)
      let skipped = report.records.skipped > 0 || !report.complete
      isComplete = isComplete && !skipped
      if json { try JSON.print(report) } else { ImportText.lines(report, path: path).forEach(Console.line) }
    }
    if !isComplete { throw ExitCode(3) }
  }

  private func importOne(_ path: String) throws -> ImportReport {
    let interruption = Interruption()
    defer { interruption.restore() }
    let reader = try ExportReader(path: path)
    var bar = ProgressLine(name: URL(filePath: path).lastPathComponent)
    if dryRun { return try count(reader, &bar) }
    let writer = try options.open().beginImport(
      name: URL(filePath: path).lastPathComponent, now: .now, homeZone: zone,
      fallbackZone: MachineZone.identifier)
    let report = try ImportArchive()(from: reader, into: writer) { progress in
      bar.show(progress)
      return !interruption.isRequested
    }
    bar.finish()
    guard let report else {
      Console.error("Stopped. What was read so far is in the store; import again to get the rest.")
      throw ExitCode(1)
    }
    return report
  }

  private func count(_ reader: ExportReader, _ bar: inout ProgressLine) throws -> ImportReport {
    let started = ContinuousClock.now
    while let chunk = try reader.next() { bar.show(chunk.progress) }
    bar.finish()
    var report = ImportReport(reader.summary)
    report.seconds = Double((ContinuousClock.now - started) / .milliseconds(1)) / 1000
    return report
  }
}
