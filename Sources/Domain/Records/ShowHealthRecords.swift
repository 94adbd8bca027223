public import DailveScores

/// Reads the records of each kind for their pages.
public struct ShowHealthRecords {
  /// A record that was understood.
  public struct Entry<Value: Sendable>: Sendable {
    public var id: RecordID
    /// The time that the record names, else the one that the store knows.
    public var time: Instant?
    /// `nil` if the content could not be understood.
    public var value: Value?

    public init(id: RecordID, time: Instant?, value: Value?) {
      self.id = id
      self.time = time
      self.value = value
    }
  }

  /// A part of the records of a kind, the newest first.
  public struct Part<Value: Sendable>: Sendable {
    public var entries: [Entry<Value>]
    /// The number of records of this kind.
    public var count: Int
    /// How many newer ones precede this part.
    public var offset: Int
    /// The number of records that a part has at most.
    public var size: Int
    public var hasMore: Bool { offset + entries.count < count }

    public init(entries: [Entry<Value>], count: Int, offset: Int, size: Int) {
      self.entries = entries
      self.count = count
      self.offset = offset
      self.size = size
    }
  }

  /// A clinical record with its file.
  public struct Clinical: Sendable, Equatable {
    public var record: ClinicalRecord
    public var resource: ClinicalResource?
    /// The file, with the beginning of its content; `nil` if it is missing.
    public var file: HealthRecord?

    public init(record: ClinicalRecord, resource: ClinicalResource?, file: HealthRecord?) {
      self.record = record
      self.resource = resource
      self.file = file
    }
  }

  /// Records of a page that lists them in lines, and of one that shows their values.
  private static let (lines, tables) = (50, 10)
  /// Records of a page that shows them as they came, and how much it shows of each.
  private static let (texts, text) = (20, 600)
  /// How much is read of the head of a recording, and of the file of a clinical record in a list.
  private static let head = 4 << 10
  /// How much is read of an element; those that Health writes have less.
  private static let element = 64 << 10
  /// How much is read of a recording; 30 seconds take 0.2 MB in a file, and 2 MB as a phone's app sends them.
  public static let recording = 16 << 20
  /// How much of the file of a clinical record a page shows.
  public static let shown = 24 << 10

  private let reader: any HealthRecordReading
  private let parser: any RecordParsing

  public init(_ reader: any HealthRecordReading, _ parser: any RecordParsing) {
    self.reader = reader
    self.parser = parser
  }

  /// Recordings without their voltages.
  public func electrocardiograms(from offset: Int) throws -> Part<Electrocardiogram> {
    var part = try part(.electrocardiogram, from: offset, bytes: Self.head) { record in
      var recording = parser.electrocardiogram(record)
      recording?.voltages = []
      return (recording, recording?.recorded)
    }
    // A file's name tells only the day.
    part.entries.sort { ($0.time ?? Instant(0)) > ($1.time ?? Instant(0)) }
    return part
  }

  /// - Returns: `nil` for an unknown record; the value is `nil` for one without a recording, or with too long a file.
  public func electrocardiogram(_ id: RecordID) throws -> Entry<Electrocardiogram>? {
    guard let record = try reader.record(id, of: .electrocardiogram, bytes: Self.recording) else { return nil }
    let recording = record.isCut ? nil : parser.electrocardiogram(record)
    return Entry(id: id, time: recording?.recorded ?? record.start, value: recording)
  }

  public func hearingTests(from offset: Int) throws -> Part<Audiogram> {
    try part(.hearing, from: offset, size: Self.tables) { record in
      let test = parser.audiogram(record)
      return (test, test?.start)
    }
  }

  public func prescriptions(from offset: Int) throws -> Part<VisionPrescription> {
    try part(.prescription, from: offset, size: Self.tables) { record in
      let prescription = parser.prescription(record)
      return (prescription, prescription?.issued)
    }
  }

  public func statesOfMind(from offset: Int) throws -> Part<StateOfMind> {
    try part(.stateOfMind, from: offset) { (parser.stateOfMind($0), $0.start) }
  }

  /// Records of a kind without pages of its own, as text.
  ///
  /// - Returns: `nil` if there are none of this name.
  public func others(named name: String, from offset: Int) throws -> Part<String>? {
    guard !RecordKind.allCases.contains(where: { $0.element == name }),
      let total = try reader.recordTotals().first(where: { $0.name == name })
    else { return nil }
    let offset = min(max(offset, 0), total.count)
    let records = try reader.keptElements(named: name, from: offset, limit: Self.texts, bytes: Self.text)
    return Part(
      entries: records.map { record in
        let text = String(decoding: record.bytes, as: UTF8.self)
        return Entry(id: record.id, time: record.start, value: record.isCut ? text + "…" : text)
      }, count: total.count, offset: offset, size: Self.texts)
  }

  public func clinicalRecords(from offset: Int) throws -> Part<Clinical> {
    try part(.clinical, from: offset) { record in
      let clinical = try clinical(record, bytes: Self.head)
      return (clinical, clinical?.record.received)
    }
  }

  /// - Returns: `nil` for an unknown record.
  public func clinicalRecord(_ id: RecordID) throws -> Entry<Clinical>? {
    guard let record = try reader.record(id, of: .clinical, bytes: Self.element) else { return nil }
    let clinical = try clinical(record, bytes: Self.shown)
    return Entry(id: id, time: clinical?.record.received ?? record.start, value: clinical)
  }

  private func clinical(_ record: HealthRecord, bytes: Int) throws -> Clinical? {
    guard let clinical = parser.clinicalRecord(record) else { return nil }
    let file = try clinical.path.flatMap { try reader.clinicalFile($0, bytes: bytes) }
    return Clinical(record: clinical, resource: file.map(parser.resource), file: file)
  }

  private func part<Value>(
    _ kind: RecordKind, from offset: Int, size: Int = lines, bytes: Int = element,
    _ understand: (HealthRecord) throws -> (Value?, Instant?)
  ) throws -> Part<Value> {
    let count = try reader.recordTotals().first { $0.name == kind.element }?.count ?? 0
    let offset = min(max(offset, 0), count)
    let entries = try reader.records(of: kind, from: offset, limit: size, bytes: bytes).map { record in
      let (value, time) = try understand(record)
      return Entry(id: record.id, time: time ?? record.start, value: value)
    }
    return Part(entries: entries, count: count, offset: offset, size: size)
  }
}
