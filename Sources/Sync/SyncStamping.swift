package import DailveDomain
internal import DailveScores

/// Assigns a stamp to an edit, once, at the store that receives it first.
package enum SyncStamping {
  /// A stamp later than everything that the writer had seen and written, else as old as the edit.
  ///
  /// - Parameters:
  ///   - now: The store's clock, in milliseconds since 1970.
  ///   - age: Milliseconds since the edit, by the writer's clock, so a wrong clock does no harm.
  ///   - base: The version that the writer saw.
  ///   - last: The newest stamp of the same writer on this entry.
  ///   - stored: The stamp of the stored version: a base no later than it is true whatever the clock says.
  ///   - device: Identifier of the store.
  package static func stamp(
    at now: Int, age: Int = 0, base: EntryStamp?, last: EntryStamp? = nil, stored: EntryStamp?, device: String
  ) -> EntryStamp {
    var earliest = Int.min
    if let base {
      // Otherwise naming a version from the future would own the entry until then.
      let latest = max(now.addingClamped(EntryStamp.farthestAhead * 1000), stored?.milliseconds ?? .min)
      earliest = min(base.milliseconds, latest).addingClamped(1)
    }
    if let last { earliest = max(earliest, last.milliseconds.addingClamped(1)) }
    return EntryStamp(milliseconds: max(0, now.subtractingClamped(max(0, age)), earliest), device: device)
  }

  /// The same for an operation of a device.
  ///
  /// - Parameter clientNow: The device's clock when it sent the operation, in milliseconds since 1970.
  package static func stamp(
    _ operation: SyncOperation, clientNow: Int, now: Int, last: EntryStamp?, stored: EntryStamp?, device: String
  ) -> EntryStamp {
    stamp(
      at: now, age: clientNow.subtractingClamped(operation.written), base: operation.base, last: last, stored: stored,
      device: device)
  }
}
