internal import DailveDomain
internal import DailveScores

extension HealthDocumentReader {
  func readRoot() {
    var header = chunk.header ?? ExportHeader()
    header.locale = attributePairs().first { $0.key == "locale" }?.value
    chunk.header = header
  }

  func readExportDate() {
    var header = chunk.header ?? ExportHeader()
    for attribute in scanner.attributes.items {
      let value = unsafe scanner.bytes(attribute.valueStart, attribute.valueCount)
      if let seconds = unsafe dates.seconds(value) {
        header.exported = Instant(seconds)
        exported = seconds
        header.offset = dates.offset
        knowsOffset = true
      }
    }
    chunk.header = header
  }

  /// Reads the person's characteristics: attributes, as Health writes them, or child elements, as tools do. Child
  /// elements are also stored as they are, so that they are exported again.
  func readPerson(isEmpty: Bool) throws(ImportSourceError) -> Bool {
    chunk.characteristics += attributePairs()
    guard !isEmpty else { return true }
    scanner.beginCapture()
    guard try skipChildren() else {
      scanner.capture = nil
      return false
    }
    guard let tree = ElementTree.parse(scanner.endCapture()), !tree.children.isEmpty else { return true }
    for child in tree.children {
      let name = child["type"] ?? child["key"] ?? child.name
      let value = child["value"] ?? (child.text.isEmpty ? child.attributes.last?.value : child.text)
      chunk.characteristics.append(MetadataEntry(key: name, value: value ?? ""))
    }
    let whole = String(decoding: WellFormed.bytes(of: tree), as: UTF8.self)
    chunk.characteristics.append(MetadataEntry(key: ExportHead.wholePerson, value: whole))
    return true
  }
}
