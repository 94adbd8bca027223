internal import DailveDomain
internal import DailveScores
internal import DailveSync

/// Operations of devices and their stamps. All queries include waiting changes and those being applied.
extension StoreReader {
  /// The stamp of an operation that was accepted before.
  func receipt(_ operation: String, _ taken: [AcceptedSync.Write] = []) throws -> EntryStamp? {
    let write = (waitingWrites + taken).last { $0.operation == operation }
    return try write?.version.stamp ?? SyncTables.receipt(operation, db)
  }

  /// True if a form was accepted before.
  func hasReceipt(_ form: String) throws -> Bool {
    try waitingOperations.contains { $0.form?.id == form } || receipt(form) != nil
  }

  /// The newest stamp among the changes that a device made to an entry.
  func last(by client: String, on entry: String, _ taken: [AcceptedSync.Write] = []) throws -> EntryStamp? {
    let waiting = (waitingWrites + taken).filter { $0.client == client && $0.version.id == entry }
    return try (waiting.map(\.version.stamp) + [SyncTables.last(by: client, on: entry, db)].compactMap { $0 }).max()
  }

  /// The stamp of a new version of an entry, for any writer.
  ///
  /// - Parameter stored: The stamp of the version known here.
  func stamp(of entry: String, over stored: EntryStamp?, now: Instant) throws -> EntryStamp {
    let device = try ThisDevice.id(db)
    guard let submission else {
      return SyncStamping.stamp(at: now.milliseconds, base: stored, stored: stored, device: device)
    }
    return submission.stamp(over: stored, last: try last(by: submission.client, on: entry), device: device)
  }

  /// The position after all changes, including waiting ones.
  func position() throws -> SyncPosition {
    var position = try SyncTables.boots(for: nil, db).position
    position.sequence = position.sequence.addingClamped(waitingOperations.count)
    return position
  }

  /// Versions written by a form, as stored, and those that replaced them.
  func outcome(of submission: SyncSubmission) throws -> SyncOutcome {
    let waiting = waitingWrites.filter { $0.operation == submission.id }.map(\.version)
    let made =
      waiting.isEmpty ? try SyncTables.receipts(ofForm: submission.id, db) : waiting.map { ($0.id, $0.stamp) }
    var outcome = SyncOutcome(
      position: try position(),
      isKnown: try submission.mark.map(SyncTables.boots(for: submission.mark, db).holds) ?? true,
      rows: [], isOverwritten: false)
    for (entry, stamp) in made {
      guard let current = try stored(entry) else { continue }
      if current.stamp != stamp {
        let own = try waiting.first { $0.id == entry } ?? EntryTable.kept(entry, stamp: stamp, db)
        if let own { outcome.rows.append(own) }
        if try last(by: submission.client, on: entry) != current.stamp { outcome.isOverwritten = true }
      }
      outcome.rows.append(current)
    }
    return outcome
  }

  private var waitingWrites: [AcceptedSync.Write] {
    waitingOperations.flatMap { operation -> [AcceptedSync.Write] in
      if case .sync(let taken) = operation.change { return taken.writes }
      guard let form = operation.form else { return [] }
      return operation.change.versions.map { AcceptedSync.Write(operation: form.id, client: form.client, version: $0) }
    }
  }
}
