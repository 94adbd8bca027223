internal import ArgumentParser
internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveStore
internal import DailveViewModels
internal import Foundation

struct TodayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "today", abstract: "The Today page in the terminal.")

  @OptionGroup var options: StoreOptions
  @Flag(help: "Print one JSON document.") var json = false
  @Option(help: "Another day, YYYY-MM-DD (default: today).", transform: DayRange.day) var day: CivilDay?
  @Option(help: "en or ko (default: by LANG).") var language: String?

  func run() async throws {
    let store = try options.open()
    let locale = self.language ?? ProcessInfo.processInfo.environment["LANG"] ?? "en"
    let language: Language = locale.hasPrefix("ko") ? .ko : .en
    let answer = try await store.ask(Endpoint.today, day, language: language, day: day) ?? .empty
    if json { return try JSON.print(answer) }
    switch answer {
    case .ready(let content): TodayText.lines(content, language).forEach(Console.line)
    case .empty:
      let action = ActionContent.nothingKnown(language)
      Console.line(action.title)
      Console.line(action.reason)
    }
  }
}

/// The Today page as text.
enum TodayText {
  static func lines(_ content: TodayContent, _ language: Language) -> [String] {
    var lines = ["", content.dateText, ""]
    if let overview = content.overview {
      if let morning = content.morning { lines += ["  " + morning.title, "  " + morning.text, ""] }
      lines += [overview.title, overview.text, overview.newestText].filter { !$0.isEmpty }.map { "  " + $0 } + [""]
      return lines + overview.metrics.map { "    \($0.name): \($0.daysText), \($0.untilText)" } + [""]
    }
    let hero = content.hero
    if let score = hero.score, let band = hero.bandText {
      let filled = score / 4
      lines.append("  \(language[.todayCondition])  \(score)  \(band)")
      lines.append("  " + String(repeating: "█", count: filled) + String(repeating: "░", count: 25 - filled))
    }
    if let earlier = hero.earlier {
      let words = (earlier.ageText, "\(earlier.score)", earlier.bandText)
      lines.append("  " + language(.morningEarlier, words.0, words.1, words.2))
    }
    lines += ["  " + hero.headline, "  " + hero.sentence]
    lines += hero.parts.map { "    \($0.wholePoints >= 0 ? "+" : "−")\($0.wholePoints.magnitude)  \($0.label)" }
    if !hero.badges.isEmpty {
      lines.append("  " + hero.badges.map { "\($0.label) \($0.text)" }.joined(separator: "   "))
    }
    if let action = content.action { lines += ["", "  " + action.title, "  " + action.reason, ""] }
    if let goals = content.goals { lines += goals.lines }
    if let outside = content.outside { lines += outside.lines }
    if let goal = content.goal { lines.append("  \(language[.todayGoal])  \(goal.daysText)  ·  \(goal.minutesText)") }
    let groups: [(TextKey, [Card])] = [
      (.todayPinned, content.pinned), (.todaySignals, content.signals), (.todayActivity, content.activity),
    ]
    for (title, cards) in groups where !cards.isEmpty {
      lines += ["", "  " + language[title]]
      for card in cards {
        let change = card.change.map { $0.arrow.isEmpty ? "  \($0.text)" : "  \($0.arrow) \($0.text)" } ?? ""
        lines.append(
          "    \(card.name): \(card.valueText ?? "–")\(change)" + (card.ageText.isEmpty ? "" : "  (\(card.ageText))"))
      }
    }
    if let banner = content.banner { lines += ["", "  " + banner] }
    return lines + [""]
  }
}

extension GoalsContent {
  /// "Move  126 kcal of 560", and the rule that changed them.
  fileprivate var lines: [String] {
    goals.map { goal in
      let value = goal.unit.isEmpty ? goal.valueText : goal.valueText + " " + goal.unit
      return "  \(goal.name)  \(value)  \(goal.targetText)"
    } + (ruleText.map { ["  " + $0] } ?? [])
  }
}

extension OutsideContent {
  fileprivate var lines: [String] {
    [items.isEmpty ? "  " + title : "  " + title + ":"] + items.map { "    \($0.name): \($0.text)" }
      + (moreText.map { ["    " + $0] } ?? [])
  }
}
