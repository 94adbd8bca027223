package import DailveDomain
internal import Foundation
internal import GRDB
internal import Synchronization

extension HealthStore {
  /// Workouts per transaction, so that a save waits for no more than these.
  private static let block = 16

  /// Saving a weight does not wait for the analyses of years, which another thread continues.
  static let mostAnalysesOfSaver = 8

  /// Makes analyses that are missing, or were made by the formulas of an older version of the program, on a thread of
  /// its own. Open pages update block by block; imports and saves go first.
  package func analyseWorkoutsLater() {
    guard gate.scratch == nil, elements != nil, !work.isAnalysing.exchange(true, ordering: .sequentiallyConsistent)
    else {
      return
    }
    Thread.detachNewThread { [weak store = whole] in
      var pause = Self.shortestPause
      while let store {
        switch store.analyseBlock() {
        case .complete:
          store.work.isAnalysing.store(false, ordering: .sequentiallyConsistent)
          // Something may have been saved between the check and the line above.
          if store.hasAllAnalyses || store.work.isAnalysing.exchange(true, ordering: .sequentiallyConsistent) { return }
        case .partial:
          pause = Self.shortestPause
          Thread.sleep(forTimeInterval: 0.02)
        case .impossible:
          Thread.sleep(forTimeInterval: pause)
          pause = min(2 * pause, Self.longestPause)
        }
      }
    }
  }

  /// Makes these analyses at once, on the caller's thread.
  ///
  /// - Throws: `StorageError`: `busy` while another writer is at work.
  package func analyseWorkouts() throws(StorageError) {
    guard let elements else { return }
    do {
      while try !readNow({ try $0.analysisProgress() }).isComplete, try analyseSome(elements) > 0 {}
    } catch {
      throw StorageError(error, during: .saving, in: folder)
    }
  }

  /// Seconds to wait before another attempt, when a full disk may have room again, or a busy store may be free.
  private static let shortestPause = 2.0
  private static let longestPause = 300.0

  /// Also true if the store cannot be read: pages report that, and the next opening starts again.
  private var hasAllAnalyses: Bool {
    do { return try readNow { try $0.analysisProgress() }.isComplete } catch { return true }
  }

  private enum Block { case complete, partial, impossible }

  private func analyseBlock() -> Block {
    guard let elements else { return .complete }
    do {
      // The check takes no lock.
      if try readNow({ try $0.analysisProgress() }).isComplete { return .complete }
      return try analyseSome(elements) > 0 ? .partial : .complete
    } catch {
      // The error is dropped because no caller waits for this thread: the next page or command that reads or writes meets the same damaged
      // store or full disk, and reports it.
      return .impossible
    }
  }

  /// - Returns: The number of analyses left to make.
  private func analyseSome(_ elements: any WorkoutElementReading) throws -> Int {
    try withWriteLock(during: .saving, atMost: .seconds(1)) { database in
      // An undo waits until this is done, because on a slow machine this takes longer than writers wait for one another.
      work.applying.add(1, ordering: .sequentiallyConsistent)
      defer { work.applying.subtract(1, ordering: .sequentiallyConsistent) }
      return try database.write { db in
        let origins = try OriginIndex(db, zones: zones)
        if try WorkoutHeartDerivation.isOfOlderVersion(db) {
          var held = try WorkoutHeartDerivation(db, elements, origins: origins)
          try held.removeOutdated()
          try held.complete()
        }
        var analyses = try WorkoutAnalysisDerivation(db, elements, origins: origins)
        let left = try analyses.complete(atMost: Self.block)
        try ChangeFeed.append(.analysis, "", db)
        return left
      }
    }
  }
}
