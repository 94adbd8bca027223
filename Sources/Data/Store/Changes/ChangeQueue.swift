internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation
internal import GRDB

/// Changes that wait for a writer, oldest first.
struct ChangeQueue: Sendable {
  let file: ChangeQueueFile
  private static let newline = UInt8(ascii: "\n")

  init(_ folder: StoreFolder) { file = ChangeQueueFile(folder: folder) }

  /// The content of the file at one moment.
  struct Content {
    var operations: [Operation] = []
    /// Changes of access that a version of the program left whose store had them; the directory takes them over with those tables.
    var accessChanges: [FormerAccessChange] = []
    var bytes = 0
    /// The length of the saved lines; a kill or a power cut may have left a torn one after them.
    var wholeBytes = 0
  }

  func content() throws(StorageError) -> Content {
    guard let bytes = try file.bytes() else { return Content() }
    return try Self.content(bytes)
  }

  /// Appends the change that `make` returns after a look at pending ones. It is durable when this returns.
  ///
  /// - Parameter submission: The form that makes the change.
  /// - Returns: Whether there was a change, and the result of `make`.
  func append<T>(
    for submission: SyncSubmission? = nil, _ make: ([Operation]) throws -> (change: PersonChange?, result: T)
  ) throws -> (Bool, T) {
    try file.append(wholeBytes: { try Self.content($0).wholeBytes }) { bytes in
      let (change, result) = try make(Self.content(bytes).operations)
      return (try change.map { try Self.line(Operation($0, for: submission)) }, (change != nil, result))
    }
  }

  /// Lets nobody append while `body` runs.
  func holding<T>(_ body: (Content) throws -> T) throws -> T {
    try file.append(wholeBytes: { try Self.content($0).wholeBytes }) { bytes in
      (nil, try body(Self.content(bytes)))
    }
  }

  /// A checksum in hexadecimal, a space, and JSON, which has no line breaks.
  private static func line(_ operation: Operation) throws -> [UInt8] {
    let body = Array(try JSONEncoder().encode(operation))
    return Array("\(String(FNV1a.hash(body), radix: 16)) ".utf8) + body + [newline]
  }

  /// - Throws: `damaged` for a line that was saved and cannot be read; `tooNew` for one that a newer version wrote.
  static func content(_ bytes: [UInt8]) throws(StorageError) -> Content {
    var content = Content(bytes: bytes.count)
    var isTorn = false
    // The text after the last line break is still being written, or was cut off.
    for line in bytes.split(separator: newline, omittingEmptySubsequences: false).dropLast() {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard parts.count == 2, UInt64(String(decoding: parts[0], as: UTF8.self), radix: 16) == FNV1a.hash(parts[1])
      else {
        isTorn = true
        continue
      }
      // Only the last line may be torn; earlier ones were acknowledged.
      if isTorn { throw .damaged(reason: "a saved change in \(StoreFolder.changeQueueName) cannot be read") }
      let (decoder, body) = (JSONDecoder(), Data(parts[1]))
      if let operation = try? decoder.decode(Operation.self, from: body) {
        content.operations.append(operation)
      } else if let change = try? decoder.decode(FormerAccessChange.self, from: body) {
        content.accessChanges.append(change)
      } else {
        // The line is intact but unknown, and waits for the version that wrote it.
        throw .unusable(.tooNew)
      }
      content.wholeBytes += line.count + 1
    }
    return content
  }
}
