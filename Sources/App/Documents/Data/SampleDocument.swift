package import DailveDomain
package import DailveScores

/// A reading as it was recorded, in the canonical unit of its type.
package struct SampleDocument: Codable, Sendable {
  package var start: Instant
  package var end: Instant
  package var value: Double?
  package var text: String?
  package var unit: String?
  package var source: String
  package var device: String?
  package var metadata: [MetadataEntry]
  /// Absent for an ordinary sample that counts as recorded.
  package var state: String?
  package var correction: Double?

  package init(_ stored: StoredSample) {
    let sample = stored.sample
    start = sample.start
    end = sample.end
    value = sample.value
    text = sample.text
    unit = sample.unit
    source = sample.source
    device = sample.device
    metadata = sample.metadata
    state = stored.state.name
    if case .corrected(let value) = stored.state { correction = value }
  }
}
