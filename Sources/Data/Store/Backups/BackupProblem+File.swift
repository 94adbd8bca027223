internal import DailveDomain
internal import Foundation
internal import GRDB

extension BackupProblem {
  /// Runs `body` on the file of a backup and names that file in its errors. The errors of a store would be about the
  /// current store, or about a temporary copy that nobody knows.
  static func ofFile<T>(_ path: String, _ body: () throws -> T) throws -> T {
    let name = URL(filePath: path).lastPathComponent
    do {
      return try body()
    } catch let error as any StoreFailure {
      switch error.storage {
      case .unusable(.notAStore): throw BackupProblem.foreign(name: name)
      case .damaged: throw BackupProblem.damaged(name: name)
      default: throw error
      }
    } catch BackupProblem.unproven {
      // While a backup is being made, this casts doubt on the store; while one is restored, only on its file.
      throw BackupProblem.damaged(name: name)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw BackupProblem.foreign(name: name)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      throw BackupProblem.damaged(name: name)
    }
  }
}
