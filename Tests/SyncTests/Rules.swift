import DailveDomain
import DailveScores
import DailveSync

/// The rules by which simulated stores and devices sync: the program's own, or those with one mistake.
struct Rules: Sendable {
  var wins: @Sendable (EntryChange, EntryChange) -> Bool = { $0.wins(over: $1) }
  var stamp: @Sendable (SyncOperation, Int, Int, EntryStamp?, EntryStamp?, String) -> EntryStamp = {
    SyncStamping.stamp($0, clientNow: $1, now: $2, last: $3, stored: $4, device: $5)
  }
  var holds: @Sendable (SyncBoots, SyncPosition) -> Bool = { $0.holds($1) }
  var knowsOperations = true
  var keepsTombstones = true
  var reseeds = true
  var hasMark = true
}

/// A mistake that the simulation must notice.
enum Mutant: String, CaseIterable, Sendable {
  case noTieBreak, rawClientClock, arrivalOrder, noCausalRule, noBoot, noReseed, noMark, collectedTombstones,
    equalReplaces, noOperationIDs

  var rules: Rules {
    var rules = Rules()
    switch self {
    case .noTieBreak: rules.wins = { $0.stamp.milliseconds > $1.stamp.milliseconds }
    case .rawClientClock:
      rules.stamp = { operation, _, _, _, _, device in
        EntryStamp(milliseconds: operation.written, device: device)
      }
    case .arrivalOrder:
      rules.stamp = { operation, _, now, last, stored, device in
        SyncStamping.stamp(
          operation, clientNow: operation.written, now: now, last: last, stored: stored, device: device)
      }
    case .noCausalRule:
      rules.stamp = { operation, clientNow, now, _, _, device in
        var operation = operation
        operation.base = nil
        return SyncStamping.stamp(
          operation, clientNow: clientNow, now: now, last: nil, stored: nil, device: device)
      }
    case .noBoot: rules.holds = { $1.sequence <= $0.newest }
    case .noReseed: rules.reseeds = false
    case .noMark: rules.hasMark = false
    case .collectedTombstones: rules.keepsTombstones = false
    case .equalReplaces: rules.wins = { $0.wins(over: $1) || $0 == $1 }
    case .noOperationIDs: rules.knowsOperations = false
    }
    return rules
  }
}
