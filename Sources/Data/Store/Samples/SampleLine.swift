package import DailveDomain
package import DailveScores

/// A sample for whoever writes out millions: what many have in common is a number, whose words are asked for once.
package struct SampleLine {
  package let start: Instant
  package let end: Instant
  /// In the canonical unit of the type; `nil` for a value that is no number.
  package let value: Double?
  /// The value where it is no number.
  package let text: String?
  /// Samples of one origin have one unit, source and device.
  package let origin: Int
  /// Samples of one detail have the same metadata.
  package let detail: Int
}

/// The words of origins and details.
package struct SampleVocabulary {
  let decoder: SampleDecoder
  let type: String

  package func origin(_ number: Int) throws -> (unit: String?, source: String, device: String?) {
    try decoder.origin(number, type: type)
  }

  package func metadata(ofDetail number: Int) throws -> [MetadataEntry] { try decoder.metadata(number) }
}
