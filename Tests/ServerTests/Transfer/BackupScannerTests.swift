import DailveDomain
import Foundation
import Synchronization
import Testing

@testable import DailveTransfer

/// A folder with backups, on a disk that may hang.
private final class HangingFolder: Sendable {
  private let state = Mutex((isHanging: true, looks: 0))

  var looks: Int { state.withLock { $0.looks } }

  func come() { state.withLock { $0.isHanging = false } }

  func look() -> BackupScan {
    state.withLock { $0.looks += 1 }
    while state.withLock({ $0.isHanging }) { Thread.sleep(forTimeInterval: 0.005) }
    return .failed(.busy)
  }
}

@Suite struct BackupScannerTests {
  @Test func `a hanging disk blocks one check, and a page only briefly`() async {
    let folder = HangingFolder()
    let looks = BackupScanner(patience: .milliseconds(50)) { folder.look() }
    for _ in 0..<20 { #expect(await looks.newest() == .unanswered) }
    #expect(folder.looks <= 1)
    folder.come()
    while await looks.newest() == .unanswered {}
    #expect(await looks.newest() == .failed(.busy))
  }

  @Test func `a check reports the current backups, not earlier ones`() async {
    let folder = CountedFolder()
    let looks = BackupScanner(patience: .seconds(180)) { folder.look() }
    for number in 1...5 { #expect(await looks.newest() == .failed(.failed(reason: "\(number)"))) }
  }
}

/// A folder that counts how often it was checked.
private final class CountedFolder: Sendable {
  private let looks = Mutex(0)

  func look() -> BackupScan {
    let number = looks.withLock { looks in
      looks += 1
      return looks
    }
    return .failed(.failed(reason: "\(number)"))
  }
}
