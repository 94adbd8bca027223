package import DailveViewModels

/// The elements that make the pages installable and available offline.
package struct AppShell: Sendable {
  private let touchIconURL: String
  private let scriptURL: String
  /// "12" or "24": the clock style for the age of a cached page.
  let clock: String

  package init(touchIconURL: String, scriptURL: String, clock: ClockStyle) {
    self.touchIconURL = touchIconURL
    self.scriptURL = scriptURL
    self.clock = clock.rawValue
  }

  var links: Node {
    .group([
      // Requested with cookies: it is in the person's language, and a proxy may require them.
      tag("link", ["rel": "manifest", "href": Address.manifest.path, "crossorigin": "use-credentials"]),
      tag("link", ["rel": "apple-touch-icon", "href": touchIconURL]),
      tag("script", ["type": "module", "src": scriptURL]),
    ])
  }
}

/// The data that a browser deletes on a page for somebody who is not signed in.
package enum Forgetting: String, Sendable {
  /// Cached pages. Entries that wait to be sent stay until the person signs in again.
  case pages
  case everything = "all"
}

/// The background colour of pages, for the system's bars around them.
package enum GroundColour {
  package static let light = "#f1f5ef"
  package static let dark = "#0b0f0d"

  /// - Parameter theme: "light", "dark" or `nil` for the system's choice.
  static func node(_ theme: String?) -> Node {
    if let theme {
      return tag("meta", ["name": "theme-color", "content": theme == "dark" ? dark : light])
    }
    return .group([
      tag("meta", ["name": "theme-color", "content": light, "media": "(prefers-color-scheme: light)"]),
      tag("meta", ["name": "theme-color", "content": dark, "media": "(prefers-color-scheme: dark)"]),
    ])
  }
}
