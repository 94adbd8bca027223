package import DailveViewModels

/// The backups: the newest one, how to make one, and how to restore one.
package enum BackupsPage {
  package static func html(
    _ content: BackupsContent, _ question: RestoreQuestion? = nil, notice: String? = nil, problem: String? = nil,
    frame: PageFrame
  ) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: language[.backupsTitle],
      back: Layout.backLink(language, to: Address.settings.path, .settingsTitle),
      Layout.status(notice), Layout.alert(problem),
      question.map { ask($0, language) },
      tag(
        "div", ["class": "columns"], tag("div", [:], overview(content, language)),
        tag("div", [:], list(content, language))))
  }

  private static func ask(_ question: RestoreQuestion, _ language: Language) -> Node {
    .card(
      question.title, id: "question",
      .group(question.sentences.map { .p($0) }),
      .form(
        to: Address.backupRestore.path, class: "form",
        .hidden("name", question.name),
        .hidden("sure", "1"),
        tag(
          "label", ["class": "check"], tag("input", ["type": "checkbox", "name": "everywhere", "value": "1"]),
          .span(language[.backupsEverywhere])),
        .button(language[.backupsRestore], class: "danger")))
  }

  private static func overview(_ content: BackupsContent, _ language: Language) -> Node {
    tag(
      "section", ["class": "card text"], .p(language[.backupsText]),
      content.warning.map { tag("p", ["class": "soft"], Icon.warning.node, .text($0)) },
      // Paths and sentences are too long for columns.
      .entries(content.facts.map { fact in .entry(fact.text, language[fact.title]) }),
      content.note.map { .p($0, class: "soft") },
      content.work.map { work($0, language) } ?? now(language))
  }

  private static func now(_ language: Language) -> Node {
    .form(to: Address.backupNow.path, marks: ["data-form"], .button(language[.backupsNow]))
  }

  private static func work(_ sentence: TextKey, _ language: Language) -> Node {
    .group([
      .p(language[sentence], class: "soft"),
      tag("p", ["class": "buttons"], .link(language[.backupsLook], to: Address.backups.path, class: "button quiet")),
    ])
  }

  private static func list(_ content: BackupsContent, _ language: Language) -> Node {
    // Where none can be made, no first one is promised.
    guard content.isListKnown, !content.rows.isEmpty || content.warning == nil else { return .nothing }
    return .card(
      language[.backupsList], id: "list",
      content.rows.isEmpty
        ? .p(language[.backupsNone], class: "soft")
        : .entries(content.rows.map { row($0, isIdle: content.work == nil, language) }))
  }

  private static func row(_ row: BackupsContent.Row, isIdle: Bool, _ language: Language) -> Node {
    .entry(
      row.moment, row.detail,
      isIdle
        ? tag(
          "details", ["class": "fold undo"],
          tag("summary", ["aria-label": language(.backupsRestoreNamed, row.moment)], .text(language[.backupsRestore])),
          row.isEncrypted
            ? .p(language(.backupsRestoreLocked, row.command)) : restore(row, language))
        : .nothing)
  }

  private static func restore(_ row: BackupsContent.Row, _ language: Language) -> Node {
    .group([
      .p(language[.backupsRestoreSure]),
      .form(
        to: Address.backupRestore.path,
        .hidden("name", row.name),
        .button(language[.backupsRestore], class: "danger")),
    ])
  }
}
