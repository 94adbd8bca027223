/// Advice after a night, and what to do without any data.
extension TextKey {
  public static let coachEarlierBed = TextKey(
    en: "Go to bed {0} {0|minute|minutes} earlier tonight",
    ko: "오늘 밤은 {0}분 일찍 잠자리에 들어 보세요")
  public static let coachSameWakeTime = TextKey(
    en: "Get up at your usual time, give or take 20 minutes",
    ko: "평소 시각에 일어나 보세요. 20분쯤 차이는 괜찮아요")
  public static let coachLeaveBed = TextKey(
    en: "If you lie awake, get up for a while, and go to bed a little later",
    ko: "오래 뒤척이면 잠시 일어났다가 조금 늦게 잠자리에 들어 보세요")
  public static let coachNoData = TextKey(
    en: "Import your health data to get a suggestion",
    ko: "건강 데이터를 가져오면 제안을 받을 수 있어요")
  public static let coachNoDataWhy = TextKey(
    en: "An export from the Health app on your iPhone is enough.",
    ko: "iPhone 건강 앱에서 내보낸 파일이면 돼요.")
}
