// The files of this folder whose names begin with System are the only ones that know the C library in use: differences
// between libraries, and between Linux and Darwin, stay in here.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The reason why the system refused a call.
package struct SystemError: Error, Sendable, Equatable {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The reason of the last failed call on this thread.
  static var last: SystemError { SystemError(code: errno) }

  package var reason: String { unsafe String(cString: strerror(code)) }

  package static let exists = SystemError(code: EEXIST)
  package static let notFound = SystemError(code: ENOENT)
  package static let notAFolder = SystemError(code: ENOTDIR)
  package static let wouldBlock = SystemError(code: EWOULDBLOCK)
  package static let brokenPipe = SystemError(code: EPIPE)
  package static let addressTaken = SystemError(code: EADDRINUSE)
  package static let addressNotHere = SystemError(code: EADDRNOTAVAIL)
  package static let connectionAborted = SystemError(code: ECONNABORTED)

  package var isFull: Bool { code == ENOSPC || code == EDQUOT }
  package var isNotAllowed: Bool { code == EACCES || code == EPERM }
  /// True if the file system gives a file only one name.
  package var isWithoutLinks: Bool { [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].contains(code) }
  /// True if the other side of a connection has gone.
  package var isDisconnection: Bool { [ECONNRESET, EPIPE, ENOTCONN, ECONNABORTED, ETIMEDOUT].contains(code) }

  static func check(_ result: Int32) throws(SystemError) { if result != 0 { throw .last } }
}

/// A file that stays open as long as this value lives.
package struct OpenFile: ~Copyable, Sendable {
  package enum Access: Sendable { case reading, writing, both }

  package struct Options: OptionSet, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// Creates the file if it is missing; only its owner may open it.
    package static let create = Options(rawValue: O_CREAT)
    /// Creates the file, and fails if the name is taken.
    package static let new = Options(rawValue: O_CREAT | O_EXCL)
    /// Fails if the path is a symbolic link.
    package static let noLink = Options(rawValue: O_NOFOLLOW)
    /// Fails if the path is not a folder.
    package static let folder = Options(rawValue: O_DIRECTORY)
    /// Returns at once from a pipe without a writer, and never makes a terminal the controlling one.
    package static let noWait = Options(rawValue: O_NONBLOCK | O_NOCTTY)
  }

  fileprivate let descriptor: Int32

  package init(_ path: String, for access: Access, _ options: Options = []) throws(SystemError) {
    let mode =
      switch access {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .both: O_RDWR
      }
    let opened = unsafe open(path, mode | options.rawValue | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw .last }
    descriptor = opened
  }

  /// Opens a new, empty file that vanishes with this value unless it is published; fails if the file system or the
  /// system does not support nameless files.
  package init(namelessIn folder: String) throws(SystemError) {
    #if os(Linux)
      // The value of O_TMPFILE, which the C libraries declare as an expression that Swift does not import.
      let opened = unsafe open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR | O_CLOEXEC, 0o600)
      guard opened >= 0 else { throw .last }
      descriptor = opened
    #else
      throw SystemError(code: EOPNOTSUPP)
    #endif
  }

  deinit { close(descriptor) }

  /// A second descriptor of the same file, which the caller closes.
  package func duplicate() throws(SystemError) -> Int32 {
    let copy = dup(descriptor)
    guard copy >= 0 else { throw .last }
    return copy
  }

  /// Reads up to `buffer.count` bytes; fewer only at the end of the file.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var done = 0
    while done < buffer.count {
      let count = unsafe pread(
        descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, off_t(offset + done))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .last }
      if count == 0 { break }
      done += count
    }
    return done
  }

  package func write(_ bytes: some Collection<UInt8>, at offset: Int) throws(SystemError) {
    let buffer = ContiguousArray(bytes)
    var done = 0
    while done < buffer.count {
      let count = unsafe buffer.withUnsafeBytes { bytes in
        unsafe pwrite(descriptor, bytes.baseAddress?.advanced(by: done), buffer.count - done, off_t(offset + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw count < 0 ? .last : SystemError(code: EIO) }
      done += count
    }
  }

  /// Reserves space, so that writing that many bytes cannot fail for lack of it. Not every file system supports this.
  package func reserve(_ bytes: Int) throws(SystemError) {
    #if os(Linux)
      let code = posix_fallocate(descriptor, 0, off_t(bytes))
    #else
      var wish = fstore_t(
        fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0, fst_length: off_t(bytes),
        fst_bytesalloc: 0)
      let code = unsafe fcntl(descriptor, F_PREALLOCATE, &wish) == 0 ? 0 : errno
    #endif
    guard code == 0 || code == EINVAL || code == EOPNOTSUPP else { throw SystemError(code: code) }
  }

  package func truncate(to bytes: Int) throws(SystemError) {
    try SystemError.check(ftruncate(descriptor, off_t(bytes)))
  }

  /// Makes written data survive a power cut.
  package func sync() throws(SystemError) { try SystemError.check(fsync(descriptor)) }

  /// Tells the kernel that the file is read from beginning to end, so that it reads further ahead.
  package func expectSequentialReading() {
    #if os(Linux)
      posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
    #else
      _ = fcntl(descriptor, F_RDAHEAD, 1)
    #endif
  }

  /// Locks the file against others who lock it, until it is unlocked or closed.
  ///
  /// - Throws: `wouldBlock` at once if `waits` is false and somebody else has the lock.
  package func lock(exclusively: Bool = true, waits: Bool) throws(SystemError) {
    let operation = (exclusively ? LOCK_EX : LOCK_SH) | (waits ? 0 : LOCK_NB)
    while flock(descriptor, operation) != 0 {
      guard waits, errno == EINTR else { throw .last }
    }
  }

  package func unlock() { flock(descriptor, LOCK_UN) }

  /// Locks a range of bytes exclusively. The lock belongs to the open file, not to the process, so it also excludes other
  /// openings of this program.
  package func lockBytes(from start: Int, count: Int) throws(SystemError) {
    var region = flock()
    region.l_type = Int16(F_WRLCK)
    region.l_whence = Int16(SEEK_SET)
    region.l_start = off_t(start)
    region.l_len = off_t(count)
    // These are the values of F_OFD_SETLK.
    #if os(Linux)
      let command: Int32 = 37
    #else
      let command: Int32 = 90
    #endif
    try SystemError.check(unsafe fcntl(descriptor, command, &region))
  }

  /// Gives a nameless file its name.
  package func publish(as path: String) throws(SystemError) {
    try SystemError.check(
      unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, path, AT_SYMLINK_FOLLOW))
  }
}

