internal import NIOPosix

extension NIOThreadPool {
  /// Runs work that must be done even if the requester has left: the pool would not begin work that was cancelled
  /// meanwhile.
  func complete(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      submit { _ in
        work()
        done.resume()
      }
    }
  }
}
