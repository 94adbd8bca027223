import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Access of other users to a store.
@Suite struct PrivacyTests {
  private func permissions(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int) & 0o777
  }

  private func setPermissions(_ permissions: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  private func open(_ folder: String) throws -> HealthStore {
    let store = try HealthStore(folder: folder)
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    try Importing.run(export.write(), into: store, zone: "UTC")
    return store
  }

  @Test func `every file of a store is private to its owner, even in an existing folder`() throws {
    let folder = try TemporaryFolder.make()
    try setPermissions(0o777, folder)
    let store = try open(folder)
    #expect(try permissions(folder) == 0o700)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names).isSuperset(of: ["health.sqlite", "health.sqlite-wal", "health.sqlite-shm", "import.lock"]))
    for name in names { #expect(try permissions(folder + "/" + name) == 0o600, "\(name)") }
    withExtendedLifetime(store) {}
  }

  @Test func `opening a store removes other users' permissions`() throws {
    let folder = try TemporaryFolder.make()
    let first = try open(folder)
    let uploads = folder + "/uploads"
    try FileManager.default.createDirectory(atPath: uploads, withIntermediateDirectories: true)
    try Data("zip".utf8).write(to: URL(filePath: uploads + "/upload-1"))
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      try setPermissions(name == "uploads" ? 0o755 : 0o644, folder + "/" + name)
    }
    try setPermissions(0o755, folder)
    let second = try HealthStore(folder: folder)
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      #expect(try permissions(folder + "/" + name) & 0o077 == 0, "\(name)")
    }
    #expect(try permissions(folder) == 0o700)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a folder with other files keeps its permissions, and so do those files`() throws {
    let folder = try TemporaryFolder.make()
    try Data("mine".utf8).write(to: URL(filePath: folder + "/notes.txt"))
    try setPermissions(0o644, folder + "/notes.txt")
    try setPermissions(0o755, folder)
    let store = try open(folder)
    #expect(try permissions(folder) == 0o755)
    #expect(try permissions(folder + "/notes.txt") == 0o644)
    #expect(try permissions(folder + "/health.sqlite-wal") == 0o600)
    withExtendedLifetime(store) {}
  }

  @Test func `a folder in which others could replace the store is rejected, and stays empty`() throws {
    let folder = try TemporaryFolder.make()
    try Data("ours".utf8).write(to: URL(filePath: folder + "/shared.txt"))
    try setPermissions(0o777, folder)
    #expect(throws: WholeStoreError.storage(.unusable(.notPrivate(path: folder, isOurs: true)))) {
      try HealthStore(folder: folder)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["shared.txt"])
    #expect(try permissions(folder) == 0o777)
  }

  @Test(.enabled(if: getuid() == 0, "only the administrator can give files away"), arguments: ["", "/health.sqlite"])
  func `a store of another user is rejected`(name: String) throws {
    let folder = try TemporaryFolder.make()
    if !name.isEmpty { try open(folder).clearUploads() }
    try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: folder + name)
    #expect(throws: WholeStoreError.storage(.unusable(.notPrivate(path: folder + name, isOurs: false)))) {
      try HealthStore(folder: folder)
    }
  }

  @Test func `only the program's own uploads are cleared`() throws {
    let folder = try TemporaryFolder.make()
    let store = try HealthStore(folder: folder)
    let uploads = folder + "/uploads"
    try FileManager.default.createDirectory(atPath: uploads, withIntermediateDirectories: true)
    for name in ["upload-1", "export-2.zip", "sample.zip", "sample-3.zip", "letter.txt"] {
      try Data("x".utf8).write(to: URL(filePath: uploads + "/" + name))
    }
    try store.clearUploads()
    #expect(try FileManager.default.contentsOfDirectory(atPath: uploads) == ["letter.txt"])
  }

  @Test func `a preview without a store leaves no file, not even while it runs`() throws {
    let folder = try TemporaryFolder.make()
    let store = try HealthStore(scratchIn: folder)
    let writer = try store.beginImport(
      ImportOrder(name: "x", now: Instant(0), homeZone: "UTC", proposedZone: nil, isPreview: true))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    try writer.cancel()
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    #expect(try Importing.run(export.write(), into: store, zone: "UTC", isPreview: true).records.added == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }
}
