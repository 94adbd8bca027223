internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import DailveTransfer

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export everything, in Apple's format or as an archive of CSV or JSON files.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case apple, csv, json }

  @OptionGroup var options: StoreOptions
  @Argument(help: "apple: an export in the format of Health's own. csv or json: one table for each type.")
  var format: Format
  @Argument(help: "The archive to write, or a folder, which gets a new dailve-YYYY-MM-DD.zip.") var path: String
  @Flag(help: "Replace an existing file without asking.") var force = false

  func run() async throws {
    let place = try OutputPlace(path, force: force)
    let store = try options.open()
    var setAside = RowsSetAside()
    let written = try await place.write { file in
      switch format {
      case .apple: setAside = try store.export { try AppleExport.write($0, to: file, now: .now) }
      case .csv, .json: setAside = try TableExport(store: store, isJSON: format == .json).write(to: ZipWriter(file))
      }
    }
    Console.error("Written to \(written)")
    SetAsideText.tell(setAside)
  }
}
