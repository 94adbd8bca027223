/// The app’s name, its menu, and words that every page shares.
extension TextKey {
  public static let appName = TextKey(en: "Dailve", ko: "Dailve")

  public static let navLabel = TextKey(en: "Sections", ko: "메뉴")
  public static let navToday = TextKey(en: "Today", ko: "오늘")
  public static let navData = TextKey(en: "Data", ko: "데이터")
  public static let navSettings = TextKey(en: "Settings", ko: "설정")
  public static let navSkip = TextKey(en: "Skip to content", ko: "본문으로 건너뛰기")
  public static let navWellness = TextKey(en: "Wellness", ko: "웰니스")
  public static let navSleep = TextKey(en: "Sleep", ko: "수면")
  public static let navBody = TextKey(en: "Body", ko: "신체")
  public static let navInjuries = TextKey(en: "Injuries", ko: "부상")
  public static let navVitals = TextKey(en: "Vitals", ko: "활력 징후")
  public static let navBrowse = TextKey(en: "Browse", ko: "찾기")

  public static let shellUnencrypted = TextKey(
    en: "This connection is not encrypted; it works online only.",
    ko: "이 연결은 암호화되지 않았고, 온라인에서만 쓸 수 있어요.")
  public static let shellUnencryptedMeaning = TextKey(
    en:
      "Anyone who can listen on this network can read what is shown here, and your passphrase when you enter it. Over this connection, browsers store nothing for offline use and offer no passkeys. The manual explains how to encrypt it: Tailscale, a proxy, or a certificate of your own.",
    ko:
      "이 네트워크를 엿볼 수 있는 사람은 여기에 보이는 내용과 입력하는 암호 문구를 읽을 수 있어요. 이 연결에서는 브라우저가 오프라인용으로 아무것도 저장하지 않고 패스키도 쓸 수 없어요. 암호화하는 방법(Tailscale, 프록시, 직접 만든 인증서)은 설명서에 있어요."
  )

  public static let startingTitle = TextKey(en: "One moment", ko: "잠시만요")
  public static let startingText = TextKey(
    en:
      "Dailve was updated and is bringing your data up to date. Your data appears here automatically when it’s ready. Nothing is lost.",
    ko: "Dailve가 업데이트되어 데이터를 새 형식으로 바꾸고 있어요. 끝나면 이 페이지에 저절로 나타나고, 그동안 잃어버리는 것은 없어요.")
  public static let startingBackingUp = TextKey(en: "A backup is being made first.", ko: "먼저 백업하고 있어요.")
  public static let startingStep = TextKey(en: "Step {0} of {1}.", ko: "{1}단계 중 {0}단계예요.")
  public static let startingDeriving = TextKey(en: "Recalculating statistics and scores.", ko: "통계와 점수를 다시 계산하고 있어요.")

  public static let commonBack = TextKey(en: "Back to Today", ko: "오늘로 돌아가기")
  public static let commonSave = TextKey(en: "Save", ko: "저장")
  public static let commonEdit = TextKey(en: "Edit", ko: "편집")
  public static let commonEditNamed = TextKey(en: "Edit {0}", ko: "{0} 편집")
  public static let commonSentence = TextKey(en: "{0}.", ko: "{0}.")
  public static let commonDetails = TextKey(en: "Details", ko: "자세히")
  public static let commonRefresh = TextKey(en: "Refresh", ko: "새로 고침")
  public static let commonUpdated = TextKey(en: "As of {0}", ko: "{0} 기준")
  public static let commonNoData = TextKey(en: "no data", ko: "데이터 없음")
  public static let commonNotDiagnosis = TextKey(
    en:
      "This is guidance from your own data, not a diagnosis. Dailve knows nothing about illness, medication or how you feel.",
    ko: "내 데이터를 바탕으로 한 참고 정보이고 진단이 아니에요. 질병이나 복용 중인 약, 지금의 몸 상태는 알지 못해요.")
  public static let commonAdd = TextKey(en: "Add", ko: "추가")
  public static let commonDelete = TextKey(en: "Delete", ko: "삭제")
  public static let commonUndo = TextKey(en: "Undo", ko: "되돌리기")
  public static let commonDeleted = TextKey(en: "Deleted.", ko: "삭제했어요.")
  public static let commonRestored = TextKey(en: "Restored.", ko: "복원했어요.")
  public static let commonOptional = TextKey(en: "Optional", ko: "선택 사항")
  public static let commonViewAll = TextKey(en: "View all", ko: "모두 보기")
  public static let commonEarlier = TextKey(en: "Earlier", ko: "이전")
  public static let commonLater = TextKey(en: "Later", ko: "다음")
  public static let commonDownload = TextKey(en: "Download as CSV", ko: "CSV로 받기")
  public static let commonImport = TextKey(en: "Import data", ko: "데이터 가져오기")

  public static let moreTypes = TextKey(en: "All data types", ko: "모든 데이터 종류")
  public static let moreTypesText = TextKey(en: "A page for each type", ko: "가져온 모든 데이터를 종류별로")
  public static let moreSleepText = TextKey(en: "Nights, stages, rhythm", ko: "수면 기록, 단계, 리듬")
  public static let moreBodyText = TextKey(en: "Weight, body fat, goal", ko: "체중, 체지방률, 목표")
  public static let moreInjuriesText = TextKey(en: "Where it hurts, and since when", ko: "아픈 곳과 기간")
  public static let moreVitalsText = TextKey(en: "Compare last night with your usual ranges", ko: "지난밤 수치를 평소 범위와 비교")
  public static let moreDataText = TextKey(en: "Import, sources, time zones, comparison", ko: "가져오기, 출처, 시간대, 비교")
  public static let moreSettingsText = TextKey(en: "You, goals, units, language, theme", ko: "내 정보, 목표, 단위, 언어, 테마")
}
