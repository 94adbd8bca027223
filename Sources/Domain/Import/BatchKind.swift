/// What a batch of samples speaks for.
///
/// Stored: never change a raw value.
public enum BatchKind: String, Sendable, Codable, CaseIterable {
  /// Everything that Health held at one moment: what is missing from it was removed there.
  case export
  /// What a phone sends as it is measured. It says nothing about anything else.
  case push
  /// Files of another device or app. They say nothing about anything else.
  case files

  /// Whether what the batch lacks is gone, and whether it may take the place of older readings.
  public var isWhole: Bool {
    switch self {
    case .export: true
    case .push, .files: false
    }
  }
}
