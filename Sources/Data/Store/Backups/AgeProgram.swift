internal import DailveDomain
internal import Foundation

/// The program `age` (age-encryption.org), which encrypts backups for keys that are not on this machine.
enum AgeProgram {
  private static let name = "age"
  private static let head = "age-encryption.org/v1\n"
  /// `age` encrypts chunks of 64 KiB, each with a tag of 16 bytes. A nonce of 16 bytes precedes them.
  private static let chunk = 65_536
  private static let tag = 16

  /// The path of the program; `nil` if it is not installed.
  static var path: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return (folders + ["/usr/bin", "/usr/local/bin"]).map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Checks that the program accepts the recipients as keys, by letting it encrypt an empty file.
  static func check(_ recipients: [String]) throws(BackupProblem) {
    try run(options(recipients) + ["/dev/null"], output: .nullDevice) { false }
  }

  static func encrypt(
    _ path: String, to encrypted: String, for recipients: [String], _ isStopped: () -> Bool
  ) throws {
    try DiskFile.create(encrypted, during: .saving)
    let output = try FileHandle(forWritingTo: URL(filePath: encrypted))
    try run(options(recipients) + [path], output: output, isStopped)
    try output.close()
    try DiskFile.sync(encrypted, during: .saving)
    try checkForm(of: encrypted, plain: FileStatus(path)?.bytes ?? 0, recipients.count)
  }

  /// - Parameter identity: A file with a private key.
  /// - Throws: `StorageError.damaged` if the file itself is unreadable; `BackupProblem.encryption` if the key may be at fault.
  static func decrypt(_ path: String, to plain: String, with identity: String) throws {
    try DiskFile.create(plain, during: .saving)
    let output = try FileHandle(forWritingTo: URL(filePath: plain))
    do {
      try run(["--decrypt", "--identity", identity, path], output: output) { false }
    } catch BackupProblem.encryption(let reason) where isAboutFile(reason) {
      throw StorageError.damaged(reason: reason)
    }
    try output.close()
  }

  /// True if the message is about the encrypted file rather than the key; the wording is that of age 1.1, 2026-11-26.
  /// If the program only says that no key fits, the file may be damaged too: the two cases cannot be told apart.
  static func isAboutFile(_ reason: String) -> Bool {
    [
      "failed to read header", "bad header MAC", "failed to read nonce", "payload chunk", "unexpected EOF",
      "trailing data",
    ]
    .contains { reason.contains($0) }
  }

  private static func options(_ recipients: [String]) -> [String] {
    ["--encrypt"] + recipients.flatMap { ["--recipient", $0] }
  }

  private static func run(_ arguments: [String], output: FileHandle, _ isStopped: () -> Bool) throws(BackupProblem) {
    #if os(iOS)
      // Apps on iOS cannot start other programs.
      throw .noAge
    #else
      guard let path else { throw .noAge }
      let (process, errors) = (Process(), Pipe())
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      do {
        try process.run()
      } catch {
        throw .encryption(reason: error.localizedDescription)
      }
      while process.isRunning {
        if isStopped() {
          process.terminate()
          process.waitUntilExit()
          throw .stopped
        }
        Thread.sleep(forTimeInterval: 0.01)
      }
      guard process.terminationStatus == 0 else {
        let text = String(decoding: errors.fileHandleForReading.availableData.prefix(1000), as: UTF8.self)
        let first = text.split(separator: "\n").first.map(String.init) ?? "it ended with \(process.terminationStatus)"
        throw .encryption(reason: first)
      }
    #endif
  }

  /// Checks what an encrypted file shows without its private key: its format, a part for each recipient, and the length
  /// that follows from the plain file (C2SP age-v1, "Payload").
  static func checkForm(of path: String, plain: Int, _ recipients: Int) throws {
    guard let file = FileHandle(forReadingAtPath: path) else { throw BackupProblem.unproven(what: path) }
    // The file was only read, so closing it cannot lose anything.
    defer { try? file.close() }
    let beginning = try file.read(upToCount: chunk).map(Array.init) ?? []
    let lines = beginning.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard beginning.starts(with: head.utf8), let end = lines.firstIndex(where: { $0.starts(with: "--- ".utf8) }) else {
      throw BackupProblem.unproven(what: "the head of the encrypted file")
    }
    let parts = lines[..<end].count { $0.starts(with: "-> ".utf8) }
    let headBytes = lines[...end].reduce(0) { $0 + $1.count + 1 }
    let chunks = max(1, (plain + chunk - 1) / chunk)
    let whole = headBytes + tag + plain + tag * chunks
    guard parts >= recipients, FileStatus(path)?.bytes == whole else {
      throw BackupProblem.unproven(what: "the length of the encrypted file")
    }
  }
}
