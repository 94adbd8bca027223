import DailveDomain
import Testing

/// Browsers by name, also in the identifiers of devices.
@Suite struct BrowserNameTests {
  private static let iPhone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
  private static let galaxy =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36"

  @Test(arguments: [
    (iPhone, "safari-iphone-", "Safari, iPhone"), (galaxy, "samsung-internet-android-", "Samsung Internet, Android"),
  ])
  func `a device is recognised by what its identifier begins with`(agent: String, beginning: String, name: String)
    throws
  {
    #expect(try BrowserName.beginning(#require(BrowserName.name(userAgent: agent))) == beginning)
    let id = beginning + String(repeating: "0af3", count: 8)
    #expect(EntryID.isValid(id) && BrowserName.name(ofDevice: id) == name)
  }

  @Test(arguments: ["0af30af30af3", "", "safari", "mars-rover-0af3"]) func `other codes have no name`(id: String) {
    #expect(BrowserName.name(ofDevice: id) == nil)
  }
}
