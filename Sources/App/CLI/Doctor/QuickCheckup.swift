internal import DailveDomain
internal import DailveStore

/// The two checks that a watcher repeats every minute: the server answers, and the store opens.
struct QuickCheckup {
  let folder: String
  let host: String
  let port: Int

  /// A sentence for each check that failed.
  func problems() async -> [String] {
    var problems: [String] = []
    let name = ListenAddress(host: host, port: port)
    if await PortProbe.pages(host: host, port: port) != .ours { problems.append("Dailve does not answer at \(name).") }
    do {
      // Looking through the whole file takes longer; the doctor's other checks do that.
      guard HealthStore.exists(folder: folder) else { throw NoStore(folder: folder) }
      _ = try StoreInspection(folder: folder)
    } catch {
      problems.append(ErrorText.sentence(for: error))
    }
    return problems
  }
}
