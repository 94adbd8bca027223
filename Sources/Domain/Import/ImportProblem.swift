/// A problem found in an import, collected instead of thrown.
public struct ImportProblem: Sendable, Equatable, Codable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// The document or archive ends early.
    case truncated
    /// A record without a readable date: kept as written, excluded from statistics.
    case unreadableDate = "unreadable-date"
    /// A value that is not a number where one is expected: kept, excluded from statistics.
    case unreadableValue = "unreadable-value"
    /// A unit that cannot be converted to that of its type, or none: kept, excluded from statistics.
    case unconvertibleUnit = "unconvertible-unit"
    case endBeforeStart = "end-before-start"
    /// A workout that ends before it starts: its times are swapped.
    case reversedTimes = "reversed-times"
    /// A workout whose duration is zero or longer than the time between its start and end: that time counts, without pauses.
    case workoutDuration = "workout-duration"
    case implausibleDate = "implausible-date"
    /// A record that begins after its export was made: kept, excluded from statistics.
    case afterExport = "after-export"
    /// A sample too long to belong to a day or night (`SampleSpan`): kept, excluded from statistics.
    case longSpan = "long-span"
    /// A very long name or value: shortened for lookup and display, kept in full with its record.
    case longName = "long-name"
    /// An element that is kept but not understood.
    case unknownElement = "unknown-element"
    case illegalCharacter = "illegal-character"
    case unknownEntity = "unknown-entity"
    case duplicateAttribute = "duplicate-attribute"
    case malformedTag = "malformed-tag"
    /// An end tag without its start tag, or the reverse: the content around it is read.
    case unbalancedTag = "unbalanced-tag"
    /// Text after the end of the document, which is not read.
    case unreadRest = "unread-rest"
    case decimalComma = "decimal-comma"
    /// A file of the archive that could not be read.
    case unreadableFile = "unreadable-file"
    /// A file that is not part of an export: not imported.
    case ignoredFile = "ignored-file"
    /// An item over a limit that protects the machine: skipped.
    case tooLarge = "too-large"
    /// A file that a workout or a clinical record refers to, but that is missing.
    case missingFile = "missing-file"
    /// An empty delivery: a locked phone cannot read Health.
    case nothingInside = "nothing-inside"
    /// A value that begins after its delivery arrived: kept as an element, never used.
    case notYet = "not-yet"
    /// A sum or an average over more than a day, without the number of days: kept as an element.
    case unknownPeriod = "unknown-period"
    /// A delivery that cannot be read, at all or from this position on.
    case malformedText = "malformed-text"

    /// True if data was not understood, and is therefore excluded from statistics or not stored at all. Other kinds
    /// only report data that was understood despite its form.
    public var isLoss: Bool {
      switch self {
      case .truncated, .unreadableDate, .unreadableValue, .unconvertibleUnit, .endBeforeStart, .unknownElement,
        .unknownEntity, .malformedTag, .malformedText, .unreadableFile, .tooLarge, .missingFile, .notYet,
        .unknownPeriod, .unreadRest:
        true
      case .reversedTimes, .workoutDuration, .implausibleDate, .afterExport, .longSpan, .longName, .illegalCharacter,
        .duplicateAttribute, .unbalancedTag, .decimalComma, .ignoredFile, .nothingInside:
        false
      }
    }
  }

  public var kind: Kind
  /// Offset in the uncompressed document of the first case.
  public var byte: Int?
  /// The text concerned, shortened; never a health value. Empty if `cause` says everything.
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
  /// The exact cause, where the kind does not determine it. Stored in reports: never rename a case.
  public enum Cause: Sendable, Hashable, Codable {
    /// One file, element or record exceeds this size.
    case largerThan(mebibytes: Int)
    case moreAttributes(than: Int)
    /// A delivery with more new names of types, sources or elements than are accepted.
    case moreNames(than: Int)
    /// Unpacked, the health document is larger than in any real export.
    case hugeDocument
    /// Unpacked, the files beside it are together larger than in any real export.
    case hugeFiles
    /// There are more files than this, and the rest was not checked.
    case moreFiles(than: Int)
    case damaged
    /// The file is packed by a method of the zip format that is not supported.
    case packed(method: Int)
    case encrypted
    case notAFile(kind: FileSort)
    case longField(name: Field)
    /// A unit that cannot be converted to that of its type.
    case inUnit(name: String)
    case withoutUnit
  }

  /// Kinds of directory entries that are not regular files.
  public enum FileSort: String, Sendable, Codable, CaseIterable {
    case folder, link, pipe, socket, device, unknown
  }

  /// A part of a record.
  public enum Field: String, Sendable, Codable, CaseIterable {
    case type, source, version, device, unit, value
  }
}
