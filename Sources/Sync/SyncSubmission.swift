package import DailveDomain
package import DailveScores

/// A form as a device sends it, possibly long after it was filled in, with its writer and time.
package struct SyncSubmission: Sendable, Equatable {
  /// Drawn at random on filling in, so that sending the form twice writes once.
  package var id: String
  /// The identifier of the device.
  package var client: String
  /// The version that the form showed; `nil` for a new entry, and for forms that show none.
  package var base: EntryStamp?
  /// Milliseconds from filling in to sending, by the device's clock.
  package var age: Int
  /// The clock of the server that received it, in milliseconds since 1970.
  package var received: Int
  /// The newest position of which the device has any evidence.
  package var mark: SyncPosition?

  package init(id: String, client: String, base: EntryStamp?, age: Int, received: Int, mark: SyncPosition?) {
    self.id = id
    self.client = client
    self.base = base
    self.age = max(0, age)
    self.received = received
    self.mark = mark
  }

  /// The time of filling in, by the server's clock.
  package var written: Instant { Instant(max(0, received.subtractingClamped(age)) / 1000) }

  /// True if the person who filled it in no longer waits for the response.
  package var isLate: Bool { age > Self.patience }
  private static let patience = 60_000

  /// The stamp of a version that the form makes. A form sent at once replaces the stored version, like any form of a browser without scripts.
  package func stamp(over stored: EntryStamp?, last: EntryStamp?, device: String) -> EntryStamp {
    let base = base ?? (age <= Self.atOnce ? stored : nil)
    return SyncStamping.stamp(at: received, age: age, base: base, last: last, stored: stored, device: device)
  }
  private static let atOnce = 2000
}

/// The result of an accepted form.
package struct SyncOutcome: Sendable, Equatable, Codable {
  /// The store's position after accepting the form.
  package var position: SyncPosition
  /// True if the mark is part of the store's history. If not, the store has lost something, and the device offers what it has.
  package var isKnown: Bool
  /// The versions that the form made, and versions that stand in their place.
  package var rows: [EntryChange]
  /// True if a later edit from elsewhere stands in its place.
  package var isOverwritten: Bool

  package init(position: SyncPosition, isKnown: Bool, rows: [EntryChange], isOverwritten: Bool) {
    self.position = position
    self.isKnown = isKnown
    self.rows = rows
    self.isOverwritten = isOverwritten
  }
}
