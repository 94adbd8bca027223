import DailveSystem
import DailveTestSupport
import Foundation
import Testing

/// Properties on which the program relies when it opens, locks and names files.
@Suite struct OpenFileTests {
  @Test func `a missing, locked or linked file is not opened`() throws {
    let folder = try TemporaryFolder.make()
    let path = folder + "/a"
    #expect(throws: SystemError.notFound) { try OpenFile(path, for: .reading).sync() }
    try OpenFile(path, for: .writing, .new).sync()
    #expect(throws: SystemError.exists) { try OpenFile(path, for: .writing, .new).sync() }
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: path)
    #expect(throws: SystemError.self) { try OpenFile(folder + "/link", for: .reading, .noLink).sync() }
    #expect(throws: SystemError.notAFolder) { try OpenFile(path, for: .reading, .folder).sync() }
  }

  @Test func `bytes are written and read at their places`() throws {
    let file = try OpenFile(TemporaryFolder.make() + "/a", for: .both, .new)
    try file.write([1, 2, 3], at: 2)
    #expect(try file.bytes(at: 0, count: 10) == [0, 0, 1, 2, 3])
    #expect(try file.bytes(at: 4, count: 1) == [3])
    #expect(try file.bytes(at: 9, count: 1).isEmpty)
    try file.truncate(to: 3)
    #expect(try FileEntry(file).bytes == 3)
  }

  @Test func `a lock excludes other openings until it is given back`() throws {
    let path = try TemporaryFolder.make() + "/a"
    let (first, second) = (try Locking(path), try Locking(path))
    try first.file.lock(waits: false)
    #expect(throws: SystemError.wouldBlock) { try second.file.lock(exclusively: false, waits: false) }
    first.file.unlock()
    try second.file.lock(exclusively: false, waits: false)
    try first.file.lock(exclusively: false, waits: false)
    try first.file.lockBytes(from: 10, count: 5)
    #expect(throws: SystemError.self) { try second.file.lockBytes(from: 12, count: 1) }
    try second.file.lockBytes(from: 15, count: 1)
  }

  /// A noncopyable value cannot be in a tuple, so this class holds it.
  private final class Locking {
    let file: OpenFile

    init(_ path: String) throws { file = try OpenFile(path, for: .both, .create) }
  }

  @Test func `an unnamed file gets a free name`() throws {
    let folder = try TemporaryFolder.make()
    // Some file systems do not support files without names.
    guard let file = try? OpenFile(namelessIn: folder) else { return }
    try file.write([7], at: 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    try file.publish(as: folder + "/a")
    #expect(throws: SystemError.exists) { try file.publish(as: folder + "/a") }
    #expect(try Data(contentsOf: URL(filePath: folder + "/a")) == Data([7]))
  }

  @Test func `a file's status does not follow links, and its target's does`() throws {
    let folder = try TemporaryFolder.make()
    try OpenFile(folder + "/a", for: .writing, .new).sync()
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/a")
    #expect(FileKind(at: folder) == .folder && FileKind(at: folder + "/a") == .file)
    #expect(FileKind(at: folder + "/link") == .link && FileKind(at: "/dev/null") == .device)
    #expect(FileKind(at: folder + "/b") == nil)
    let (entry, behind) = (try FileEntry(folder + "/a"), try FileEntry(folder + "/link"))
    #expect(entry.identity == behind.identity && entry.permissions == 0o600 && entry.isOurs)
  }

  @Test func `a name is added, moved and removed`() throws {
    let folder = try TemporaryFolder.make()
    try OpenFile(folder + "/a", for: .writing, .new).sync()
    try FileSystem.alias(folder + "/a", as: folder + "/b")
    #expect(throws: SystemError.exists) { try FileSystem.alias(folder + "/a", as: folder + "/b") }
    try FileSystem.move(folder + "/a", to: folder + "/c")
    try FileSystem.remove(folder + "/b")
    #expect(throws: SystemError.notFound) { try FileSystem.remove(folder + "/b") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["c"])
  }

  @Test func `errors of the system are told apart`() {
    #expect(SystemError(code: POSIXErrorCode.ENOSPC.rawValue).isFull && SystemError(code: 0) != .exists)
    #expect(SystemError(code: POSIXErrorCode.EACCES.rawValue).isNotAllowed)
    #expect(SystemError.connectionAborted.isDisconnection && !SystemError.addressTaken.isDisconnection)
    #expect(SystemError.notFound.reason == "No such file or directory")
  }
}
