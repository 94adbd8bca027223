internal import DailveDomain
internal import DailveImporting
internal import DailveScores

extension HealthDocumentReader {
  /// Positions of a record's attributes in the window.
  private struct Places {
    var type = -1
    var unit = -1
    var value = -1
    var source = -1
    var version = -1
    var device = -1
    var created = -1
    var start = -1
    var end = -1
    var hasOthers = false
    /// True if some text may exceed the length of stored names.
    var hasLong = false
  }

  /// Raw bytes that decode to at most a name of full length: an invalid byte becomes three.
  private static let surelyShort = ShortText.longestName / 3

  @inline(__always)
  private func places() -> Places {
    var places = Places()
    let items = scanner.attributes.items
    for index in items.indices {
      let name = unsafe scanner.bytes(items[index].nameStart, items[index].nameCount)
      if items[index].valueCount > Self.surelyShort { places.hasLong = true }
      switch name.count {
      case 4 where unsafe ElementName.equals(name, "type"): places.type = index
      case 4 where unsafe ElementName.equals(name, "unit"): places.unit = index
      case 5 where unsafe ElementName.equals(name, "value"): places.value = index
      case 10 where unsafe ElementName.equals(name, "sourceName"): places.source = index
      case 6 where unsafe ElementName.equals(name, "source"): places.source = index
      case 13 where unsafe ElementName.equals(name, "sourceVersion"): places.version = index
      case 6 where unsafe ElementName.equals(name, "device"): places.device = index
      case 12 where unsafe ElementName.equals(name, "creationDate"): places.created = index
      case 9 where unsafe ElementName.equals(name, "startDate"): places.start = index
      case 7 where unsafe ElementName.equals(name, "endDate"): places.end = index
      default: places.hasOthers = true
      }
    }
    return places
  }

  @inline(__always)
  private func value(_ place: Int) -> RawBytes? {
    guard place >= 0 else { return nil }
    let attribute = scanner.attributes.items[place]
    return unsafe scanner.bytes(attribute.valueStart, attribute.valueCount)
  }

  /// Reads a record with its children. Top-level ones are counted; nested ones are added only if new.
  func readRecord(isEmpty: Bool, isNested: Bool) throws(ImportSourceError) -> Bool {
    let offset = scanner.tagOffset
    if scanner.attributes.hasDuplicates { log.add(.duplicateAttribute, at: offset, "the last one counts") }
    let places = places()
    let start = unsafe value(places.start).flatMap { unsafe dates.seconds($0) }
    let endText = unsafe value(places.end)
    let end = unsafe endText.map { unsafe dates.seconds($0) } ?? start
    guard let start, let end, let typeText = unsafe value(places.type) else {
      return try keepUnreadable(isEmpty: isEmpty, isNested: isNested, offset: offset)
    }
    offsets.note(dates.offset, at: start)

    let type = unsafe types.number(typeText) { ShortText.name(unsafe text($0)) }
    if types.names.count > announcedTypes { announce() }
    var row = SampleRow(
      type: type, origin: 0, detail: -1, text: -1, start: start, end: end,
      created: unsafe value(places.created).flatMap { unsafe dates.seconds($0) } ?? .min, value: 0)
    if scanner.attributes.hasOverflowed {
      log.add(.tooLarge, at: offset, types.names[Int(type)], .moreAttributes(than: AttributeList.most))
    }
    var key = OriginTable.Key(source: -1, version: -1, device: -1, unit: -1, word: -1, zone: -1)
    if let raw = unsafe value(places.source) {
      key.source = unsafe origins.sources.number(raw) { ShortText.name(NameText.composed(unsafe text($0))) }
    }
    if let raw = unsafe value(places.version) {
      key.version = unsafe origins.versions.number(raw) { ShortText.name(unsafe text($0)) }
    }
    if let raw = unsafe value(places.device) {
      key.device = unsafe origins.devices.number(raw) {
        ShortText.name(OriginTable.withoutAddress(NameText.composed(unsafe text($0))))
      }
    }
    if let raw = unsafe value(places.unit) {
      key.unit = unsafe origins.units.number(raw) { ShortText.name(unsafe text($0)) }
    }
    if typeKinds[Int(type)] == .quantity, !units.isKnown(key.unit, of: type) {
      checkUnit(key.unit, of: type, at: offset)
    }
    var detail = detailRoom
    detailRoom = []
    unsafe readValue(
      value(places.value), kind: typeKinds[Int(type)], row: &row, key: &key, detail: &detail, offset: offset)
    if end < start { log.add(.endBeforeStart, at: offset, types.names[Int(type)]) }
    if end - start > SampleSpan.longestSleep, end - start > SampleSpan.longest(of: types.names[Int(type)]) {
      log.add(.longSpan, at: offset, types.names[Int(type)])
    }
    // If the record was created after the export as well, it is the date of the export that is wrong.
    if let exported, start > exported, row.created <= exported, !isNested {
      log.add(.afterExport, at: offset, types.names[Int(type)])
    }
    if start < -2_208_988_800 || start > 7_258_118_400 {
      log.add(.implausibleDate, at: offset, types.names[Int(type)])
    }
    if places.hasLong { keepLongNames(places, &detail) }
    if places.hasOthers { appendOtherAttributes(to: &detail, zone: &key.zone) }
    if places.source < 0 || places.end < 0 || row.created == .min { noteAbsent(places, row, &detail) }
    if places.hasOthers { appendNamelessAttributes(to: &detail) }

    if !isEmpty, try !readRecordChildren(detail: &detail, zone: &key.zone) { return false }
    if !detail.isEmpty {
      let before = chunk.details.count
      row.detail = details.index(of: detail, in: &chunk.details)
      if chunk.details.count > before { keptBytes += detail.count }
    }
    if detail.capacity <= Self.mostDetailRoom {
      detail.removeAll(keepingCapacity: true)
      detailRoom = detail
    }
    let origin = origins.number(key)
    if let new = origin.new { chunk.origins.append(new) }
    row.origin = origin.number
    row.isNested = isNested
    if !isNested { summary.records += 1 }
    chunk.rows.append(row)
    // The caller flushes after top-level records; a single correlation may hold millions of nested ones.
    return isNested && isFull ? flush() : true
  }

