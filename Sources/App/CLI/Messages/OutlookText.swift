internal import DailveDomain
internal import DailveScores

/// Sentences about how other machines will change a restored backup.
enum OutlookText {
  private static let mostNames = 3

  /// Empty if it stays as it is.
  static func lines(_ outlook: RestoreOutlook) -> [String] {
    let unasked =
      outlook.unasked.isEmpty
      ? nil : "\(names(outlook.unasked)) \(outlook.unasked.count == 1 ? "has" : "have") not been compared with it yet"
    guard outlook.changesAnything else {
      return unasked.map { ["As far as this store knows, no other machine would change what is restored; \($0)."] }
        ?? []
    }
    return changes(outlook) + (unasked.map { ["This is as far as this store knows: \($0)."] } ?? [])
  }

  private static func changes(_ outlook: RestoreOutlook) -> [String] {
    var lines = ["Other machines sync with this one: \(names(outlook.others))."]
    if !outlook.returning.isEmpty {
      lines.append("They bring back what was written since: \(counts(outlook.returning)).")
    }
    if !outlook.importsReturning.isEmpty {
      lines.append(
        "They bring back \(Words.counted(outlook.importsReturning.count, "import", "imports")) with \(Words.counted(outlook.readingsReturning, "record", "records")): \(names(outlook.importsReturning))."
      )
    }
    if !outlook.leaving.isEmpty {
      lines.append("They take away what was deleted since: \(counts(outlook.leaving)).")
    }
    if !outlook.importsLeaving.isEmpty {
      lines.append("They take away imports that were undone since: \(names(outlook.importsLeaving)).")
    }
    let wins =
      "With --everywhere, the backup wins on all of them instead"
      + (outlook.importsLeaving.isEmpty ? "." : ", and these imports come back there as well.")
    return lines + [wins]
      + (cost(outlook).map { ["It then deletes, undoes or sets back there what came since: \($0)."] } ?? [])
  }

  /// The question before a restore that other machines would undo; `nil` if none of them would.
  static func question(_ outlook: RestoreOutlook) -> String? {
    guard !outlook.importsLeaving.isEmpty, !outlook.others.isEmpty else { return nil }
    let losses = cost(outlook).map { ", and delete, undo or set back there what came since: \($0)" } ?? ""
    return
      "Bring \(names(outlook.importsLeaving)) back on \(names(outlook.others)) too, so that the backup wins everywhere\(losses)?"
  }

  /// The loss of other machines if the backup wins everywhere; `nil` if they lose nothing.
  private static func cost(_ outlook: RestoreOutlook) -> String? {
    let entries = outlook.returning.reduce(0) { $0.addingClamped($1.count) }
    let lost: [String?] = [
      entries > 0 ? Words.counted(entries, "entry", "entries") : nil,
      outlook.importsReturning.isEmpty ? nil : Words.counted(outlook.importsReturning.count, "import", "imports"),
    ]
    let text = lost.compactMap(\.self).joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  private static func counts(_ counts: [RestoreOutlook.Count]) -> String {
    counts.map { count in
      let days = count.days.isEmpty ? "" : " (\(count.days.map { "\($0)" }.joined(separator: ", ")))"
      return "\(count.count) \(count.kind.printable)\(days)"
    }.joined(separator: "; ")
  }

  private static func names(_ names: [String]) -> String {
    let more = names.count - mostNames
    return names.prefix(mostNames).map(\.printable).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }
}

extension RestoreOutlook {
  var json: JSON.Object {
    func objects(_ counts: [Count]) -> [JSON.Object] {
      counts.map { ["kind": $0.kind, "count": $0.count, "days": $0.days] }
    }
    return [
      "others": others, "notCompared": unasked, "returning": objects(returning), "leaving": objects(leaving),
      "importsReturning": importsReturning, "importsLeaving": importsLeaving, "recordsReturning": readingsReturning,
    ]
  }
}
