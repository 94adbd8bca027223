/// The condition score and its baseline.
extension TextKey {
  public static let conditionTitle = TextKey(en: "Condition", ko: "컨디션")
  public static let conditionParts = TextKey(en: "What makes up your score", ko: "점수 구성")
  public static let conditionBase = TextKey(en: "Your usual day", ko: "평소 상태")
  public static let conditionHrv = TextKey(en: "HRV vs your usual", ko: "평소 대비 심박변이")
  public static let conditionRhr = TextKey(en: "Resting heart rate", ko: "휴식기 심박수")
  public static let conditionRhrXHrv = TextKey(en: "Low HRV with a raised heart rate", ko: "심박변이는 낮고 심박수는 높음")
  public static let conditionLimit = TextKey(en: "Scale limit", ko: "점수 한도")
  public static let conditionMissing = TextKey(
    en: "Missing: {0}. It counts as zero until it arrives.",
    ko: "빠진 값: {0}. 들어올 때까지 0점으로 계산해요.")
  public static let conditionBaseline = TextKey(en: "Your usual", ko: "나의 평소 값")
  public static let conditionBaselineText = TextKey(
    en: "Your usual HRV is {0} ms, with a usual range of {1}, based on {2} to {3}.",
    ko: "{2}부터 {3}까지 잰 값을 보면 평소 심박변이는 {0} ms, 평소 범위는 {1}{1|이에요|예요}.")
  public static let conditionBaselineClassMainSleep = TextKey(
    en: "Based on readings during your main sleep.",
    ko: "주된 수면 중에 잰 값으로 계산했어요.")
  public static let conditionBaselineClassMorning = TextKey(
    en: "No sleep was recorded, so readings from midnight to 10:00 are used.",
    ko: "수면 기록이 없어서 자정부터 오전 10시까지의 값으로 계산했어요.")
  public static let conditionBaselineClassAllDay = TextKey(
    en: "There are no readings at night, so the whole day is used.",
    ko: "밤에 잰 값이 없어서 하루 전체의 값으로 계산했어요.")
  public static let conditionMethod = TextKey(en: "How it’s calculated", ko: "계산 방법")
  public static let conditionMethodText = TextKey(
    en:
      "Today’s HRV is compared with your last seven valid days, and your resting heart rate adds or subtracts a little. A usual day for you scores 70. Sleep and exercise aren’t included.",
    ko: "오늘 심박변이를 최근 유효한 7일과 비교하고, 휴식기 심박수에 따라 조금 더하거나 빼요. 평소와 같으면 70점이에요. 수면과 운동은 들어가지 않아요.")
  public static let conditionMethodDetails = TextKey(
    en:
      "The median of the logarithms of today’s HRV readings is compared with the mean of your last seven valid days. Being exactly at your usual gives 70; every standard deviation below costs 20 points or more. Resting heart rate adds or subtracts up to 10, and up to 12.5 more when it’s up while HRV is down.",
    ko:
      "오늘 잰 심박변이 로그값의 중앙값을 최근 유효한 7일의 평균과 비교해요. 평소와 똑같으면 70점이고, 표준편차 하나만큼 낮을 때마다 20점 이상 줄어요. 휴식기 심박수는 최대 10점을 더하거나 빼고, 심박변이가 낮으면서 휴식기 심박수가 높으면 최대 12.5점을 더 빼요."
  )
  public static let conditionNone = TextKey(en: "No score", ko: "점수 없음")
}