  private func checkUnit(_ unit: Int32, of type: Int32, at offset: Int) {
    let (name, text) = (types.names[Int(type)], unit < 0 ? nil : origins.units.names[Int(unit)])
    if HealthType.conversion(of: name, from: text) != nil { return units.learn(unit, of: type) }
    let cause: ImportProblem.Cause = if let text, !text.isEmpty { .inUnit(name: text) } else { .withoutUnit }
    log.add(.unconvertibleUnit, at: offset, name, cause)
  }

  /// Keeps the full text of shortened names, so that the record loses nothing and can be written again.
  private func keepLongNames(_ places: Places, _ detail: inout [UInt8]) {
    func keep(
      _ place: Int, _ name: String, _ field: ImportProblem.Field, _ normalise: (String) -> String = { $0 }
    ) {
      guard let raw = unsafe value(place), raw.count > Self.surelyShort else { return }
      let whole = normalise(unsafe text(raw))
      guard ShortText.isLong(whole) else { return }
      log.add(.longName, at: scanner.tagOffset, "", .longField(name: field))
      append(UInt8(ascii: "A"), name, whole, to: &detail)
    }
    keep(places.type, "type", .type)
    keep(places.source, "sourceName", .source, NameText.composed)
    keep(places.version, "sourceVersion", .version)
    keep(places.device, "device", .device) { OriginTable.withoutAddress(NameText.composed($0)) }
    keep(places.unit, "unit", .unit)
  }

  /// A long value is shortened like a name.
  private func keepLongValue(_ raw: RawBytes, _ detail: inout [UInt8]) {
    guard raw.count > Self.surelyShort else { return }
    let whole = unsafe text(raw)
    guard ShortText.isLong(whole) else { return }
    log.add(.longName, at: scanner.tagOffset, "", .longField(name: .value))
    append(UInt8(ascii: "V"), whole, to: &detail)
  }

  private func append(_ letter: UInt8, _ fields: String..., to detail: inout [UInt8]) {
    if !detail.isEmpty { detail.append(RecordDetail.itemSeparator) }
    detail.append(letter)
    for field in fields { detail += [RecordDetail.fieldSeparator] + Array(field.utf8) }
  }

