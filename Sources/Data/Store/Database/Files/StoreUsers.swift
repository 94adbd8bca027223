internal import DailveDomain
internal import Foundation

extension StoreUser {
  static var thisProcess: StoreUser {
    let process = ProcessInfo.processInfo
    return StoreUser(process: Int(process.processIdentifier), name: process.processName)
  }

  /// Processes that have the store's database open, by their open files (proc(5)). Those of other users are invisible.
  static func all(of folder: StoreFolder) -> [StoreUser] {
    let database = URL(filePath: folder.database).resolvingSymlinksInPath().path
    // Processes come and go during the listing; one that is gone has no files.
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { Int($0) }.sorted().filter { opens($0, database) }.map {
      let name = (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)) ?? ""
      return StoreUser(process: $0, name: name.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private static func opens(_ process: Int, _ path: String) -> Bool {
    let folder = "/proc/\(process)/fd"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.contains { file in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + file)) == path
    }
  }
}
