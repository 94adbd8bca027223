/// Something odd in an import, collected instead of thrown.
public struct ImportProblem: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// The document or archive ends early.
    case truncated
    /// A record without a readable date: kept as written, in no statistics.
    case unreadableDate = "unreadable-date"
    /// A value that is no number where one belongs: kept, in no statistics.
    case unreadableValue = "unreadable-value"
    case endBeforeStart = "end-before-start"
    case implausibleDate = "implausible-date"
    /// A sample longer than one that can be of any day or night (`SampleSpan`): kept, in no statistics.
    case longSpan = "long-span"
    /// A name or a value of many words: shortened where it is looked up by and shown, kept whole with its record.
    case longName = "long-name"
    /// An element that is kept but not understood.
    case unknownElement = "unknown-element"
    case illegalCharacter = "illegal-character"
    case unknownEntity = "unknown-entity"
    case duplicateAttribute = "duplicate-attribute"
    case malformedTag = "malformed-tag"
    case decimalComma = "decimal-comma"
    /// A file of the archive that could not be read.
    case unreadableFile = "unreadable-file"
    /// A file that is no part of an export: not taken in.
    case ignoredFile = "ignored-file"
    /// Beyond a limit that protects the machine: left out.
    case tooLarge = "too-large"
    /// A file that a workout or a clinical record names, and that is not there.
    case missingFile = "missing-file"
    /// A delivery in which nothing was sent: a locked phone cannot read Health.
    case nothingInside = "nothing-inside"
    /// A delivery that cannot be read, or not beyond this place.
    case malformedText = "malformed-text"

    /// Whether something was not understood, and is therefore in no statistics or not in the store at all. What was understood
    /// in spite of how it was written is told, and nothing more.
    public var isLoss: Bool {
      switch self {
      case .truncated, .unreadableDate, .unreadableValue, .endBeforeStart, .unknownElement, .unknownEntity,
        .malformedTag, .malformedText, .unreadableFile, .tooLarge, .missingFile:
        true
      case .implausibleDate, .longSpan, .longName, .illegalCharacter, .duplicateAttribute, .decimalComma, .ignoredFile,
        .nothingInside:
        false
      }
    }
  }

  public var kind: Kind
  /// Offset in the uncompressed document of the first case.
  public var byte: Int?
  /// What stood there, shortened; never a health value. Empty where `cause` says all.
  public var text: String
  public var cause: Cause?
  public var count: Int

  public init(kind: Kind, byte: Int?, text: String, cause: Cause? = nil, count: Int = 1) {
    self.kind = kind
    self.byte = byte
    self.text = text
    self.cause = cause
    self.count = count
  }
}

extension ImportProblem {
  /// What exactly was odd, where the kind leaves it open. Stored in reports: never rename a case.
  public enum Cause: Sendable, Hashable, Codable {
    /// One file, element or record.
    case largerThan(mebibytes: Int)
    case moreAttributes(than: Int)
    /// A delivery with more names of types, sources or elements than the store learns of one.
    case moreNames(than: Int)
    /// The health document unpacks to more than any export's does.
    case hugeDocument
    /// The files beside it together unpack to more than any export's do.
    case hugeFiles
    /// The rest was not looked at.
    case moreFiles(than: Int)
    case damaged
    case notAFile(kind: FileSort)
    case longField(name: Field)
  }

  /// What may lie in a folder that is no file.
  public enum FileSort: String, Sendable, Codable, CaseIterable {
    case folder, link, pipe, socket, device, unknown
  }

  /// A part of a record.
  public enum Field: String, Sendable, Codable, CaseIterable {
    case type, source, version, device, unit, value
  }
}
