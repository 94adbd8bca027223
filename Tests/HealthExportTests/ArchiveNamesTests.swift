import DailveHealthExport
import Testing

/// File names in our own archives, made from arbitrary names of types and files.
@Suite struct ArchiveNamesTests {
  @Test(arguments: [
    ("Q/../../../evil", "Q_.._.._.._evil"), ("..", "_"), (".", "_"), ("", "_"), ("...", "_"),
    ("/etc/passwd", "_etc_passwd"), ("a\\b:c*d?e\"f<g>h|i", "a_b_c_d_e_f_g_h_i"),
    ("line\nbreak\u{0}\u{7F}\u{9B}", "line_break___"), ("gpj.\u{202E}exe", "gpj._exe"), ("name. . ", "name"),
    ("CON", "_CON"), ("nul.csv", "_nul.csv"), ("com1.tar.gz", "_com1.tar.gz"), ("LPT²", "_LPT²"),
    ("Console", "Console"),
    ("HKQuantityTypeIdentifierStepCount.csv", "HKQuantityTypeIdentifierStepCount.csv"), ("걸음 수.csv", "걸음 수.csv"),
  ])
  func `any text becomes a valid name`(text: String, name: String) {
    #expect(ArchiveNames.component(text) == name)
    #expect(ArchiveNames.component(name) == name)
  }

  @Test func `a name is short, keeps its extension, and cuts no character in two`() {
    let long = ArchiveNames.component(String(repeating: "é", count: 40_000) + ".gpx")
    #expect(long.utf8.count <= 120 && long.hasSuffix("é.gpx"))
    #expect(ArchiveNames.component(String(repeating: "x", count: 65_536)).utf8.count == 120)
  }

  @Test func `no two names are equal, on any system`() {
    var names = ArchiveNames()
    let given = ["a/x.gpx", "a/x.gpx", "a/X.gpx", "b/x.gpx", "a/x-2.gpx", "a/e\u{301}", "a/\u{E9}", "a/?", "a/*"]
    let made = given.map { names.next($0) }
    #expect(
      made == [
        "a/x.gpx", "a/x-2.gpx", "a/X-3.gpx", "b/x.gpx", "a/x-2-2.gpx", "a/e\u{301}", "a/\u{E9}-2", "a/_", "a/_-2",
      ])
  }

  @Test func `only the innermost five nested folders are kept`() {
    var names = ArchiveNames()
    #expect(names.next("a/b/c/d/e/f.gpx") == "a/b/c/d/e/f.gpx")
    #expect(names.next((0..<100).map { "\($0)" }.joined(separator: "/") + "/f.gpx") == "95/96/97/98/99/f.gpx")
  }

  @Test(arguments: ["../../etc/cron.d/x", "/abs/x", "a/../b/./c", "a//b"])
  func `a path stays within the folder into which it is unpacked`(path: String) {
    var names = ArchiveNames()
    let name = names.next(path)
    #expect(!name.hasPrefix("/") && !name.split(separator: "/").contains { $0 == ".." || $0 == "." })
  }
}
