public import DailveScores

/// What a person asks of one import.
public struct ImportOrder: Sendable {
  /// What a person calls the source: the file's name.
  public var name: String
  public var kind: BatchKind
  public var now: Instant
  /// IANA name that the person gave; takes the place of the one that the store has.
  public var homeZone: String?
  /// The zone of the browser or the machine, believed only if the export's clock agrees with it.
  public var proposedZone: String?
  /// Says what an import would do, and does nothing.
  public var isPreview: Bool
  /// Of the file's content: the same one again brings nothing new.
  public var fingerprint: String?

  public init(
    name: String, kind: BatchKind = .export, now: Instant, homeZone: String?, proposedZone: String?,
    isPreview: Bool = false, fingerprint: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.now = now
    self.homeZone = homeZone
    self.proposedZone = proposedZone
    self.isPreview = isPreview
    self.fingerprint = fingerprint
  }
}
