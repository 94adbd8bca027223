package import DailveDomain
internal import Foundation
internal import GRDB
internal import Synchronization

extension HealthStore {
  /// Workouts of one transaction: whoever saves meanwhile waits for no more.
  private static let block = 16

  /// Whoever saves a weight does not wait for the analyses of years, which another thread goes on with.
  static let mostAnalysesOfSaver = 8

  /// Makes the analyses that an older version of the program did not make, or made by other formulas, on a thread of its own. Open pages
  /// follow block by block; imports and whoever saves go first.
  package func analyseWorkoutsLater() {
    guard gate.scratch == nil, elements != nil, !work.isAnalysing.exchange(true, ordering: .sequentiallyConsistent)
    else {
      return
    }
    Thread.detachNewThread { [weak store = whole] in
      while let store {
        switch store.analyseBlock() {
        case .complete:
          store.work.isAnalysing.store(false, ordering: .sequentiallyConsistent)
          // Somebody may have saved between the look and the line above.
          if store.hasAllAnalyses || store.work.isAnalysing.exchange(true, ordering: .sequentiallyConsistent) { return }
        case .partial: Thread.sleep(forTimeInterval: 0.02)
        case .impossible: Thread.sleep(forTimeInterval: 2)
        }
      }
    }
  }

  /// The same at once, for callers on a thread of their own.
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

  private var hasAllAnalyses: Bool {
    do { return try readNow { try $0.analysisProgress() }.isComplete } catch { return true }
  }

  private enum Block { case complete, partial, impossible }

  private func analyseBlock() -> Block {
    guard let elements else { return .complete }
    do {
      // Looking takes no lock.
      if try readNow({ try $0.analysisProgress() }).isComplete { return .complete }
      return try analyseSome(elements) > 0 ? .partial : .complete
    } catch {
      return .impossible
    }
  }

  /// - Returns: How many are left.
  private func analyseSome(_ elements: any WorkoutElementReading) throws -> Int {
    try withWriteLock(during: .saving, atMost: .seconds(1)) { database in
      try database.write { db in
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
