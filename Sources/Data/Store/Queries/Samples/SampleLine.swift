package import DailveDomain
package import DailveScores

/// A compact sample for writing out millions: shared parts are numbers whose texts are looked up once.
package struct SampleLine {
  package let start: Instant
  package let end: Instant
  /// The number in the canonical unit of the type; `nil` for a value that is not a number.
  package let value: Double?
  /// The value if it is not a number.
  package let text: String?
  /// Samples of one origin share unit, source and device.
  package let origin: Int
  /// Samples of one detail share metadata.
  package let detail: Int
  package let state: StoredSample.State
}

/// The texts of origins and details.
package struct SampleVocabulary {
  let decoder: SampleDecoder
  let type: String

  package func origin(_ number: Int) throws -> (unit: String?, source: String, device: String?) {
    try decoder.origin(number, type: type)
  }

  package func metadata(ofDetail number: Int) throws -> [MetadataEntry] { try decoder.metadata(number) }
}
