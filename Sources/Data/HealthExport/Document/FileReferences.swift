internal import DailveImporting

/// Files that elements refer to, to be looked up beside the document.
struct FileReferences {
  /// At most this many names are looked up.
  private static let most = 100_000

  private(set) var names: [String: Int] = [:]

  /// - Parameter offset: Offset of the element in the document.
  mutating func add(_ path: String, at offset: Int) {
    let name = Self.name(path)
    guard !name.isEmpty, names[name] != nil || names.count < Self.most else { return }
    names[name] = min(names[name] ?? offset, offset)
  }

  /// People move files between folders; their names stay.
  static func name(_ path: String) -> String {
    NameText.composed(path.split(separator: "/").last.map(String.init) ?? "")
  }
}
