/// A node of a page. Text is always escaped when written; markup cannot be inserted as text.
package indirect enum Node: Sendable, ExpressibleByStringLiteral {
  case text(String)
  case element(tag: String, attributes: [(name: String, value: String)], children: [Node])
  case group([Node])

  package init(stringLiteral value: String) { self = .text(value) }

  static let nothing = Node.group([])

  /// True if a tag has neither content nor an end tag.
  private static func isVoid(_ tag: String) -> Bool {
    switch tag {
    case "meta", "link", "input", "br", "hr", "img", "stop", "path": true
    default: false
    }
  }

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
      if Self.isVoid(tag) {
        // SVG elements need an end tag even when empty; HTML parsers close these two by themselves inside svg.
        if tag == "path" || tag == "stop" { Self.end(tag, to: &output) }
        return
      }
      for child in children { child.write(to: &output) }
      Self.end(tag, to: &output)
    }
  }

  private static func end(_ tag: String, to output: inout [UInt8]) {
    output.append(0x3C)
    output.append(0x2F)
    output.append(contentsOf: tag.utf8)
    output.append(0x3E)
  }

  package var html: String {
    var output: [UInt8] = []
    write(to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  /// An element with further attributes after its own; those that are `nil` are omitted.
  func adding(_ more: [(String, String?)]) -> Node {
    guard case .element(let tag, let attributes, let children) = self else { return self }
    let added = more.compactMap { name, value in value.map { (name: name, value: $0) } }
    return .element(tag: tag, attributes: attributes + added, children: children)
  }

  private static func escape(_ text: String, to output: inout [UInt8]) {
    // Most texts contain nothing to escape and are copied whole.
    guard text.utf8.contains(where: isMarkup) else { return output.append(contentsOf: text.utf8) }
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

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22
  }
}

/// An element. Attributes that are `nil` are omitted; empty ones are written without a value. Children that are `nil`
/// are omitted.
func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: Node?...) -> Node {
  tag(name, attributes, children.compactMap { $0 })
}

func tag(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Node]) -> Node {
  .element(tag: name, attributes: attributes.compactMap { key, value in value.map { (key, $0) } }, children: children)
}
