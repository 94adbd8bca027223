internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// The service worker, with what it has to know of this build before its text.
enum ServiceWorkerScript {
  static let name = "sw.js"

  private struct App: Encodable {
    /// Changes with every file, and so do the browser's caches.
    var build = ""
    var assets = Assets.ofPages
    /// What opens without a network even if nobody has seen it, with the first pages that the tabs lead to.
    var pages = (Self.tabs + others).map(\.path)
    var tabs = Self.tabs.map(\.path)
    var offline = Address.offline.path
    /// What follows from what waits in the browser is computed from this.
    var forecast = Address.forecast.path
    var signIn = Address.signIn.path
    var words = Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        (language.rawValue, ["today": language[.offlineToday], "earlier": language[.offlineEarlier]])
      })

    private static let tabs: [Address] = [.today, .activity, .wellness, .more]
    private static let others: [Address] = [
      .bodyNew, .workoutNew, .injuryNew, .settings, .heartRateZones, .body, .injuries, .sleep, .forecast,
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
  /// Whether it is fetched for later, and nobody looks at it now.
  var isQuiet: Bool { headers[.custom("X-Quiet")] != nil }
}
