internal import Foundation

/// The system's figures about this process (proc(5)).
struct ProcessFigures {
  /// Bytes in memory.
  var resident: Double
  var openFiles: Double

  init() {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst()
      .first.flatMap { Double($0) }
    resident = (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
    openFiles = Double((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0)
  }
}
