internal import DailveDomain
internal import DailveImporting
internal import DailveScores

/// Turns the tags of a health document into chunks for the store.
final class HealthDocumentReader {
  let scanner: TagScanner
  let deliver: (ImportChunk) -> Bool
  var chunk = ImportChunk()
  var summary = ExportSummary()
  var log = ProblemLog()
  var dates = DateScanner()
  var origins = OriginTable()
  var types = ByteInterner()
  var announcedTypes = 0
  var typeKinds: [TypeKind] = []
  var units = UnitCheck()
  var details = DetailTable()
  /// Room for the detail of one record, so that it need not be allocated and grown for each.
  var detailRoom: [UInt8] = []
  let packer = Packer()
  private let totalBytes: Int
  private let baseBytes: Int
  /// Size of the elements and details in the current chunk.
  var keptBytes = 0
  var knowsOffset = false
  /// When the export was made, in seconds since 1970.
  var exported: Int?
  var offsets = OffsetTally()
  var references = FileReferences()
  var open = OpenElements()

  enum TypeKind { case quantity, category, sleep }

  /// - Parameters:
  ///   - deliver: Takes a chunk; false stops the reading.
  init(_ stream: any ByteStream, baseBytes: Int, totalBytes: Int, deliver: @escaping (ImportChunk) -> Bool) {
    scanner = TagScanner(stream)
    self.baseBytes = baseBytes
    self.totalBytes = totalBytes
    self.deliver = deliver
  }

  /// Reads to the end. Returns false when the receiver wants no more.
  func run() throws(ImportSourceError) -> Bool {
    var documents = 0
    var closed = false
    loop: while !closed {
      switch try scanner.next() {
      case .endOfDocument: break loop
      case .end:
        // Before the document no element is open, and an end tag that closes none must not end it.
        let isInside = open.depth > 0
        leave()
        closed = isInside && open.depth == 0
      case .start(let isEmpty):
        if elementName == .healthData {
          // A root inside another one begins a second document: the first was cut off.
          if documents > 0 { noteUnbalanced() }
          documents += 1
          readRoot()
          open.close(to: 0)
          if isEmpty { closed = true } else { enter() }
        } else if open.depth > 0 {
          guard try readElement(isEmpty: isEmpty) else { break loop }
          if isFull, !flush() { return false }
          // The end of the document also ends an element that was never closed.
          closed = open.depth == 0
        } else if !isEmpty {
          enter()
        }
      }
    }
    let rest = try closed ? scanner.skipRest() : nil
    summary.complete = closed && rest == nil && documents < 2 && !scanner.isBeyondMeasure
    if scanner.isBeyondMeasure {
      log.add(.tooLarge, at: scanner.documentBytes, "", .hugeDocument)
    } else if !closed {
      log.add(.truncated, at: scanner.documentBytes, "the document ends before its last element is closed")
    }
    if let rest { log.add(.unreadRest, at: rest, "the document ends before this place") }
    if scanner.malformedTags > 0 {
      log.add(.malformedTag, at: scanner.firstMalformed, "malformed tag", count: scanner.malformedTags)
    }
    summary.bytes = scanner.documentBytes
    var header = chunk.header ?? ExportHeader()
    header.offsets = offsets.all
    // A document without a date is assumed to have been made at its newest record.
    if !knowsOffset { header.offset = offsets.newest?.seconds }
    chunk.header = header
    return flush()
  }

  var isFull: Bool { chunk.rows.count >= ChunkBuilder.mostRows || keptBytes >= ChunkBuilder.mostBytes }

  /// Delivers what has been read since the last chunk.
  func flush() -> Bool {
    chunk.progress = ImportProgress()
    chunk.progress.read = baseBytes + scanner.consumed
    chunk.progress.total = totalBytes
    chunk.progress.documentBytes = scanner.documentBytes
    chunk.progress.records = summary.records
    let full = chunk
    chunk = ImportChunk()
    chunk.rows.reserveCapacity(ChunkBuilder.mostRows + 8)
    details.startChunk()
    keptBytes = 0
    return deliver(full)
  }

  // MARK: Names of elements

