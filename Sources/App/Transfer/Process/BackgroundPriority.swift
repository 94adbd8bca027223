internal import DailveSystem

/// Lets a long task yield to page requests. On Linux, niceness applies to a single thread.
enum BackgroundPriority {
  private static let niceness: Int32 = 10

  static func begin() { ThisProcess.setNiceness(niceness) }

  /// For work that nobody is waiting for.
  static func beginLast() { ThisProcess.setNiceness(19) }

  /// Restores the normal priority. Without the right to raise it, the thread keeps the low one; import threads end soon afterwards anyway.
  static func end() { ThisProcess.setNiceness(0) }
}
