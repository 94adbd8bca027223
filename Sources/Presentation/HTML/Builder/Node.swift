/// A node of a page. Text is always escaped when written; markup cannot be inserted as text.
package indirect enum Node: Sendable, ExpressibleByStringLiteral {
  case text(String)
  case element(tag: String, attributes: [(name: String, value: String)], children: [Node])
  case group([Node])

  package init(stringLiteral value: String) { self = .text(value) }

  static let nothing = Node.group([])

  /// Elements without content or end tag.
  private static let voidTags: Set<String> = ["meta", "link", "input", "br", "hr", "img", "stop", "path"]

  /// Appends the markup.
  package func write(to output: inout [UInt8]) {
    switch self {
    case .text(let text): Self.escape(text, to: &output)
    case .group(let nodes): for node in nodes { node.write(to: &output) }
    case .element(let tag, let attributes, let children):
      output.append(0x3C)
      output.append(contentsOf: tag.utf8)
      for attribute in attributes {
        output.append(0x20)
        output.append(contentsOf: attribute.name.utf8)
        if attribute.value.isEmpty { continue }
        output.append(contentsOf: "=\"".utf8)
        Self.escape(attribute.value, to: &output)
        output.append(0x22)
      }
      output.append(0x3E)
      if Self.voidTags.contains(tag) {
        // Empty SVG elements need an end tag.
        if tag == "path" || tag == "stop" { output.append(contentsOf: "</\(tag)>".utf8) }
        return
      }
      for child in children { child.write(to: &output) }
      output.append(contentsOf: "</\(tag)>".utf8)
    }
  }

  package var html: String {
    var output: [UInt8] = []
    write(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  private static func escape(_ text: String, to output: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case 0x26: output.append(contentsOf: "&amp;".utf8)
      case 0x3C: output.append(contentsOf: "&lt;".utf8)
      case 0x3E: output.append(contentsOf: "&gt;".utf8)
      case 0x22: output.append(contentsOf: "&quot;".utf8)
      default: output.append(byte)
      }
    }
  }
}

/// An element. Attributes that are `nil` are omitted; empty ones are written without a value.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: Node...) -> Node {
  tag(name, attributes, children)
}

func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Node]) -> Node {
  .element(
    tag: name, attributes: attributes.compactMap { key, value in value.map { (key, $0) } }, children: children)
}
