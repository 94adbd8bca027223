/// A browser as a person would call it: "Safari, iPhone". The name consists only of our own words, never of text from the header.
public enum BrowserName {
  /// The first match counts, because browsers also claim to be each other
  /// (https://developer.mozilla.org/docs/Web/HTTP/Guides/Browser_detection_using_the_user_agent).
  private static let browsers = [
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"), ("curl/", "curl"),
  ]
  private static let systems = [
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Macintosh", "Mac"), ("Linux", "Linux"),
  ]

  /// - Parameter userAgent: The header.
  /// - Returns: `nil` if nothing in it is known.
  public static func name(userAgent: String?) -> String? {
    guard let text = userAgent?.prefix(500) else { return nil }
    let found = [browsers, systems].compactMap { names in names.first { text.contains($0.0) }?.1 }
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// The readable beginning of a device's identifier: "safari-iphone-".
  ///
  /// - Parameter name: A result of `name(userAgent:)`.
  public static func beginning(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter }.joined(separator: "-") + "-"
  }

  /// The browser's name at the beginning of a device's identifier; `nil` if there is none, as in identifiers of earlier versions.
  public static func name(ofDevice id: String) -> String? {
    let (browsers, systems) = (Self.browsers.map(\.1), Self.systems.map(\.1))
    let both = browsers.flatMap { browser in systems.map { "\(browser), \($0)" } }
    return (both + browsers + systems).first { id.hasPrefix(beginning($0)) }
  }
}
