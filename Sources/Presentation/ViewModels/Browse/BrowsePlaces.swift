/// A page or a setting that search finds by its name and other words.
struct BrowsePlace: Sendable {
  let path: String
  let title: TextKey
  /// Synonyms in both languages.
  let words: [String]
  /// One line that says what is there; `nil` for a page whose name says it.
  let text: TextKey?

  init(_ address: Address, _ title: TextKey, _ words: [String], _ text: TextKey? = nil) {
    self.init(path: address.path, title, words, text)
  }

  private init(path: String, _ title: TextKey, _ words: [String], _ text: TextKey?) {
    self.path = path
    self.title = title
    self.text = text
    self.words = words
  }

  /// Pages, those of the tabs first.
  static let pages: [BrowsePlace] = [
    .init(.today, .navToday, ["home", "start", "dashboard", "홈", "첫 화면"]),
    .init(.activity, .navActivity, ["training", "load", "week", "운동", "훈련", "부하"]),
    .init(.wellness, .navWellness, ["health", "건강"]),
    .init(.sleep, .navSleep, ["night", "nap", "hypnogram", "bedtime", "REM", "잠", "밤", "낮잠", "렘수면"], .moreSleepText),
    .init(.condition, .conditionTitle, ["condition score", "readiness", "recovery", "컨디션 점수", "회복"]),
    .init(.wellnessScore, .wellnessScore, ["score", "점수"]),
    .init(.vitals, .vitalsTitle, ["last night", "illness", "outliers", "지난밤"], .moreVitalsText),
    .init(.body, .navBody, ["weight trend", "scale", "몸", "체중 변화"], .moreBodyText),
    .init(.injuries, .navInjuries, ["injury", "pain", "hurt", "다침", "통증", "아픔"], .moreInjuriesText),
    .init(.workouts, .workoutsTitle, ["exercise list", "runs", "rides", "운동 목록", "달리기"]),
    .init(.records, .recordsTitle, ["personal best", "PB", "PR", "fastest", "longest", "medals", "최고 기록", "개인 기록"]),
    .init(
      .healthRecords, .healthRecordsTitle, ["documents", "check-up", "hospital", "건강검진", "병원"], .healthRecordsLead),
    .init(.electrocardiograms, .ecgListTitle, ["ECG", "EKG", "electrocardiogram", "rhythm strip", "심전도", "심전계"]),
    .init(.hearingTests, .hearingTitle, ["audiogram", "hearing", "ears", "청력도", "청력", "귀"]),
    .init(.clinicalRecords, .clinicalTitle, ["FHIR", "lab results", "vaccination", "allergies", "검사 결과", "예방접종"]),
    .init(.prescriptions, .prescriptionTitle, ["prescription", "eyes", "vision", "lenses", "시력", "렌즈", "처방"]),
    .init(.statesOfMind, .mindTitle, ["mood", "emotion", "feeling", "기분", "감정"]),
    .init(.heartRateZones, .zoneSettingsTitle, ["zones", "threshold", "FTP", "maximum heart rate", "존", "최대 심박수"]),
    .init(.workoutNew, .workoutNew, ["add workout", "log run", "new workout", "운동 추가", "달리기 기록"]),
    .init(.bodyNew, .bodyNew, ["log weight", "add weight", "weigh", "체중 기록", "몸무게 입력"]),
    .init(.injuryNew, .injuryNew, ["log injury", "add injury", "부상 기록"]),
    .init(.conditionWhatIf, .browseWhatIfCondition, ["what if", "simulate", "값 바꿔 보기", "만약에"]),
    .init(.sleepWhatIf, .browseWhatIfSleep, ["what if", "simulate", "값 바꿔 보기", "만약에"]),
    .init(.readinessWhatIf, .browseWhatIfReadiness, ["what if", "simulate", "값 바꿔 보기", "만약에"]),
    .init(
      .data, .navData, ["import", "export.zip", "upload", "Apple Health", "가져오기", "업로드", "건강 앱"], .moreDataText),
    .init(.sources, .dataSourcesTitle, ["watch", "phone", "devices", "priority", "시계", "우선순위"]),
    .init(.dataTypes, .moreTypes, ["all types", "metrics", "everything", "모든 항목", "지표"], .moreTypesText),
    .init(.zones, .dataZonesTitle, ["travel", "timezone", "여행", "시차"]),
    .init(.history, .historyTitle, ["undo", "restore", "changes", "versions", "deleted", "되돌리기", "복원", "삭제한 기록"]),
    .init(.audit, .dataAuditTitle, ["audit", "rings", "check", "검증", "링"]),
    .init(
      .connect, .connectTitle, ["phone", "iPhone", "shortcut", "sync", "QR", "아이폰", "동기화", "단축어"], .moreConnectText),
    .init(.programs, .programsTitle, ["API", "JSON", "key", "OpenAPI", "프로그램", "키"], .programsMore),
    .init(.settings, .navSettings, ["preferences", "options", "환경설정"], .moreSettingsText),
    .init(.deviceAddress, .deviceAddressTitle, ["port", "network", "포트", "네트워크"]),
    .init(.backups, .backupsTitle, ["backup", "restore", "save a copy", "복구", "백업"]),
  ]

  /// Settings, each at its field.
  static let settings: [BrowsePlace] = [
    setting("lang", .settingsLanguage, ["Korean", "English", "한국어", "영어"]),
    setting("theme", .settingsTheme, ["dark mode", "light mode", "colours", "다크 모드", "밝기"]),
    setting("units", .settingsUnits, ["metric", "imperial", "pounds", "miles", "kg", "킬로그램", "마일"]),
    setting("clock", .settingsClock, ["24 hours", "12 hours", "AM PM", "시계", "오전 오후"]),
    setting(SettingsForm.birthDate, .settingsBirthDate, ["birthday", "age", "생일", "나이"]),
    setting(SettingsForm.sex, .settingsSex, ["gender", "남녀"]),
    setting(SettingsForm.height, .browseHeight, ["tall", "키", "신장"]),
    setting(SettingsForm.zone, .settingsZone, ["timezone", "home", "시간대"]),
    setting(SettingsForm.activeDays, .settingsActiveDays, ["goal", "weekly goal", "목표", "활동일"]),
    setting(SettingsForm.exerciseMinutes, .settingsExerciseMinutes, ["goal", "exercise goal", "운동 목표"]),
    setting(SettingsForm.stepsPerDay, .settingsStepsPerDay, ["goal", "step goal", "걸음 목표"]),
    setting(SettingsForm.sleepHours, .settingsSleepHours, ["goal", "sleep goal", "수면 목표", "잠 목표"]),
    setting(SettingsForm.weightGoal, .bodyGoalTitle, ["goal", "lose weight", "diet", "감량", "다이어트"]),
    setting(SettingsForm.firstWeekday, .settingsFirstWeekday, ["Monday", "Sunday", "calendar", "월요일", "일요일"]),
    .init(.settings, .settingsExport, ["download", "CSV", "JSON", "take out", "내려받기"]),
    .init(.settings, .settingsDelete, ["erase", "remove all", "reset", "초기화", "지우기"]),
  ]

  private static func setting(_ field: String, _ title: TextKey, _ words: [String]) -> BrowsePlace {
    BrowsePlace(path: Address.settings.path("", anchor: "f-\(field)"), title, words, .navSettings)
  }

  /// The pages that have neither a tab nor a category, in the order of the Browse page.
  static let ownPages: [Address] = [
    .sleep, .body, .injuries, .vitals, .healthRecords, .data, .dataTypes, .connect, .programs, .history, .settings,
  ]
}
