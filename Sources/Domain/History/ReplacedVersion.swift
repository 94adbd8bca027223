/// Who wrote a version of an entry.
public enum VersionWriter: Sendable, Hashable {
  /// Somebody at this store: a page without scripts, or a command.
  case here
  /// A device that keeps what it writes until a store takes it, by its id.
  case device(String)
  /// Another store, by its id.
  case store(String)
}

/// A version of an entry and who wrote it.
public struct WrittenVersion: Sendable {
  public var version: EntryChange
  /// What it says; `nil` for a kind that only a newer version of the program knows, and for one that is not readable.
  public var entry: (any Entry)?
  /// False for a version of a known kind that is damaged.
  public var isReadable = true
  public var writer: VersionWriter

  public init(version: EntryChange, entry: (any Entry)?, writer: VersionWriter) {
    self.version = version
    self.entry = entry
    self.writer = writer
  }
}

/// A version that something else has replaced, or that came when something newer was there.
public struct ReplacedVersion: Sendable {
  public var old: WrittenVersion
  /// What came after it, in the order of their stamps.
  public var new: WrittenVersion
  /// Stamp of the newest version of the entry.
  public var newest: EntryStamp
  /// False for one that says what the newest says, or is not readable.
  public var canBeRestored: Bool

  /// Whether somebody else replaced it, who may not have seen it.
  public var isElsewhere: Bool { !old.version.isDeleted && old.writer != new.writer }

  public init(old: WrittenVersion, new: WrittenVersion, newest: EntryStamp, canBeRestored: Bool) {
    self.old = old
    self.new = new
    self.newest = newest
    self.canBeRestored = canBeRestored
  }
}
