package import DailveDomain
package import DailveScores

/// An import, or one delivery of a device.
package struct BatchDocument: Codable, Sendable {
  package var batch: Int
  package var kind: BatchKind
  package var name: String
  package var started: Instant
  package var finished: Instant?
  package var exported: Instant?
  package var added: Int?
  package var complete: Bool?
  package var undone: Instant?
  package var changes: ImportChanges.Count?

  package init(_ batch: StoredBatch) {
    self.batch = batch.id
    kind = batch.kind
    name = batch.name
    started = batch.started
    finished = batch.finished
    exported = batch.exported
    added = batch.report?.records.added
    complete = batch.report?.complete
    undone = batch.undone
    changes = batch.report?.changes.total
  }
}

package struct BatchReportDocument: Codable, Sendable {
  package var batch: BatchDocument
  /// Absent for an import that was interrupted.
  package var report: ImportReport?

  package init(_ batch: StoredBatch) {
    self.batch = BatchDocument(batch)
    report = batch.report
  }
}
