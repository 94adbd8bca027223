import DailveScores
import DailveTestSupport
import Testing

@testable import DailveHealthExport

struct TrackPointTests {
  /// A route as Health writes it; any part of a point may be missing.
  private static func route(_ random: inout SeededGenerator) -> [UInt8] {
    func number(_ range: ClosedRange<Double>) -> String {
      let number = Double.random(in: range, using: &random)
      return Bool.random(using: &random) ? "\(number)" : "\((number * 1e6).rounded() / 1e6)"
    }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="Apple Health Export" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata>
          <time>2019-11-07T03:43:52Z</time>
        </metadata>
        <trk>
          <name>Route 2019-06-11 3:00pm</name>
          <trkseg>

      """
    for second in 0..<Int.random(in: 0...5, using: &random) {
      text += "      <trkpt lon=\"\(number(-180...180))\" lat=\"\(number(-90...90))\">"
      if Int.random(in: 0...9, using: &random) > 0 { text += "<ele>\(number(-100...4000))</ele>" }
      if Int.random(in: 0...9, using: &random) > 0 { text += "<time>2019-06-11T22:00:0\(second)Z</time>" }
      if Int.random(in: 0...9, using: &random) > 0 {
        text += "<extensions><speed>\(number(0...9))</speed><course>\(number(-1...359))</course>"
        text += "<hAcc>\(number(0...30))</hAcc><vAcc>\(number(0...30))</vAcc></extensions>"
      }
      text += "</trkpt>\n"
    }
    return Array((text + "    </trkseg>\n  </trk>\n</gpx>").utf8)
  }

  @Test func `Health's own layout is read like any other, whatever byte is wrong`() {
    var random = SeededGenerator(seed: 20_191_107)
    let pieces = [
      "<", ">", "\"", "'", " ", "\n", "/", "<!--", "-->", "<x>", "<trkpt", "<rtept lat=\"1\" lon=\"2\"/>", "e9", ",",
      "&amp;", "-", "999",
      "<ele>", "<hAcc>", "</trkpt>", "</trkseg><trkseg>",
    ].map { Array($0.utf8) }
    var direct = 0
    for _ in 0..<3000 {
      let whole = Self.route(&random)
      let expected = GPXReader.fixesOfAnyLayout(whole)
      #expect(TrackPointScanner.fixes(whole) == expected)
      var broken = whole
      switch Int.random(in: 0...3, using: &random) {
      case 0: broken[Int.random(in: broken.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      case 1: broken.remove(at: Int.random(in: broken.indices, using: &random))
      case 2: broken.removeLast(Int.random(in: 1...broken.count, using: &random))
      default:
        broken.insert(
          contentsOf: pieces.randomElement(using: &random) ?? [], at: Int.random(in: broken.indices, using: &random))
      }
      let read = GPXReader.fixes(broken)
      #expect(read == GPXReader.fixesOfAnyLayout(broken), "\(String(decoding: broken, as: UTF8.self))")
      if TrackPointScanner.fixes(broken) != nil { direct += 1 }
    }
    // Both code paths must have been taken, or nothing was compared.
    #expect((100..<2900).contains(direct))
  }
}
