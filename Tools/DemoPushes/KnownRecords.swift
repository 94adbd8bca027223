internal import DailveDemoPerson

/// Passes on the records of a stretch of time that Health knew at its end.
struct KnownRecords<Sink: RecordSink>: RecordSink {
  let window: Range<Int>
  /// Everything is known then.
  let exported: Int
  let sink: Sink

  func record(_ head: RecordHead, created: Int, start: Int, end: Int, value: String?, children: [String]) throws {
    // A sample belongs to every stretch that it touches.
    guard min(created, exported) <= window.upperBound, start >= window.lowerBound || end > window.lowerBound else {
      return
    }
    try sink.record(head, created: created, start: start, end: end, value: value, children: children)
  }
}