  var elementName: ElementName {
    unsafe ElementName.of(scanner.bytes(scanner.name.start, scanner.name.count))
  }

  /// The name of the last tag, hashed.
  private var nameHash: UInt64 {
    var hash = ByteHash()
    unsafe hash.add(scanner.bytes(scanner.name.start, scanner.name.count))
    return hash.value
  }

  /// Notes that the element of the last tag is open.
  func enter() { open.enter(nameHash) }

  /// Closes the element of the last tag, and reports missing or surplus end tags.
  func leave() { if !open.leave(nameHash) { noteUnbalanced() } }

  /// Ends an element that was never closed; the last tag follows it and is read again.
  func endUnclosed(at depth: Int) {
    noteUnbalanced()
    open.close(to: depth)
    scanner.unreadTag()
  }

  private func noteUnbalanced() {
    log.add(
      .unbalancedTag, at: scanner.tagOffset,
      unsafe String(decoding: scanner.bytes(scanner.name.start, scanner.name.count), as: UTF8.self))
  }

  // MARK: Elements below the root

  /// Reads one child of the root with its content. Returns false when the document ends inside.
  private func readElement(isEmpty: Bool) throws(ImportSourceError) -> Bool {
    switch elementName {
    case .record: return try readRecord(isEmpty: isEmpty, isNested: false)
    case .workout: return try readWorkout(isEmpty: isEmpty)
    case .activitySummary: return try readSummary(isEmpty: isEmpty)
    case .me: return try readPerson(isEmpty: isEmpty)
    case .exportDate:
      readExportDate()
      return isEmpty ? true : try skipChildren()
    case .correlation: return try keepElement(isEmpty: isEmpty, isKnown: true)
    case .clinicalRecord:
      noteReference("resourceFilePath")
      return try keepElement(isEmpty: isEmpty, isKnown: false)
    default: return try keepElement(isEmpty: isEmpty, isKnown: false)
    }
  }

  private static let laterElements: Set<String> = ["ClinicalRecord", "Audiogram", "VisionPrescription"]

  /// Stores an element whole. Records inside it count as samples if the top level does not have them.
  func keepElement(isEmpty: Bool, isKnown: Bool) throws(ImportSourceError) -> Bool {
    let name = unsafe String(decoding: scanner.bytes(scanner.name.start, scanner.name.count), as: UTF8.self)
    let offset = scanner.tagOffset
    let start = startDate()
    scanner.beginCapture()
    var identity = ByteHash()
    mixTag(into: &identity)
    if !isEmpty {
      let content: Content = isKnown ? .records : Self.laterElements.contains(name) ? .parts : .anything
      guard try readChildren(of: &identity, content) else {
        scanner.capture = nil
        return false
      }
    }
    if !isKnown, !Self.laterElements.contains(name) { log.add(.unknownElement, at: offset, name) }
    keep(name, start: start, xml: scanner.endCapture(), identity: identity.value, offset: offset)
    return true
  }

  func keep(_ name: String, start: Int?, xml: [UInt8], identity: UInt64, offset: Int) {
    guard let body = pack(xml, name, offset: offset) else { return }
    let name = ShortText.name(name)
    summary.kept[name, default: 0] += 1
    chunk.kept.append(VerbatimElement(name: name, start: start.map { Instant($0) }, body: body, identity: identity))
  }

  /// The text of an element; `nil`, and reported, if it exceeds the limit.
  func pack(_ xml: [UInt8], _ name: String, offset: Int) -> PackedText? {
    guard !scanner.captureOverflowed else {
      log.add(.tooLarge, at: offset, name, .largerThan(mebibytes: TagScanner.longestCapture >> 20))
      return nil
    }
    let body = packer.pack(xml)
    keptBytes += body.bytes.count
    return body
  }

  /// The content that an element may have. Any other start tag shows that the element was never closed.
  private enum Content {
    case records, parts, anything

    func allows(_ name: ElementName) -> Bool {
      switch self {
      case .records: name == .record || !name.isOutermost
      case .parts: !name.isOutermost
      case .anything: name != .healthData
      }
    }
  }