  /// Notes which attributes are absent, so that the record can be written again as it was.
  private func noteAbsent(_ places: Places, _ row: SampleRow, _ detail: inout [UInt8]) {
    if places.source < 0 { append(UInt8(ascii: "N"), "sourceName", to: &detail) }
    if places.end < 0 { append(UInt8(ascii: "N"), "endDate", to: &detail) }
    if row.created == .min, let raw = unsafe value(places.created) {
      append(UInt8(ascii: "A"), "creationDate", unsafe text(raw), to: &detail)
    }
  }

  private func announce() {
    for name in types.names[announcedTypes...] {
      chunk.types.append(name)
      typeKinds.append(
        name == HealthType.sleepAnalysis ? .sleep : HealthType.isCategory(name) ? .category : .quantity)
    }
    announcedTypes = types.names.count
  }

  @inline(__always)
  private func readValue(
    _ raw: RawBytes?, kind: TypeKind, row: inout SampleRow, key: inout OriginTable.Key, detail: inout [UInt8],
    offset: Int
  ) {
    guard let raw = unsafe raw else {
      if kind == .quantity {
        detail += [UInt8(ascii: "N"), RecordDetail.fieldSeparator] + Array("value".utf8)
        // iOS 8 condensed what a watch had measured to a range and its average.
        if let average = unsafe NumberScanner.number(attribute("average")) {
          row.value = average.value
        } else {
          row.text = text("")
          log.add(.unreadableValue, at: offset, types.names[Int(row.type)])
        }
      }
      return
    }
    if kind != .quantity {
      if let number = unsafe NumberScanner.number(raw) {
        row.value = number.value
        // The number is kept as text, because most category records without a value word have no value at all.
        detail += [UInt8(ascii: "V"), RecordDetail.fieldSeparator]
        unsafe detail.append(contentsOf: raw)
        return
      }
      key.word = unsafe origins.words.number(raw) { ShortText.name(unsafe text($0)) }
      unsafe keepLongValue(raw, &detail)
      let word = origins.words.names[Int(key.word)]
      if kind == .sleep {
        row.value = Double(SleepStage.stage(ofWord: word)?.rawValue ?? -1)
      } else {
        row.value = word == "HKCategoryValueNotApplicable" ? 0 : -1
      }
      return
    }
    guard let number = unsafe NumberScanner.number(raw) else {
      row.text = text(ShortText.name(unsafe text(raw)))
      unsafe keepLongValue(raw, &detail)
      log.add(.unreadableValue, at: offset, types.names[Int(row.type)])
      return
    }
    row.value = number.value
    if number.hasComma { log.add(.decimalComma, at: offset, types.names[Int(row.type)]) }
    if !number.isCanonical {
      detail += [UInt8(ascii: "V"), RecordDetail.fieldSeparator]
      unsafe detail.append(contentsOf: raw)
    }
  }

  private func text(_ string: String) -> Int32 {
    chunk.texts.append(string)
    return Int32(chunk.texts.count - 1)
  }

  /// Room for larger details is given back.
  private static let mostDetailRoom = 1 << 16

  /// Further details of a longer record are dropped and reported.
  static let longestDetail = 16 << 20

  private func append(_ letter: UInt8, _ first: RawBytes, _ second: RawBytes, to detail: inout [UInt8]) {
    guard detail.count <= Self.longestDetail else {
      return log.add(.tooLarge, at: scanner.tagOffset, "Record", .largerThan(mebibytes: Self.longestDetail >> 20))
    }
    if !detail.isEmpty { detail.append(RecordDetail.itemSeparator) }
    detail.append(letter)
    var findings = TextDecoder.Findings()
    detail.append(RecordDetail.fieldSeparator)
    unsafe TextDecoder.decode(first, into: &detail, findings: &findings)
    detail.append(RecordDetail.fieldSeparator)
    unsafe TextDecoder.decode(second, into: &detail, findings: &findings)
    note(findings)
  }

