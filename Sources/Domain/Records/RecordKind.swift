/// A kind of records with pages of its own. They are more than a number, so the store keeps them as they came.
public enum RecordKind: String, Sendable, CaseIterable {
  case electrocardiogram, hearing, clinical, prescription, stateOfMind

  /// The name under which the store keeps such records as elements.
  public var element: String {
    switch self {
    case .electrocardiogram: "HAE:ecg"
    case .hearing: "Audiogram"
    case .clinical: "ClinicalRecord"
    case .prescription: "VisionPrescription"
    case .stateOfMind: "HAE:stateOfMind"
    }
  }

  /// The kind of files that are such records themselves; the files of clinical records belong to elements.
  public var file: CompanionFile.Kind? { self == .electrocardiogram ? .electrocardiogram : nil }
}

/// Identifies a record in one store, in addresses too: a letter for the place where it lies, and its identity in hexadecimal.
public struct RecordID: Sendable, Hashable, CustomStringConvertible {
  public let isFile: Bool
  public let identity: UInt64

  public init(isFile: Bool, identity: UInt64) {
    self.isFile = isFile
    self.identity = identity
  }

  public init?(_ text: String) {
    guard let place = text.first, place == "f" || place == "e", text.utf8.count == 17,
      text.utf8.dropFirst().allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      let identity = UInt64(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(isFile: place == "f", identity: identity)
  }

  public var description: String {
    let digits = String(identity, radix: 16)
    return (isFile ? "f" : "e") + String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
