/// What a person asks of one import.
public struct ImportOrder: Sendable {
  /// What a person calls the source: the file's name.
  public var name: String
  public var now: Instant
  /// IANA name that the person gave; takes the place of the one that the store has.
  public var homeZone: String?
  /// The machine's own zone, believed only if it fits the export.
  public var fallbackZone: String?
  /// Says what an import would do, and does nothing.
  public var isPreview: Bool
  /// Of the file's content: the same one again brings nothing new.
  public var fingerprint: String?

  public init(
    name: String, now: Instant, homeZone: String?, fallbackZone: String?, isPreview: Bool = false,
    fingerprint: String? = nil
  ) {
    self.name = name
    self.now = now
    self.homeZone = homeZone
    self.fallbackZone = fallbackZone
    self.isPreview = isPreview
    self.fingerprint = fingerprint
  }
}
