internal import DailveSystem

/// The limit of open files, sockets included.
enum DescriptorLimit {
  /// One person's server needs no more.
  private static let enough: UInt64 = 4096

  /// Raises the soft limit as far as needed and as far as the hard limit allows.
  ///
  /// - Returns: The limit now in effect.
  static func raise() -> Int { ThisProcess.raiseFileLimit(to: enough) ?? 256 }
}
