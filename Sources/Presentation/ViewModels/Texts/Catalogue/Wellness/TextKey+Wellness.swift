/// The wellness score.
extension TextKey {
  public static let wellnessTitle = TextKey(en: "Wellness", ko: "웰니스")
  public static let wellnessScore = TextKey(en: "Wellness score", ko: "웰니스 점수")
  public static let wellnessGuideExcellent = TextKey(en: "In great shape", ko: "아주 좋은 상태예요")
  public static let wellnessGuideGood = TextKey(en: "On track", ko: "잘하고 있어요")
  public static let wellnessGuideFair = TextKey(en: "Some room for improvement", ko: "조금 더 좋아질 수 있어요")
  public static let wellnessGuideTired = TextKey(en: "Time to take care of yourself", ko: "나를 돌볼 때예요")
  public static let wellnessGuideWarning = TextKey(en: "Take it easy for a few days", ko: "며칠은 무리하지 마세요")
  public static let wellnessGuideInjury = TextKey(en: "{0}, apart from your {1}", ko: "{1}만 빼면 {0}")
  public static let wellnessSentence = TextKey(
    en: "{0} is strongest; {1} has the most room to improve.",
    ko: "{0}{0|이|가} 가장 높고, {1}{1|이|가} 좋아질 여지가 가장 커요.")
  public static let wellnessStrongest = TextKey(en: "{0} is strongest.", ko: "{0}{0|이|가} 가장 높아요.")
  public static let wellnessEven = TextKey(en: "All parts are about even.", ko: "모든 항목이 고르게 비슷해요.")
  public static let wellnessInput = TextKey(en: "{0} of 100", ko: "100점 중 {0}점")
  public static let wellnessMethod = TextKey(
    en: "Sleep counts 40%, Condition 35% and Body 25%. Steps and workouts aren’t included.",
    ko: "수면 40%, 컨디션 35%, 신체 25%로 계산해요. 걸음 수나 운동은 들어가지 않아요.")
  public static let wellnessMethodDetails = TextKey(
    en:
      "With one part missing, the other two share its weight. With two missing there’s no score, because it would only repeat the remaining one. Sleep is last night’s, Condition today’s, and Body at most a week old.",
    ko: "하나가 없으면 나머지 둘이 비중을 나눠 가져요. 하나만 있으면 그 점수와 같아지므로 웰니스 점수를 내지 않아요. 수면은 지난밤, 컨디션은 오늘, 신체는 일주일 이내의 값이에요.")
  public static let wellnessPhysical = TextKey(en: "Physical", ko: "신체 지표")
  public static let wellnessActive = TextKey(en: "Vitals and fitness", ko: "활력과 체력")
  public static let wellnessSeeMissing = TextKey(en: "See what’s still needed", ko: "무엇이 더 필요한지 보기")
  public static let wellnessSubscores = TextKey(en: "Parts of the score", ko: "점수의 세 항목")
  public static let wellnessStepsTitle = TextKey(en: "Still collecting", ko: "아직 모으는 중")
  public static let wellnessStepData = TextKey(en: "Import your health data", ko: "건강 데이터 가져오기")
  public static let wellnessStepSleep = TextKey(en: "A night with at least an hour of sleep", ko: "한 시간 이상 잔 기록")
  public static let wellnessStepCondition = TextKey(en: "HRV measured today", ko: "오늘 측정한 심박변이")
  public static let wellnessStepConditionProgress = TextKey(
    en: "Usual HRV: {0} of {1} nights",
    ko: "평소 심박변이: {1}일 중 {0}일")
  public static let wellnessStepBody = TextKey(en: "Three weigh-ins over a week", ko: "일주일에 걸쳐 체중 세 번 재기")
  public static let wellnessDone = TextKey(en: "Done", ko: "완료")
  public static let wellnessOpen = TextKey(en: "To do", ko: "남음")
  public static let wellnessAddEntry = TextKey(en: "Body measurement", ko: "신체 기록")
  public static let wellnessAddInjury = TextKey(en: "Injury", ko: "부상")
  public static let wellnessBaseline = TextKey(
    en: "Last night’s sleep, today’s condition, and body data from the past seven days.",
    ko: "지난밤의 수면, 오늘의 컨디션, 최근 7일의 신체 데이터로 계산했어요.")
}
