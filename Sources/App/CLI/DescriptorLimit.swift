#if canImport(Glibc)
  internal import Glibc
#endif

/// How many files, sockets included, this process may have open.
enum DescriptorLimit {
  /// One person's server needs no more.
  private static let enough: rlim_t = 4096

  /// Raises the soft limit as far as needed and allowed by the hard limit.
  ///
  /// - Returns: The limit now in effect.
  static func raise() -> Int {
    var limits = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0 else { return 256 }
    let wanted = min(limits.rlim_max, max(limits.rlim_cur, enough))
    if wanted > limits.rlim_cur {
      var raised = limits
      raised.rlim_cur = wanted
      if unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limits = raised }
    }
    return Int(clamping: limits.rlim_cur)
  }
}
