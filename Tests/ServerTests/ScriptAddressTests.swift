import DailveViewModels
import Foundation
import Testing

/// The requests of the pages' scripts. Scripts write addresses themselves, and no compiler checks that such a page
/// exists.
@Suite struct ScriptAddressTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A text that begins with a slash, up to its query or its end. Computed parts become "x".
  private static func paths(in script: String) -> [(use: Substring, path: Substring)] {
    script.replacing(/\$\{[^}]*\}/, with: "x")
      .matches(of: /(startsWith\(|endsWith\()?["'`](\/[\w\-\/.]*)(?=[?"'`])/)
      .map { ($0.output.1 ?? "", $0.output.2) }
  }

  /// Patterns of all routes, including those of programs and files: "/type/{type}/csv".
  private static func routes() throws -> Set<String> {
    let list = try String(contentsOf: root.appending(path: "Tests/routes.txt"), encoding: .utf8)
    return Set(list.split(separator: "\n").compactMap { $0.split(separator: " ").last.map(String.init) })
  }

  private static func fits(_ path: Substring, _ route: String) -> Bool {
    let pieces = route.split(separator: "/", omittingEmptySubsequences: false)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return pieces.count == parts.count && zip(pieces, parts).allSatisfy { $0.hasPrefix("{") ? !$1.isEmpty : $0 == $1 }
  }

  @Test func `scripts write no address that the server does not have`() throws {
    let routes = try Self.routes()
    let folder = Self.root.appending(path: "Sources/Presentation/Assets/files")
    let scripts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "js" }
    #expect(scripts.count > 5)
    var found: Set<String> = []
    for script in scripts {
      for (use, path) in Self.paths(in: try String(contentsOf: script, encoding: .utf8)) {
        found.insert(String(path))
        let isThere =
          switch use {
          case "startsWith(": routes.contains { $0.hasPrefix(path) }
          case "endsWith(": routes.contains { $0.hasSuffix(path) }
          default: Address(path: String(path)) != nil || routes.contains { Self.fits(path, $0) }
          }
        #expect(isThere, "\(script.lastPathComponent): \(path)")
      }
    }
    #expect(found.isSuperset(of: ["/sync/entries", "/import/events", "/sign-in", "/assets/", "/new", "/forecast"]))
  }

  @Test func `the search finds addresses and nothing else`() {
    func paths(_ code: String) -> [String] { Self.paths(in: code).map { String($0.path) } }
    #expect(paths("fetch(`/sign-in?next=${encodeURIComponent(here)}`)") == ["/sign-in"])
    #expect(paths("fetch(`/data/batches/${batch}/undo`), '/a', \"b/c\"") == ["/data/batches/x/undo", "/a"])
    #expect(paths(#"/<html lang="(\w+)"/.exec(text)?.[1] ?? "en""#).isEmpty)
  }
}
