public import DailveScores

/// A record with the beginning of its content.
public struct HealthRecord: Sendable, Equatable {
  public var id: RecordID
  /// The name of the element, or the path of the file below the folder of the document.
  public var name: String
  /// The time that the store knows without reading the content; for a file the first moment in UTC of the day in its name.
  public var start: Instant?
  /// The beginning of the content.
  public var bytes: [UInt8]
  /// The length of the whole content in bytes, as claimed where it came from.
  public var size: Int

  public init(id: RecordID, name: String, start: Instant?, bytes: [UInt8], size: Int) {
    self.id = id
    self.name = name
    self.start = start
    self.bytes = bytes
    self.size = size
  }

  /// True if the content is longer than its beginning.
  public var isCut: Bool { bytes.count < size }
}

/// The number of the records of one kind.
public struct RecordTotal: Sendable, Equatable {
  /// The name of the elements.
  public var name: String
  public var count: Int
  /// `nil` if no date is known.
  public var newest: Instant?

  public init(name: String, count: Int, newest: Instant?) {
    self.name = name
    self.count = count
    self.newest = newest
  }
}

/// Reads the records that are more than a number. They are claims of others: their content may be damaged or anything at all.
public protocol HealthRecordReading {
  /// The totals of all elements and files, by name; those of files that are records have the name of their kind's elements.
  func recordTotals() throws -> [RecordTotal]
  /// Records of a kind, the newest first.
  ///
  /// - Parameters:
  ///   - offset: How many newer ones are left out.
  ///   - bytes: How much of each content is read at most.
  func records(of kind: RecordKind, from offset: Int, limit: Int, bytes: Int) throws -> [HealthRecord]
  /// Elements without pages of their own, by their name in `recordTotals`; otherwise the same.
  func keptElements(named name: String, from offset: Int, limit: Int, bytes: Int) throws -> [HealthRecord]
  /// - Returns: `nil` if there is no such record of this kind.
  func record(_ id: RecordID, of kind: RecordKind, bytes: Int) throws -> HealthRecord?
  /// The file of a clinical record, by its path in the export; `nil` if there is none.
  func clinicalFile(_ path: String, bytes: Int) throws -> HealthRecord?
  /// The whole content of a record or of the file of a clinical record, packed.
  func recordContent(_ id: RecordID) throws -> PackedText?
}

/// Understands records. A record that was cut, or is not of its kind, is understood as far as possible.
public protocol RecordParsing: Sendable {
  /// - Returns: `nil` without a recording. Of a beginning without voltages only the head is understood.
  func electrocardiogram(_ record: HealthRecord) -> Electrocardiogram?
  func audiogram(_ record: HealthRecord) -> Audiogram?
  func prescription(_ record: HealthRecord) -> VisionPrescription?
  /// Without its resource, which is a file of its own.
  func clinicalRecord(_ record: HealthRecord) -> ClinicalRecord?
  func resource(_ file: HealthRecord) -> ClinicalResource
  func stateOfMind(_ record: HealthRecord) -> StateOfMind?
}
