internal import DailveDomain
internal import DailveHealthExport
internal import Foundation

/// What happened, where, and what to do.
enum ErrorText {
  static func sentence(for error: any Error) -> String {
    switch error {
    case let error as ImportSourceError: sentence(error)
    case let error as StorageError: sentence(error)
    case let error as FileWriteError: sentence(error)
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: "The disk is full. Make room and try again."
    case let error as CocoaError: error.localizedDescription
    default: String(describing: error)
    }
  }

  private static func sentence(_ error: ImportSourceError) -> String {
    switch error {
    case .notFound(let path): "There is nothing at \(path). Check the path."
    case .empty(let path):
      "\(path) is empty. Health sometimes writes empty exports: export again on the iPhone, and wait until it is done."
    case .noHealthData(let path, let files):
      "\(path) holds no Apple Health document"
        + (files.isEmpty ? "" : " (only \(files.joined(separator: ", ")))")
        + ". Give the export.zip that Health makes, the folder from it, or its XML file."
    case .damagedArchive(let path, let reason):
      "\(path) is a damaged archive: \(reason). Copy or export it again."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    }
  }

  private static func sentence(_ error: StorageError) -> String {
    switch error {
    case .busy: "Another import is using this store. Wait until it is done, or give another --store."
    case .full: "The disk is full. What was imported before is safe; make room and import again."
    case .damaged(let reason): "The store is damaged (\(reason)). Restore it from a backup."
    case .tooNew: "This store was written by a newer version of dailve. Update the program."
    case .failed(let reason): "The store could not do it: \(reason)."
    }
  }
  private static func sentence(_ error: FileWriteError) -> String {
    switch error {
    case .exists(let path): "\(path) exists and stays as it is. Give another name, or --force to replace it."
    case .notAFile(let path):
      "\(path) is a link, a device or a pipe, and nothing is written to it. Give the name of a file or a folder."
    case .noFolder(let path): "There is no folder \(path). Make it first, or give another place."
    case .ofAStore(let path):
      "\(path) is in the folder of a store, where nothing is replaced. Give another place."
    case .full(let path): "\(path) cannot be written: the disk is full. Make room and try again; nothing was changed."
    case .failed(let path, let reason): "\(path) cannot be written: \(reason)."
    }
  }
}
