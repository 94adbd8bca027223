public import DailveScores

/// The writer of a version of an entry.
public enum VersionAuthor: Sendable, Hashable {
  /// This store: a page without scripts, or a command.
  case here
  /// A device that keeps its edits until a store accepts them, by its id.
  case device(String)
  /// Another store, by its id.
  case store(String)
}

/// A version of an entry and its writer.
public struct WrittenVersion: Sendable {
  public var version: EntryChange
  /// Its content; `nil` for an unreadable version, and for a kind that only a newer version of the program knows.
  public var entry: (any Entry)?
  /// False for a version of a known kind that is damaged.
  public var isReadable = true
  public var writer: VersionAuthor
  /// Name of the key or machine that it came from; `nil` for a version that was written here or came with a session.
  public var sender: String?
  /// The steady time at which it arrived from elsewhere.
  public var arrived: Instant?
  /// The steady time at which it was replaced or arrived too late; `nil` if unknown here.
  public var replaced: Instant?

  public init(version: EntryChange, entry: (any Entry)?, writer: VersionAuthor) {
    self.version = version
    self.entry = entry
    self.writer = writer
  }

  /// The state before the first version, when there was no entry.
  static func nothing(before first: WrittenVersion) -> WrittenVersion {
    WrittenVersion(
      version: EntryChange(
        id: first.version.id, kind: first.version.kind, value: nil, isDeleted: true, stamp: .beforeAll),
      entry: nil, writer: first.writer)
  }

  public var isNothing: Bool { version.stamp == .beforeAll }
}

extension EntryStamp {
  /// Precedes the first version of an entry; restoring it takes everything back. No version has it, because every store
  /// has an identifier.
  public static let beforeAll = EntryStamp(milliseconds: 0, device: "")
}

/// A version that was replaced, or that arrived after a newer one.
public struct ReplacedVersion: Sendable {
  public var old: WrittenVersion
  /// The next version, in the order of stamps.
  public var new: WrittenVersion
  /// Stamp of the newest version of the entry.
  public var newest: EntryStamp
  /// False if it equals the newest version, or is not readable.
  public var canBeRestored: Bool

  /// True if another device or store replaced it, possibly without having seen it.
  public var isElsewhere: Bool { !old.version.isDeleted && old.writer != new.writer }
}
