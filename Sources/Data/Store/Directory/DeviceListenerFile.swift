package import DailveDomain
internal import Foundation

/// The small file beside the store with the address that was chosen for devices.
///
/// It is not a table, because a copy of the store on another machine must not open an address there.
package struct DeviceListenerFile: DeviceListenerKeeping {
  private let files: StoreFolder

  /// More than the program ever writes.
  private static let mostBytes = 4096

  /// - Parameter folder: The folder of the store.
  package init(folder: String) { files = StoreFolder(path: folder) }

  package func deviceListener() throws(StorageError) -> DeviceListener? {
    guard FileStatus(files.deviceListener) != nil else { return nil }
    let bytes = try PrivateFile(existing: files.deviceListener, in: files.path, during: .reading)
      .bytes(at: 0, count: Self.mostBytes + 1, during: .reading)
    do {
      guard bytes.count <= Self.mostBytes else { throw CocoaError(.fileReadTooLarge) }
      return try JSONDecoder().decode(DeviceListener.self, from: Data(bytes))
    } catch {
      throw .failed(reason: "\(files.deviceListener) is damaged")
    }
  }

  package func keep(_ listener: DeviceListener) throws(StorageError) {
    let bytes: Data
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      bytes = try encoder.encode(listener)
    } catch {
      throw StorageError(error, during: .saving, in: files.path)
    }
    try DiskFile.replace(files.deviceListener, with: Array(bytes), in: files, during: .saving)
  }
}
