/// Takes the records of streams one after another.
package protocol RecordSink {
  /// - Parameters:
  ///   - created: When Health learnt of it.
  ///   - value: As written; `nil` for a category without one.
  ///   - children: Lines inside the record of an export.
  func record(_ head: RecordHead, created: Int, start: Int, end: Int, value: String?, children: [String]) throws
}
