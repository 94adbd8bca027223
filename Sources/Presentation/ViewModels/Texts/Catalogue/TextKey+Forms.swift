/// Messages about the fields of a form.
extension TextKey {
  public static let formErrors = TextKey(en: "Please check these fields", ko: "다음 항목을 확인해 주세요")
  public static let formGone = TextKey(
    en: "This is no longer there, so nothing was saved. What you typed is still below.",
    ko: "이 기록이 더 이상 없어서 저장하지 않았어요. 입력한 내용은 아래에 그대로 있어요.")
  public static let formNumberRange = TextKey(en: "Enter a number from {0} to {1}", ko: "{0}에서 {1} 사이의 숫자를 입력해 주세요")
  public static let formDayError = TextKey(en: "Enter a date no later than today", ko: "오늘이나 그 전 날짜를 입력해 주세요")
  public static let formTimeError = TextKey(en: "Enter a time such as 7:30", ko: "7:30처럼 시각을 입력해 주세요")
  public static let formExample = TextKey(en: "For example, {0}", ko: "예: {0}")
  public static let formLastValue = TextKey(en: "Last: {0}", ko: "지난 값: {0}")
}
