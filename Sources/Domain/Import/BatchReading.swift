/// What was imported.
public protocol BatchReading {
  /// Newest first.
  ///
  /// - Parameter id: Older ones than this batch; `nil` begins with the newest.
  func batches(before id: Int?, limit: Int) throws -> [StoredBatch]
  /// Those that the person imported, newest first: without what devices push, of which there are thousands.
  func imports() throws -> [StoredBatch]
  /// How many those are.
  func importCount() throws -> Int
  /// `nil` if there is none.
  func batch(_ id: Int) throws -> StoredBatch?
  /// New, changed and gone samples by type, source and month; samples that were already there are not listed.
  func changes(ofBatch batch: Int) throws -> [BatchChange]
}
