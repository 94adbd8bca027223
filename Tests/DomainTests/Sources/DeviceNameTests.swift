import DailveDomain
import Testing

/// Permitted names of devices, and the printed form of any name.
@Suite struct DeviceNameTests {
  @Test(arguments: ["Ada’s iPhone", "아이폰", "👩‍⚕️", "a", String(repeating: "x", count: 100)])
  func `names of people's devices are names`(name: String) {
    #expect(DeviceToken.isName(name))
    #expect(name.printable == name)
  }

  @Test(arguments: [
    "", "  ", "\u{3000}", "a\nb", "a\u{1B}[31m", "\u{9B}2J", "a\u{202E}b", "a\u{2028}b", "\u{2067}x", "a\u{7F}",
    String(repeating: "x", count: 101),
  ])
  func `commands to a terminal, nothing, and long texts are none`(name: String) {
    #expect(!DeviceToken.isName(name))
  }

  @Test func `a command in a name is printed as a replacement character`() {
    #expect("a\u{1B}[31m\nb\u{202E}".printable == "a\u{FFFD}[31m\u{FFFD}b\u{FFFD}")
  }
}
