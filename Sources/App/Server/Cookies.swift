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
}

extension Request {
  /// A cookie's value, percent-decoded.
  func cookie(_ name: String) -> String? { cookies[name]?.value.removingPercentEncoding }
}

extension Response {
  /// Stores a choice in this browser for a year; `nil` deletes it. Not `HttpOnly`, because scripts read some of them.
  mutating func keep(_ name: String, _ value: String?) {
    setCookie(
      Cookie(
        name: name, value: value ?? "", maxAge: value == nil ? 0 : 31_536_000, path: "/", httpOnly: false,
        sameSite: .strict))
  }
}
