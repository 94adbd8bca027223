internal import DailveDomain
internal import DailveTransfer
internal import Foundation

/// Error messages: what happened, where, and what to do.
enum ErrorText {
  static func sentence(for error: any Error) -> String {
    switch StorageError(in: error) ?? error {
    case let error as ImportSourceError: sentence(error)
    case let error as StorageError: sentence(error)
    case let error as SaveError: sentence(error)
    case let error as WholeStoreError: sentence(error)
    case ReadError.unknownCursor: "The cursor of this list is invalid. Start the list again."
    case let error as FileWriteError: sentence(error)
    case let problem as BackupProblem: BackupText.sentence(problem)
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: "The disk is full. Make room and try again."
    case let error as CocoaError: error.localizedDescription
    default: String(describing: error)
    }
  }

  /// Advice on a file that a command of root's cannot use, because it runs as the owner of the store.
  static func advice(for error: any Error, as user: String) -> String? {
    switch error {
    case ImportSourceError.notFound, ImportSourceError.unreadable, FileWriteError.failed, FileWriteError.noFolder:
      "This command runs as the user \(user), to whom the store belongs: give a path that \(user) may use, such as one in /var/tmp."
    default: nil
    }
  }

  private static func sentence(_ error: ImportSourceError) -> String {
    switch error {
    case .notFound(let path): "\(path) does not exist. Check the path."
    case .empty(let path):
      "\(path) is empty. Health sometimes writes empty exports: export again on the iPhone, and wait until it is done."
    case .noHealthData(let path, _, let unopened?): "\(path): \(sentence(unopened))"
    case .noHealthData(let path, let files, nil):
      "\(path) contains no Apple Health document"
        + (files.isEmpty ? "" : " (only \(files.joined(separator: ", ")))")
        + ". Give the export.zip from Health, the folder unpacked from it, or its XML file."
    case .damagedArchive(let path, let reason):
      "\(path) is a damaged archive: \(reason). Copy or export it again."
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
    }
  }

  private static func sentence(_ file: UnopenedFile) -> String {
    switch file.cause {
    case .method(let number):
      "\(file.name) in it is packed by \(UnopenedFile.Cause.name(ofMethod: number) ?? "an unusual method") (method \(number)), which dailve cannot open; Windows packs large files so. Unpack the archive and give the folder, or pack it again with another program."
    case .encrypted:
      "\(file.name) in it is encrypted. Unpack the archive with its password, and give the folder."
    case .damaged: "\(file.name) in it is damaged. Copy or export it again."
    }
  }

  private static func sentence(_ error: StorageError) -> String {
    switch error {
    case .busy: "Another import is using this store. Wait until it is done, or give another --store."
    case .full(let task, let folder): "The disk that holds \(folder) is full. " + advice(task)
    case .damaged(let reason):
      "The store is damaged (\(reason)). Restore it from a backup: \(SuggestedCommand("backups")) lists them."
    case .unusable(let problem): sentence(problem)
    case .failed(let reason): "The store reported a failure: \(reason)."
    }
  }

  private static func sentence(_ problem: StoreFileError) -> String {
    switch problem {
    case .notAStore(let path, let bytes):
      "\(path) is not a store of dailve (\(bytes) bytes) and was left unchanged. Move it away or restore it from a backup, or give another --store."
    case .altered(let part):
      "The file of the store has a part that is not Dailve's (\(part)), and was left unchanged. \(SuggestedCommand("restore", "health.sqlite")) with the path of this file, or of a copy, takes its data over without that part."
    case .gone(let path):
      "\(path) was removed or replaced while Dailve was running. Nothing was saved. Put it back, then start Dailve again."
    case .tooNew: "This store was written by a newer version of dailve. Update the program."
    case .notPrivate(let path, isOurs: false):
      "\(path) belongs to another user, who could read your data. Give a --store of your own, or run dailve as that user."
    case .notPrivate(let path, isOurs: true):
      "Other users have access to \(path), and that could not be changed. Give a --store in a folder of its own on a disk that supports permissions, or run `\(SuggestedCommand.asRoot)chmod go-rwx \(SuggestedCommand.path(path))`."
    }
  }

  private static func sentence(_ error: SaveError) -> String {
    switch error {
    case .storage(let error): sentence(error)
    case .taken(let id): "An entry of another kind has the id \(id). Nothing was changed; choose another id."
    case .repeated: "This was already saved. Nothing was changed."
    }
  }

  private static func sentence(_ error: WholeStoreError) -> String {
    switch error {
    case .storage(let error): sentence(error)
    case .inUse(let users): "\(names(users)) has the store open. Close it and try again; nothing was changed."
    case .notBackedUp(let problem):
      "Nothing was changed: this needs a backup first. " + BackupText.sentence(problem)
    }
  }

  private static func sentence(_ error: FileWriteError) -> String {
    switch error {
    case .exists(let path): "\(path) already exists and was not changed. Give another name, or --force to replace it."
    case .notAFile(let path):
      "\(path) is a link, a device or a pipe, which is never written to. Give the name of a file or a folder."
    case .noFolder(let path): "The folder \(path) does not exist. Create it first, or give another path."
    case .ofAStore(let path):
      "\(path) is in the folder of a store, where no file is replaced. Give another path."
    case .full(let path): "\(path) cannot be written: the disk is full. Make room and try again; nothing was changed."
    case .failed(let path, let reason): "\(path) cannot be written: \(reason)."
    }
  }

  private static func names(_ users: [StoreUser]) -> String {
    let names = users.map { "\($0.name.isEmpty ? "a program" : $0.name) (process \($0.process))" }
    return names.isEmpty ? "Another program" : names.joined(separator: ", ")
  }

  private static func advice(_ task: StorageTask) -> String {
    switch task {
    case .opening: "Creating or updating a store needs some space. Free some, or give another --store."
    case .reading: "Nothing is lost. Free some space and try again."
    case .saving: "Nothing was changed. Free some space and try again."
    case .importing:
      "Nothing of this import was kept, and your existing data is safe. Free some space and import again."
    case .undoing:
      "The import is still in the store; undoing it needs some space too. Free some and try again."
    case .erasing: "Deleting has begun; it finishes the next time the store is opened, once there is space."
    }
  }
}
