internal import DailveDomain
internal import Foundation
internal import GRDB

extension BackupProblem {
  /// Does something with the file of a backup. What is wrong with it is said of that file: the errors of a store would speak of the one that
  /// is there, and of a copy that nobody knows.
  static func ofFile<T>(_ path: String, _ body: () throws -> T) throws -> T {
    let name = URL(filePath: path).lastPathComponent
    do {
      return try body()
    } catch StorageError.notAStore {
      throw BackupProblem.foreign(name: name)
    } catch StorageError.damaged {
      throw BackupProblem.damaged(name: name)
    } catch BackupProblem.unproven {
      // Of a backup that is being made, this would be a doubt about the store; of one that is restored, it is none.
      throw BackupProblem.damaged(name: name)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_NOTADB {
      throw BackupProblem.foreign(name: name)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      throw BackupProblem.damaged(name: name)
    }
  }
}
