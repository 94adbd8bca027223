package import DailveDomain
internal import GRDB

extension StoreReader {
  package func records<R: UserRecord>(_ kind: R.Type) throws -> [R] { try RecordTable.all(R.self, db) }

  /// What the person wrote down joined to the statistics of a type, if it is one of those that can be.
  func joined(_ rows: [DailyStatistics], type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    guard let metric = MetricTraits.metric(ofType: type), BodyRecord.metrics.contains(metric) else { return rows }
    let records = try bodyRecords().filter { days.contains($0.day) }
    guard !records.isEmpty else { return rows }
    let timeline = try timeline()
    return DailyStatistics.joining(rows, records, metric) { record in
      let local = record.day.number * 86_400 + record.clock * 60
      return local - timeline.segment(at: local).offset
    }
  }
}
