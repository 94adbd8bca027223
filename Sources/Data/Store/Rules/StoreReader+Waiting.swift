internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Pending changes as readers see them. Statistics follow once the changes are in the store.
extension StoreReader {
  func waitingSwitch(ofType type: String) throws -> Bool? {
    try waitingEntry(TypeSwitch.self, id: TypeSwitch.id(of: type)).map { $0?.isOff ?? false }
  }

  func waitingSwitch(ofSource source: String) throws -> Bool? {
    try waitingEntry(SourceSwitch.self, id: SourceSwitch.id(of: source)).map { $0?.isOff ?? false }
  }

  /// The kind that the person states for the source of a row.
  func told(_ row: Row) throws -> SourceKind? {
    let source: String = row["name"]
    if let rule = try waitingEntry(SourceDevice.self, id: SourceDevice.id(of: source)) { return rule?.device }
    return SourceKind(stored: row["told"])
  }

  /// Ranks by source; empty for the order by kind.
  func waitingRanks(ofType type: String) throws -> [Int: Int]? {
    guard let order = try waitingEntry(SourceOrder.self, id: SourceOrder.id(of: type)) else { return nil }
    return try SourceRank.ranks(order?.sources ?? [], db)
  }

  /// The inner value is `nil` for the usual order.
  func waitingNightSource(of day: CivilDay) throws -> String?? {
    try waitingEntry(NightChoice.self, id: NightChoice.id(of: day)).map { $0?.source }
  }
}
