internal import NIOPosix

extension NIOThreadPool {
  /// Does what must be done also if whoever asked for it has gone: the pool would not begin work that was cancelled meanwhile.
  func complete(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      submit { _ in
        work()
        done.resume()
      }
    }
  }
}
