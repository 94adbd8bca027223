internal import DailveDomain
internal import DailveScores

/// Puts places among the person's best into words.
struct MedalText {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// "5 km: your fastest", "Longest run".
  func sentence(_ medal: PersonalRecords.Medal) -> String {
    guard case .fastest(let metres) = medal.feat else { return name(medal) }
    let key: TextKey =
      switch medal.place {
      case 1: .medalFastest
      case 2: .medalSecond
      default: .medalThird
      }
    return language(key, DistanceText(viewer).name(ofEffort: metres))
  }

  /// "5 km", "Longest run", "Most climb".
  func name(_ medal: PersonalRecords.Medal) -> String {
    switch medal.feat {
    case .fastest(let metres): DistanceText(viewer).name(ofEffort: metres)
    case .longest: RecordsPresenter(viewer).longestName(medal.activity)
    case .climb: language[.recordsClimb]
    case .duration: language[.recordsDuration]
    }
  }

  func value(_ medal: PersonalRecords.Medal) -> String {
    let format = WorkoutFormat(viewer, activity: medal.activity)
    return switch medal.feat {
    case .fastest: WorkoutFormat.clock(medal.value)
    case .longest: format.distanceText(medal.value * 1000)
    case .climb: format.heightText(medal.value)
    case .duration: NumberFormat.durationText(medal.value, language)
    }
  }

  func row(_ medal: PersonalRecords.Medal) -> RecordsContent.Medal {
    RecordsContent.Medal(
      place: medal.place, label: sentence(medal), value: value(medal), dateText: viewer.date(medal.day),
      path: Address.workout(medal.workout).path)
  }
}
