/// The kind of a source, which determines its default precedence.
public enum SourceKind: Int, Sendable, Comparable, CaseIterable {
  case watch, phone, app

  public static func < (left: SourceKind, right: SourceKind) -> Bool { left.rawValue < right.rawValue }

  /// Judged by the name, else by the device if the source is the device itself: Apple then writes the system's version
  /// as the version of the source, whereas an app writes its own.
  ///
  /// - Parameter device: The export's `device` text.
  public init(name: String, version: String?, device: String?) {
    let plain = SourceName.matchingForm(name)
    if plain.contains("watch") || plain.contains("워치") {
      self = .watch
    } else if ["iphone", "ipad", "ipod", "phone", "아이폰"].contains(where: plain.contains) {
      self = .phone
    } else if let device, let version, device.contains("software:\(version)") {
      self = device.contains("model:Watch") ? .watch : device.contains("model:iPhone") ? .phone : .app
    } else {
      self = .app
    }
  }
}

public enum SourceName {
  /// Whether a name that a person typed refers to this source.
  public static func matches(_ name: String, _ typed: String) -> Bool { matchingForm(name) == matchingForm(typed) }

  /// The hardware in an export's `device` text, else the model or the name: "<<HKDevice>, name:Apple Watch, manufacturer:Apple Inc.,
  /// model:Watch, hardware:Watch6,7, software:10.2>". Values may contain commas.
  public static func device(_ text: String) -> String? {
    for field in ["hardware:", "model:", "name:"] {
      var rest = text[...]
      while !rest.isEmpty, !rest.hasPrefix(field) { rest = rest.dropFirst() }
      let value = rest.dropFirst(field.count)
      // Up to the next field: a comma, a space and a word with a colon.
      var end = value.startIndex
      while end < value.endIndex, value[end] != ">", !value[end...].hasPrefix(", ") { end = value.index(after: end) }
      if end > value.startIndex { return String(value[..<end]) }
    }
    return nil
  }

  /// The sources behind a name, as used for matching: a phone names the sum of two "Ada's Watch|iPhone".
  public static func members(_ name: String) -> Set<String> {
    Set(name.split(separator: "|").map { matchingForm(String($0)) })
  }

  /// Lower case with plain spaces and apostrophes, for matching only; the name as written is kept for display.
  public static func matchingForm(_ name: String) -> String {
    var result = ""
    result.unicodeScalars.reserveCapacity(name.unicodeScalars.count)
    for scalar in name.unicodeScalars {
      switch scalar.value {
      case 0xA0, 0x202F, 0x2007: result.unicodeScalars.append(" ")
      case 0x2018, 0x2019, 0x02BC: result.unicodeScalars.append("'")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result.lowercased()
  }
}
