internal import DailveDocuments
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// The service worker, preceded by the data of this build.
enum ServiceWorkerScript {
  static let name = "sw.js"

  private struct App: Encodable {
    /// Changes with every file, and with it the browser's caches.
    var build = ""
    var assets = Assets.ofPages
    /// Pages that work offline even if they were never viewed, including the first pages reached from the tabs.
    var pages = (Self.tabs + others).map(\.path)
    var tabs = Self.tabs.map(\.path)
    var offline = Address.offline.path
    /// The page that searches by itself what the server cannot search now.
    var browse = Address.browse.path
    /// Predictions from waiting entries are computed from this.
    var forecast = Address.scorePreview.path
    var signIn = Address.signIn.path
    var words = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        (language.rawValue, ["today": language[.offlineToday], "earlier": language[.offlineEarlier]])
      })

    private static let tabs: [Address] = [.today, .activity, .wellness, .browse]
    private static let others: [Address] = [
      .bodyNew, .workoutNew, .injuryNew, .settings, .heartRateZones, .body, .injuries, .sleep, .scorePreview,
      .conditionWhatIf, .sleepWhatIf, .readinessWhatIf, .data, .sources, .history,
    ]
  }

  static func text() throws -> String {
    var app = App()
    let script = Assets.text(name)
    app.build = String(FNV1a.hash(try FiniteJSON.encode(app) + Data(script.utf8)), radix: 36)
    return "const APP = \(String(decoding: try FiniteJSON.encode(app), as: UTF8.self));\n" + script
  }
}

extension Request {
  /// True if it is prefetched rather than viewed.
  var isQuiet: Bool { headers[.custom("X-Quiet")] != nil }
}
