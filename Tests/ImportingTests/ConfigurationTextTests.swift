import DailveTestSupport
import DailveTransfer
import Testing

@Suite struct ConfigurationTextTests {
  private func parsed(_ content: String) throws -> ConfigurationText { try ConfigurationText(content.utf8) }

  private func defect(_ content: some Collection<UInt8>) -> ConfigurationDefect? {
    do throws(ConfigurationDefect) {
      _ = try ConfigurationText(content)
      return nil
    } catch {
      return error
    }
  }

  @Test func `comments and empty lines say nothing, and spaces around a value are left out`() throws {
    let text = try parsed(
      "# port = 1\n\n  port =  8421 \r\n\tbehind-proxy=10.0.0.1\nbehind-proxy = 10.0.0.2 # not a comment")
    #expect(text.settings.map(\.line) == [3, 4, 5])
    #expect(text.values(of: "port") == ["8421"])
    #expect(text.values(of: "behind-proxy") == ["10.0.0.1", "10.0.0.2 # not a comment"])
    #expect(text.values(of: "host").isEmpty)
  }

  @Test(arguments: [
    ("port = 1\nport", ConfigurationDefect.Kind.noEquals, 2), ("= 1", .noName, 1), ("--port = 1", nil, 1),
    ("Port = 1", .noName, 1), ("po rt = 1", .noName, 1), ("\n\nport =", .noValue, 3), ("port = 1\u{7}", .notText, 1),
    ("port = 1\u{0}2", .notText, 1),
  ])
  func `a line in another form is named`(content: String, kind: ConfigurationDefect.Kind?, line: Int) {
    #expect(defect(content.utf8)?.kind == kind)
    #expect(kind == nil || defect(content.utf8)?.line == line)
  }

  @Test func `bytes that are no text and files that are too long are refused`() {
    #expect(defect([0x61, 0x0A, 0xFF, 0xFE])?.line == 1)
    let cut = defect(Array("# a\nb = \u{E9}".utf8).dropLast())
    #expect(cut?.line == 2 && cut?.kind == .notText)
    #expect(defect(Array(repeating: 0x0A, count: ConfigurationText.mostBytes)) == nil)
    #expect(defect(Array(repeating: 0x0A, count: ConfigurationText.mostBytes + 1))?.kind == .tooLong)
  }

  @Test func `setting an option changes its own lines only`() throws {
    let before = "# mine\n\nport   =   8420\nbehind-proxy = a\n  host = ::1\nbehind-proxy = b\n#end\n"
    var text = try parsed(before)
    text.set("port", to: ["8420"])
    #expect(text.text == before)
    text.set("behind-proxy", to: ["c"])
    #expect(text.text == "# mine\n\nport   =   8420\nbehind-proxy = c\n  host = ::1\n#end\n")
    text.set("origin", to: ["http://a", "http://b"])
    #expect(text.text.hasSuffix("#end\norigin = http://a\norigin = http://b\n"))
    text.set("port", to: [])
    #expect(text.values(of: "port").isEmpty && text.values(of: "host") == ["::1"])
    text.set("host", to: ["two\nlines = 1"])
    #expect(text.settings.allSatisfy { $0.name != "lines" })
  }

  @Test func `random bytes are read or refused, and what was read is written back`() throws {
    var random = SeededGenerator(seed: 36)
    let pieces: [[UInt8]] = ["port", " = ", "=", "#", "\n", "\r\n", " ", "8420", "é", "\u{0}", "-", "A"].map {
      Array($0.utf8)
    }
    var read = 0
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        if Int.random(in: 0..<12, using: &random) == 0 {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        } else {
          bytes += pieces.randomElement(using: &random) ?? []
        }
      }
      do throws(ConfigurationDefect) {
        let text = try ConfigurationText(bytes)
        read += 1
        var again = try ConfigurationText(text.text.utf8)
        #expect(again == text)
        for setting in text.settings { again.set(setting.name, to: text.values(of: setting.name)) }
        #expect(again.settings == text.settings)
      } catch {
        #expect(error.line >= 1 && error.line <= bytes.count { $0 == 0x0A } + 1)
      }
    }
    #expect(read > 1000)
  }
}
