/// The kind of a source, which determines its default precedence.
///
/// Stored: never change a raw value.
public enum SourceKind: Int, Sendable, CaseIterable {
  case watch = 0
  /// A ring, a band or a watch whose maker's app writes into Health: it is worn day and night, and a phone is not.
  case wearable = 3
  case phone = 1
  case app = 2

  /// As it stands in entries and forms.
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

  /// Makers of devices that are worn, and of little else [chosen]. Those of scales tell nothing by their names. Migration 31 has the same.
  private static let makers: Set<Substring> = [
    "amazfit", "coros", "fitbit", "garmin", "oura", "polar", "suunto", "whoop",
  ]

  /// What a text calls a device; `nil` if it names none of those that measure by themselves.
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
  /// Where it stands in the default order; lower counts first.
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

/// The kind of a source, and what tells it: people name their devices as they like, so that a name counts only where nothing says which
/// device it was.
public struct SourceEvidence: Sendable, Hashable {
  public var kind: SourceKind
  /// Whether only the name tells the kind.
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
    // Apple writes the system's version as the version of the device itself, whereas an app on it writes its own. Wearables of others
    // have apps for that, which run elsewhere.
    let isDevice = told == .wearable || version == nil || text.software == nil || text.software == version
    if let told, isDevice {
      self.init(told, isNamed: false)
    } else if let told, told == named {
      self.init(told, isNamed: true)
    } else {
      self.init(.app, isNamed: false)
    }
  }

  /// The default order of sources; lower counts first. Of two of one kind, the one counts first whose device says so.
  public var rank: Int { kind == .app ? 2 * kind.place : 2 * kind.place + (isNamed ? 1 : 0) }

  /// What the person says counts where no record does.
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
