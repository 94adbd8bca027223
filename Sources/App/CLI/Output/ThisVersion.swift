internal import DailveDocuments
internal import DailveViewModels

/// The version that was built.
enum ThisVersion {
  // The build writes `commitText` (scripts/commit).
  static let value = ProgramVersion(number: Release.version, commit: commitText)
}
