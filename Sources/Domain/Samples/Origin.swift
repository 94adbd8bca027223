/// The fields that many records share, so that they are stored once.
public struct Origin: Sendable, Hashable {
  public var source: String
  public var version: String?
  /// The `device` attribute without its memory address.
  public var device: String?
  /// Unit as written.
  public var unit: String?
  /// The text of a category value ("HKCategoryValueSleepAnalysisAsleepCore").
  public var word: String?
  /// IANA name in the record's own `HKTimeZone`.
  public var zone: String?
  /// The span that one value of pushed data covers; `nil` for data of an export or a file.
  public var pushed: Resolution?

  public init(
    source: String, version: String?, device: String?, unit: String?, word: String?, zone: String?,
    pushed: Resolution? = nil
  ) {
    self.source = source
    self.version = version
    self.device = device
    self.unit = unit
    self.word = word
    self.zone = zone
    self.pushed = pushed
  }
}
