internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import DailveTransfer
internal import Foundation
internal import Synchronization

/// The destination of a command's archive. Nothing existing is replaced, except a regular file with the person's
/// consent; in a folder, the file gets an unused name.
struct OutputPlace {
  private let folder: String
  /// `nil` for an unused name.
  private let name: String?
  private let mayReplace: Bool

  /// - Parameter force: True if the person consented to replacing a file beforehand.
  /// - Throws: `FileWriteError`, before any work is done.
  init(_ path: String, force: Bool) throws {
    switch try FilePlace(path) {
    case .folder:
      (folder, name, mayReplace) = (path, nil, false)
      return
    case .other: throw FileWriteError.notAFile(path: path)
    case .file:
      guard force || Console.confirms("\(path) exists. Replace it?") == true else {
        throw FileWriteError.exists(path: path)
      }
      mayReplace = true
    case .nothing: mayReplace = false
    }
    // A trailing slash means a folder, but it does not exist.
    guard let name = path.split(separator: "/", omittingEmptySubsequences: false).last, !name.isEmpty else {
      throw FileWriteError.noFolder(path: path)
    }
    let parent = String(path.dropLast(name.count))
    folder = parent.isEmpty ? "." : parent
    self.name = String(name)
    guard !mayReplace || !HealthStore.exists(folder: folder) else { throw FileWriteError.ofAStore(path: path) }
  }

  /// Calls `body` with an empty file and moves the result into place. Ctrl-C and SIGTERM remove the unfinished file.
  ///
  /// - Returns: The path of the written file.
  func write(_ body: (FileHandle) async throws -> Void) async throws -> String {
    let unfinished = Unfinished()
    let termination = Termination { signal in
      unfinished.remove()
      Console.exit(128 + signal)
    }
    defer { termination.restore() }
    let file = try unfinished.begin(in: folder)
    try await body(file.handle)
    if let name {
      try file.move(to: name, replacing: mayReplace)
      return folder == "." ? name : path(name)
    }
    let today = Self.today
    for number in 1...999 {
      let name = "dailve-\(today)" + (number == 1 ? "" : "-\(number)") + ".zip"
      do {
        try file.move(to: name, replacing: false)
        return path(name)
      } catch FileWriteError.exists {
        continue
      }
    }
    throw FileWriteError.exists(path: path("dailve-\(today).zip"))
  }

  /// The file being written, for the signal thread, which waits while the file is created.
  private final class Unfinished: Sendable {
    private let leftover = Mutex<AtomicFile.Leftover?>(nil)

    func begin(in folder: String) throws -> AtomicFile {
      try leftover.withLock { leftover in
        let file = try AtomicFile(in: folder)
        leftover = file.leftover
        return file
      }
    }

    func remove() { leftover.withLock { $0?.remove() } }
  }

  private func path(_ name: String) -> String { folder.hasSuffix("/") ? folder + name : folder + "/" + name }

  /// The current day by this machine's local clock.
  private static var today: CivilDay {
    ZoneTimeline(home: ZoneCatalogue().rules(MachineZone.identifier) ?? .utc).day(at: .now)
  }
}
