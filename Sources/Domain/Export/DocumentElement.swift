/// An element of a health document with its children.
public struct DocumentElement: Sendable, Equatable {
  public var name: String
  /// In the order written.
  public var attributes: [MetadataEntry]
  public var children: [DocumentElement] = []
  /// Text content of an element without children. Health writes none; tools that edit exports do.
  public var text = ""

  public init(name: String, attributes: [MetadataEntry], children: [DocumentElement] = [], text: String = "") {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// An element without name, attributes or children.
  public static let empty = DocumentElement(name: "", attributes: [])

  /// The value of an attribute; of duplicates, the last.
  public subscript(_ name: String) -> String? { attributes.last { $0.key == name }?.value }

  public func children(named name: String) -> [DocumentElement] { children.filter { $0.name == name } }

  /// Its `MetadataEntry` children.
  public var metadata: [MetadataEntry] {
    children(named: "MetadataEntry").compactMap { entry in
      entry["key"].map { MetadataEntry(key: $0, value: entry["value"] ?? "") }
    }
  }
}
