/// The kinds of entries that this version knows. Others pass through as they came.
public enum EntryKinds {
  public static func type(named kind: String) -> (any Entry.Type)? {
    switch kind {
    case BodyEntry.kind: BodyEntry.self
    case Injury.kind: Injury.self
    case WorkoutEntry.kind: WorkoutEntry.self
    case WorkoutNote.kind: WorkoutNote.self
    case WorkoutLink.kind: WorkoutLink.self
    case Setting.kind: Setting.self
    case TypeSwitch.kind: TypeSwitch.self
    case SourceSwitch.kind: SourceSwitch.self
    case SourceOrder.kind: SourceOrder.self
    case NightChoice.kind: NightChoice.self
    case ReadingOverride.kind: ReadingOverride.self
    case EnteredStay.kind: EnteredStay.self
    default: nil
    }
  }
}
