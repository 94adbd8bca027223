internal import DailveDomain
internal import DailveScores

/// Writes a health document from the store: every element with all its attributes and children.
struct HealthDocumentWriter {
  private let zip: ZipWriter
  private var buffer: [UInt8] = []
  private var dates = DateWriter()
  private static let block = 1 << 19

  init(_ zip: ZipWriter) {
    self.zip = zip
    buffer.reserveCapacity(Self.block + 8192)
  }

  mutating func begin(_ head: ExportHead) throws {
    append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<HealthData")
    attribute("locale", head.locale)
    append(">\n <ExportDate value=\"")
    dates.append(head.exported.seconds, offset: head.offset, to: &buffer)
    append("\"/>\n")
    if let whole = head.characteristics.first(where: { $0.key == ExportHead.wholePerson }) {
      append(" ")
      buffer += WellFormed.element(Array(whole.value.utf8))
      append("\n")
    } else if !head.characteristics.isEmpty {
      append(" ")
      buffer += WellFormed.bytes(of: DocumentElement(name: "Me", attributes: head.characteristics))
      append("\n")
    }
  }

  mutating func write(_ record: StoredRecord) throws {
    // Attributes that the record did not have, and those that its detail holds whole because they were too long for a
    // name.
    let absent = Set(
      record.detail.items.compactMap { item -> String? in
        switch item {
        case .absent(let name), .attribute(let name, _): name
        default: nil
        }
      })
    append(" <Record")
    let offset = HeartbeatReader.offset(of: record) ?? record.offset
    if !absent.contains("type") { attribute("type", record.type) }
    if !absent.contains("sourceName") { attribute("sourceName", record.origin.source) }
    if let version = record.origin.version, !absent.contains("sourceVersion") { attribute("sourceVersion", version) }
    if let device = record.origin.device, !absent.contains("device") { attribute("device", device) }
    if let unit = record.origin.unit, !absent.contains("unit") { attribute("unit", unit) }
    if let created = record.created { date("creationDate", created.seconds, offset) }
    date("startDate", record.start.seconds, offset)
    if !absent.contains("endDate") { date("endDate", record.end.seconds, offset) }
    if !absent.contains("value"), let value = value(record) { attribute("value", value) }
    var children: [RecordDetail.Item] = []
    for item in record.detail.items {
      switch item {
      case .attribute(let name, let value) where XMLName.isValid(name): attribute(name, value)
      // Stores of earlier versions hold iOS 8's metadata as attributes.
      case .attribute(let name, let value): children.append(.metadata(key: name, value: value))
      case .metadata, .beat, .element: children.append(item)
      case .value, .absent: break
      }
    }
    if children.isEmpty { append("/>\n") } else { write(children) }
    try flushIfFull()
  }

  private func value(_ record: StoredRecord) -> String? {
    for item in record.detail.items {
      if case .value(let text) = item { return text }
    }
    if HealthType.isCategory(record.type) || record.origin.word != nil { return record.origin.word }
    switch record.value {
    case .number(let number): return NumberScanner.shortest(number)
    case .text(let text): return text
    }
  }

  private mutating func write(_ children: [RecordDetail.Item]) {
    append(">\n")
    var isInList = false
    for item in children {
      if case .beat(let bpm, let time) = item {
        if !isInList { append("  <HeartRateVariabilityMetadataList>\n") }
        isInList = true
        append("   <InstantaneousBeatsPerMinute")
        attribute("bpm", bpm)
        attribute("time", time)
        append("/>\n")
        continue
      }
      if isInList { append("  </HeartRateVariabilityMetadataList>\n") }
      isInList = false
      switch item {
      case .metadata(let key, let value):
        append("  <MetadataEntry")
        attribute("key", key)
        attribute("value", value)
        append("/>\n")
      case .element(let xml):
        append("  ")
        buffer += WellFormed.element(Array(xml.utf8))
        append("\n")
      default: break
      }
    }
    if isInList { append("  </HeartRateVariabilityMetadataList>\n") }
    append(" </Record>\n")
  }

  /// Writes an element as received, repaired if it is not well-formed. Pushed data that was not understood is not XML, and becomes an attribute.
  mutating func write(_ name: String, _ bytes: [UInt8]) throws {
    if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      append(" ")
      buffer += WellFormed.element(bytes)
    } else {
      append(" <Pushed")
      attribute("name", name)
      attribute("text", String(decoding: bytes, as: UTF8.self))
      append("/>")
    }
    append("\n")
    try flushIfFull()
  }

  mutating func end() throws {
    append("</HealthData>\n")
    try flush()
  }

  private mutating func flushIfFull() throws {
    if buffer.count > Self.block { try flush() }
  }

  private mutating func flush() throws {
    try zip.write(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ text: String) { buffer.append(contentsOf: text.utf8) }

  private mutating func date(_ name: String, _ instant: Int, _ offset: Int) {
    append(" \(name)=\"")
    dates.append(instant, offset: offset, to: &buffer)
    append("\"")
  }

  private mutating func attribute(_ name: String, _ value: String) {
    append(" \(name)=\"")
    XMLText.appendAttribute(value, to: &buffer)
    append("\"")
  }
}
