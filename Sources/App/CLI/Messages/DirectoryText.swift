internal import DailveDomain

/// Sentences about the file with sign-in and the keys of devices.
enum DirectoryText {
  static func loss(_ folder: String) -> String {
    "directory.sqlite, which has sign-in and the keys of devices, is missing in \(folder.printable)"
  }

  /// The full stop is left out, so that a sentence can go on.
  static var remedy: String {
    "Restore a backup (\(SuggestedCommand("backups")) lists them), or begin anew with \(SuggestedCommand("users reset"))"
  }
}
