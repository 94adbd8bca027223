import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// The predicted score: as measured, changed, and where nothing can be asked.
@Suite struct WhatIfPageTests {
  let pages = PageMaterial()

  private func content(
    _ score: WhatIfScore, _ store: InMemoryStore, _ fields: [String: String] = [:], language: Language = .en
  ) throws -> WhatIfContent {
    try WhatIfViewModel(score, pages.viewer(language), field: { fields[$0] }, from: store).content
  }

  private func html(_ content: WhatIfContent) -> String {
    pages.lines(
      WhatIfPage.html(content, EngineScript(workerURL: "/engine.js", moduleURL: "/engine.wasm"), frame: pages.frame()))
  }

  @Test func `the condition, moved`() throws {
    let content = try content(.condition, pages.person(), ["hrv": "35", "rhr": "60"])
    try expectSnapshot(html(content), named: "what-if-condition-en.html")
    #expect(content.movers.map(\.value) == [35, 60])
    #expect(content.comparison.contains("below"))
  }

  @Test(arguments: [WhatIfScore.sleep, .readiness]) func `sleep and readiness, as measured`(score: WhatIfScore) throws {
    try expectSnapshot(html(content(score, pages.person())), named: "what-if-\(score.rawValue)-en.html")
  }

  @Test(arguments: WhatIfScore.allCases)
  func `with nothing moved the score is as measured`(score: WhatIfScore) throws {
    let content = try content(score, pages.person())
    #expect(content.value == content.words.measured && content.comparison == content.words.same)
    for mover in content.movers {
      #expect(mover.value == mover.start && mover.texts.count == (mover.highest - mover.lowest) / mover.step + 1)
      #expect(mover.texts.contains(mover.text))
    }
    // The initial values of the sliders, given in the address, are the measured ones.
    let fields = Dictionary(uniqueKeysWithValues: content.movers.map { ($0.name, "\($0.start)") })
    #expect(try self.content(score, pages.person(), fields) == content)
  }

  @Test(arguments: ["nan", "-1e300", "1e300", "inf", "abc", "", "99999999999999999999"])
  func `impossible values become the nearest possible choice`(text: String) throws {
    for score in WhatIfScore.allCases {
      let fields = Dictionary(uniqueKeysWithValues: score.measures.map { ($0.rawValue, text) })
      for mover in try content(score, pages.person(), fields).movers {
        #expect((mover.lowest...mover.highest).contains(mover.value))
      }
    }
  }

  @Test func `without measurements it says what is needed`() throws {
    for language in Language.allCases {
      for score in WhatIfScore.allCases {
        let content = try content(score, InMemoryStore(), language: language)
        let empty = try #require(content.empty)
        #expect(html(content).contains(empty.title) && !html(content).contains("<form"))
      }
    }
  }
}
