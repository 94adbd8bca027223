/// One of the person's settings; each is an entry of its own, so that changes of different settings on two devices
/// are both kept. Display preferences (language, theme, units, clock) stay in the browser.
public struct Setting: Rule, Equatable {
  public static let kind = "setting"
  /// Accepts the words of a name, even of one that only a newer version knows, or a hash: each hyphen begins a word.
  public static let idForm = EntryIDForm.computed(kind) { rest in
    let bytes = Array(rest.utf8)
    return !bytes.isEmpty
      && bytes.indices.allSatisfy { index in
        bytes[index] != 0x2D || index + 1 < bytes.count && (0x61...0x7A).contains(bytes[index + 1])
      }
  }

  public var id: String
  /// A `SettingName`, or a name of a newer version.
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    id = Self.id(of: name)
    self.name = name
    self.value = value
  }

  /// "setting-first-weekday".
  public static func id(of name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    let id = "\(kind)-\(words)"
    return isPlain && EntryID.isValid(id) ? id : EntryID.of(kind, name)
  }

  public var subjectID: String { Self.id(of: name) }
}
