/// A path inside an export, and what its location says about the file.
package struct ExportPath: Equatable {
  /// Path components without empty ones and ".". Windows programs have written archives with backslashes.
  package private(set) var components: [String]

  package init(_ path: String) {
    components = path.split { $0 == "/" || $0 == "\\" }.filter { $0 != "." }.map(String.init)
  }

  package init(components: [String]) { self.components = components }

  package var name: String { components.last ?? "" }
  package var folder: [String] { components.dropLast() }

  /// macOS adds "__MACOSX/._name" beside every file, and ".DS_Store" to every folder.
  package var isByproduct: Bool {
    components.contains("__MACOSX") || name.hasPrefix("._") || name == ".DS_Store"
  }

  package func hasExtension(_ wanted: String) -> Bool { name.lowercased().hasSuffix("." + wanted) }

  /// The path relative to a folder; `nil` if it is not in it or leads out of it.
  package func below(_ folder: [String]) -> ExportPath? {
    guard components.starts(with: folder) else { return nil }
    let rest = Array(components.dropFirst(folder.count))
    return rest.contains("..") ? nil : ExportPath(components: rest)
  }

  package var text: String { components.joined(separator: "/") }
}
