package import DailveViewModels

/// A device: its key, how to set it up, and what it has sent.
package enum DevicePage {
  /// - Parameter failure: Why a test delivery did not arrive.
  package static func html(
    _ content: DeviceContent, notice: String? = nil, failure: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let device = content.device
    return Layout.page(
      frame, title: device.name, eyebrow: language[content.way.title],
      back: Layout.backLink(language, to: Address.connect.path, .connectTitle),
      Layout.status(notice), Layout.alert(failure),
      device.ended.map { tag("p", ["class": "banner"], Icon.warning.node, .span($0)) },
      tag(
        "div", ["class": "columns"],
        tag("div", [:], key(content, language), state(content, language), scan(content, language)),
        tag(
          "div", [:], kinds(content, language), guide(content, language), tips(content.guide, language),
          device.isActive
            ? tag("section", ["class": "card text"], DeviceList.revoke(device, language)) : .nothing)))
  }

  private static func key(_ content: DeviceContent, _ language: Language) -> Node {
    .card(
      language[.connectKey],
      content.secret.map { secret in
        .group([
          Snippet.node(secret, language, name: language[.connectKey]),
          .p(language[.connectKeyOnce], class: "small"),
        ])
      } ?? .p(language[.connectKeyGone], class: "soft"),
      warning(content.address).map { text in
        tag("p", ["class": "banner"], Icon.warning.node, .span(language[text]))
      })
  }

  private static func warning(_ address: DeviceAddress) -> TextKey? {
    if address.isLoopback { return .connectLoopback }
    return address.isEncrypted ? nil : .connectPlain
  }

  private static func scan(_ content: DeviceContent, _ language: Language) -> Node {
    guard let lead = content.guide.scan, !content.guide.codes.isEmpty else { return .nothing }
    return .card(
      language[.connectScan],
      .p(language[lead]),
      tag(
        "div", ["class": "codes"],
        zip(content.guide.codes, content.codes).map { code, matrix in
          let title = language[code.title]
          return tag(
            "figure", [:],
            matrix.map { QRCodeView.node($0, label: language(.connectCodeNamed, title)) },
            tag("figcaption", [:], code.isLink ? .link(title, to: code.text, class: "link") : .text(title)))
        }))
  }

  /// The state, which changes when something arrives: the script reloads it from the page's own address.
  private static func state(_ content: DeviceContent, _ language: Language) -> Node {
    let state = content.state
    return .card(
      language[.connectState],
      tag(
        "div", ["class": "arrivals", "data-live": content.path, "role": "status"],
        tag(
          "p", [:],
          state.isWaiting ? tag("span", ["class": "pulse", "aria-hidden": "true"]) : Icon.check.node,
          .span(state.text)),
        state.warning.map { .p($0, class: "soft") },
        state.path.map { .link(language[.connectOpenDelivery], to: $0, class: "link") }),
      content.secret.map { test(content, $0, language) })
  }

  private static func test(_ content: DeviceContent, _ secret: String, _ language: Language) -> Node {
    let hidden = [
      ("key", secret), (ConnectForm.way, content.way.rawValue), (ConnectForm.address, content.address.origin),
    ]
    return tag(
      "form",
      [
        "method": "post", "action": Address.connectTest(content.device.id).path, "class": "test",
        "data-test": language[.connectTestFailed],
      ],
      .group(hidden.map { .hidden($0.0, $0.1) }),
      .button(language[.connectTest]),
      tag("p", ["class": "small", "role": "status"], .text(language[.connectTestHint])))
  }

  private static func guide(_ content: DeviceContent, _ language: Language) -> Node {
    let guide = content.guide
    return .card(
      language[.connectByHand],
      otherWays(content, language), .p(language[guide.how]),
      guide.settings.isEmpty
        ? .nothing
        : tag(
          "dl", ["class": "settings-of"],
          guide.settings.map { setting in
            tag(
              "div", [:], .dt(setting.name),
              tag(
                "dd", [:],
                setting.isCopied ? Snippet.node(setting.value, language, name: setting.name) : .text(setting.value)))
          }),
      .group(
        guide.snippets.map { snippet in
          .group([snippet.lead.map { .p(language[$0]) } ?? .nothing, Snippet.node(snippet.text, language)])
        }))
  }

  private static func otherWays(_ content: DeviceContent, _ language: Language) -> Node {
    guard !content.otherWays.isEmpty else { return .nothing }
    return .group([
      .p(language[.connectWay]),
      tag(
        "ul", [:],
        content.otherWays.map { way in
          tag("li", [:], .link(language[way.title], to: way.path, class: "link"))
        }),
    ])
  }

  private static func kinds(_ content: DeviceContent, _ language: Language) -> Node {
    guard !content.kinds.isEmpty else { return .nothing }
    let heads = [TextKey.connectKind, .connectKindReceived, .connectKindNewest].map { language[$0] }
    return .card(
      language[.connectKinds],
      CountTable.plain(
        language[.connectKinds], heads: heads,
        rows: content.kinds.map { kind in
          ([.text(kind.name)], [[.text(kind.received)], [.text(kind.newest ?? "–")]])
        }))
  }

  private static func tips(_ guide: ConnectGuide, _ language: Language) -> Node {
    guard !guide.tips.isEmpty else { return .nothing }
    return .card(language[.connectTips], tag("ul", [:], guide.tips.map { .li(language[$0]) }))
  }
}

/// A QR code as SVG: dark on white in every theme, with the quiet zone of four modules that the standard requires.
enum QRCodeView {
  private static let quiet = 4

  static func node(_ matrix: QRMatrix, label: String) -> Node {
    let size = matrix.width + 2 * quiet
    let path = matrix.runs.map { "M\($0.x + quiet) \($0.y + quiet)h\($0.length)v1h-\($0.length)z" }.joined()
    return tag(
      "svg",
      [
        "class": "qr", "viewBox": "0 0 \(size) \(size)", "role": "img", "aria-label": label,
        "shape-rendering": "crispEdges",
      ],
      tag("path", ["class": "qr-ground", "d": "M0 0h\(size)v\(size)h-\(size)z"]),
      tag("path", ["d": path]))
  }
}
