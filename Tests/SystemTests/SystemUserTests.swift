import DailveSystem
import DailveTestSupport
import Foundation
import Testing

@Suite struct SystemUserTests {
  @Test func `root is known by name and number, and a made-up account by neither`() {
    let root = SystemUser(named: "root")
    #expect(root?.number == 0 && root?.name == "root")
    #expect(SystemUser(number: 0) == root)
    #expect(SystemUser(named: "no-such-account") == nil)
    #expect(SystemUser(number: 4_000_000_001) == nil)
  }

  @Test func `a file tells its owner`() throws {
    let path = try TemporaryFolder.make() + "/a"
    try OpenFile(path, for: .writing, .new).sync()
    let entry = try FileEntry(path)
    #expect(entry.owner == ThisProcess.user && entry.isOurs)
  }
}
