internal import ArgumentParser
internal import DailveDomain
internal import DailveSystem
internal import DailveTransfer
internal import Foundation

/// The store of the system's service, as its configuration names it.
///
/// It belongs to a user of its own. Commands of that user and of root work on it unless they are told another store;
/// for everybody else it does not exist, because they could not open it.
struct SystemStore: Sendable {
  let folder: String
  /// `nil` if there is no such folder.
  let owner: UInt32?

  /// The configuration of the service. The variable names another, for a second service or a container.
  static var configuration: String {
    let named = ProcessInfo.processInfo.environment["DAILVE_CONFIGURATION"] ?? ""
    return named.isEmpty ? usualConfiguration : named
  }

  static let usualConfiguration = "/etc/dailve.conf"

  /// Found once, so that one command never works on two stores.
  static let current: Result<SystemStore?, any Error> = Result { try find() }

  private static func find() throws -> SystemStore? {
    guard FileManager.default.fileExists(atPath: configuration) else { return nil }
    let isRoot = ThisProcess.user == 0
    let file: ConfigurationFile
    do {
      file = try ConfigurationFile(configuration)
    } catch  where !isRoot {
      // The file does not matter to a person who has a store of their own.
      return nil
    }
    guard let folder = file.text.values(of: "store").last else { return nil }
    let owner = try? FileEntry(folder).owner
    return isRoot || owner == ThisProcess.user ? SystemStore(folder: folder, owner: owner) : nil
  }

  /// True if there is a service, whose store this user does not work on.
  static var isOfAnother: Bool {
    guard case .success(nil) = current else { return false }
    return FileManager.default.fileExists(atPath: configuration)
  }
}

extension StoreOptions {
  /// The user whose rights root has to take for this store; `nil` if nothing has to change.
  ///
  /// - Throws: `ValidationError` if the store has no owner whose rights could be taken.
  func owner() throws -> SystemUser? {
    guard ThisProcess.user == 0, let system = try SystemStore.current.get(),
      SuggestedCommand.absolute(folder) == SuggestedCommand.absolute(system.folder)
    else { return nil }
    guard let number = system.owner else {
      throw ValidationError(
        "\(system.folder.printable), the store that \(SystemStore.configuration.printable) names, does not exist yet. Run `sudo dailve setup` first, or give another --store."
      )
    }
    // A service of root's has a store of root's.
    if number == 0 { return nil }
    guard let user = SystemUser(number: number) else {
      throw ValidationError(
        "\(system.folder.printable) belongs to a user with the number \(number), whom this system does not know. Run `sudo dailve setup --check`."
      )
    }
    return user
  }

  /// Takes the rights of the store's owner, for good, so that no file of root's ever lies in the store.
  ///
  /// - Throws: `ValidationError`, with which the command has to end.
  func enter() throws {
    guard let user = try owner() else { return }
    do {
      try ThisProcess.become(user)
    } catch {
      throw ValidationError("Dailve could not become the user \(user.name): \(error.reason). Nothing was done.")
    }
  }
}

extension ParsableCommand {
  /// The store that the command works on; `nil` for a command that needs none.
  var storeOptions: StoreOptions? {
    Mirror(reflecting: self).children.lazy.compactMap { ($0.value as? OptionGroup<StoreOptions>)?.wrappedValue }.first
  }
}
