/// The kind of a source, which determines its default precedence.
///
/// Stored: never change a raw value.
public enum SourceKind: Int, Sendable, CaseIterable {
  case watch = 0
  /// A ring, band or watch whose maker's app writes into Health; unlike a phone it is worn day and night.
  case wearable = 3
  case phone = 1
  case app = 2

  /// The name in entries and forms.
  public var name: String {
    switch self {
    case .watch: "watch"
    case .wearable: "wearable"
    case .phone: "phone"
    case .app: "app"
    }
  }

  public init?(name: String) {
    guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = kind
  }

  /// Makers of devices that are worn, and of little else [chosen]; the names of makers of scales tell nothing.
  /// Migration 31 has the same list.
  private static let makers: Set<Substring> = [
    "amazfit", "coros", "fitbit", "garmin", "oura", "polar", "suunto", "whoop",
  ]

  /// The device that a text names; `nil` if it names none that measures by itself.
  fileprivate init?(word: String) {
    let plain = SourceName.matchingForm(word)
    if plain.contains("watch") || plain.contains("워치") {
      self = .watch
    } else if !Self.makers.isDisjoint(with: plain.split { !$0.isASCII || !$0.isLetter }) {
      self = .wearable
    } else if ["iphone", "ipad", "ipod", "phone", "아이폰"].contains(where: plain.contains) {
      self = .phone
    } else {
      return nil
    }
  }
}

extension SourceKind: Comparable {
  /// Place in the default order; lower places take precedence.
  public var place: Int {
    switch self {
    case .watch: 0
    case .wearable: 1
    case .phone: 2
    case .app: 3
    }
  }

  public static func < (left: SourceKind, right: SourceKind) -> Bool { left.place < right.place }
}

extension SourceKind: Codable {
  /// - Throws: `DecodingError` for a name that this version does not know.
  public init(from decoder: any Decoder) throws {
    let name = try String(from: decoder)
    guard let kind = Self(name: name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "unknown kind of source"))
    }
    self = kind
  }

  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}

/// The kind of a source, and the evidence for it. People name their devices as they like, so a name counts only if
/// nothing identifies the device.
public struct SourceEvidence: Sendable, Hashable {
  public var kind: SourceKind
  /// True if only the name tells the kind.
  public var isNamed: Bool

  public init(_ kind: SourceKind, isNamed: Bool) {
    self.kind = kind
    self.isNamed = isNamed
  }

  /// - Parameter device: The export's `device` text.
  public init(name: String, version: String?, device: String?) {
    let named = SourceKind(word: name)
    guard let text = device.map(DeviceText.init), text.saysWhich else {
      self.init(named ?? .app, isNamed: true)
      return
    }
    let words = [text.hardware, text.model, text.name, text.manufacturer]
    let told = words.lazy.compactMap { $0 }.compactMap { SourceKind(word: $0) }.first
    // Apple writes the system's version as the version of the device itself, whereas an app on it writes its own. The
    // apps of other wearables run elsewhere, so the test does not apply to them.
    let isDevice = told == .wearable || version == nil || text.software == nil || text.software == version
    if let told, isDevice {
      self.init(told, isNamed: false)
    } else if let told, told == named {
      self.init(told, isNamed: true)
    } else {
      self.init(.app, isNamed: false)
    }
  }

  /// The default order of sources; lower ranks take precedence. Of two sources of the same kind, the one whose device
  /// tells it comes first.
  public var rank: Int { kind == .app ? 2 * kind.place : 2 * kind.place + (isNamed ? 1 : 0) }

  /// The person's answer counts only if no record tells the kind.
  public func told(_ kind: SourceKind?) -> SourceEvidence {
    guard isNamed, let kind else { return self }
    return SourceEvidence(kind, isNamed: false)
  }

  /// The evidence of two records of one source: a device outweighs any name.
  public func joined(_ other: SourceEvidence) -> SourceEvidence {
    if isNamed != other.isNamed { return isNamed ? other : self }
    return other.kind < kind ? other : self
  }
}
