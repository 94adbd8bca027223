/// Settings, the export and deletion of all data.
extension TextKey {
  public static let settingsTitle = TextKey(en: "Settings", ko: "설정")
  public static let settingsSaved = TextKey(en: "Saved.", ko: "저장했어요.")
  public static let settingsDisplay = TextKey(en: "Display", ko: "화면")
  public static let settingsLanguage = TextKey(en: "Language", ko: "언어")
  public static let settingsLanguageAuto = TextKey(en: "Automatic", ko: "자동")
  public static let settingsTheme = TextKey(en: "Theme", ko: "테마")
  public static let settingsThemeAuto = TextKey(en: "Automatic", ko: "자동")
  public static let settingsThemeLight = TextKey(en: "Light", ko: "밝게")
  public static let settingsThemeDark = TextKey(en: "Dark", ko: "어둡게")
  public static let settingsUnits = TextKey(en: "Units", ko: "단위")
  public static let settingsUnitsMetric = TextKey(en: "Metric", ko: "미터법")
  public static let settingsUnitsImperial = TextKey(en: "Imperial", ko: "야드파운드법")
  public static let settingsClock = TextKey(en: "Time of day", ko: "시간 표시")
  public static let settingsClockAuto = TextKey(en: "Automatic", ko: "자동")
  public static let settingsClockTwelve = TextKey(en: "12-hour", ko: "12시간제")
  public static let settingsClockTwentyFour = TextKey(en: "24-hour", ko: "24시간제")
  public static let settingsYou = TextKey(en: "About you", ko: "내 정보")
  public static let settingsBirthDate = TextKey(en: "Birth date", ko: "생년월일")
  public static let settingsSex = TextKey(en: "Sex", ko: "성별")
  public static let settingsSexFemale = TextKey(en: "Female", ko: "여성")
  public static let settingsSexMale = TextKey(en: "Male", ko: "남성")
  public static let settingsSexOther = TextKey(en: "Other", ko: "기타")
  public static let settingsUnset = TextKey(en: "Not set", ko: "설정 안 함")
  public static let settingsHeight = TextKey(en: "Height (cm)", ko: "키(cm)")
  public static let settingsHeightFeet = TextKey(en: "Height (feet and inches)", ko: "키(피트, 인치)")
  public static let settingsHeightRange = TextKey(
    en: "Enter a height from {0} to {1}", ko: "{0}에서 {1} 사이로 입력해 주세요")
  public static let settingsZone = TextKey(en: "Home time zone", ko: "기준 시간대")
  public static let settingsZoneError = TextKey(
    en: "Enter a time zone such as Asia/Seoul",
    ko: "Asia/Seoul처럼 시간대 이름을 입력해 주세요")
  public static let settingsZoneEmpty = TextKey(
    en: "Enter a home time zone such as Asia/Seoul, it can’t be empty",
    ko: "기준 시간대는 비워 둘 수 없으니 Asia/Seoul처럼 입력해 주세요")
  public static let settingsGoals = TextKey(en: "Goals", ko: "목표")
  public static let settingsActiveDays = TextKey(en: "Active days per week", ko: "주간 활동일")
  public static let settingsExerciseMinutes = TextKey(en: "Exercise minutes per week", ko: "주간 운동 시간(분)")
  public static let settingsStepsPerDay = TextKey(en: "Steps per day", ko: "하루 걸음 수")
  public static let settingsStepsPerDayHint = TextKey(
    en: "If left empty, it is your usual over 60 days", ko: "비워 두면 최근 60일의 평소 걸음 수로 정해요")
  public static let settingsSleepHours = TextKey(en: "Hours of sleep per night", ko: "하룻밤 수면 시간(시간)")
  public static let settingsSleepHoursHint = TextKey(
    en: "If left empty, it is based on your own nights and age", ko: "비워 두면 나의 수면 기록과 나이에 맞춰 정해요")
  public static let settingsWeightGoal = TextKey(en: "Weight", ko: "체중")
  public static let settingsWeightGoalMaintain = TextKey(en: "Maintain", ko: "유지")
  public static let settingsWeightGoalLose = TextKey(en: "Lose", ko: "감량")
  public static let settingsWeightGoalGain = TextKey(en: "Gain", ko: "증량")
  public static let settingsFirstWeekday = TextKey(en: "Week starts on", ko: "한 주의 시작")
  public static let settingsExport = TextKey(en: "Export your data", ko: "내 데이터 내보내기")
  public static let settingsExportText = TextKey(
    en:
      "Everything as tables in one zip file: every reading, daily values, nights, workouts, and what you entered yourself.",
    ko: "모든 데이터를 표로 담은 zip 파일이에요. 측정값, 일별 값, 수면, 운동, 직접 입력한 기록이 모두 들어 있어요.")
  public static let settingsExportCSV = TextKey(en: "Download CSV", ko: "CSV로 받기")
  public static let settingsExportJSON = TextKey(en: "Download JSON", ko: "JSON으로 받기")
  public static let settingsAbout = TextKey(en: "About Dailve", ko: "Dailve 정보")
  /// {0}: the version with its commit.
  public static let settingsVersion = TextKey(en: "Version {0}", ko: "버전 {0}")
  /// {0}: the age in months, at least 12.
  public static let settingsVersionOld = TextKey(
    en:
      "This version is {0} months old. Dailve never looks for a newer one itself. Look where you got it, and install the newer one over it; your data stay.",
    ko:
      "이 버전은 나온 지 {0}개월이 되었어요. Dailve는 새 버전을 스스로 찾아보지 않아요. 받았던 곳에서 확인해 그대로 덮어 설치해 주세요. 데이터는 그대로 남아요.")
  public static let settingsDelete = TextKey(en: "Delete everything", ko: "모두 삭제")
  public static let settingsDeleteText = TextKey(
    en:
      "Removes every reading, entry and setting from this computer, and all backups of them. This can’t be undone; export your data first.",
    ko: "이 컴퓨터에서 모든 측정값과 기록, 설정을 지우고 백업도 모두 지워요. 되돌릴 수 없으니 먼저 내보내 두세요.")
  public static let settingsDeleteSignIn = TextKey(
    en: "How you sign in stays as it is.", ko: "로그인하는 방법은 그대로 남아요.")
  public static let settingsDeleteConfirm = TextKey(en: "Type {0} to confirm", ko: "확인하려면 ‘{0}’{0|을|를} 입력하세요")
  public static let settingsDeleteWord = TextKey(en: "DELETE", ko: "삭제")
  public static let settingsDeleteButton = TextKey(en: "Delete everything", ko: "모두 삭제")
  public static let settingsDeleteError = TextKey(
    en: "Nothing was deleted: the word did not match.",
    ko: "단어가 달라서 아무것도 지우지 않았어요.")
  public static let settingsDeleteInUse = TextKey(
    en: "Nothing was deleted: {0} has your data open. Close it and try again.",
    ko: "아무것도 지우지 않았어요. 데이터를 열고 있는 프로그램이 있어요: {0}. 닫은 뒤 다시 시도해 주세요.")
  public static let settingsDeleteReading = TextKey(
    en: "Nothing was deleted: an export is still running. Try again when it’s done.",
    ko: "아무것도 지우지 않았어요. 아직 내보내는 중이에요. 끝난 뒤 다시 시도해 주세요.")
  public static let settingsDeleteUnfinished = TextKey(
    en: "Deleting has begun, but the disk is full. Free up some space; it finishes the next time Dailve starts.",
    ko: "지우기 시작했지만 디스크가 가득 찼어요. 공간을 비우면 다음에 Dailve를 시작할 때 마저 지워요.")
  public static let settingsDeleteProgram = TextKey(en: "{0} (process {1})", ko: "{0}(프로세스 {1})")
  public static let settingsDeleteAnother = TextKey(en: "another program", ko: "다른 프로그램")
  public static let settingsDeletedButBackups = TextKey(
    en:
      "Everything was deleted except backups that can’t be reached now, or may not be Dailve’s. Delete those files yourself.",
    ko: "모두 지웠지만, 지금 연결할 수 없거나 Dailve의 것인지 알 수 없는 백업은 남아 있어요. 그 파일은 직접 지워 주세요.")
  /// {0}: paths.
  public static let settingsDeletedBut = TextKey(
    en:
      "Everything was deleted except backups that can’t be reached now, or may not be Dailve’s. Delete those files yourself: {0}",
    ko: "모두 지웠지만, 지금 연결할 수 없거나 Dailve의 것인지 알 수 없는 백업은 남아 있어요. 다음은 직접 지워 주세요: {0}")
  public static let settingsDeleted = TextKey(en: "Everything was deleted.", ko: "모두 지웠어요.")
}
