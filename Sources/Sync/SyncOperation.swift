package import DailveDomain
internal import DailveScores

/// Something that a person wrote on a device without a store of its own, as it is sent to a store.
package struct SyncOperation: Sendable, Equatable, Codable {
  /// Drawn where it was written, so that sending twice writes once.
  package var id: String
  /// Of the entry.
  package var entry: String
  /// `Entry.kind`.
  package var kind: String
  package var value: String?
  package var isDeleted: Bool
  /// The version that the writer saw; `nil` for none.
  package var base: EntryStamp?
  /// The device's clock when it was written, in milliseconds since 1970.
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

  /// The version that it makes.
  package func version(stamped stamp: EntryStamp) -> EntryChange {
    EntryChange(id: entry, kind: kind, value: value, isDeleted: isDeleted, stamp: stamp)
  }
}

/// Gives what was written on devices its time, once, at the store that receives it first.
package enum SyncStamping {
  /// - Parameters:
  ///   - clientNow: The device's clock when it sent the operation; both clocks in milliseconds since 1970. Only the age of what was
  ///     written is taken from it, so that a wrong clock does no harm.
  ///   - last: The newest stamp that something by the same device has on this entry.
  ///   - stored: That of the version that the store has: a base at most that late is true whatever the clock says.
  package static func stamp(
    _ operation: SyncOperation, clientNow: Int, now: Int, last: EntryStamp?, stored: EntryStamp?, device: String
  ) -> EntryStamp {
    let age = max(0, clientNow.subtractingClamped(operation.written))
    var earliest = Int.min
    if let base = operation.base {
      // Whoever names a version from the future would own the entry until then.
      let latest = max(now.addingClamped(EntryStamp.farthestAhead * 1000), stored?.milliseconds ?? .min)
      earliest = min(base.milliseconds, latest).addingClamped(1)
    }
    if let last { earliest = max(earliest, last.milliseconds.addingClamped(1)) }
    return EntryStamp(milliseconds: max(0, now.subtractingClamped(age), earliest), device: device)
  }
}