  /// Attributes without a column, verbatim.
  private func appendOtherAttributes(to detail: inout [UInt8], zone: inout Int32) {
    let known: Set<String> = [
      "type", "unit", "value", "sourceName", "source", "sourceVersion", "device", "creationDate", "startDate",
      "endDate",
    ]
    for attribute in scanner.attributes.items {
      let name = unsafe scanner.bytes(attribute.nameStart, attribute.nameCount)
      guard unsafe XMLName.isValid(name), !known.contains(unsafe String(decoding: name, as: UTF8.self)) else {
        continue
      }
      let value = unsafe scanner.bytes(attribute.valueStart, attribute.valueCount)
      unsafe append(UInt8(ascii: "A"), name, value, to: &detail)
      if unsafe ElementName.equals(name, "HKTimeZone") {
        zone = unsafe origins.zones.number(value) { ShortText.name(unsafe text($0)) }
      }
    }
  }

  /// iOS 8 wrote metadata as attributes with spaces in their names, which XML does not allow. They become metadata
  /// after all real attributes, as every later version writes them, so that the record is the same when it returns in a
  /// well-formed file.
  private func appendNamelessAttributes(to detail: inout [UInt8]) {
    for attribute in scanner.attributes.items {
      let name = unsafe scanner.bytes(attribute.nameStart, attribute.nameCount)
      guard unsafe !XMLName.isValid(name) else { continue }
      unsafe append(
        UInt8(ascii: "M"), name, scanner.bytes(attribute.valueStart, attribute.valueCount), to: &detail)
    }
  }

  private func attribute(_ name: StaticString) -> RawBytes {
    for attribute in scanner.attributes.items
    where unsafe ElementName.equals(scanner.bytes(attribute.nameStart, attribute.nameCount), name) {
      return unsafe scanner.bytes(attribute.valueStart, attribute.valueCount)
    }
    return unsafe RawBytes(start: nil, count: 0)
  }

  private func readRecordChildren(detail: inout [UInt8], zone: inout Int32) throws(ImportSourceError) -> Bool {
    let outside = open.depth
    enter()
    while open.depth > outside {
      switch try scanner.next() {
      case .endOfDocument: return false
      case .end: leave()
      case .start(let isEmpty):
        let name = elementName
        guard !name.isOutermost else {
          endUnclosed(at: outside)
          return true
        }
        switch name {
        case .metadataEntry:
          let key = unsafe attribute("key")
          let value = unsafe attribute("value")
          unsafe append(UInt8(ascii: "M"), key, value, to: &detail)
          if unsafe ElementName.equals(key, "HKTimeZone") {
            zone = unsafe origins.zones.number(value) { ShortText.name(unsafe text($0)) }
          }
        case .beat: unsafe append(UInt8(ascii: "B"), attribute("bpm"), attribute("time"), to: &detail)
        case .beatList: break
        default:
          log.add(
            .unknownElement, at: scanner.tagOffset,
            unsafe String(decoding: scanner.bytes(scanner.name.start, scanner.name.count), as: UTF8.self))
          guard try appendUnknownChild(isEmpty: isEmpty, to: &detail) else { return false }
          continue
        }
        if !isEmpty { enter() }
      }
    }
    return true
  }

  private func appendUnknownChild(isEmpty: Bool, to detail: inout [UInt8]) throws(ImportSourceError) -> Bool {
    // Inside a stored element the whole is captured already.
    guard scanner.capture == nil else { return isEmpty ? true : try skipChildren() }
    scanner.beginCapture()
    if !isEmpty, try !skipChildren() { return false }
    // The child is stored in the form in which it is written again, so that the record stays the same.
    let xml = WellFormed.element(scanner.endCapture())
    guard detail.count + xml.count <= Self.longestDetail else {
      log.add(.tooLarge, at: scanner.tagOffset, "Record", .largerThan(mebibytes: Self.longestDetail >> 20))
      return true
    }
    if !detail.isEmpty { detail.append(RecordDetail.itemSeparator) }
    detail += [UInt8(ascii: "X"), RecordDetail.fieldSeparator] + xml
    return true
  }

  /// Stores a record without a readable date or type as written.
  private func keepUnreadable(isEmpty: Bool, isNested: Bool, offset: Int) throws(ImportSourceError) -> Bool {
    if isNested { return isEmpty ? true : try skipChildren() }
    summary.records += 1
    summary.skipped += 1
    log.add(.unreadableDate, at: offset, unsafe String(decoding: attribute("type"), as: UTF8.self))
    return try keepElement(isEmpty: isEmpty, isKnown: true)
  }
}
