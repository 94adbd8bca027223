import DailveDomain
import DailveTestSupport
import Testing

@testable import DailveViewModels

@Suite struct AddressTests {
  /// Names as exports, forms and attackers may choose them.
  static let names = [
    "a", "record-1", "HKQuantityTypeIdentifierStepCount", "a/b", "a b", "100%", "%2F", "?x=1", "#", "..", "걸음 수", "é",
    "new",
    "goal", "😀", "\u{0}", "a&b=c",
  ]

  @Test(arguments: AddressPattern.allCases)
  func `every address that is printed is read again as the same`(pattern: AddressPattern) throws {
    guard pattern.rawValue.contains(":") else {
      let address = try #require(Address(path: pattern.rawValue))
      #expect(address.pattern == pattern && address.id == nil && address.path == pattern.rawValue)
      return
    }
    for name in Self.names {
      let path = pattern.rawValue.replacing(/:[a-z]+/, with: AddressText.encoded(name))
      let address = try #require(Address(path: path), "\(path)")
      #expect(address.path == path)
      #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !path.contains("?") && !path.contains("#"))
      // "/body/new" is the form, not an entry with that id.
      if address.pattern == pattern {
        #expect(address.id == name)
      } else {
        #expect(!address.pattern.rawValue.contains(":"))
      }
    }
  }

  @Test func `addresses follow their patterns`() {
    #expect(Address.metric(.hrv).path == "/metric/hrv" && Address.type("a/b").path == "/type/a%2Fb")
    #expect(Address.nightSource("2026-11-22").path == "/sleep/2026-11-22/source")
    #expect(Address.exportCSV.path == "/settings/export/csv" && Address.batchUndo(7).path == "/data/batches/7/undo")
    #expect(Address.sleep.path("days=30", anchor: "scores") == "/sleep?days=30#scores")
    #expect(Address.today.path("") == "/")
    for series in [SeriesAddress.metric(.weight), .type("걸음/수")] {
      for address in [series.page, series.samples, series.table] {
        #expect(SeriesAddress(address) == series && Address(path: address.path) == address)
      }
    }
  }

  @Test(arguments: [
    "", "metric/hrv", "//", "/metric", "/metric/", "/metric/hrv/", "/metric/hrv/other", "https://elsewhere.example/",
    "/%2F",
    "/metric/%zz", "/metric/%ff", "/metric/a%2fb", "/type/a b", "/body/../settings", "/nowhere",
  ])
  func `a foreign path is not an address`(path: String) { #expect(Address(path: path) == nil) }

  @Test func `every parsed path is printed as it was, and no other path is accepted`() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "/", "metric", "type", "hrv", "samples", "%", "2F", "a", ":id", "..", "?", "#", "body", "new", "data",
    ]
    var read = 0
    for _ in 0..<20_000 {
      let path = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      guard let address = Address(path: path) else { continue }
      read += 1
      #expect(address.path == path)
    }
    #expect(read > 100)
  }
}