/// The facts that the system knows about a file.
package struct FileEntry: Sendable {
  /// Identifies the file, whatever its name.
  package struct Identity: Sendable, Equatable {
    package let device: UInt64
    fileprivate let number: UInt64
  }

  package let kind: FileKind
  package let identity: Identity
  package let bytes: Int
  package let permissions: UInt32
  /// The number of the user to whom it belongs.
  package let owner: UInt32
  /// True if it belongs to the user of this process.
  package let isOurs: Bool

  package init(_ path: String, followsLink: Bool = true) throws(SystemError) {
    var status = stat()
    try SystemError.check(unsafe followsLink ? stat(path, &status) : lstat(path, &status))
    self.init(status)
  }

  package init(_ file: borrowing OpenFile) throws(SystemError) {
    var status = stat()
    try SystemError.check(unsafe fstat(file.descriptor, &status))
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      case S_IFBLK, S_IFCHR: .device
      default: .unknown
      }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(truncatingIfNeeded: status.st_ino))
    bytes = Int(status.st_size)
    permissions = UInt32(status.st_mode) & 0o777
    owner = status.st_uid
    isOurs = status.st_uid == ThisProcess.user
  }
}

/// Names of files, and the disks that they are on.
package enum FileSystem {
  package static func alias(_ path: String, as name: String) throws(SystemError) {
    try SystemError.check(unsafe link(path, name))
  }

  /// Renames a file, and replaces any file that has the new name.
  package static func move(_ path: String, to name: String) throws(SystemError) {
    try SystemError.check(unsafe rename(path, name))
  }

  package static func remove(_ path: String) throws(SystemError) { try SystemError.check(unsafe unlink(path)) }

  /// Creates a folder that only its owner may open.
  package static func makeFolder(_ path: String) throws(SystemError) {
    try SystemError.check(unsafe mkdir(path, 0o700))
  }

  package static func setPermissions(_ permissions: UInt32, of path: String) throws(SystemError) {
    try SystemError.check(unsafe chmod(path, mode_t(truncatingIfNeeded: permissions)))
  }

  /// True if this user may put files into a folder; also false on a read-only disk.
  package static func acceptsFiles(_ folder: String) -> Bool { unsafe access(folder, W_OK | X_OK) == 0 }

  /// The space on a disk.
  package struct Room: Sendable {
    /// Bytes that this user may still write.
    package let free: Int
    package let all: Int
    /// True if another file can be created; always true on file systems without a fixed number of files.
    package let acceptsAnotherFile: Bool
  }

  /// - Returns: `nil` if the system does not tell.
  package static func room(_ path: String) -> Room? {
    var status = statvfs()
    guard unsafe statvfs(path, &status) == 0 else { return nil }
    func bytes(_ blocks: some BinaryInteger) -> Int {
      let (bytes, isTooLarge) = UInt64(clamping: blocks).multipliedReportingOverflow(
        by: UInt64(clamping: status.f_frsize))
      return isTooLarge ? .max : Int(clamping: bytes)
    }
    return Room(
      free: bytes(status.f_bavail), all: bytes(status.f_blocks),
      acceptsAnotherFile: status.f_files == 0 || status.f_favail > 0)
  }
}

