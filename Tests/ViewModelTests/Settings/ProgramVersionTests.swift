import DailveDomain
import DailveScores
import DailveViewModels
import Testing

@Suite struct ProgramVersionTests {
  private let commit = "68cc191ca2d7e12939e8ec51994080f805f26be5"

  @Test func `a version tells its commit and its day, if the build knew them`() {
    #expect(ProgramVersion(number: "0.1.0", commit: commit + " 2026-11-26").text == "0.1.0 (68cc191ca2d7, 2026-11-26)")
    for other in ["", "$Format:%H %cs$", commit, commit + " yesterday", "short 2026-11-26", "a b c"] {
      #expect(ProgramVersion(number: "0.1.0", commit: other).text == "0.1.0", "\(other)")
    }
  }

  @Test func `a version says that it is old after twelve months`() {
    let version = ProgramVersion(number: "0.1.0", commit: commit + " 2025-01-31")
    func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDay { CivilDay(year: year, month: month, day: day) }
    #expect(version.months(on: day(2025, 2, 28)) == 0)
    #expect(version.months(on: day(2026, 1, 30)) == 11)
    #expect(version.ageNotice(on: day(2026, 1, 30), .en) == nil)
    #expect(version.ageNotice(on: day(2026, 1, 31), .en)?.contains("12 months old") == true)
    #expect(version.ageNotice(on: day(2026, 3, 31), .ko)?.contains("14개월") == true)
    // A clock that is behind makes nothing old.
    #expect(version.months(on: day(1970, 1, 1)) == 0)
    #expect(ProgramVersion(number: "0.1.0").ageNotice(on: day(2040, 1, 1), .en) == nil)
  }
}
