internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Changes left in a change queue by a version of the program that kept settings and rules without stamps. They become versions
/// of entries, stamped later than the version in the store, but no later than needed, because nobody knows when they were made.
struct LegacyChange {
  let reader: StoreReader

  init(_ reader: StoreReader) { self.reader = reader }

  private static let unknown = Instant(0)

  func versions(of change: PersonChange) throws -> [EntryChange] {
    switch change {
    case .settings(let values):
      try values.sorted { $0.key < $1.key }.compactMap { name, value in
        guard let value else { return try reverted(Setting.self, Setting.id(of: name)) }
        return try said(Setting(name: name, value: value))
      }
    case .override(let type, let readings, let correction, let made):
      try readings.compactMap { reading in
        guard let source = try SourceNames.name(of: reading.source, reader.db) else { return nil }
        let start = Instant(reading.start)
        let rule = ReadingOverride(
          type: type, source: source, start: start, end: start + reading.duration, value: reading.value,
          correction: correction)
        return try reader.version(saying: rule, now: Instant(made))
      }
    case .removeOverride(let id):
      try reader.overrides().filter { $0.id == id }.compactMap { try reverted(ReadingOverride.self, $0.rule.id) }
    case .typeSwitch(let type, let isOff): try [said(TypeSwitch(type: type, isOff: isOff))].compactMap { $0 }
    case .sourceSwitch(let source, let isOff):
      try SourceNames.members(of: source, reader.db).compactMap { try said(SourceSwitch(source: $0, isOff: isOff)) }
    case .sourceOrder(let type, let sources):
      if sources.isEmpty {
        try [reverted(SourceOrder.self, SourceOrder.id(of: type))].compactMap { $0 }
      } else {
        try [said(SourceOrder(type: type, sources: sources.map { try SourceNames.members(of: $0, reader.db) }))]
          .compactMap { $0 }
      }
    case .nightSource(let day, let source):
      try [night(CivilDay(number: day), source)].compactMap { $0 }
    case .addZone(let zone, let start, let stop):
      try [said(ZoneEntry(zone: zone, start: Instant(start), end: Instant(stop)))].compactMap { $0 }
    case .removeZone(let id):
      try reader.zoneStays().filter { $0.id == id }.compactMap { try reverted(ZoneEntry.self, $0.rule.id) }
    default: []
    }
  }

  private func night(_ day: CivilDay, _ source: String?) throws -> EntryChange? {
    guard let source else { return try reverted(NightChoice.self, NightChoice.id(of: day)) }
    return try said(NightChoice(day: day, source: source))
  }

  private func said<R: Rule>(_ rule: R) throws -> EntryChange? { try reader.version(saying: rule, now: Self.unknown) }

  private func reverted<R: Rule>(_ kind: R.Type, _ id: String) throws -> EntryChange? {
    try reader.version(reverting: kind, id: id, now: Self.unknown)
  }
}
