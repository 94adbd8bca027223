package import DailveViewModels

/// Everything that a page needs besides its content.
package struct PageFrame: Sendable {
  package var language: Language
  /// "light", "dark" or `nil` for the system's choice.
  package var theme: String?
  /// The viewer's day, with which scripts notice a new day; empty if the address names a day.
  package var day: String
  package var styleURL: String
  package var scriptURL: String
  /// The script that keeps forms until the server has them; `nil` for pages without it.
  package var outboxURL: String?
  /// The script that predicts scores from waiting forms.
  package var scorePreviewURL: String?
  /// A script for this page alone.
  package var ownScriptURL: String?
  package var iconURL: String
  /// The navigation entry to mark; `nil` for none.
  package var current: Address?
  /// The requested past day, which links to other pages of days keep.
  package var pastDay: String?
  /// The origin named in the address.
  package var origin: PageOrigin?
  /// True if the score counts up to its value.
  package var countsUp: Bool
  /// True if the page answers a form that was rejected; accepted forms lead to another page.
  package var isRefusal = false
  /// The state of the store shown by the page, used to notice changes during loading; `nil` for a page that does not
  /// follow changes.
  package var revision: String?
  /// How a page without cards or charts follows changes.
  enum Following: String {
    /// Its parts are updated.
    case inPlace = ""
    /// It is reloaded, because another page takes its place.
    case anew
  }
  func following(_ way: Following = .inPlace) -> PageFrame {
    var frame = self
    frame.follows = way
    return frame
  }
  private(set) var follows: Following?
  /// True for somebody who is not signed in: the page has no links to other pages.
  package var isForStranger = false
  /// True if the browser indicates that it is signed in.
  package var isSignedIn = false
  /// True if pages travel over a network unencrypted.
  package var isUnencrypted = false
  /// Prefix of a new device's identifier: the name of the browser.
  package var device: String?
  /// Commands that the page may suggest for the server's machine.
  package var commands = ProgramCommands()
  /// The elements that make the pages an app.
  package var shell: AppShell?
  /// True if it replaces pages that are unavailable offline.
  package var isMissing = false
  /// The data that a browser deletes after signing out.
  package var forgets: Forgetting?

  package init(
    language: Language, theme: String?, day: String, styleURL: String, scriptURL: String, iconURL: String,
    current: Address?, pastDay: String? = nil, origin: PageOrigin? = nil, countsUp: Bool = false
  ) {
    self.language = language
    self.theme = theme
    self.day = day
    self.styleURL = styleURL
    self.scriptURL = scriptURL
    self.iconURL = iconURL
    self.current = current
    self.pastDay = pastDay
    self.origin = origin
    self.countsUp = countsUp
  }

  /// The address of another page for the same day.
  ///
  /// - Parameter origin: This page, if the other one should link back to it.
  func link(_ path: String, from origin: PageOrigin? = nil) -> String {
    origin.added(to: pastDay.map { "\(path)\(path.contains("?") ? "&" : "?")day=\($0)" } ?? path)
  }

  /// A text of the catalogue in the page's language.
  subscript(key: TextKey) -> String { language[key] }

  /// The origin to which the linked metric pages lead back.
  var asOrigin: PageOrigin? { PageOrigin(of: current) }
}

/// The HTML document around a page.
enum Layout {
  /// A page whose heading is its title, below a link back.
  static func page(
    _ frame: PageFrame, title: String, eyebrow: String? = nil, back: Node = .nothing, side: Node = .nothing,
    _ content: Node?...
  ) -> [UInt8] {
    document(frame, title: title, [back, header(title: title, eyebrow: eyebrow, side: side)] + content)
  }

  static func document(_ frame: PageFrame, title: String, _ content: Node?...) -> [UInt8] {
    document(frame, title: title, content)
  }

