/// A position in the order of one store's changes, up to which a follower has read.
package struct SyncPosition: Sendable, Hashable, Codable {
  /// `SyncBoot.id` of the newest run at that time.
  package var boot: String
  /// `0` before the first change.
  package var sequence: Int

  package init(boot: String, sequence: Int) {
    self.boot = boot
    self.sequence = sequence
  }
}

/// The beginning of a run: a program that opened a store and wrote to it.
package struct SyncBoot: Sendable, Hashable {
  /// Drawn at random.
  package var id: String
  /// The newest change at the beginning of the run.
  package var start: Int

  package init(id: String, start: Int) {
    self.id = id
    self.start = start
  }
}

/// All runs of a store. They reveal a position from before a restored backup without being told of it: the run that it
/// names is missing, or the run after that one began earlier.
package struct SyncBoots: Sendable {
  /// Oldest first.
  package var boots: [SyncBoot]
  /// The newest change.
  package var newest: Int

  package init(boots: [SyncBoot], newest: Int) {
    self.boots = boots
    self.newest = newest
  }

  /// The position after all changes.
  package var position: SyncPosition { SyncPosition(boot: boots.last?.id ?? "", sequence: newest) }

  /// True if the store's history contains a position. It does not after an older backup was restored or everything was deleted.
  package func holds(_ position: SyncPosition) -> Bool {
    guard let index = boots.lastIndex(where: { $0.id == position.boot }) else { return false }
    let end = index + 1 < boots.count ? boots[index + 1].start : newest
    return position.sequence >= 0 && position.sequence <= end
  }
}
