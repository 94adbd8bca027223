internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveSystem
internal import DailveViewModels
internal import Foundation

/// Looks for everything that would stand in the way of the service, and changes nothing.
struct SetupCheckup {
  /// The name of the account that the package makes.
  static let account = "dailve"

  let places: SetupPlaces
  let serve: ServeCommand
  let language: Language

  /// A sentence for each problem.
  func problems() async throws -> [String] {
    let listening = try serve.listening()
    return accountProblems() + folderProblems() + backupsProblems() + zoneProblems() + certificateProblems(listening)
      + (await portProblems(listening))
  }

  private var user: SystemUser? { SystemUser(named: Self.account) }

  private func accountProblems() -> [String] {
    // A trial elsewhere has no accounts of its own.
    guard places.isSystem, user == nil else { return [] }
    let command = "sudo useradd --system --home-dir \(SetupPlan.usualStore) --shell /usr/sbin/nologin \(Self.account)"
    return [language(.serviceUserMissing, Self.account, command)]
  }

  private func folderProblems() -> [String] {
    let folder = places.place(serve.options.folder)
    guard let entry = try? FileEntry(folder) else { return [] }
    let isRight = entry.kind == .folder && entry.permissions & 0o077 == 0
    let isOwned = places.isSystem ? user.map { $0.number == entry.owner } ?? true : entry.isOurs
    if isRight, isOwned { return [] }
    let path = SuggestedCommand.path(folder)
    return [
      language(
        .serviceFolderOpen, folder.printable, "sudo chown -R \(Self.account): \(path) && sudo chmod -R go-rwx \(path)")
    ]
  }

  private func backupsProblems() -> [String] {
    guard let folder = serve.backups.backups else { return [] }
    let place = places.place(folder)
    return (try? FileEntry(place).kind) == .folder ? [] : [language(.serviceBackupsMissing, place.printable)]
  }

  private func zoneProblems() -> [String] {
    // Every database of time zones has this one, and knows its summer time.
    let isThere = ZoneCatalogue().rules("Europe/Berlin").map { $0.offsets.count > 1 } ?? false
    return isThere ? [] : [language[.serviceZonesMissing]]
  }

  private func certificateProblems(_ listening: PublicListening) -> [String] {
    guard let files = listening.certificate else { return [] }
    let closed = [files.certificate, files.key].compactMap(closedProblem)
    do throws(CertificateProblem) {
      let certificates = try CertificateReloader(files, at: .now)
      let warnings = certificates.warnings(host: listening.access?.origin.host ?? "", at: .now)
      return closed + warnings.map { CertificateText.sentence($0, language) }
    } catch {
      return closed + [CertificateText.sentence(error, language)]
    }
  }

  /// Root can read everything, so the permissions have to tell whether the service can. A group may contain the
  /// account; that is not looked up.
  private func closedProblem(_ path: String) -> String? {
    guard places.isSystem, let user, let entry = try? FileEntry(path) else { return nil }
    let isOpen = entry.owner == user.number ? entry.permissions & 0o400 != 0 : entry.permissions & 0o044 != 0
    if isOpen { return nil }
    let quoted = SuggestedCommand.path(path)
    return language(
      .serviceFileClosed, path.printable, user.name, "sudo chgrp \(user.name) \(quoted) && sudo chmod g+r \(quoted)")
  }

  private func portProblems(_ listening: PublicListening) async -> [String] {
    let address = ListenAddress(host: listening.host, port: listening.port)
    let near = listening.nearAddress
    switch await PortProbe.pages(host: near.host, port: near.port) {
    case .free, .ours: return []
    case .other: return [language(.servicePortTaken, "\(address)")]
    case .notAllowed, .notHere: return [language(.servicePortRefused, "\(address)")]
    }
  }
}
