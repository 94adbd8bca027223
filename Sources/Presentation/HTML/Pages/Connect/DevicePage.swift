package import DailveViewModels

/// A device: its key, how to set it up, and what it has sent.
package enum DevicePage {
  /// - Parameter failure: Why a test delivery did not arrive.
  package static func html(
    _ content: DeviceContent, notice: String? = nil, failure: String? = nil, frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    let device = content.device
    return Layout.document(
      frame, title: device.name,
      Layout.backLink(language, to: Address.connect.path, .connectTitle),
      Layout.header(title: device.name, eyebrow: language[content.way.title]),
      Layout.status(notice), Layout.alert(failure),
      device.ended.map { tag("p", ["class": "banner"], Icon.warning.node, tag("span", [:], .text($0))) } ?? .nothing,
      tag(
        "div", ["class": "columns"],
        tag("div", [:], key(content, language), state(content, language), scan(content, language)),
        tag(
          "div", [:], kinds(content, language), guide(content, language), tips(content.guide, language),
          device.isActive
            ? tag("section", ["class": "card text"], DeviceList.revoke(device, language)) : .nothing)))
  }

  private static func key(_ content: DeviceContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.connectKey])),
      content.secret.map { secret in
        .group([
          Snippet.node(secret, language, name: language[.connectKey]),
          tag("p", ["class": "small"], .text(language[.connectKeyOnce])),
        ])
      } ?? tag("p", ["class": "soft"], .text(language[.connectKeyGone])),
      warning(content.address).map { text in
        tag("p", ["class": "banner"], Icon.warning.node, tag("span", [:], .text(language[text])))
      } ?? .nothing)
  }

  private static func warning(_ address: DeviceAddress) -> TextKey? {
    if address.isLoopback { return .connectLoopback }
    return address.isEncrypted ? nil : .connectPlain
  }

  private static func scan(_ content: DeviceContent, _ language: Language) -> Node {
    guard let lead = content.guide.scan, !content.guide.codes.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.connectScan])),
      tag("p", [:], .text(language[lead])),
      tag(
        "div", ["class": "codes"],
        zip(content.guide.codes, content.codes).map { code, matrix in
          let title = language[code.title]
          return tag(
            "figure", [:],
            matrix.map { QRCodeView.node($0, label: language(.connectCodeNamed, title)) } ?? .nothing,
            tag(
              "figcaption", [:],
              code.isLink ? tag("a", ["class": "link", "href": code.text], .text(title)) : .text(title)))
        }))
  }

  /// The state, which changes when something arrives: the script reloads it from the page's own address.
  private static func state(_ content: DeviceContent, _ language: Language) -> Node {
    let state = content.state
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.connectState])),
      tag(
        "div", ["class": "arrivals", "data-live": content.path, "role": "status"],
        tag(
          "p", [:],
          state.isWaiting ? tag("span", ["class": "pulse", "aria-hidden": "true"]) : Icon.check.node,
          tag("span", [:], .text(state.text))),
        state.warning.map { tag("p", ["class": "soft"], .text($0)) } ?? .nothing,
        state.path.map { tag("a", ["class": "link", "href": $0], .text(language[.connectOpenDelivery])) } ?? .nothing),
      content.secret.map { test(content, $0, language) } ?? .nothing)
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
      .group(hidden.map { tag("input", ["type": "hidden", "name": $0.0, "value": $0.1]) }),
      tag("button", ["type": "submit"], .text(language[.connectTest])),
      tag("p", ["class": "small", "role": "status"], .text(language[.connectTestHint])))
  }

  private static func guide(_ content: DeviceContent, _ language: Language) -> Node {
    let guide = content.guide
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.connectByHand])),
      otherWays(content, language), tag("p", [:], .text(language[guide.how])),
      guide.settings.isEmpty
        ? .nothing
        : tag(
          "dl", ["class": "settings-of"],
          guide.settings.map { setting in
            tag(
              "div", [:], tag("dt", [:], .text(setting.name)),
              tag(
                "dd", [:],
                setting.isCopied ? Snippet.node(setting.value, language, name: setting.name) : .text(setting.value)))
          }),
      .group(
        guide.snippets.map { snippet in
          .group([
            snippet.lead.map { tag("p", [:], .text(language[$0])) } ?? .nothing, Snippet.node(snippet.text, language),
          ])
        }))
  }

  private static func otherWays(_ content: DeviceContent, _ language: Language) -> Node {
    guard !content.otherWays.isEmpty else { return .nothing }
    return .group([
      tag("p", [:], .text(language[.connectWay])),
      tag(
        "ul", [:],
        content.otherWays.map { way in
          tag("li", [:], tag("a", ["class": "link", "href": way.path], .text(language[way.title])))
        }),
    ])
  }

  private static func kinds(_ content: DeviceContent, _ language: Language) -> Node {
    guard !content.kinds.isEmpty else { return .nothing }
    let heads = [TextKey.connectKind, .connectKindReceived, .connectKindNewest].map { language[$0] }
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.connectKinds])),
      CountTable.plain(
        language[.connectKinds], heads: heads,
        rows: content.kinds.map { kind in
          ([.text(kind.name)], [[.text(kind.received)], [.text(kind.newest ?? "–")]])
        }))
  }

  private static func tips(_ guide: ConnectGuide, _ language: Language) -> Node {
    guard !guide.tips.isEmpty else { return .nothing }
    return tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.connectTips])),
      tag("ul", [:], guide.tips.map { tag("li", [:], .text(language[$0])) }))
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