  /// Walks to the end of the element just opened, hashing every tag into `identity`.
  private func readChildren(of identity: inout ByteHash, _ content: Content) throws(ImportSourceError) -> Bool {
    let outside = open.depth
    enter()
    while open.depth > outside {
      switch try scanner.next() {
      case .endOfDocument: return false
      case .end: leave()
      case .start(let isEmpty):
        let name = elementName
        guard content.allows(name) else {
          endUnclosed(at: outside)
          return true
        }
        mixTag(into: &identity)
        if content == .records, name == .record {
          summary.correlationRecords += 1
          guard try readRecord(isEmpty: isEmpty, isNested: true) else { return false }
        } else if !isEmpty {
          enter()
        }
      }
    }
    return true
  }

  func skipChildren() throws(ImportSourceError) -> Bool {
    var ignored = ByteHash()
    return try readChildren(of: &ignored, .parts)
  }

  /// Hashes the current tag independently of how instants, devices and characters are printed, and of whether iOS 8's
  /// attributes with spaces in their names are in the tag or, as `WellFormed` writes them, metadata right after it.
  func mixTag(into hash: inout ByteHash) {
    let name = unsafe scanner.bytes(scanner.name.start, scanner.name.count)
    if unsafe XMLName.isValid(name) { unsafe hash.add(name) } else { hash.add(Array(WellFormed.unknownName.utf8)) }
    var others: [AttributeList.Attribute] = []
    for attribute in scanner.attributes.items {
      let name = unsafe scanner.bytes(attribute.nameStart, attribute.nameCount)
      guard unsafe XMLName.isValid(name) else {
        others.append(attribute)
        continue
      }
      unsafe hash.add(name)
      mixValue(of: attribute, isDevice: unsafe ElementName.equals(name, "device"), into: &hash)
    }
    for attribute in others {
      for word in ["MetadataEntry", "key"] { hash.add(Array(word.utf8)) }
      unsafe hash.add(XMLText.escaped(text(scanner.bytes(attribute.nameStart, attribute.nameCount))))
      hash.add(Array("value".utf8))
      mixValue(of: attribute, isDevice: false, into: &hash)
    }
  }

  private func mixValue(of attribute: AttributeList.Attribute, isDevice: Bool, into hash: inout ByteHash) {
    let value = unsafe scanner.bytes(attribute.valueStart, attribute.valueCount)
    if let seconds = unsafe value.count == 25 ? dates.seconds(value) : nil {
      hash.add(UInt64(bitPattern: Int64(seconds)))
    } else if isDevice {
      hash.add(Array(OriginTable.withoutAddress(unsafe text(value)).utf8))
    } else if unsafe XMLText.isAsWritten(value) {
      unsafe hash.add(value)
    } else {
      hash.add(XMLText.escaped(unsafe text(value)))
    }
  }

  /// The start of the element just opened.
  private func startDate() -> Int? {
    for attribute in scanner.attributes.items {
      let name = unsafe scanner.bytes(attribute.nameStart, attribute.nameCount)
      guard
        unsafe ElementName.equals(name, "startDate") || ElementName.equals(name, "dateIssued")
          || ElementName.equals(name, "receivedDate")
      else { continue }
      return unsafe dates.seconds(scanner.bytes(attribute.valueStart, attribute.valueCount))
    }
    return nil
  }

  // MARK: Texts

  func attributePairs() -> [MetadataEntry] {
    scanner.attributes.items.map { attribute in
      MetadataEntry(
        key: unsafe text(scanner.bytes(attribute.nameStart, attribute.nameCount)),
        value: unsafe text(scanner.bytes(attribute.valueStart, attribute.valueCount)))
    }
  }

  func text(_ raw: RawBytes) -> String {
    var findings = TextDecoder.Findings()
    let string = unsafe TextDecoder.string(raw, findings: &findings)
    note(findings)
    return string
  }

  func note(_ findings: TextDecoder.Findings) {
    if findings.illegal { log.add(.illegalCharacter, at: scanner.tagOffset, "replaced by U+FFFD") }
    if findings.unknownEntity { log.add(.unknownEntity, at: scanner.tagOffset, "left as written") }
  }
}
