/// The zone that an import adopted as the person's home zone, and why.
public struct HomeZoneChoice: Sendable, Equatable, Codable {
  /// The evidence for the zone, strongest first.
  public enum Basis: String, Sendable, Codable, CaseIterable {
    /// The person said so, with this import.
    case given
    /// The store had it before the import.
    case known
    /// The zone that covers most of the time of records with `HKTimeZone`.
    case records
    /// The zone of the browser or machine, whose clock the export agrees with.
    case device
    /// A zone of the export's region, whose clock the export agrees with.
    case region
    /// Only the export's UTC offset is known, without summer time.
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
