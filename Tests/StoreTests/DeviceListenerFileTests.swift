import DailveDomain
import DailveTestSupport
import Foundation
import Testing

@testable import DailveStore

/// The file with the address that was chosen for devices.
@Suite struct DeviceListenerFileTests {
  @Test func `a choice is kept privately, and replaced whole`() throws {
    let store = try Importing.store()
    let file = DeviceListenerFile(folder: store.folder)
    #expect(try file.deviceListener() == nil)
    for (host, port) in [("192.168.1.20", 8421), ("0.0.0.0", 1024), ("fd00::2", 65_535)] {
      let chosen = try #require(DeviceListener(isOn: true, host: host, port: port))
      try file.keep(chosen)
      #expect(try file.deviceListener() == chosen)
    }
    #expect(FileStatus(store.folder + "/device-address.json")?.isOpenToOthers == false)
    #expect(FileStatus(store.folder + "/device-address.json.new") == nil)
  }

  @Test func `a choice that a kill cut off is private, counts for nothing and is cleared`() throws {
    let store = try Importing.store()
    let unfinished = store.folder + "/device-address.json.new"
    try Data(#"{"isOn":true,"host":"10"#.utf8).write(to: URL(filePath: unfinished))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: unfinished)
    try StoreFolder(path: store.folder).prepare()
    #expect(FileStatus(unfinished)?.isOpenToOthers == false)
    #expect(try DeviceListenerFile(folder: store.folder).deviceListener() == nil)
    try store.clearUploads()
    #expect(FileStatus(unfinished) == nil)
  }

  @Test(arguments: [
    "", "{", "null", "[]", #"{"isOn":1,"host":"10.0.0.1","port":8421}"#, #"{"isOn":true,"host":"10.0.0.1"}"#,
    #"{"isOn":true,"host":"10.0.0.1","port":80}"#, #"{"isOn":true,"host":"10.0.0.1","port":1e99}"#,
    #"{"isOn":true,"host":"8.8.8.8","port":8421}"#, #"{"isOn":true,"host":"example.org","port":8421}"#,
    String(repeating: " ", count: 5000) + #"{"isOn":true,"host":"10.0.0.1","port":8421}"#,
  ])
  func `a record that the program did not write opens nothing`(text: String) throws {
    let store = try Importing.store()
    let path = store.folder + "/device-address.json"
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(throws: StorageError.failed(reason: "\(path) is damaged")) {
      try DeviceListenerFile(folder: store.folder).deviceListener()
    }
  }
}
