package import DailveDomain
internal import DailveImporting

/// Parses one stored element into a tree, as forgivingly as the scanner reads an export.
package enum ElementTree {
  /// Deeper elements are skipped.
  package static let deepest = 64
  /// Limit of elements and attributes; further ones are skipped. A tree takes many times the memory of its text, and
  /// stored elements have far fewer.
  package static let mostParts = 1 << 17

  /// Returns `nil` if there is no element.
  package static func parse(_ bytes: [UInt8]) -> DocumentElement? {
    let scanner = TagScanner(MemoryStream(bytes), keepsText: true)
    var open: [DocumentElement] = []
    var tooDeep = 0
    var parts = 0
    while true {
      // Bytes that are not XML have no element; they are in memory, so nothing else can fail.
      guard let tag = try? scanner.next() else { return nil }
      switch tag {
      case .endOfDocument:
        while open.count > 1 { close(&open) }
        return open.first
      case .end:
        if tooDeep > 0 {
          tooDeep -= 1
          continue
        }
        // As in the export, an end tag that matches no open element closes none.
        guard let place = open.lastIndex(where: { isEnd(scanner, of: $0) }) else { continue }
        if open[open.count - 1].children.isEmpty { open[open.count - 1].text = text(scanner) }
        while open.count > max(place, 1) { close(&open) }
        if place == 0 { return open.first }
      case .start(let isEmpty):
        parts += 1 + scanner.attributes.items.count
        guard tooDeep == 0, open.count < deepest, parts <= mostParts else {
          if !isEmpty { tooDeep += 1 }
          continue
        }
        let element = element(scanner)
        if !isEmpty {
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
  }

  /// The text before the last tag, trimmed; empty if it contains comments or markup.
  private static func text(_ scanner: TagScanner) -> String {
    var findings = TextDecoder.Findings()
    let text = unsafe TextDecoder.string(scanner.textBefore, findings: &findings)
    guard unsafe !scanner.textBefore.contains(UInt8(ascii: "<")) else { return "" }
    return String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// Closes the innermost element, unless it is the only one.
  private static func close(_ open: inout [DocumentElement]) {
    guard open.count > 1, let last = open.popLast() else { return }
    open[open.count - 1].children.append(last)
  }

  private static func isEnd(_ scanner: TagScanner, of element: DocumentElement) -> Bool {
    let name = unsafe scanner.bytes(scanner.name.start, scanner.name.count)
    return unsafe element.name.utf8.elementsEqual(name) || element.name == text(name)
  }

  private static func text(_ raw: RawBytes) -> String {
    var findings = TextDecoder.Findings()
    return unsafe TextDecoder.string(raw, findings: &findings)
  }

  private static func element(_ scanner: TagScanner) -> DocumentElement {
    DocumentElement(
      name: unsafe text(scanner.bytes(scanner.name.start, scanner.name.count)),
      attributes: scanner.attributes.items.map { attribute in
        MetadataEntry(
          key: unsafe text(scanner.bytes(attribute.nameStart, attribute.nameCount)),
          value: unsafe text(scanner.bytes(attribute.valueStart, attribute.valueCount)))
      })
  }
}

/// Bytes in memory as a stream.
final class MemoryStream: ByteStream {
  private let bytes: [UInt8]
  private(set) var consumed = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isComplete: Bool { consumed == bytes.count }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
    let count = min(buffer.count, bytes.count - consumed)
    unsafe buffer.copyBytes(from: bytes[consumed..<consumed + count])
    consumed += count
    return count
  }
}
