internal import DailveSystem

/// Lets a long task yield to page requests. On Linux niceness is per thread.
enum BackgroundPriority {
  private static let niceness: Int32 = 10

  static func begin() { ThisProcess.setNiceness(niceness) }

  /// For work that nobody is waiting for.
  static func beginLast() { ThisProcess.setNiceness(19) }

  /// Without the right to raise its priority the thread stays as it is; import threads end afterwards.
  static func end() { ThisProcess.setNiceness(0) }
}
