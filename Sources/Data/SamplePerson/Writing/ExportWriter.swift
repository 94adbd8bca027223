internal import DailveDomain
internal import DailveHealthExport

/// Writes export XML as Health does: one line a record, all dates with the offset of the phone at export time.
final class ExportWriter {
  private let zip: ZipWriter
  private let offset: Int
  private let offsetText: String
  private var buffer: [UInt8] = []
  private var lastDay = Int.min
  private var lastDayText: [UInt8] = []

  init(_ zip: ZipWriter, offset: Int) {
    self.zip = zip
    self.offset = offset
    let minutes = abs(offset) / 60
    offsetText = (offset < 0 ? " -" : " +") + Self.two(minutes / 60) + Self.two(minutes % 60)
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
    let local = instant + offset
    let day = local.floorDivided(by: 86_400)
    let rest = local - day * 86_400
    return "\(CivilDay(number: day)) \(Self.two(rest / 3600)):\(Self.two(rest / 60 % 60)):\(Self.two(rest % 60))"
      + offsetText
  }

  private func appendDate(_ instant: Int) {
    let local = instant + offset
    let day = local.floorDivided(by: 86_400)
    let rest = local - day * 86_400
    if day != lastDay {
      lastDay = day
      lastDayText = Array("\(CivilDay(number: day)) ".utf8)
    }
    buffer.append(contentsOf: lastDayText)
    for (index, number) in [rest / 3600, rest / 60 % 60, rest % 60].enumerated() {
      if index > 0 { buffer.append(0x3A) }
      buffer.append(UInt8(48 + number / 10))
      buffer.append(UInt8(48 + number % 10))
    }
    buffer.append(contentsOf: offsetText.utf8)
  }

  /// - Parameters:
  ///   - head: Everything up to the dates, made once per stream.
  ///   - children: Lines inside the record; empty closes the tag at once.
  func record(head: [UInt8], created: Int, start: Int, end: Int, value: String?, children: [String] = []) throws {
    buffer.append(contentsOf: head)
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
