internal import ArgumentParser
internal import DailveSystem
internal import DailveTransfer
internal import DailveViewModels
internal import Foundation

/// Writes the manual for a package.
struct GenerateManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-manual", abstract: "Write a manual page for every command into a folder.",
    discussion: "Pages of the same name are replaced.", shouldDisplay: false)

  @Argument(help: "An existing folder.") var folder: String

  func run() throws {
    let root = try CommandTree.of(Dailve.self)
    let day = ThisVersion.value.made.map { "\($0)" } ?? ""
    for page in ManualPage.pages(of: root, release: "dailve \(ThisVersion.value.number)", day: day) {
      let file = try AtomicFile(in: folder)
      try file.handle.write(contentsOf: Data(page.text.utf8))
      try file.move(to: page.fileName, replacing: true)
      // Everybody may read a manual.
      try FileSystem.setPermissions(0o644, of: folder + "/" + page.fileName)
    }
  }
}
