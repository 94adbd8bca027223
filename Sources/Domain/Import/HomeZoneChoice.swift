/// Which zone an import took for the person's home, and why.
public struct HomeZoneChoice: Sendable, Equatable, Codable {
  /// What it is known by, the strongest first.
  public enum Basis: String, Sendable, Codable, CaseIterable {
    /// The person said so, with this import.
    case given
    /// It stood before the import.
    case known
    /// Records that carry `HKTimeZone`: the zone of most of their time.
    case records
    /// The browser's or the machine's own zone, whose clock the export agrees with.
    case device
    /// The zone of the export's region whose clock it agrees with.
    case region
    /// The clock of the export alone: an offset from UTC without summer time.
    case offset
  }

  /// IANA name, or "GMT+0530" where only the offset is known.
  public var zone: String
  public var basis: Basis

  public init(zone: String, basis: Basis) {
    self.zone = zone
    self.basis = basis
  }
}
