/// The newest version of an entry, as forms show and replace it.
public struct EntryVersion<E: Entry>: Sendable {
  public var entry: E
  public var stamp: EntryStamp
  public var isDeleted: Bool

  public init(entry: E, stamp: EntryStamp, isDeleted: Bool) {
    self.entry = entry
    self.stamp = stamp
    self.isDeleted = isDeleted
  }
}
