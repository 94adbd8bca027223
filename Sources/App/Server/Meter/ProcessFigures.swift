internal import DailveSystem
internal import Foundation

/// The system's figures about this process (proc(5)).
struct ProcessFigures: Sendable {
  /// Bytes in memory.
  var resident: Double
  var openFiles: Double

  /// Reads files, so never call it on the cooperative pool.
  init() {
    // Figures that the system does not provide are 0: a missing figure is no reason not to answer.
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst()
      .first.flatMap { Double($0) }
    resident = (pages ?? 0) * Double(ThisProcess.pageSize)
    openFiles = Double((try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd"))?.count ?? 0)
  }
}
