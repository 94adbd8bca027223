import DailveDomain
import DailvePrograms
import DailveScores
import DailveServer
import Testing

/// The description of the addresses for programs, and the accepted values of their parameters.
@Suite struct APITests {
  @Test func `every answer is described by its own type`() {
    #expect(OpenAPIDocument().failures == [])
  }

  @Test func `the pattern of days takes exactly the days that are accepted`() throws {
    let pattern = try Regex(DayPattern.text)
    for year in 1898...2201 {
      for month in 0...13 {
        for day in [0, 1, 9, 10, 19, 28, 29, 30, 31, 32] {
          func padded(_ number: Int, _ width: Int) -> String {
            String(repeating: "0", count: width - "\(number)".count) + "\(number)"
          }
          let text = "\(year)-\(padded(month, 2))-\(padded(day, 2))"
          #expect((text.wholeMatch(of: pattern) != nil) == (CivilDay(accepting: text) != nil), "\(text)")
        }
      }
    }
    for text in ["", "2026-1-1", "2026-01-01 ", "2026-01-0１", "+2026-01-01", "2026-01-01\n", "02026-01-01"] {
      #expect(text.wholeMatch(of: pattern) == nil && CivilDay(accepting: text) == nil, "\(text)")
    }
  }

  @Test(arguments: ["", "a", "2026-01-31", "日本 \u{0} \n é", "~,~\u{1F600}"])
  func `a cursor keeps its place in a list`(place: String) {
    let text = ListCursor(place, of: "nights").text
    #expect(ListCursor(text, of: "nights")?.place == place)
    #expect(ListCursor(text, of: "night") == nil && ListCursor(text, of: "samples") == nil)
    #expect(text.utf8.allSatisfy { (0x30...0x7A).contains($0) || $0 == 0x2D })
  }

  @Test func `a cursor continues its list`() {
    func comesBack<Place: ListPlace & Equatable>(_ place: Place) -> Bool {
      Place(cursorText: place.cursorText) == place
    }
    #expect(comesBack(CivilDay(number: 20_000)) && comesBack(7) && comesBack("a\n~b"))
    #expect(comesBack(SampleCursor(text: "1,2,n3")))
    #expect(WorkoutPlace("2026-01-31~1769850000~a~b").map(comesBack) == true)
  }

  @Test(arguments: ["", "=", "A", "____", "bmlnaHRz", String(repeating: "A", count: 5000)])
  func `a cursor that did not come from a list is refused`(text: String) {
    #expect(ListCursor(text, of: "nights") == nil)
  }
}
