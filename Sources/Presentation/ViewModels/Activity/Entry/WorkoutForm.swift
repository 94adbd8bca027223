public import DailveDomain
public import DailveScores

/// The form of a workout that the person enters.
public struct WorkoutForm: Sendable {
  public static let activity = "activity"
  /// The choice from the list of all activities, which takes precedence over the typed text.
  public static let kind = "kind"
  /// The choice among activities that the typed text may mean.
  public static let candidate = "candidate"
  public static let day = "day"
  public static let time = "time"
  public static let duration = "duration"
  public static let distance = "distance"
  public static let energy = "energy"
  public static let effort = "effort"
  public static let memo = "memo"
  /// The activity for which the person has seen the warnings.
  public static let warned = "warned"

  public var id: String
  public var isEdit: Bool
  /// Stamp of the displayed version.
  public var base: String?
  public var fields: FormFields
  public let distanceUnit: String
  /// The possible meanings of a typed activity, if there are several: HealthKit's type and name.
  public private(set) var candidates: [FormChoices.Choice] = []
  /// Injuries that the activity would strain.
  public var warnings: [Warning] = []
  /// True if it was not saved because of warnings that the person had not seen before.
  public var isHeldBack = false
  /// The energy to be stored if none is typed, as a hint.
  public var energyHint: String
  /// Recent activities to repeat.
  public var again: [RepeatLink] = []
  /// Link to its earlier versions.
  public var history: VersionHistoryLink?

  public struct Warning: Sendable, Equatable {
    /// `InjurySeverity`.
    public var level: String
    public var levelText: String
    public var text: String
  }

  public struct RepeatLink: Sendable, Equatable {
    public var text: String
    public var path: String
  }

  /// The entry's id in addresses.
  public var workoutID: String { WorkoutEntry.workoutID(ofEntry: id) }
  /// `nil` if the typed text is not a day.
  public var typedDay: CivilDay? { CivilDay(accepting: fields[Self.day]) }
  /// The unit system of its numbers.
  public var units: String { viewer.units.rawValue }
  /// HealthKit's type; `nil` while none is chosen, or if the typed text is ambiguous.
  public private(set) var chosen: String?

  let viewer: ViewerContext
  /// The entry as stored.
  private let original: WorkoutEntry?
  /// The fields as displayed.
  private let shown: FormFields

  /// A new workout.
  ///
  /// - Parameter repeated: A workout to repeat.
  public init(id: String, like repeated: Workout? = nil, viewer: ViewerContext) {
    let format = viewer.format(.distance)
    self.init(
      id: id, isEdit: false, original: nil, activity: repeated?.activity,
      values: [
        Self.day: viewer.today.description, Self.time: "",
        Self.duration: repeated.map { Self.text($0.duration.rounded()) } ?? "",
        Self.distance: repeated?.distance.map { NumberFormat.text(format.shown($0), decimals: 2) } ?? "",
        Self.energy: "", Self.effort: "", Self.memo: "",
      ], viewer: viewer)
  }

  public init(_ entry: WorkoutEntry, times: EnteredLocalTimes, viewer: ViewerContext) {
    self.init(
      id: entry.id, isEdit: true, original: entry, activity: entry.activity,
      values: [
        Self.day: entry.day.description,
        Self.time: NumberInput.clockField(entry.clock ?? times.clock(of: entry.start, on: entry.day)),
        Self.duration: Self.text(entry.duration),
        Self.distance: entry.distance.map { Self.plain(viewer.format(.distance).shown($0), 2) } ?? "",
        Self.energy: entry.isEnergyEstimated ? "" : entry.energy.map { Self.plain($0, 0) } ?? "",
        Self.effort: entry.effort.map { "\($0)" } ?? "", Self.memo: entry.memo,
      ], viewer: viewer)
  }

  private init(
    id: String, isEdit: Bool, original: WorkoutEntry?, activity: String?, values: [String: String],
    viewer: ViewerContext
  ) {
    self.viewer = viewer
    self.id = id
    self.isEdit = isEdit
    self.original = original
    chosen = activity
    distanceUnit = viewer.format(.distance).unit
    energyHint = viewer.language[.workoutEnergyHint]
    var values = values
    values[Self.activity] = activity.map { TypeName.activity($0, viewer.language) } ?? ""
    values[Self.kind] = ""
    values[Self.candidate] = ""
    values[Self.warned] = ""
    fields = FormFields(values)
    shown = fields
  }

  /// Shows the posted fields.
  public mutating func fill(_ posted: [String: String]) {
    base = posted["base"]
    fields.fill(posted, longest: 500)
    fields.errors = [:]
  }

  /// Turns posted fields into a draft. A number left as it was displayed keeps its stored value, without the rounding.
  public mutating func parse(_ posted: [String: String]) -> WorkoutDraft {
    fill(posted)
    parseActivity()
    let format = viewer.format(.distance)
    return WorkoutDraft(
      id: id, activity: chosen, day: typedDay,
      clock: typed(Self.time, NumberInput.clock), stored: original,
      duration: typed(Self.duration, kept: original?.duration, DurationInput.parse),
      distance: typed(Self.distance, kept: original?.distance) { NumberInput.parse($0).map(format.canonical) },
      energy: typed(Self.energy, kept: original?.isEnergyEstimated == true ? nil : original?.energy, NumberInput.parse),
      effort: typed(Self.effort) { text in Int(text) }, memo: fields[Self.memo])
  }

  /// Takes the choice from the list, else from the candidates, else from the typed text.
  private mutating func parseActivity() {
    let language = viewer.language
    candidates = []
    let known = ActivityGroup.allActivities
    let picked = [fields[Self.kind], fields[Self.candidate]].first { known.contains($0) }
    if let picked {
      chosen = picked
    } else if fields[Self.activity] == shown[Self.activity], original != nil {
      chosen = original?.activity
    } else {
      switch ActivitySearch.answer(to: fields[Self.activity], language) {
      case .one(let activity): chosen = activity
      case .several(let activities):
        chosen = nil
        candidates = activities.prefix(Self.mostCandidates).map { ($0, TypeName.activity($0, language)) }
      case .none: chosen = nil
      }
    }
    // A returned form shows how the text was understood.
    if let chosen { fields.values[Self.activity] = TypeName.activity(chosen, language) }
    fields.values[Self.kind] = ""
    fields.values[Self.candidate] = ""
  }

  private static let mostCandidates = 12

  private func typed<T>(_ field: String, kept: T? = nil, _ parse: (String) -> T?) -> FieldInput<T> {
    if fields[field].isEmpty { return .nothing }
    if let kept, fields[field] == shown[field] { return .value(kept) }
    return parse(fields[field]).map { .value($0) } ?? .unreadable
  }

  /// Without thousands separators, which a form could not read back.
  private static func plain(_ value: Double, _ decimals: Int) -> String {
    NumberFormat.text(value, decimals: decimals).filter { $0 != "," }
  }

  private static func text(_ value: Double) -> String { plain(value, value == value.rounded() ? 0 : 1) }
}
