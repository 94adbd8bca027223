/// The kinds of entries that this version knows. Other kinds pass through unchanged.
///
/// No other list names the kinds: a layer adds words, tables or forms by a conformance of the kind's type.
public enum EntryKinds {
  public static let all: [any Entry.Type] = [
    BodyEntry.self, Injury.self, WorkoutEntry.self, WorkoutNote.self, WorkoutLink.self, Setting.self, TypeSwitch.self,
    SourceSwitch.self, SourceDevice.self, SourceOrder.self, NightChoice.self, ReadingOverride.self, ZoneEntry.self,
  ]
  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
  private static let computed = all.compactMap { type in
    type.idForm.prefix.map { (prefix: $0, kind: type.kind, form: type.idForm) }
  }

  public static func type(named kind: String) -> (any Entry.Type)? { byName[kind] }

  /// True if an entry of a kind may have an id. An entry of another or unknown kind with a computed id would take that
  /// id away from the entry for which it is computed.
  public static func mayHave(_ id: String, kind: String) -> Bool {
    if let owner = computed.first(where: { id.hasPrefix($0.prefix) }) {
      return owner.kind == kind && owner.form.accepts(id)
    }
    return byName[kind]?.idForm.prefix == nil
  }
}

extension EntryChange {
  /// True if entries of its kind may have its id.
  public var hasOwnID: Bool { EntryKinds.mayHave(id, kind: kind) }

  /// True if this version replaces another of the same entry. The order is total over everything in a version, so every
  /// store ends with the same one, in whatever order they arrive; a version never replaces its equal.
  ///
  /// An earlier version of the program may have stored an entry under an id of another kind; the kind that owns the id wins.
  public func wins(over other: EntryChange) -> Bool {
    if kind != other.kind, hasOwnID != other.hasOwnID { return hasOwnID }
    if stamp != other.stamp { return stamp > other.stamp }
    if isDeleted != other.isDeleted { return isDeleted }
    return (value ?? "") > (other.value ?? "")
  }
}
