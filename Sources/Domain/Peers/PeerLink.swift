public import DailveScores

/// Another store of the same person, with which this one exchanges everything.
public struct PeerLink: Sendable, Equatable {
  /// Name given by the person.
  public var name: String
  /// Address of its web app: "https://home.example.org".
  public var address: String
  public var added: Instant
  /// Identifier of the store that answered there.
  public var device: String?
  /// The last attempt to contact it, its last answer, and the last time both stores were found to be equal.
  public var tried: Instant?
  public var contacted: Instant?
  public var agreed: Instant?
  /// Items missing here, and items missing there, at the last comparison.
  public var missingHere: Int
  public var missingThere: Int
  /// Code of the current problem; `nil` if there is none.
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

  /// True if both held the same at their last contact.
  public var isEqual: Bool {
    guard missingHere == 0, missingThere == 0, let agreed, let contacted else { return false }
    return agreed >= contacted
  }

  /// Lower-case letters, digits and hyphens, at most 32.
  public static func isName(_ text: String) -> Bool { text.utf8.count <= 32 && EntryID.isValid(text) }
}

/// Lists the other machines that hold the same data.
public protocol PeerReading {
  /// Ordered by name.
  func peerLinks() throws -> [PeerLink]
}
