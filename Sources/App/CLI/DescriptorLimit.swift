#if canImport(Glibc)
  internal import Glibc
#endif

/// The limit of open files, sockets included.
enum DescriptorLimit {
  /// One person's server needs no more.
  private static let enough: rlim_t = 4096

  /// Raises the soft limit as far as needed and as far as the hard limit allows.
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
