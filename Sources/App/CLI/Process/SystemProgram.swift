internal import Foundation

/// A program of this machine that a command starts and waits for. Its output goes where ours goes, unless it is asked for.
struct SystemProgram: Sendable {
  let path: String

  init(path: String) { self.path = path }

  /// A program of the system; the search path of whoever calls us is not trusted with root's rights.
  ///
  /// - Returns: `nil` if the system has none of that name.
  init?(named name: String) {
    let folders = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"]
    guard let path = folders.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.path = path
  }

  /// This program itself; `nil` if the system does not tell where it is.
  static var ourselves: SystemProgram? { Bundle.main.executablePath.map(SystemProgram.init(path:)) }

  /// - Returns: The exit code; `nil` if the program could not be started.
  func run(_ arguments: [String]) async -> Int32? { await onThread { start(arguments, output: nil) } }

  /// - Returns: What the program printed; `nil` unless it ended with 0.
  func output(_ arguments: [String]) async -> String? {
    await onThread {
      let pipe = Pipe()
      var text = Data()
      let code = start(arguments, output: pipe) { text = pipe.fileHandleForReading.readDataToEndOfFile() }
      return code == 0 ? String(decoding: text.prefix(Self.mostBytes), as: UTF8.self) : nil
    }
  }

  /// The most bytes of output that count: far more than any program prints that we ask.
  private static let mostBytes = 1 << 16

  /// Waiting blocks a thread, which must not be one of those that tasks share.
  private func onThread<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) async -> Answer {
    await withCheckedContinuation { done in Thread.detachNewThread { done.resume(returning: body()) } }
  }

  private func start(_ arguments: [String], output: Pipe?, _ whileRunning: () -> Void = {}) -> Int32? {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    if let output { process.standardOutput = output }
    do {
      try process.run()
    } catch {
      return nil
    }
    whileRunning()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
