import Foundation
import Testing

@testable import DailveViewModels

/// A text of the catalogue with its name in code. Swift cannot list the static members of a type, so the tests read the
/// source files.
struct CatalogueText: Sendable {
  let name: String
  let key: TextKey

  static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources")

  static func all() throws -> [CatalogueText] {
    let text = /static let (\w+) =\s*TextKey\(\s*en:\s*"([^"\\]*)",\s*ko:\s*"([^"\\]*)"\s*\)/
    let folder = sources.appending(path: "Presentation/ViewModels/Texts/Catalogue")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }.flatMap { file in
      let source = try String(contentsOf: file, encoding: .utf8)
      let texts = source.matches(of: text).map {
        CatalogueText(name: String($0.output.1), key: TextKey(en: String($0.output.2), ko: String($0.output.3)))
      }
      // A text declared in another form would not be tested.
      #expect(texts.count == source.matches(of: /static let|static var/).count, "\(file.lastPathComponent)")
      return texts
    }
  }
}
