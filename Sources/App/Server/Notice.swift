internal import DailveDomain
internal import DailveViewModels
internal import Hummingbird

/// What a form has done, told on the page that follows.
enum Notice {
  case saved
  case undone(removed: Int, kept: Int)

  private var query: String {
    switch self {
    case .saved: "done=saved"
    case .undone(let removed, let kept): "done=undone&removed=\(removed)&kept=\(kept)"
    }
  }

  /// Runs what a form asks for and goes on to `path`.
  static func after(_ path: String, _ body: () async throws -> Notice?) async throws -> Response {
    do {
      return .seeOther(try await body().map { "\(path)?\($0.query)" } ?? path)
    } catch StorageError.busy {
      return .seeOther(path + "?done=busy")
    }
  }

  static func text(_ request: Request, _ language: Language) -> String? {
    let parameters = request.uri.queryParameters
    func number(_ name: String) -> String { parameters.get(name).flatMap { Int($0) }.map { "\($0)" } ?? "0" }
    switch parameters.get("done") {
    case "saved": return language[.settingsSaved]
    case "busy": return language[.dataBusy]
    case "undone": return language(.dataUndoDone, number("removed"), number("kept"))
    default: return nil
    }
  }
}
