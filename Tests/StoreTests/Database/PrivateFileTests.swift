import DailveDomain
import DailveTestSupport
import Foundation
import Testing

@testable import DailveStore

/// Files that several threads and programs use in turn.
@Suite struct PrivateFileTests {
  private func bytes(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { Array($0) } }

  @Test func `a change that waits for a removed store is written to the new one, despite other names`()
    async throws
  {
    let folder = try TemporaryFolder.make()
    let path = folder + "/outbox"
    let count = 200
    // Each task adds a line to the file, and every other one then removes the file, of which it keeps a copy as a hard link.
    let lines = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<count {
        group.addTask {
          let file = try PrivateFile(alone: path, in: folder, during: .saving)
          let before = try file.bytes(during: .saving)
          try file.write([UInt8(number)], at: before.count, during: .saving)
          guard number.isMultiple(of: 2) else { return [] }
          try FileManager.default.linkItem(atPath: path, toPath: folder + "/copy-\(number)")
          try FileManager.default.removeItem(atPath: path)
          return before + [UInt8(number)]
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    // Every line is in some file that once had this name.
    #expect((lines + (bytes(path) ?? [])).sorted() == (0..<count).map { UInt8($0) })
  }

  @Test func `a file is not claimed under a name that it has lost`() throws {
    let folder = try TemporaryFolder.make()
    let path = folder + "/delivery.0"
    #expect(FileManager.default.createFile(atPath: path, contents: Data([1])))
    let file = try PrivateFile(existing: path, in: folder, during: .reading)
    try FileManager.default.moveItem(atPath: path, toPath: folder + "/delivery.1")
    #expect(!file.claim(at: path) && file.claim(at: folder + "/delivery.1"))
  }
}
