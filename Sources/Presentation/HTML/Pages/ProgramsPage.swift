package import DailveViewModels

/// How other programs read what the pages show.
package enum ProgramsPage {
  package static func html(_ guide: ProgramGuide, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.programsTitle],
      Layout.backLink(language, to: Address.settings.path, .navSettings),
      Layout.header(title: language[.programsTitle]),
      tag("p", ["class": "soft"], .text(language[.programsLead])),
      tag(
        "div", ["class": "columns"],
        tag("div", [:], key(guide, language), rights(guide, language)),
        tag("div", [:], .group(guide.examples.map { example($0, language) }), all(guide, language))))
  }

  private static func key(_ guide: ProgramGuide, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.programsKey])),
      tag("p", [:], .text(language[guide.needsKey ? .programsKeyNeeded : .programsKeyFree])),
      Snippet.node(guide.command, language, name: language[.programsKey]))
  }

  private static func rights(_ guide: ProgramGuide, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[.programsRights])),
      tag(
        "dl", ["class": "settings-of"],
        guide.rights.map { right in
          tag(
            "div", [:], tag("dt", [:], tag("code", [:], .text(right.name))),
            tag("dd", [:], .text(language[right.text])))
        }))
  }

  private static func example(_ example: ProgramGuide.Example, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("h2", [:], .text(language[example.title])),
      tag("p", [:], .text(language[example.lead])),
      Snippet.node(example.text, language, name: language[example.title]))
  }

  private static func all(_ guide: ProgramGuide, _ language: Language) -> Node {
    tag("p", [:], tag("a", ["class": "link", "href": guide.description], .text(language[.programsAll])))
  }
}
