internal import DailveDomain

/// Explains why not everything was deleted.
public struct ErasurePresenter: Sendable {
  private let language: Language

  public init(_ language: Language) { self.language = language }

  /// `nil` for errors without a sentence here.
  ///
  /// - Parameter process: Identifier of this process, which is not listed among the others.
  public func failure(_ error: any Error, process: Int) -> String? {
    switch StorageError(in: error) ?? error {
    case WholeStoreError.inUse(let users):
      let others = users.filter { $0.process != process }
      if others.isEmpty, !users.isEmpty { return language[.settingsDeleteReading] }
      return language(.settingsDeleteInUse, names(others))
    case StorageError.full(.erasing, _): return language[.settingsDeleteUnfinished]
    default: return nil
    }
  }

  private func names(_ users: [StoreUser]) -> String {
    let names = users.map { user in
      language(
        .settingsDeleteProgram, user.name.isEmpty ? language[.settingsDeleteAnother] : user.name, "\(user.process)")
    }
    return names.isEmpty ? language[.settingsDeleteAnother] : names.joined(separator: ", ")
  }
}
