/// The list of readings, and how to exclude or correct one.
extension TextKey {
  public static let samplesTitle = TextKey(en: "All readings", ko: "모든 측정값")
  public static let samplesLead = TextKey(
    en:
      "Every reading as it was recorded, newest first. You can exclude or correct one that’s wrong; the original is kept.",
    ko: "기록된 그대로의 측정값을 최신순으로 보여 드려요. 잘못된 값은 빼거나 바로잡을 수 있고 원본은 그대로 남아요.")
  public static let samplesChange = TextKey(en: "Change", ko: "변경")
  public static let samplesChangeNamed = TextKey(en: "Change {0}, {1}", ko: "{0}, {1} 변경")
  public static let samplesExclude = TextKey(en: "Exclude", ko: "제외")
  public static let samplesCorrect = TextKey(en: "Correct", ko: "바로잡기")
  public static let samplesRightValue = TextKey(en: "Correct value in {0}", ko: "올바른 값({0})")
  public static let samplesRepeated = TextKey(
    en: "Repeats another reading, counted once", ko: "다른 측정값과 같아 한 번만 집계")
  public static let samplesOutranked = TextKey(
    en: "A more complete reading of this time counts", ko: "같은 시간의 더 완전한 측정값으로 집계")
  public static let samplesAhead = TextKey(
    en: "Begins after its export was made: not counted", ko: "내보내기 시점보다 나중에 시작하여 집계에서 제외됨")
  public static let samplesSuperseded = TextKey(en: "Replaced by a newer export", ko: "새 내보내기로 바뀜")
  public static let samplesUnconvertible = TextKey(
    en: "Unit cannot be converted, not counted", ko: "단위를 환산할 수 없어 집계에서 제외")
  public static let samplesSwitchedOff = TextKey(en: "Switched off, not counted", ko: "사용 안 함, 집계에서 제외")
  public static let samplesExcluded = TextKey(en: "Excluded by you", ko: "직접 제외함")
  public static let samplesCorrected = TextKey(en: "Corrected to {0}", ko: "{0}{0|으로|로} 바로잡음")
  public static let samplesOutOfRange = TextKey(
    en: "Outside the possible range, not counted",
    ko: "가능한 범위를 벗어나 계산에서 제외")
  public static let samplesOverrides = TextKey(en: "Changed by you", ko: "내가 바꾼 값")
  public static let samplesOverrideExcluded = TextKey(en: "{0}: excluded", ko: "{0}: 제외")
  public static let samplesOverrideCorrected = TextKey(en: "{0}: corrected to {1}", ko: "{0}: {1}{1|으로|로} 바로잡음")
  public static let samplesTakeBack = TextKey(en: "Undo", ko: "되돌리기")
  public static let samplesOlder = TextKey(en: "Show older readings", ko: "이전 측정값 더 보기")
  public static let samplesError = TextKey(
    en: "That isn’t a possible value. Nothing was changed.",
    ko: "가능한 값이 아니어서 바꾸지 않았어요.")
  public static let samplesGone = TextKey(
    en: "That reading is no longer there. Nothing was changed.",
    ko: "그 측정값이 더 이상 없어서 바꾸지 않았어요.")
  public static let samplesEmpty = TextKey(en: "No readings of this type", ko: "이 종류의 측정값이 없어요")
  public static let samplesPart = TextKey(en: "{0} in {1}", ko: "{0}({1})")
}
