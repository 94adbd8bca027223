/// Overwritten and deleted versions.
extension TextKey {
  public static let historyTitle = TextKey(en: "History", ko: "변경 기록")
  public static let historyLead = TextKey(
    en:
      "What was overwritten or deleted in the last 30 days, and what other devices and machines sent. Restoring saves the earlier version again, and can be undone here too.",
    ko: "지난 30일 동안 바뀌거나 삭제된 내용과 다른 기기나 컴퓨터에서 보낸 내용이에요. 복원하면 이전 내용이 다시 저장되고, 그 복원도 여기서 되돌릴 수 있어요.")
  public static let historyShort = TextKey(
    en: "What was overwritten or deleted, and how to get it back", ko: "바뀌거나 삭제된 내용을 보고 되돌릴 수 있어요")
  public static let historyEmptyTitle = TextKey(en: "Nothing overwritten or deleted", ko: "바뀌거나 삭제된 내용이 없어요")
  public static let historyEmpty = TextKey(
    en: "When you or one of your devices changes or deletes something, the earlier version stays here for 30 days.",
    ko: "직접 또는 다른 기기에서 무언가를 바꾸거나 삭제하면 이전 내용이 여기에 30일 동안 남아요.")
  public static let historyElsewhere = TextKey(
    en: "{0} {0|edit was|edits were} replaced from another device. The earlier {0|version is|versions are} below.",
    ko: "다른 기기에서 바꾼 내용이 {0}개 있어요. 이전 내용은 아래에 남아 있어요.")
  public static let historyReplaced = TextKey(en: "Replaced from another device", ko: "다른 기기에서 바뀜")
  public static let historyField = TextKey(en: "What", ko: "항목")
  public static let historyBefore = TextKey(en: "Before", ko: "이전")
  public static let historyAfter = TextKey(en: "After", ko: "이후")
  public static let historyWritten = TextKey(en: "{0}: {1}, {2}", ko: "{0}: {1}, {2}")
  public static let historyDeletedThen = TextKey(en: "{0}: deleted, {1}, {2}", ko: "{0}: 삭제됨, {1}, {2}")
  public static let historyHere = TextKey(en: "on this machine", ko: "이 컴퓨터에서")
  public static let historyDevice = TextKey(en: "on device {0}", ko: "{0} 기기에서")
  /// {0}: "Safari, iPhone", {1}: a prefix of its identifier.
  public static let historyBrowser = TextKey(en: "in {0} ({1})", ko: "{0}({1})에서")
  public static let historyStore = TextKey(en: "on another machine", ko: "다른 컴퓨터에서")
  public static let historySentBy = TextKey(en: "{0}, sent by “{1}”", ko: "{0}, 보낸 곳: ‘{1}’")
  public static let historyNothing = TextKey(en: "Before: nothing", ko: "이전: 없음")
  public static let historyTakeBack = TextKey(en: "Take back", ko: "되돌리기")
  public static let historyTakeBackNamed = TextKey(en: "Take back {0}", ko: "{0} 되돌리기")
  public static let historyUnknownTime = TextKey(en: "time unknown", ko: "시각 모름")
  public static let historyRestore = TextKey(en: "Restore", ko: "복원")
  public static let historyRestoreNamed = TextKey(en: "Restore {0}", ko: "{0} 복원")
  public static let historyDelete = TextKey(en: "Delete again", ko: "다시 삭제")
  public static let historyDeleteNamed = TextKey(en: "Delete {0} again", ko: "{0} 다시 삭제")
  public static let historyGone = TextKey(en: "That version is no longer kept.", ko: "그 내용은 더 이상 남아 있지 않아요.")
  public static let historyEarlier = TextKey(en: "See earlier versions", ko: "이전 내용 보기")
  public static let historyOlder = TextKey(en: "Show older changes", ko: "더 오래된 변경 보기")
  public static let historyMeasurement = TextKey(en: "Measurement", ko: "신체 기록")
  public static let historyInjury = TextKey(en: "Injury", ko: "부상")
  public static let historyWorkout = TextKey(en: "Workout", ko: "운동")
  public static let historyNote = TextKey(en: "Note on a workout", ko: "운동 메모")
  public static let historyLink = TextKey(en: "Two recordings", ko: "두 운동 기록")
  public static let historyLinkWhat = TextKey(en: "They are", ko: "구분")
  public static let historyLinkOne = TextKey(en: "One workout", ko: "같은 운동")
  public static let historyLinkTwo = TextKey(en: "Two workouts", ko: "서로 다른 운동")
  public static let historySetting = TextKey(en: "Setting", ko: "설정")
  public static let historyType = TextKey(en: "Data type", ko: "데이터 종류")
  public static let historySource = TextKey(en: "Source", ko: "데이터 출처")
  public static let historyOrder = TextKey(en: "Order of sources", ko: "출처 순서")
  public static let historySleep = TextKey(en: "Sleep", ko: "수면")
  public static let historyNightOf = TextKey(en: "Night to {0}", ko: "{0} 아침까지의 밤")
  public static let historyReading = TextKey(en: "Reading", ko: "측정값")
  public static let historyRecorded = TextKey(en: "Recorded value", ko: "기록된 값")
  public static let historyRight = TextKey(en: "Right value", ko: "바로잡은 값")
  public static let historyStay = TextKey(en: "Time zone", ko: "시간대")
  public static let historyOther = TextKey(en: "Something else", ko: "그 밖의 내용")
  public static let historyOtherWhat = TextKey(
    en: "Written by a newer version of Dailve", ko: "새 버전의 Dailve에서 쓴 내용")
  public static let historyDamaged = TextKey(en: "Damaged: it cannot be read", ko: "손상되어 읽을 수 없는 내용")
  public static let historyCounts = TextKey(en: "In statistics", ko: "통계")
  public static let historyCounted = TextKey(en: "Counted", ko: "포함")
  public static let historyNotCounted = TextKey(en: "Not counted", ko: "제외")
}
