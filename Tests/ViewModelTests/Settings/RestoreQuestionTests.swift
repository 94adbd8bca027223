import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

/// The question before a restore that other machines would change.
@Suite struct RestoreQuestionTests: ViewerSuite {
  private let name = BackupName(taken: Instant(1_000_000_000), kind: .undo, isEncrypted: false)

  private func sentences(_ outlook: RestoreOutlook, _ language: Language = .en) -> [String] {
    RestoreQuestion(name, outlook, viewer(language)).sentences
  }

  @Test(arguments: Language.allCases) func `a backup from a future year has its date`(language: Language) {
    let taken = Instant(midnightOf: CivilDay(year: 2027, month: 5, day: 9)) + 33_120
    let future = BackupName(taken: taken, kind: .hourly, isEncrypted: false)
    let title = RestoreQuestion(future, RestoreOutlook(), viewer(language)).title
    #expect(title.contains("2027") && title.contains("9:12"))
    let tomorrow = BackupName(taken: Instant(midnightOf: today + 1) + 600, kind: .hourly, isEncrypted: false)
    #expect(RestoreQuestion(tomorrow, RestoreOutlook(), viewer(language)).title.contains("22"))
  }

  @Test(arguments: Language.allCases) func `machines not yet compared are named`(language: Language) {
    let outlook = RestoreOutlook(others: ["home", "tablet"], unasked: ["home"])
    #expect(outlook.wantsQuestion && !outlook.changesAnything)
    #expect(sentences(outlook, language) == [language[.backupsOthersSame], language(.backupsUnasked, "home")])
  }

  @Test(arguments: Language.allCases) func `the page shows which data a restore everywhere removes`(language: Language)
  {
    var outlook = RestoreOutlook(others: ["tablet"], importsLeaving: ["2.xml"])
    let lossless = sentences(outlook, language)
    outlook.returning = [.init(kind: "body", count: 2, days: []), .init(kind: "injury", count: 1, days: [])]
    let entries = sentences(outlook, language)
    #expect(entries.filter { $0 == language(.backupsEntriesEverywhere, "3") }.count == 1)
    outlook.importsReturning = ["3.xml", "4.xml"]
    let both = sentences(outlook, language)
    #expect(both.filter { $0 == language(.backupsLaterImportsEverywhere, "2") }.count == 1)
    // Without losses, none are mentioned.
    for key in [TextKey.backupsEntriesEverywhere, .backupsLaterImportsEverywhere] {
      let beginning = language(key, "|").prefix { $0 != "|" }
      #expect(!lossless.contains { $0.hasPrefix(beginning) })
    }
  }
}
