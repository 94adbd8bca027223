internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveStore
internal import Foundation

struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write everything out: as an export in Apple's form, or as an archive of CSV or JSON files.")

  enum Format: String, ExpressibleByArgument, CaseIterable { case apple, csv, json }

  @OptionGroup var options: StoreOptions
  @Argument(help: "apple, csv or json.") var format: Format
  @Argument(help: "The archive to write.") var path: String

  func run() async throws {
    let store = try options.open()
    // Written beside and moved, so that a stopped export leaves no half of one.
    let unfinished = path + ".unfinished"
    do {
      switch format {
      case .apple:
        try store.export { try AppleExport.write($0, to: unfinished, now: .now) }
      case .csv, .json:
        try await StoreExports(store: store).export(format == .json ? .json : .csv, to: unfinished)
      }
      if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
      try FileManager.default.moveItem(atPath: unfinished, toPath: path)
    } catch let error as CocoaError {
      try? FileManager.default.removeItem(atPath: unfinished)
      throw ValidationError("\(path) cannot be written: \(error.localizedDescription)")
    }
    Console.error("Written to \(path)")
  }
}
