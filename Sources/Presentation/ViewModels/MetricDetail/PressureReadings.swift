internal import DailveDomain

/// The list of blood pressure readings, with both numbers of a measurement in one row.
struct PressureReadings {
  let presenter: SamplePresenter

  /// A page of samples, extended so that it does not end between the two numbers of a measurement.
  ///
  /// - Throws: The reader's error.
  static func page(_ query: SampleQuery, _ reader: any SampleReading) throws -> SamplePage {
    var page = try reader.samples(query)
    guard let next = page.next, let last = page.samples.last, partner(of: last, in: page.samples) == nil else {
      return page
    }
    var more = query
    more.cursor = next
    more.limit = 1
    let rest = try reader.samples(more)
    guard let first = rest.samples.first, belong(last, first) else { return page }
    page.samples.append(first)
    page.next = rest.next
    return page
  }

  /// In the order of `samples`; a number without its counterpart has its own row and name.
  func rows(_ samples: [StoredSample]) -> [SampleListViewModel.Content.Row] {
    var taken: Set<UInt64> = []
    return samples.compactMap { sample in
      guard taken.insert(sample.id).inserted else { return nil }
      guard let other = Self.partner(of: sample, in: samples.filter { !taken.contains($0.id) }) else {
        return alone(sample)
      }
      taken.insert(other.id)
      return sample.type == PressurePresenter.systolic ? row(sample, other) : row(other, sample)
    }
  }

  private func row(_ upper: StoredSample, _ lower: StoredSample) -> SampleListViewModel.Content.Row {
    var row = presenter.row(upper)
    let below = presenter.row(lower)
    if let high = upper.sample.value { row.valueText = "\(presenter.format.number(high))/\(below.valueText)" }
    row.stateText = row.stateText ?? below.stateText
    row.canChange = row.canChange || below.canChange
    row.types = [upper.type, lower.type]
    row.numbers = [upper, lower].filter { $0.state == .counts }.map(number)
    return row
  }

  private func alone(_ sample: StoredSample) -> SampleListViewModel.Content.Row {
    var row = presenter.row(sample)
    row.valueText = "\(TypeName.readable(sample.type, presenter.language)) \(row.valueText)"
    row.numbers = [number(sample)]
    return row
  }

  private func number(_ sample: StoredSample) -> SampleListViewModel.Content.Number {
    .init(
      type: sample.type,
      label: presenter.language(.samplesPart, TypeName.readable(sample.type, presenter.language), presenter.format.unit)
    )
  }

  private static func partner(of sample: StoredSample, in samples: [StoredSample]) -> StoredSample? {
    samples.first { belong(sample, $0) }
  }

  /// True if two samples belong to one measurement: different types, equal start and source.
  private static func belong(_ a: StoredSample, _ b: StoredSample) -> Bool {
    a.type != b.type && a.sample.start == b.sample.start && a.sample.source == b.sample.source
  }
}
