/// Finds the newest of several batches, as SQL. Exports are ordered by when they were made, whatever order they came
/// in, so that stores that got them in different orders agree.
enum NewestBatch {
  static let order = "coalesce(batch.exported, batch.started) DESC, batch.started DESC, batch.id DESC"
  static let ascending = "coalesce(batch.exported, batch.started), batch.started, batch.id"

  /// The newest batch that a table has rows of.
  ///
  /// - Parameter condition: A condition on these rows, as `x`.
  static func with(_ table: String, where condition: String = "1") -> String {
    """
    SELECT batch.id FROM \(table) AS x JOIN batch ON batch.id = x.batch WHERE \(condition) ORDER BY \(order) LIMIT 1
    """
  }
}
