#if canImport(Glibc)
  internal import Glibc
#endif

/// The three standard descriptors.
enum Descriptor {
  static let output: Int32 = 1
  static let error: Int32 = 2

  /// Occupies closed standard descriptors, because otherwise one of our files could get such a number and printed text
  /// would go into the database. They are opened in the wrong direction, so that using one still fails.
  static func claimClosed() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      // The system assigns the lowest free number, and all lower ones are in use.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of `bytes`; returns the error number if that fails.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        // Another process made it non-blocking; wait until it is writable.
        var wish = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&wish, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }

  static func reason(_ number: Int32) -> String { unsafe String(cString: strerror(number)) }
}
