import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// Pages that replace others: before sign-in is set up, while a store is being opened, offline.
@Suite struct StandInPageSnapshotTests {
  let pages = PageMaterial()

  private func snapshot(_ html: [UInt8], _ name: String) throws {
    try expectSnapshot(pages.lines(html), named: name)
  }

  private func stranger(_ language: Language) -> PageFrame {
    var frame = pages.frame(language, nil)
    frame.isForStranger = true
    return frame
  }

  @Test(arguments: Language.allCases) func `sign-in is set up, and the recovery codes shown once`(language: Language)
    throws
  {
    try snapshot(SetupPage.html(frame: stranger(language)), "setup-\(language.rawValue).html")
    let wrong = SetupPage.html(problem: "x", wrong: .code, code: "<ABCD>", frame: stranger(language))
    #expect(pages.lines(wrong).contains("value=\"&lt;ABCD&gt;\""))
    try snapshot(
      RecoveryCodesPage.html(["ABCD-EFGH", "JKLM-NPQR"], then: .security, frame: stranger(language)),
      "recovery-codes-\(language.rawValue).html")
  }

  @Test(arguments: Language.allCases) func `a store is being opened`(language: Language) throws {
    try snapshot(StartingPage.html("x < y", frame: stranger(language)), "starting-\(language.rawValue).html")
  }

  @Test(arguments: Language.allCases) func `the page stays usable without a network or a stored copy`(
    language: Language
  )
    throws
  {
    try snapshot(OfflinePage.html(frame: pages.frame(language, nil)), "offline-\(language.rawValue).html")
  }
}
