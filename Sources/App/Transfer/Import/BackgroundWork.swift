#if canImport(Glibc)
  internal import Glibc
#endif

/// Lets a long piece of work step back behind whoever waits for a page. Linux knows a niceness for each thread.
enum BackgroundWork {
  private static let niceness: Int32 = 10

  static func begin() { set(niceness) }

  /// Without the right to raise priorities the thread stays as it is; threads of imports end with them.
  static func end() { set(0) }

  private static func set(_ niceness: Int32) {
    // 0 is the calling thread.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
  }
}
