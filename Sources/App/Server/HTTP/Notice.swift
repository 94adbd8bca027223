internal import DailveDomain
internal import DailveViewModels
internal import Hummingbird

/// The result of a form, shown on the page that follows.
enum Notice {
  /// `isWaiting` if it is durable but statistics follow later, because an import is running or there is much to derive.
  case saved(isWaiting: Bool)
  /// False if there are backups that could not be reached, or may be somebody else's.
  case erased(all: Bool)
  case undone(removed: Int, kept: Int)
  /// The key of a device is no longer accepted.
  case revoked
  /// The form for a key was submitted again.
  case madeAlready
  /// A delivery is being read again; false if its body no longer exists.
  case replayed(Bool)
  /// The reading that the form excludes is no longer there.
  case readingGone

  private var query: String {
    switch self {
    case .saved(let isWaiting): isWaiting ? "done=waiting" : "done=saved"
    case .erased(let all): all ? "done=erased" : "done=erased-here"
    case .revoked: "done=revoked"
    case .madeAlready: "done=made"
    case .replayed(let isKept): isKept ? "done=replayed" : "done=forgotten"
    case .readingGone: "done=reading-gone"
    case .undone(let removed, let kept): "done=undone&removed=\(removed)&kept=\(kept)"
    }
  }

  /// Performs what a form asks for and redirects to a page.
  static func after(_ address: Address, _ body: () async throws -> Notice?) async throws -> Response {
    try await after(address.path, body)
  }

  static func after(_ path: String, _ body: () async throws -> Notice?) async throws -> Response {
    .seeOther(try await body().map { Self.path(path, $0.query) } ?? path)
  }

  /// A path with one more item in its query.
  static func path(_ path: String, _ query: String) -> String { path + (path.contains("?") ? "&" : "?") + query }

  /// Today, showing the result of an import.
  static func imported(batch: Int) -> String { Address.today.path("done=imported&batch=\(batch)") }

  /// True if an erasure had to leave backups.
  static func leavesBackups(_ request: Request) -> Bool { request.uri.queryParameters.get("done") == "erased-here" }

  /// The import whose result the page is to show.
  static func importedBatch(_ request: Request) -> Int? {
    let parameters = request.uri.queryParameters
    guard parameters.get("done") == "imported" else { return nil }
    return parameters.get("batch").flatMap { Int($0) }
  }

  /// The address that undoes a deletion, shown on the page that follows it.
  ///
  /// - Parameter restore: The address that restores an entry, by its id.
  static func undo(_ request: Request, _ restore: (String) -> Address) -> String? {
    let parameters = request.uri.queryParameters
    guard parameters.get("done") == "deleted", let id = parameters.get("entry"),
      EntryID.isValid(WorkoutEntry.entryID(ofWorkout: id) ?? id)
    else { return nil }
    return restore(id).path
  }

  static func text(_ request: Request, _ language: Language) -> String? {
    let parameters = request.uri.queryParameters
    func number(_ name: String) -> String { parameters.get(name).flatMap { Int($0) }.map { "\($0)" } ?? "0" }
    switch parameters.get("done") {
    case "saved": return language[.settingsSaved]
    case "waiting": return language[.dataWaiting]
    case "deleted": return language[.commonDeleted]
    case "restored": return language[.commonRestored]
    case "gone": return language[.historyGone]
    case "parted": return language[.workoutParted]
    case "joined": return language[.workoutJoined]
    case "passkey": return language[.passkeyDone]
    case "unlocked": return language[.passkeyRemoved]
    case "passphrase": return language[.securityChanged]
    case "confirmed": return language[.confirmDone]
    case "signed-out": return language[.signOutDone]
    case "forgotten-rights": return language[.securityWithheldForgotten]
    case "already": return language[.setupAlready]
    case "ended": return language[.securityEnded]
    case "backed-up": return language[.backupsDone]
    case "erased-here": return language[.settingsDeletedButBackups]
    case "erased": return language[.settingsDeleted]
    case "device-address": return language[.deviceAddressSaved]
    case "device-address-off": return language[.deviceAddressSwitchedOff]
    case "revoked": return language[.connectRevokeDone]
    case "made": return language[.connectMadeAlready]
    case "replayed": return language[.dataReplayDone]
    case "forgotten": return language[.dataReplayGone]
    case "reading-gone": return language[.samplesGone]
    case "undone": return language(.dataUndoDone, number("removed"), number("kept"))
    default: return nil
    }
  }
}
