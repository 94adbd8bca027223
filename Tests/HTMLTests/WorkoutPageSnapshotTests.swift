import DailveDomain
import DailveScores
import DailveTestSupport
import DailveViewModels
import Testing

@testable import DailveHTML

/// The page of a workout, for every kind.
@Suite struct WorkoutPageSnapshotTests {
  let pages = PageMaterial()

  private func html(_ id: String, _ language: Language = .en) throws -> [UInt8] {
    let store = InMemoryStore.workouts(today: pages.today)
    let model = try #require(try WorkoutViewModel(id, viewer: pages.viewer(language), from: store))
    var frame = pages.frame(language, nil)
    frame.ownScriptURL = "/workout.js"
    return WorkoutPage.html(model.content, zonesPath: Address.heartRateZones.path, frame: frame)
  }

  @Test(arguments: [
    ("run", Language.en), ("ride", .ko), ("swim", .en), ("strength", .ko), ("old", .en), ("triathlon", .en),
    ("entry-chess", .en),
  ])
  func `every kind of workout has its page`(id: String, language: Language) throws {
    try expectSnapshot(pages.lines(try html(id, language)), named: "workout-\(id)-\(language).html")
  }

  @Test func `names of sources and notes are text, never markup`() throws {
    let run = String(decoding: try html("run"), as: UTF8.self)
    #expect(run.contains("Stride &amp; &lt;Co&gt;") && !run.contains("<Co>"))
    let entry = String(decoding: try html("entry-chess"), as: UTF8.self)
    #expect(entry.contains("By the lake &lt;again&gt;"))
  }

  @Test func `one control moves the cursor, on the first chart that there is`() throws {
    for id in ["run", "ride", "swim", "strength"] {
      let page = String(decoding: try html(id), as: UTF8.self)
      #expect(page.split(separator: "type=\"range\"").count == 2, "\(id)")
    }
    #expect(!String(decoding: try html("old"), as: UTF8.self).contains("type=\"range\""))
  }

  @Test func `a page with a route and charts is small`() throws {
    #expect(try html("run").count < 90_000)
  }
}
