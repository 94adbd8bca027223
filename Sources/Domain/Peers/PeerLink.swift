public import DailveScores

/// Another store of the same person that this one exchanges everything with.
public struct PeerLink: Sendable, Equatable {
  /// As the person calls it.
  public var name: String
  /// Of its web app: "https://home.example.org".
  public var address: String
  public var added: Instant
  /// Identifier of the store that answered there.
  public var device: String?
  /// When it was last asked, when it last answered, and when both were last found to hold the same.
  public var tried: Instant?
  public var contacted: Instant?
  public var agreed: Instant?
  /// Things that this store lacked when both were last compared, and that the other one did.
  public var missingHere: Int
  public var missingThere: Int
  /// What is wrong, in a form for programs; `nil` if nothing is.
  public var trouble: String?

  public init(
    name: String, address: String, added: Instant, device: String? = nil, tried: Instant? = nil,
    contacted: Instant? = nil, agreed: Instant? = nil, missingHere: Int = 0, missingThere: Int = 0,
    trouble: String? = nil
  ) {
    self.name = name
    self.address = address
    self.added = added
    self.device = device
    self.tried = tried
    self.contacted = contacted
    self.agreed = agreed
    self.missingHere = missingHere
    self.missingThere = missingThere
    self.trouble = trouble
  }

  /// Lower-case letters, digits and hyphens, at most 32.
  public static func isName(_ text: String) -> Bool { text.utf8.count <= 32 && EntryID.isValid(text) }
}
