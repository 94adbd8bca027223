package import DailveViewModels

/// The backups: the newest one, how to make one, and how to restore one.
package enum BackupsPage {
  package static func html(
    _ content: BackupsContent, _ question: RestoreQuestion? = nil, notice: String? = nil, problem: String? = nil,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.document(
      frame, title: language[.backupsTitle],
      Layout.backLink(language, to: Address.settings.path, .settingsTitle),
      Layout.header(title: language[.backupsTitle]),
      Layout.status(notice), Layout.alert(problem),
      question.map { ask($0, language) } ?? .nothing,
      tag(
        "div", ["class": "columns"], tag("div", [:], overview(content, language)),
        tag("div", [:], list(content, language))))
  }

  private static func ask(_ question: RestoreQuestion, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text", "id": "question"], tag("h2", [:], .text(question.title)),
      .group(question.sentences.map { tag("p", [:], .text($0)) }),
      tag(
        "form", ["method": "post", "action": Address.backupRestore.path, "class": "form"],
        tag("input", ["type": "hidden", "name": "name", "value": question.name]),
        tag("input", ["type": "hidden", "name": "sure", "value": "1"]),
        tag(
          "label", ["class": "check"], tag("input", ["type": "checkbox", "name": "everywhere", "value": "1"]),
          tag("span", [:], .text(language[.backupsEverywhere]))),
        tag("button", ["type": "submit", "class": "danger"], .text(language[.backupsRestore]))))
  }

  private static func overview(_ content: BackupsContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], tag("p", [:], .text(language[.backupsText])),
      content.warning.map { tag("p", ["class": "soft"], Icon.warning.node, .text($0)) } ?? .nothing,
      // Paths and sentences are too long for columns.
      tag(
        "ul", ["class": "entries"],
        content.facts.map { fact in
          tag(
            "li", [:],
            tag(
              "div", [:], tag("b", [:], .text(fact.text)), tag("span", ["class": "soft"], .text(language[fact.title])))
          )
        }),
      content.note.map { tag("p", ["class": "soft"], .text($0)) } ?? .nothing,
      content.work.map { work($0, language) } ?? now(language))
  }

  private static func now(_ language: Language) -> Node {
    tag(
      "form", ["method": "post", "action": Address.backupNow.path, "data-form": ""],
      tag("button", ["type": "submit"], .text(language[.backupsNow])))
  }

  private static func work(_ sentence: TextKey, _ language: Language) -> Node {
    .group([
      tag("p", ["class": "soft"], .text(language[sentence])),
      tag(
        "p", ["class": "buttons"],
        tag("a", ["class": "button quiet", "href": Address.backups.path], .text(language[.backupsLook]))),
    ])
  }

  private static func list(_ content: BackupsContent, _ language: Language) -> Node {
    // Where none can be made, no first one is promised.
    guard content.isListKnown, !content.rows.isEmpty || content.warning == nil else { return .nothing }
    return tag(
      "section", ["class": "card text", "id": "list"], tag("h2", [:], .text(language[.backupsList])),
      content.rows.isEmpty
        ? tag("p", ["class": "soft"], .text(language[.backupsNone]))
        : tag("ul", ["class": "entries"], content.rows.map { row($0, isIdle: content.work == nil, language) }))
  }

  private static func row(_ row: BackupsContent.Row, isIdle: Bool, _ language: Language) -> Node {
    tag(
      "li", [:],
      tag("div", [:], tag("b", [:], .text(row.moment)), tag("span", ["class": "soft"], .text(row.detail))),
      isIdle
        ? tag(
          "details", ["class": "fold undo"],
          tag(
            "summary", ["aria-label": language(.backupsRestoreNamed, row.moment)], .text(language[.backupsRestore])),
          row.isEncrypted
            ? tag("p", [:], .text(language(.backupsRestoreLocked, row.command))) : restore(row, language))
        : .nothing)
  }

  private static func restore(_ row: BackupsContent.Row, _ language: Language) -> Node {
    .group([
      tag("p", [:], .text(language[.backupsRestoreSure])),
      tag(
        "form", ["method": "post", "action": Address.backupRestore.path],
        tag("input", ["type": "hidden", "name": "name", "value": row.name]),
        tag("button", ["type": "submit", "class": "danger"], .text(language[.backupsRestore]))),
    ])
  }
}
