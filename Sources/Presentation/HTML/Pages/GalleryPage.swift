package import DailveViewModels

/// Every component in every state, for work on the design. No page links to it.
package enum GalleryPage {
  package static func html(_ content: GalleryContent, frame: PageFrame) -> [UInt8] {
    let language = frame.language
    return Layout.page(
      frame, title: "Gallery", eyebrow: "Components",
      side: AddMenu.node(language, from: nil),
      section("Status, banner, toast", messages(content, language)),
      section("Rings, arcs, bands", ShapeGallery.shapes),
      section("Skies", ShapeGallery.skies),
      section("Hero", .group(content.heroes.map { ScoreHero.node($0.value, language) })),
      section(
        "Parts",
        .group(
          content.heroes.prefix(3).map {
            ScoreParts.node(
              $0.value.parts, sum: $0.value.value ?? 0, missing: $0.value.missingText, title: $0.name, language)
          })),
      section(
        "Cards",
        .group([
          tag("div", ["class": "grid"], content.cards.map { CardView.node($0, frame) }),
          tag("div", ["class": "grid"], content.cards.map { CardView.link($0, frame) }),
        ])),
      section("Charts", .group(content.charts.map { chart($0, language) })),
      section("Nights", .group(content.hypnograms.map { night($0, language) })),
      section("Times", bedtimes(content, language)),
      section(
        "Body map and tags",
        .group([
          tag(
            "div", ["class": "card text"],
            BodyMap.node(content.injuries.marks, label: content.injuries.mapLabel, language)),
          tag(
            "p", ["class": "card buttons"],
            FormChoices.severities(language).map { severity, text in
              .span(text, class: "tag \(severity)")
            }),
          tag("div", ["class": "card text hue-activity"], BarRows.node(content.rows)),
        ])),
      section("Workout", workout(content.workout, language)),
      section("Form", form(content, language)), section("Buttons and icons", controls(language)))
  }

  private static func section(_ title: String, _ body: Node) -> Node {
    tag("section", ["class": "gallery", "aria-label": title], .h2(title), body)
  }

  private static func messages(_ content: GalleryContent, _ language: Language) -> Node {
    .group([
      Layout.status(language[.settingsSaved]),
      tag("p", ["class": "banner"], Icon.warning.node, .text(language(.todayPartial, "2", "24"))),
      tag(
        "div", ["class": "status toast"], .p(language[.commonDeleted]),
        tag("button", ["type": "button", "class": "link"], .text(language[.commonUndo]))),
      InjuryBanner.node(content.lines, more: 2, back: Address.today.path, language),
      EmptyState.card(content.empty),
    ])
  }

  private static func chart(_ chart: GalleryContent.Named<MetricDetailContent>, _ language: Language) -> Node {
    tag(
      "article", ["class": "card text hue-\(chart.value.family)"], .h3(chart.name),
      MetricDetailPage.chart(chart.value, id: "chart-\(chart.name.filter(\.isLetter))", language),
      MetricDetailPage.facts(chart.value.facts))
  }

  private static func night(_ night: GalleryContent.Named<SleepContent.Hypnogram>, _ language: Language) -> Node {
    tag("article", ["class": "card text hue-sleep"], .h3(night.name), HypnogramView.node(night.value, language))
  }

  private static func bedtimes(_ content: GalleryContent, _ language: Language) -> Node {
    tag(
      "article", ["class": "card text hue-sleep"],
      Charts.bedtimes(content.bedtimes, label: language[.sleepBedtimes]).svg)
  }

  private static func workout(_ workout: GalleryContent.Workout, _ language: Language) -> Node {
    .group([
      tag("div", ["class": "workout-list hue-activity"], workout.rows.map { WorkoutRowView.node($0, from: nil) }),
      tag(
        "article", ["class": "card text hue-heart"],
        HeartRateZoneRows.node(workout.zones, label: language[.workoutHeartRate])),
      tag(
        "article", ["class": "card text hue-activity"],
        WorkoutTable.node(workout.splits, label: workout.splits.title)),
      .group(
        workout.efforts.map { field in
          tag(
            "form", ["class": "card form", "action": Address.gallery.path],
            EffortField.node(field.name, field.value, language))
        }),
    ])
  }

  private static func form(_ content: GalleryContent, _ language: Language) -> Node {
    let view = FormView(fields: content.form, language: language)
    let inputs = [
      FormView.Input(
        name: "good", label: language[.bodyWeight], mode: "decimal", unit: "kg",
        hint: language(.formLastValue, "71.2 kg")),
      FormView.Input(name: "bad", label: language[.bodyWeight], mode: "decimal", unit: "kg"),
      FormView.Input(name: "choice", label: language[.injurySeverity], options: [("a", "A"), ("b", "B")]),
      FormView.Input(name: "long", label: language[.bodyMemo], hint: language[.commonOptional], isLong: true),
    ]
    return tag(
      "form", ["class": "card form", "action": Address.gallery.path], view.summary(inputs),
      .group(inputs.map(view.field)))
  }

  private static func controls(_ language: Language) -> Node {
    .group([
      tag(
        "p", ["class": "card buttons"],
        tag("button", ["type": "button", "class": "primary"], .text(language[.commonSave])),
        tag("button", ["type": "button"], .text(language[.commonEdit])),
        .link(language[.commonAdd], to: Address.gallery.path, class: "button"),
        .link(language[.commonViewAll], to: Address.gallery.path, class: "link"),
        tag("button", ["type": "button", "class": "danger"], .text(language[.commonDelete]))),
      tag("p", ["class": "card buttons icons"], Icon.allCases.map(\.node)),
    ])
  }
}
