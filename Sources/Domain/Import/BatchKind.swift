/// The kind of a batch, which determines what its absences mean.
///
/// Stored: never change a raw value.
public enum BatchKind: String, Sendable, Codable, CaseIterable {
  /// Everything in Health at one moment: data missing from it was removed there.
  case export
  /// Data that a phone sends as it is measured. It implies nothing about other data.
  case push
  /// Files of another device or app. They imply nothing about other data.
  case files

  /// Whether data missing from the batch counts as removed, and whether it may supersede older readings.
  public var isWhole: Bool {
    switch self {
    case .export: true
    case .push, .files: false
    }
  }
}
