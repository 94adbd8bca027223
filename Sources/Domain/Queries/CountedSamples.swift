internal import DailveScores

extension SampleReading {
  /// Samples of a workout's time that count, oldest first, with the person's corrections.
  ///
  /// - Parameter source: The source whose samples alone are taken where it has any: two count the same steps.
  /// - Throws: The reader's error.
  func countedSamples(of type: String, in span: Range<Instant>, preferring source: String? = nil) throws
    -> [(span: Range<Instant>, value: Double)]
  {
    var query = SampleQuery(types: [type])
    query.interval = span
    query.options = .strictStartDate
    query.limit = 5000
    var all: [(span: Range<Instant>, value: Double)] = []
    var own: [(span: Range<Instant>, value: Double)] = []
    // More than two days of one a second.
    while all.count < 200_000 {
      let page = try samples(query)
      for stored in page.samples where stored.state.isCounted {
        var value = stored.sample.value
        if case .corrected(let corrected) = stored.state { value = corrected }
        guard let value else { continue }
        let start = stored.sample.start
        all.append((start..<max(start, stored.sample.end), value))
        if stored.sample.source == source, let last = all.last { own.append(last) }
      }
      guard let next = page.next else { break }
      query.cursor = next
    }
    return own.isEmpty ? all : own
  }
}
