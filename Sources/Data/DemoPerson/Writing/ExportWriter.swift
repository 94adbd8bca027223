internal import DailveDomain
internal import DailveHealthExport

/// Writes export XML as Health does: one line per record, all dates with the offset of the phone at export time.
final class ExportWriter: RecordSink {
  private let zip: ZipWriter
  private let offset: Int
  private var buffer: [UInt8] = []
  private var dates = DateWriter()

  init(_ zip: ZipWriter, offset: Int) {
    self.zip = zip
    self.offset = offset
    buffer.reserveCapacity(1 << 20)
  }

  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func flush() throws {
    try zip.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  func raw(_ text: String) throws {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 19 { try flush() }
  }

  /// `yyyy-MM-dd HH:mm:ss Z` in the export's offset.
  func date(_ instant: Int) -> String {
    var text: [UInt8] = []
    dates.append(instant, offset: offset, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func appendDate(_ instant: Int) { dates.append(instant, offset: offset, to: &buffer) }

  func record(_ head: RecordHead, created: Int, start: Int, end: Int, value: String?, children: [String]) throws {
    buffer.append(contentsOf: head.tag)
    buffer.append(contentsOf: " creationDate=\"".utf8)
    appendDate(created)
    buffer.append(contentsOf: "\" startDate=\"".utf8)
    appendDate(start)
    buffer.append(contentsOf: "\" endDate=\"".utf8)
    appendDate(end)
    if let value {
      buffer.append(contentsOf: "\" value=\"".utf8)
      buffer.append(contentsOf: value.utf8)
    }
    if children.isEmpty {
      buffer.append(contentsOf: "\"/>\n".utf8)
    } else {
      buffer.append(contentsOf: "\">\n".utf8)
      for child in children {
        buffer.append(contentsOf: child.utf8)
        buffer.append(0x0A)
      }
      buffer.append(contentsOf: " </Record>\n".utf8)
    }
    if buffer.count > 1 << 19 { try flush() }
  }
}
