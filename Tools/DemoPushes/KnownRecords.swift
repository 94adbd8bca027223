internal import DailveDemoPerson

/// Passes on the records of a period that Health had at its end.
struct KnownRecords<Sink: RecordSink>: RecordSink {
  let window: Range<Int>
  /// The instant of the export, by which Health has every record.
  let exported: Int
  let sink: Sink

  func record(_ head: RecordHead, created: Int, start: Int, end: Int, value: String?, children: [String]) throws {
    // A sample belongs to every period that it overlaps.
    guard min(created, exported) <= window.upperBound, start >= window.lowerBound || end > window.lowerBound else {
      return
    }
    try sink.record(head, created: created, start: start, end: end, value: value, children: children)
  }
}
