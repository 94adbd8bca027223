#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A user whom the system knows.
package struct SystemUser: Sendable, Equatable {
  package let name: String
  package let number: UInt32
  /// The number of the user's own group.
  package let group: UInt32

  /// Bytes for the texts of one record; far more than any system needs.
  private static let room = 1 << 14

  /// - Returns: `nil` if the system knows no such user, or does not tell.
  package init?(named name: String) {
    unsafe self.init { record, text, found in unsafe getpwnam_r(name, record, text, Self.room, found) }
  }

  /// - Returns: `nil` if the system knows no such user, or does not tell.
  package init?(number: UInt32) {
    unsafe self.init { record, text, found in unsafe getpwuid_r(number, record, text, Self.room, found) }
  }

  private init?(
    _ ask: (
      UnsafeMutablePointer<passwd>, UnsafeMutablePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<passwd>?>
    )
      -> Int32
  ) {
    var record = unsafe passwd()
    var found: UnsafeMutablePointer<passwd>?
    let text = UnsafeMutablePointer<CChar>.allocate(capacity: Self.room)
    defer { unsafe text.deallocate() }
    guard unsafe ask(&record, text, &found) == 0, unsafe found != nil, let name = unsafe record.pw_name else {
      return nil
    }
    unsafe self.name = String(cString: name)
    unsafe number = record.pw_uid
    unsafe group = record.pw_gid
  }
}

extension FileSystem {
  /// Gives a file or folder to a user and the user's own group, without following a link.
  package static func give(_ path: String, to user: SystemUser) throws(SystemError) {
    try SystemError.check(unsafe lchown(path, user.number, user.group))
  }
}

extension ThisProcess {
  /// Gives up the rights of root for those of a user, for good. Every way back is tried and has to fail.
  ///
  /// - Throws: An error if anything of root's is left; the process must then end.
  package static func become(_ user: SystemUser) throws(SystemError) {
    // The order matters: groups and group can only be changed while the process is root's.
    #if canImport(Darwin)
      let group = Int32(bitPattern: user.group)
    #else
      let group = user.group
    #endif
    try SystemError.check(unsafe initgroups(user.name, group))
    try SystemError.check(setgid(user.group))
    try SystemError.check(setuid(user.number))
    guard user.number != 0, getuid() == user.number, geteuid() == user.number, getgid() == user.group,
      getegid() == user.group, setuid(0) != 0, seteuid(0) != 0
    else { throw SystemError(code: EPERM) }
  }
}
