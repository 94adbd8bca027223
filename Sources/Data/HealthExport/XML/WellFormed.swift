internal import DailveDomain

/// Makes a stored element well-formed: control characters are replaced, invalid attribute names become metadata in
/// front of all other content, and so does a text beside such metadata. Its own output passes through unchanged.
enum WellFormed {
  /// The name for elements whose own name is not valid XML.
  static let unknownName = "Unknown"

  static func element(_ bytes: [UInt8]) -> [UInt8] { ElementTree.parse(bytes).map(Self.bytes) ?? [] }

  static func bytes(of element: DocumentElement) -> [UInt8] {
    var output: [UInt8] = []
    write(element, to: &output)
    return output
  }

  private static func write(_ element: DocumentElement, to output: inout [UInt8]) {
    let name = XMLName.isValid(element.name) ? element.name : unknownName
    output.append(contentsOf: "<\(name)".utf8)
    var children: [DocumentElement] = []
    for attribute in element.attributes {
      guard XMLName.isValid(attribute.key) else {
        children.append(metadata(attribute.key, attribute.value))
        continue
      }
      output.append(contentsOf: " \(attribute.key)=\"".utf8)
      XMLText.appendAttribute(attribute.value, to: &output)
      output.append(0x22)
    }
    // An element has either children or a text.
    if !children.isEmpty, element.children.isEmpty, !element.text.isEmpty {
      children.append(metadata("text", element.text))
    }
    children += element.children
    if children.isEmpty, element.text.isEmpty {
      output.append(contentsOf: "/>".utf8)
    } else {
      output.append(contentsOf: ">".utf8)
      if children.isEmpty { XMLText.appendAttribute(element.text, to: &output) }
      for child in children { write(child, to: &output) }
      output.append(contentsOf: "</\(name)>".utf8)
    }
  }

  private static func metadata(_ key: String, _ value: String) -> DocumentElement {
    DocumentElement(
      name: "MetadataEntry",
      attributes: [MetadataEntry(key: "key", value: key), MetadataEntry(key: "value", value: value)])
  }
}
