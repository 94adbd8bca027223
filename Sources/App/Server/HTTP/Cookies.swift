internal import Foundation
internal import Hummingbird

/// Cookies that hold this browser's choices.
enum CookieName {
  static let zone = "tz"
  static let language = "lang"
  static let theme = "theme"
  static let units = "units"
  static let clock = "clock"
  /// The day on which the injury banner was dismissed.
  static let injuriesSeen = "injuries"
  /// Followed by the page's address: the day on which its score has counted up.
  static let countedUp = "counted-"

  /// True if it says something about the person rather than about how the browser displays things.
  static func isPersonal(_ name: Substring) -> Bool {
    // Ignore values that others may have put there and that could not be written back.
    name == injuriesSeen || name.hasPrefix(countedUp) && name.allSatisfy { $0.isASCII && $0.isLetter || $0 == "-" }
  }
}

extension Request {
  /// A cookie's value, percent-decoded.
  func cookie(_ name: String) -> String? { cookies[name]?.value.removingPercentEncoding }

  /// All cookies in the order sent, including repeated names; the value as sent, `nil` without "=".
  var cookiePairs: [(name: Substring, value: Substring?)] {
    headers[values: .cookie].flatMap { $0.split(separator: ";") }.map { field in
      let field = field.drop { $0 == " " }
      let name = field.prefix { $0 != "=" }
      return (name, name.endIndex < field.endIndex ? field.dropFirst(name.count + 1) : nil)
    }
  }
}
