import DailveDomain
import DailveScores
import DailveTestSupport
import Testing

@testable import DailveViewModels

@Suite struct DeviceAddressTests {
  @Test(arguments: [
    ("192.168.1.20:8421", "http://192.168.1.20:8421"), ("https://health.example.org", "https://health.example.org"),
    (" HTTPS://health.example.org/ ", "https://health.example.org"),
    ("http://10.0.0.2:8421/api/v1/ingest", "http://10.0.0.2:8421"), ("[fd00::2]:8421", "http://[fd00::2]:8421"),
    ("homeserver.local", "http://homeserver.local"),
  ])
  func `typed addresses are understood`(text: String, origin: String) {
    #expect(DeviceAddress(text)?.origin == origin)
    #expect(DeviceAddress(text).map { "\($0)" } == origin + "/api/v1/ingest")
  }

  @Test(arguments: [
    "", " ", "ftp://a", "javascript://x", "http://", "http://a b", "a/b", "http://user:pass@host", "a:0", "a:+80",
    "a:99999",
    "a:",
    "[", "[]", "[::1]x", "http://a?b", "http://a#b", "a\"b", "하이", String(repeating: "a", count: 300),
  ])
  func `anything but an address is refused`(text: String) { #expect(DeviceAddress(text) == nil) }

  @Test func `an address of this machine alone is known as such`() {
    let own = ["localhost:8420", "127.0.0.1", "http://[::1]:8420"].compactMap { DeviceAddress($0) }
    #expect(own.count == 3 && own.allSatisfy(\.isLoopback))
    let others = ["192.168.127.1:8421", "https://localhost.example.org", "[fd00::1]"].compactMap { DeviceAddress($0) }
    #expect(others.map(\.isLoopback) == [false, false, false])
  }

  @Test func `the link for Health Auto Export survives every name`() throws {
    let address = try #require(DeviceAddress("https://health.example.org:8443"))
    let link = ConnectGuide.automation(address, "Bearer dlv_a-b_c", isWorkouts: false)
    #expect(
      link.hasPrefix("com.HealthExport://automation?url=https%3A%2F%2Fhealth.example.org%3A8443%2Fapi%2Fv1%2Fingest&"))
    #expect(link.contains("&headers=Authorization%2CBearer%20dlv_a-b_c&"))
  }

  @Test func `a form without a name or address says so and keeps what was typed`() {
    var form = ConnectForm(way: .healthExport, address: "")
    #expect(form.parse(["name": "Ada\u{7}", "address": "nowhere at all", "way": "shortcut"], now: 0, .en) == nil)
    #expect(Set(form.fields.errors.keys) == ["name", "address"])
    #expect(form.fields["address"] == "nowhere at all" && form.chosen == .shortcut)
    var fresh = ConnectForm(way: .healthExport, address: "")
    let token = fresh.parse(["name": "Ada’s iPhone 👩‍⚕️", "address": "10.0.0.2:1", "days": "90"], now: 100, .en)?.token
    #expect(token?.expires == Instant(100 + 90 * 86_400) && token?.scopes == [.ingest])
    // Only the offered validities are accepted.
    #expect(fresh.parse(["name": "a", "address": "b", "days": "7"], now: 0, .en)?.token.expires == nil)
  }

  @Test func `a bare IPv4 address is not taken for port 80`() {
    func submit(_ address: String) -> (isTaken: Bool, said: String?) {
      var form = ConnectForm(way: .healthExport, address: "http://192.168.1.20:8421")
      let posted = [ConnectForm.name: "iPhone", ConnectForm.address: address]
      let taken = form.parse(posted, now: Instant(0), .en)
      return (taken != nil, form.fields.errors[ConnectForm.address])
    }
    let refused = submit("192.168.1.30")
    #expect(!refused.isTaken && refused.said?.contains("http://192.168.1.30:8421") == true)
    for fine in ["192.168.1.30:8421", "http://192.168.1.30:80", "https://192.168.1.30", "http://health.home"] {
      #expect(submit(fine).isTaken, "\(fine)")
    }
  }

  @Test func `a matrix is square`() {
    #expect(QRMatrix(width: 2, isDark: [true]) == nil && QRMatrix(width: .max, isDark: []) == nil)
    let runs = QRMatrix(width: 3, isDark: [true, true, false, false, true, true, true, false, true])?.runs
    #expect(runs?.map(\.x) == [0, 1, 0, 2] && runs?.map(\.length) == [2, 2, 1, 1])
  }
}
