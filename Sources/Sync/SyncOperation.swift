package import DailveDomain

/// Something that a person wrote on a device without a store of its own, as it is sent to a store.
package struct SyncOperation: Sendable, Equatable, Codable {
  /// Drawn at random on writing, so that sending the operation twice writes once.
  package var id: String
  /// The id of the entry.
  package var entry: String
  /// `Entry.kind`.
  package var kind: String
  package var value: String?
  package var isDeleted: Bool
  /// The version that the writer saw; `nil` without one.
  package var base: EntryStamp?
  /// The device's clock at the time of writing, in milliseconds since 1970.
  package var written: Int

  package init(
    id: String, entry: String, kind: String, value: String?, isDeleted: Bool, base: EntryStamp?, written: Int
  ) {
    self.id = id
    self.entry = entry
    self.kind = kind
    self.value = value
    self.isDeleted = isDeleted
    self.base = base
    self.written = written
  }

  /// The version that the operation makes.
  package func version(stamped stamp: EntryStamp) -> EntryChange {
    EntryChange(id: entry, kind: kind, value: value, isDeleted: isDeleted, stamp: stamp)
  }
}
