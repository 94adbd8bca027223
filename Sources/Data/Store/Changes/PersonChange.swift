internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation

/// A change that a person makes to the store, as a value: applied at once, or kept in the change queue while another writer
/// is active.
///
/// A newer version of the program may find its JSON in a change queue: never rename a coding key or a
/// label.
enum PersonChange: Codable, Sendable, Equatable {
  case entry(EntryChange)
  /// The versions that one form writes, of several entries.
  case rules([EntryChange])
  /// Entries from devices and other stores.
  case sync(AcceptedSync)
  /// Takes back a deletion from elsewhere of an entry that was never here.
  case withdraw(EntryChange)

  // Earlier versions of the program wrote the following cases; see `LegacyChange`.
  /// Names and values of settings; `null` removes one.
  case settings([String: String?])
  case override(type: String, readings: [OverriddenReading], correction: Double?, made: Int)
  case removeOverride(id: Int)
  case typeSwitch(type: String, isOff: Bool)
  case sourceSwitch(source: Int, isOff: Bool)
  /// All sources of the type, highest priority first; empty restores the order by kind.
  case sourceOrder(type: String, sources: [Int])
  /// `day` is a day number; without a source the usual order decides.
  case nightSource(day: Int, source: String?)
  case addZone(zone: String, start: Int, stop: Int)
  case removeZone(id: Int)

  /// Wraps the versions that one form writes; `nil` if there are none.
  init?(_ versions: [EntryChange]) {
    guard let first = versions.first else { return nil }
    self = versions.count == 1 ? .entry(first) : .rules(versions)
  }

  /// The versions of entries in the change.
  var versions: [EntryChange] {
    switch self {
    case .entry(let version): [version]
    case .rules(let versions): versions
    case .sync(let taken): taken.versions
    default: []
    }
  }

  private enum CodingKeys: String, CodingKey {
    case entry = "record"
    case rules, settings, override, removeOverride, typeSwitch, sourceSwitch, sourceOrder, nightSource, addZone,
      removeZone, sync, withdraw
  }
}

/// A change with its own identifier, so that it is applied once however often it is read.
struct Operation: Codable, Sendable, Equatable {
  /// A form that a device sent, as named in its receipt.
  struct Form: Codable, Sendable, Equatable {
    var id: String
    var client: String
  }

  var id: String
  var change: PersonChange
  var form: Form?

  init(_ change: PersonChange, for submission: SyncSubmission? = nil) {
    id = UUID().uuidString
    self.change = change
    form = submission.map { Form(id: $0.id, client: $0.client) }
  }
}

/// Identifies a reading of a type. The source is the store's number for it; the value is in the canonical unit.
struct OverriddenReading: Codable, Sendable, Equatable {
  var start: Int
  var source: Int
  var duration: Int
  var value: Double
}
