import DailveTestSupport
import DailveTransfer
import Foundation
import Testing

@Suite struct AtomicFileTests {
  func contents(_ folder: String) throws -> [String: String] {
    var result: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      result[name] = try String(contentsOf: URL(filePath: folder + "/" + name), encoding: .utf8)
    }
    return result
  }

  @Test func `a file appears whole, and has a temporary name until then`() throws {
    let folder = try TemporaryFolder.make()
    let file = try AtomicFile(in: folder)
    try file.handle.write(contentsOf: Data("new".utf8))
    #expect(try contents(folder).keys.allSatisfy { $0.hasPrefix(".dailve-") })
    try file.move(to: "a", replacing: false)
    #expect(try contents(folder) == ["a": "new"])
  }

  @Test(arguments: [false, true])
  func `a file that appears at the path meanwhile stays, unless it may be replaced`(replacing: Bool) throws {
    let folder = try TemporaryFolder.make()
    do {
      let file = try AtomicFile(in: folder)
      try file.handle.write(contentsOf: Data("new".utf8))
      try Data("theirs".utf8).write(to: URL(filePath: folder + "/a"))
      if replacing {
        try file.move(to: "a", replacing: true)
      } else {
        #expect(throws: FileWriteError.exists(path: folder + "/a")) { try file.move(to: "a", replacing: false) }
      }
    }
    #expect(try contents(folder) == ["a": replacing ? "new" : "theirs"])
  }

  @Test func `an abandoned file leaves nothing behind`() throws {
    let folder = try TemporaryFolder.make()
    do {
      let file = try AtomicFile(in: folder)
      try file.handle.write(contentsOf: Data("half".utf8))
    }
    #expect(try contents(folder).isEmpty)
  }

  @Test func `another file with the name of an unfinished one is not removed`() throws {
    let folder = try TemporaryFolder.make()
    do {
      let file = try AtomicFile(in: folder)
      let name = try #require(try contents(folder).keys.first)
      try FileManager.default.moveItem(atPath: folder + "/" + name, toPath: folder + "/moved")
      try Data("theirs".utf8).write(to: URL(filePath: folder + "/" + name))
      _ = file
    }
    #expect(try contents(folder).values.sorted() == ["", "theirs"])
  }

  @Test func `a folder that is missing is named`() throws {
    let folder = try TemporaryFolder.make() + "/missing"
    #expect(throws: FileWriteError.noFolder(path: folder)) { _ = try AtomicFile(in: folder) }
  }
}
