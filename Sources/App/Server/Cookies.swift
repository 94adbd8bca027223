internal import Foundation
internal import Hummingbird

/// What this browser wants to see, kept in the browser.
enum CookieName {
  static let zone = "tz"
  static let language = "lang"
  static let theme = "theme"
  static let units = "units"
  static let clock = "clock"
  /// The day on which the injury banner was put away.
  static let injuriesSeen = "injuries"
}

extension Request {
  /// A cookie's value, percent-decoded.
  func cookie(_ name: String) -> String? {
    for field in headers[values: .cookie] {
      for pair in field.split(separator: ";") {
        let text = pair.drop { $0 == " " }
        guard let equals = text.firstIndex(of: "="), text[..<equals] == name else { continue }
        return String(text[text.index(after: equals)...]).removingPercentEncoding
      }
    }
    return nil
  }

  static func setCookie(_ name: String, _ value: String?) -> String {
    "\(name)=\(value ?? ""); Path=/; Max-Age=\(value == nil ? 0 : 31_536_000); SameSite=Strict"
  }
}
