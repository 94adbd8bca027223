/// The pages that predict a score from changed measurements.
extension TextKey {
  public static let whatIfLink = TextKey(en: "What if…", ko: "값 바꿔 보기")
  public static let whatIfCondition = TextKey(en: "What if: condition", ko: "값 바꿔 보기: 컨디션")
  public static let whatIfSleep = TextKey(en: "What if: sleep", ko: "값 바꿔 보기: 수면")
  public static let whatIfReadiness = TextKey(en: "What if: readiness", ko: "값 바꿔 보기: 운동 준비도")
  public static let whatIfLead = TextKey(
    en: "Change the measured values and see what the score would be. Nothing is saved.",
    ko: "측정값을 움직여 점수가 어떻게 달라지는지 보세요. 아무것도 저장되지 않아요.")
  public static let whatIfMovers = TextKey(en: "What would be different", ko: "무엇이 달랐다면")
  public static let whatIfAsleep = TextKey(en: "Time asleep", ko: "잔 시간")
  public static let whatIfBedtime = TextKey(en: "Bedtime", ko: "취침 시각")
  public static let whatIfAwake = TextKey(en: "Awake in bed", ko: "침대에서 깨어 있던 시간")
  public static let whatIfMeasured = TextKey(en: "Measured: {0}", ko: "측정값: {0}")
  public static let whatIfUnmeasured = TextKey(
    en: "Not measured: starts at your usual value", ko: "측정값 없음: 평소 값에서 시작해요")
  public static let whatIfShow = TextKey(en: "Show the score", ko: "점수 보기")
  public static let whatIfReset = TextKey(en: "Reset to measured", ko: "측정값으로 되돌리기")
  public static let whatIfSame = TextKey(en: "As measured", ko: "측정값 그대로예요")
  public static let whatIfMore = TextKey(en: "{0} above the measured {1}", ko: "측정된 {1}점보다 {0}점 높아요")
  public static let whatIfLess = TextKey(en: "{0} below the measured {1}", ko: "측정된 {1}점보다 {0}점 낮아요")
  public static let whatIfNotMeasured = TextKey(en: "No score was measured", ko: "측정된 점수는 없어요")
  public static let whatIfEmpty = TextKey(en: "No values to change yet", ko: "아직 바꿔 볼 값이 없어요")
  public static let whatIfNeedsHRV = TextKey(
    en: "To know your usual HRV, we need readings on seven days within four weeks.",
    ko: "평소 심박변이를 알려면 4주 안에 7일의 측정이 필요해요.")
  public static let whatIfNeedsNight = TextKey(
    en: "This needs a night with recorded sleep in the past week.", ko: "지난 한 주 안에 수면이 기록된 밤이 필요해요.")
  public static let whatIfEmptyBack = TextKey(en: "Back to the score", ko: "점수로 돌아가기")
  public static let whatIfMethod = TextKey(
    en:
      "Calculated the same way as on every other page. Only this day changes; your usual values stay the same. Going to bed later also moves your wake-up time.",
    ko: "다른 화면과 똑같은 방식으로 계산해요. 평소 값은 그대로 두고 이날만 바꿔요. 늦게 자면 일어나는 시각도 그만큼 늦어져요.")

  public static let scorePreviewTitle = TextKey(en: "Including entries not sent yet", ko: "아직 보내지 않은 기록까지 더하면")
  public static let scorePreviewBody = TextKey(en: "Body", ko: "신체")
  public static let scorePreviewLoad = TextKey(en: "Load today", ko: "오늘 부하")
}
