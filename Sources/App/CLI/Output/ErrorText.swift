internal import DailveDomain

/// What happened, where, and what to do.
enum ErrorText {
  static func sentence(for error: any Error) -> String {
    switch error {
    case let error as ImportSourceError: sentence(error)
    case let error as StorageError: sentence(error)
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
}
