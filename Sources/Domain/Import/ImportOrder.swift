public import DailveScores

/// The options of one import.
public struct ImportOrder: Sendable {
  /// The file's name, as the person knows it.
  public var name: String
  public var kind: BatchKind
  public var now: Instant
  /// IANA name given by the person; it replaces the store's home zone.
  public var homeZone: String?
  /// IANA name of the browser's or machine's zone, used only if the export's clock agrees with it.
  public var proposedZone: String?
  /// Reports what the import would change, without changing anything.
  public var isPreview: Bool
  /// Hash of the file's content; a file whose fingerprint is known is not read again.
  public var fingerprint: String?
  /// A batch that this one replaces: it is undone in the same transaction.
  public var replacing: Int?

  public init(
    name: String, kind: BatchKind = .export, now: Instant, homeZone: String?, proposedZone: String?,
    isPreview: Bool = false, fingerprint: String? = nil, replacing: Int? = nil
  ) {
    self.name = name
    self.kind = kind
    self.now = now
    self.homeZone = homeZone
    self.proposedZone = proposedZone
    self.isPreview = isPreview
    self.fingerprint = fingerprint
    self.replacing = replacing
  }
}
