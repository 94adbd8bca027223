/// What a source is, which decides whose numbers count first.
public enum SourceKind: Int, Sendable, Comparable, CaseIterable {
  case watch, phone, app

  public static func < (left: SourceKind, right: SourceKind) -> Bool { left.rawValue < right.rawValue }

  /// Judged by the name; where that says nothing, by the device, if the source is the device itself: Apple writes the
  /// system's version as the version of the source then, an app writes its own.
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
  /// Whether a name that a person typed means this source.
  public static func matches(_ name: String, _ typed: String) -> Bool { matchingForm(name) == matchingForm(typed) }

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
