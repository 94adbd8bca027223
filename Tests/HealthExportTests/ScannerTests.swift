import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveHealthExport

@Suite struct ScannerTests {
  func seconds(_ text: String) -> Int? {
    var dates = DateScanner()
    return unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe dates.seconds($0) }
  }

  func number(_ text: String) -> NumberScanner.Number? {
    unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe NumberScanner.number($0) }
  }

  @Test(arguments: [
    ("1970-01-01 00:00:00 +0000", 0), ("2024-01-01 07:12:33 +0900", 1_704_060_753),
    ("2024-01-01 07:12:33 -0130", 1_704_098_553), ("20150616071820-0700", 1_434_464_300),
    ("2024-02-29T12:00:00Z", 1_709_208_000), ("2024-02-29T12:00:00.123+01:00", 1_709_204_400),
    ("0001-01-01 00:00:00 +0000", -62_135_596_800), ("2024-02-29", 1_709_164_800),
    ("2016-12-31T23:59:60Z", 1_483_228_800), ("2024-02-29 12:00:00Z", 1_709_208_000),
    ("20240229120000+01:00", 1_709_204_400),
  ])
  func `dates are instants`(text: String, expected: Int) { #expect(seconds(text) == expected) }

  @Test(arguments: [
    "", "yesterday", "2023-02-29 00:00:00 +0000", "2024-13-01 00:00:00 +0000", "2024-01-01 25:00:00 +0000",
    "2024-01-01 00:61:00 +0000", "2024-01-01 00:00:00 +9900", "2024-01-01 00:00:00", "2024-01-01x00:00:00 +0000",
    "2023-02-29T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:60:00Z", "2024-01-01T00:00:00X",
    "2024-01-01T00:00:61Z", "2024-01-01T00.00.00Z",
  ])
  func `text that is not a date is rejected`(text: String) { #expect(seconds(text) == nil) }

  @Test func `every second of a leap year agrees with arithmetic`() {
    var dates = DateScanner()
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let instant = Int.random(in: -2_000_000_000...4_000_000_000, using: &random)
      let day = CivilDay(number: instant.floorDivided(by: 86_400))
      let rest = instant - day.number * 86_400
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let text = "\(day) \(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60)) +0000"
      #expect(unsafe Array(text.utf8).withUnsafeBufferPointer { unsafe dates.seconds($0) } == instant)
      // Then the form of GPX with the same scanner, and the first form again: neither affects the other.
      let universal = text.replacing(" +0000", with: "Z").replacing(" ", with: "T")
      #expect(unsafe Array(universal.utf8).withUnsafeBufferPointer { unsafe dates.seconds($0) } == instant)
      #expect(dates.offset == 0)
      let eastern = text.replacing("+0000", with: "+0900")
      #expect(unsafe Array(eastern.utf8).withUnsafeBufferPointer { unsafe dates.seconds($0) } == instant - 9 * 3600)
      #expect(dates.offset == 9 * 3600)
    }
  }

  @Test(arguments: [
    ("0", 0, true), ("812", 812, true), ("48.2", 48.2, true), ("-5", -5, true), ("1e3", 1000, false),
    ("12.0", 12, false), ("61,4", 61.4, false), ("007", 7, false), (".5", 0.5, false),
    ("0.4971749504535062", 0.4971749504535062, true), ("31.73680251737436", 31.73680251737436, true),
    ("139.3170000000021", 139.3170000000021, true), ("123456789012345678901234567890", 1.2345678901234568e29, false),
  ])
  func `numbers`(text: String, value: Double, canonical: Bool) {
    #expect(number(text)?.value == value)
    #expect(number(text)?.isCanonical == canonical)
  }

  @Test(arguments: ["", "NaN", "inf", "-", ".", "1.2.3", "0x10", "12 kg", "1,2,3", "--1"])
  func `text that is not a number is rejected`(text: String) { #expect(number(text) == nil) }

  @Test func `every double survives writing and parsing`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<5000 {
      let value = Double.random(in: -1e6...1e6, using: &random)
      #expect(number(NumberScanner.shortest(value))?.value == value)
    }
  }

  @Test(arguments: [
    ("a &amp; b &lt;c&gt; &quot;d&apos;", "a & b <c> \"d'"), ("&#65;&#x1F469;", "A👩"), ("&xxe;", "&xxe;"),
    ("&#11;", "\u{FFFD}"), ("&#x0;", "\u{FFFD}"), ("Mina’s\u{A0}Watch", "Mina’s\u{A0}Watch"),
    ("50 & more", "50 & more"),
    ("&", "&"), ("&#xFFFFFF;", "\u{FFFD}"),
  ])
  func `entities`(raw: String, text: String) {
    var findings = TextDecoder.Findings()
    let decoded = unsafe Array(raw.utf8).withUnsafeBufferPointer {
      unsafe TextDecoder.string($0, findings: &findings)
    }
    #expect(decoded == text)
  }

  @Test func `a device loses its memory address and nothing else`() {
    #expect(
      OriginTable.withoutAddress("<<HKDevice: 0xb0f577c00>, name:iPhone, hardware:iPhone16,1>")
        == "<<HKDevice>, name:iPhone, hardware:iPhone16,1>")
    #expect(OriginTable.withoutAddress("Something else") == "Something else")
  }
}
