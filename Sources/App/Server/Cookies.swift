internal import DailveDomain
internal import DailveViewModels
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

/// A number that counts up the first time that this browser shows it on a day.
struct CountUp {
  enum Number: String { case today, wellness }

  private let name: String
  private let day: String

  /// `nil` if this browser has shown the number today, and on past days.
  init?(_ number: Number, _ request: Request, _ viewer: ViewerContext) {
    name = "counted-" + number.rawValue
    day = viewer.day.description
    if viewer.isPast || request.cookie(name) == day { return nil }
  }

  func remember(in response: inout Response) { response.keep(name, day) }
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
