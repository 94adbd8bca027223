#if canImport(Glibc)
  internal import Glibc
#endif

/// Lets a long task yield to page requests. On Linux niceness is per thread.
enum BackgroundPriority {
  private static let niceness: Int32 = 10

  static func begin() { set(niceness) }

  /// For work that nobody is waiting for.
  static func beginLast() { set(19) }

  /// Without the right to raise its priority the thread stays as it is; import threads end afterwards.
  static func end() { set(0) }

  private static func set(_ niceness: Int32) {
    // 0 means the calling thread.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
  }
}