  private static func document(_ frame: PageFrame, title: String, _ content: [Node?]) -> [UInt8] {
    let language = frame.language
    var output = Array("<!doctype html>\n".utf8)
    let head = tag(
      "head", [:],
      tag("meta", ["charset": "utf-8"]),
      tag(
        "meta",
        [
          "name": "viewport",
          "content": "width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content",
        ]),
      tag("meta", ["name": "text-scale", "content": "scale"]),
      GroundColour.node(frame.theme),
      tag("title", [:], .text("\(title) · \(language[.appName])")),
      tag("link", ["rel": "stylesheet", "href": frame.styleURL]),
      tag("link", ["rel": "icon", "href": frame.iconURL, "type": "image/svg+xml"]),
      // Painting waits for the last element, because half a page would move when its other half arrives.
      tag("link", ["rel": "expect", "href": "#menu", "blocking": "render"]),
      tag("script", ["type": "module", "src": frame.scriptURL]),
      keepsForms(frame) ? tag("script", ["type": "module", "src": frame.outboxURL]) : .nothing,
      frame.shell?.links,
      frame.ownScriptURL.map { tag("script", ["type": "module", "src": $0]) })
    let body = tag(
      "body",
      [
        "class": frame.countsUp ? "counting" : nil, "data-day": frame.day, "data-revision": frame.revision,
        "data-refusal": frame.isRefusal ? "" : nil, "data-stranger": frame.isForStranger ? "" : nil,
        "data-clock": frame.shell?.clock,
        "data-forget": frame.forgets?.rawValue, "data-missing": frame.isMissing ? Address.offline.path : nil,
      ],
      .link(language[.navSkip], to: "#content", class: "skip"),
      frame.isUnencrypted ? unencrypted(language) : .nothing,
      keepsForms(frame)
        ? OutboxPanel.node(language, scorePreviewURL: frame.scorePreviewURL, device: frame.device) : .nothing,
      tag(
        "main", ["id": "content", "tabindex": "-1", "data-follow": frame.follows?.rawValue], content.compactMap { $0 }),
      frame.isForStranger ? tag("div", ["id": "menu"]) : navigation(frame))
    tag("html", ["lang": language.rawValue, "data-theme": frame.theme], head, body).write(to: &output)
    return output
  }

  /// True if forms are kept. Somebody who is not signed in has nothing to send.
  private static func keepsForms(_ frame: PageFrame) -> Bool { frame.outboxURL != nil && !frame.isForStranger }

  /// A warning about the unencrypted connection, on every page.
  private static func unencrypted(_ language: Language) -> Node {
    tag(
      "aside", ["class": "unencrypted", "aria-label": language[.shellUnencrypted]],
      tag("details", [:], .summary(language[.shellUnencrypted]), .p(language[.shellUnencryptedMeaning])))
  }

  private static func navigation(_ frame: PageFrame) -> Node {
    let tabs: [(address: Address, icon: Icon, title: TextKey)] = [
      (.today, .today, .navToday), (.activity, .activity, .navActivity), (.wellness, .wellness, .navWellness),
      (.browse, .browse, .navBrowse),
    ]
    let current = frame.current.map { tab(of: $0, frame.origin) }
    return tag(
      "nav", ["class": "tabs", "id": "menu", "aria-label": frame.language[.navLabel]],
      tabs.map { entry in
        tag(
          "a", ["href": entry.address.path, "aria-current": entry.address == current ? "page" : nil],
          entry.icon.node, .span(frame.language[entry.title]))
      })
  }

  /// The tab to which a page belongs: for one that several tabs lead to, that of its origin.
  private static func tab(of page: Address, _ origin: PageOrigin?) -> Address {
    let tabs = [Address.today, .activity, .wellness]
    if tabs.contains(page) { return page }
    guard [Address.sleep, .body, .injuries].contains(page) else { return .browse }
    return origin.map(\.tab).flatMap { tabs.contains($0) ? $0 : nil } ?? .wellness
  }

  static func header(title: String, eyebrow: String? = nil, side: Node = .nothing) -> Node {
    tag("header", ["class": "top"], tag("div", [:], eyebrow.map { .p($0) }, .h1(title)), side)
  }

  static func backLink(_ language: Language, to path: String = Address.today.path, _ title: TextKey = .commonBack)
    -> Node
  {
    backLink(to: path, text: language[title])
  }

  static func backLink(to path: String, text: String) -> Node {
    tag("a", ["class": "back", "href": path], Icon.back.node, .text(text))
  }

  /// The link back to the page's origin, or else to the page above it.
  static func backLink(_ frame: PageFrame, above path: String, _ title: TextKey) -> Node {
    backLink(frame.language, to: frame.origin?.address.path ?? path, frame.origin?.title ?? title)
  }

  /// A failure message, read before the rest of the page.
  ///
  /// - Parameter id: Identifier for the field that it concerns.
  static func alert(_ text: String?, id: String? = nil) -> Node {
    guard let text else { return .nothing }
    return tag(
      "div", ["class": "errors", "role": "alert", "tabindex": "-1", "data-focus": "", "id": id],
      tag("p", [:], Icon.warning.node, .text(text)))
  }

  /// A short message that screen readers announce.
  static func status(_ text: String?) -> Node {
    tag("p", ["class": text == nil ? "status empty" : "status", "role": "status"], text.map { .text($0) })
  }
}
