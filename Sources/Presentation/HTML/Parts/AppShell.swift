package import DailveViewModels

/// What lets the pages be installed, and open without a network.
package struct AppShell: Sendable {
  private let touchIconURL: String
  private let scriptURL: String
  /// "12" or "24": how the age of a page is written that comes from the browser's cache.
  let clock: String

  package init(touchIconURL: String, scriptURL: String, clock: ClockStyle) {
    self.touchIconURL = touchIconURL
    self.scriptURL = scriptURL
    self.clock = clock.rawValue
  }

  var links: Node {
    .group([
      // With cookies: it is in the person's language, and a proxy may want to know who asks.
      tag("link", ["rel": "manifest", "href": Address.manifest.path, "crossorigin": "use-credentials"]),
      tag("link", ["rel": "apple-touch-icon", "href": touchIconURL]),
      tag("script", ["type": "module", "src": scriptURL]),
    ])
  }
}

/// What a browser forgets on a page for somebody who is not signed in.
package enum Forgetting: String, Sendable {
  /// Pages that it has kept. What was entered and waits to be sent stays for the person to sign in again.
  case pages
  /// Everything.
  case everything = "all"
}

/// The ground of pages, for the bars that a system draws around them.
package enum GroundColour {
  package static let light = "#f3f6f2"
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
