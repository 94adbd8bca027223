import DailveDomain
import DailveImporting
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

  /// A letter outside ASCII at the end makes the decoder take the way for any text.
  @Test func `simple texts decode as they do in the company of any character`() {
    func decoded(_ raw: String) -> (text: String, findings: [Bool]) {
      var findings = TextDecoder.Findings()
      let text = unsafe Array(raw.utf8).withUnsafeBufferPointer { unsafe TextDecoder.string($0, findings: &findings) }
      return (text, [findings.illegal, findings.unknownEntity])
    }
    var random = SeededGenerator(seed: 35)
    let parts = [
      "a", " ", "Watch", "&amp;", "&lt;", "&gt;", "&quot;", "&apos;", "&", ";", "&am", "&amp", "&#65;", "&#0;", "&x;",
      "\t", "\u{1}",
      "\u{7F}", "<", "&&amp;", "&amp;lt;",
    ]
    for _ in 0..<2000 {
      let raw = (0..<Int.random(in: 0...6, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined()
      let (simple, any) = (decoded(raw), decoded(raw + "é"))
      #expect(any.text == simple.text + "é" && any.findings == simple.findings, "\(raw)")
    }
  }

  /// Hands out a few bytes at a time, so that every tag is cut somewhere.
  private final class Crumbs: ByteStream {
    private var rest: ArraySlice<UInt8>
    private let most: Int
    private(set) var consumed = 0
    var isComplete: Bool { rest.isEmpty }

    init(_ text: String, most: Int) {
      rest = Array(text.utf8)[...]
      self.most = most
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportSourceError) -> Int {
      let part = rest.prefix(min(most, buffer.count))
      unsafe buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      consumed += part.count
      return part.count
    }
  }

  private static let document = """
    <?xml version="1.0"?><!DOCTYPE HealthData [<!ELEMENT HealthData (Record*)> <!-- ']>' --> ]><HealthData locale='en "x"'>
    <!-- <Record/> --><![CDATA[<Record/>]]>
    <Record type="a>b" value = '1'/ ><a.b/><Record type="c" type="d"></Record  ><Empty /> text &lt; </HealthData>
    """

  @Test(arguments: [1, 2, 3, 7, 64, 4096]) func `tags are found wherever the bytes are cut`(most: Int) throws {
    let scanner = TagScanner(Crumbs(Self.document, most: most), keepsText: true)
    var found: [String] = []
    reading: while true {
      let tag = try scanner.next()
      let name = unsafe String(decoding: scanner.bytes(scanner.name.start, scanner.name.count), as: UTF8.self)
      switch tag {
      case .start(let isEmpty): found.append("<\(name)\(isEmpty ? "/" : "") \(scanner.tagOffset)")
      case .end: found.append("/\(name) \(scanner.tagOffset)")
      case .endOfDocument: break reading
      }
    }
    let starts = [
      "<HealthData locale", "<Record type=\"a", "<a.b/>", "<Record type=\"c", "</Record", "<Empty", "</HealthData",
    ]
    let offsets = try starts.map { start in
      let place = try #require(Self.document.firstRange(of: start))
      return Self.document.utf8.distance(from: Self.document.startIndex, to: place.lowerBound)
    }
    let names = ["<HealthData", "<Record", "<a.b/", "<Record", "/Record", "<Empty/", "/HealthData"]
    #expect(found == zip(names, offsets).map { "\($0) \($1)" })
  }

  @Test func `a device loses its memory address and nothing else`() {
    #expect(
      OriginTable.withoutAddress("<<HKDevice: 0xb0f577c00>, name:iPhone, hardware:iPhone16,1>")
        == "<<HKDevice>, name:iPhone, hardware:iPhone16,1>")
    #expect(OriginTable.withoutAddress("Something else") == "Something else")
  }
}
