internal import DailveDomain
internal import DailveStore

/// Checks that local times can be computed.
struct ZoneCheckup {
  /// The home zone, if a store knows one.
  let home: String?
  private let catalogue = ZoneCatalogue()

  init(home: String?) { self.home = home }

  func finding() -> Finding {
    let advice = "Install the system's time zone database (Debian: apt install tzdata)."
    // Either the database has zones with summer time, or there is no database at all.
    guard let probe = catalogue.rules("Europe/Berlin"), probe.offsets.count > 1 else {
      return .attention(.zones, "The system has no time zone database: days and nights would follow UTC.", advice)
    }
    guard let home else {
      return .well(.zones, "The system has a time zone database; your home zone is not known yet.")
    }
    guard catalogue.rules(home) != nil else {
      return .attention(.zones, "The system does not know your home zone \(home).", advice)
    }
    return .well(.zones, "The system knows your home zone, \(home).")
  }
}
