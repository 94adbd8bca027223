internal import DailveDomain

/// A kept element as any XML reader takes it: control characters replaced, attribute names that are none moved into metadata.
enum WellFormed {
  static func element(_ bytes: [UInt8]) -> [UInt8] {
    guard let tree = ElementTree.parse(bytes) else { return [] }
    var output: [UInt8] = []
    write(tree, to: &output)
    return output
  }

  private static func write(_ element: DocumentElement, to output: inout [UInt8]) {
    let name = XMLName.isValid(element.name) ? element.name : "Unknown"
    output.append(contentsOf: "<\(name)".utf8)
    var children = element.children
    for attribute in element.attributes {
      guard XMLName.isValid(attribute.key) else {
        children.append(
          DocumentElement(
            name: "MetadataEntry",
            attributes: [
              MetadataEntry(key: "key", value: attribute.key), MetadataEntry(key: "value", value: attribute.value),
            ]))
        continue
      }
      output.append(contentsOf: " \(attribute.key)=\"".utf8)
      XMLText.appendAttribute(attribute.value, to: &output)
      output.append(0x22)
    }
    if children.isEmpty {
      output.append(contentsOf: "/>".utf8)
    } else {
      output.append(contentsOf: ">".utf8)
      for child in children { write(child, to: &output) }
      output.append(contentsOf: "</\(name)>".utf8)
    }
  }
}