/// Clocks of the machine.
package enum SystemClock {
  /// Seconds since 1970, and nanoseconds of the current second.
  package static var now: (seconds: Int, nanoseconds: Int) {
    let time = read(CLOCK_REALTIME) ?? timespec()
    return (time.tv_sec, time.tv_nsec)
  }

  /// Seconds since the machine started, including the time it slept; 0 if the system does not tell.
  package static var uptime: Int {
    #if os(Linux)
      read(CLOCK_BOOTTIME)?.tv_sec ?? 0
    #else
      read(CLOCK_MONOTONIC)?.tv_sec ?? 0
    #endif
  }

  private static func read(_ clock: clockid_t) -> timespec? {
    var time = timespec()
    return unsafe clock_gettime(clock, &time) == 0 ? time : nil
  }
}

/// The rights and limits of this process.
package enum ThisProcess {
  package static var user: UInt32 { geteuid() }

  package static var pageSize: Int { sysconf(Int32(_SC_PAGESIZE)) }

  /// Removes these permissions from every file that the process creates.
  package static func withhold(permissions: UInt32) { umask(mode_t(truncatingIfNeeded: permissions)) }

  /// Sets how far the calling thread yields to others, from 0 to 19.
  package static func setNiceness(_ niceness: Int32) {
    // 0 means the calling thread.
    #if canImport(Glibc)
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
    #elseif canImport(Musl)
      setpriority(PRIO_PROCESS, 0, niceness)
    #else
      // Darwin has niceness for processes only; a thread is either in the background or not.
      setpriority(PRIO_DARWIN_THREAD, 0, niceness > 0 ? PRIO_DARWIN_BG : 0)
    #endif
  }

  /// Raises the soft limit of open files as far as needed and allowed by the hard limit.
  ///
  /// - Returns: The limit now in effect; `nil` if the system does not tell.
  package static func raiseFileLimit(to enough: UInt64) -> Int? {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limits = rlimit()
    guard unsafe getrlimit(resource, &limits) == 0 else { return nil }
    let wanted = min(limits.rlim_max, max(limits.rlim_cur, rlim_t(enough)))
    if wanted > limits.rlim_cur {
      var raised = limits
      raised.rlim_cur = wanted
      if unsafe setrlimit(resource, &raised) == 0 { limits = raised }
    }
    return Int(clamping: limits.rlim_cur)
  }

  /// Ends the process.
  package static func end(_ code: Int32) -> Never { exit(code) }
}

/// The three standard descriptors.
package enum StandardStream: Int32, CaseIterable, Sendable {
  case input, output, error

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Occupies closed descriptors, before a file of ours gets their number and printed text goes into the database. They
  /// are opened in the wrong direction, so that using one still fails.
  package static func claimClosed() {
    for stream in allCases where fcntl(stream.rawValue, F_GETFD) < 0 {
      // `open` returns the lowest free number: those below are in use.
      _ = unsafe open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of `bytes`.
  package func send(_ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes {
        unsafe write(rawValue, $0.baseAddress?.advanced(by: done), $0.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        // Another process made it non-blocking; wait until it is writable.
        var wish = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&wish, 1, -1)
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
