/// The pages that ask what a score would be.
extension TextKey {
  public static let whatIfLink = TextKey(en: "What if…", ko: "만약에…")
  public static let whatIfCondition = TextKey(en: "What if: condition", ko: "만약에: 컨디션")
  public static let whatIfSleep = TextKey(en: "What if: sleep", ko: "만약에: 수면")
  public static let whatIfReadiness = TextKey(en: "What if: readiness", ko: "만약에: 운동 준비도")
  public static let whatIfLead = TextKey(
    en: "Move what was measured and see what the score would be. Nothing is saved.",
    ko: "측정값을 움직여 점수가 어떻게 달라지는지 보세요. 아무것도 저장되지 않아요.")
  public static let whatIfMovers = TextKey(en: "What would be different", ko: "무엇이 달랐다면")
  public static let whatIfAsleep = TextKey(en: "Time asleep", ko: "잔 시간")
  public static let whatIfBedtime = TextKey(en: "Bedtime", ko: "취침 시각")
  public static let whatIfAwake = TextKey(en: "Awake in bed", ko: "침대에서 깨어 있던 시간")
  public static let whatIfMeasured = TextKey(en: "Measured: {0}", ko: "측정값: {0}")
  public static let whatIfUnmeasured = TextKey(en: "Not measured: starts at what is usual", ko: "측정값 없음: 평소 값에서 시작해요")
  public static let whatIfShow = TextKey(en: "Show the score", ko: "점수 보기")
  public static let whatIfReset = TextKey(en: "As measured", ko: "측정값으로 되돌리기")
  public static let whatIfSame = TextKey(en: "As measured", ko: "측정값 그대로예요")
  public static let whatIfMore = TextKey(en: "{0} more than the {1} measured", ko: "측정된 {1}점보다 {0}점 높아요")
  public static let whatIfLess = TextKey(en: "{0} less than the {1} measured", ko: "측정된 {1}점보다 {0}점 낮아요")
  public static let whatIfNotMeasured = TextKey(en: "No score was measured", ko: "측정된 점수는 없어요")
  public static let whatIfEmpty = TextKey(en: "Nothing to move yet", ko: "아직 움직여 볼 값이 없어요")
  public static let whatIfNeedsHRV = TextKey(
    en: "It takes seven days with HRV within four weeks to know what is usual.",
    ko: "평소 값을 알려면 4주 안에 심박변이가 측정된 날이 7일 필요해요.")
  public static let whatIfNeedsNight = TextKey(
    en: "It takes a night with sleep in the past week.", ko: "지난 한 주 안에 수면이 기록된 밤이 필요해요.")
  public static let whatIfEmptyBack = TextKey(en: "Back to the score", ko: "점수로 돌아가기")
  public static let whatIfMethod = TextKey(
    en:
      "The same program computes this here as for every other page. Usual values stay as they are: only this day changes. A later bedtime moves getting up, too.",
    ko: "다른 화면과 같은 프로그램이 여기서 바로 계산해요. 평소 값은 그대로이고 이 날만 달라져요. 늦게 자면 일어나는 시각도 그만큼 늦어져요.")

  public static let forecastTitle = TextKey(en: "Including what waits on this device", ko: "이 기기에서 기다리는 기록까지 더하면")
  public static let forecastBody = TextKey(en: "Body", ko: "신체")
  public static let forecastLoad = TextKey(en: "Load today", ko: "오늘 부하")
}
