/// Bands and parts of the scores, and reasons for missing scores.
extension TextKey {
  public static let scoreMissing = TextKey(
    en: "Missing: {0}; other parts count more.",
    ko: "빠진 항목: {0}. 다른 항목의 비중이 그만큼 커졌어요.")
  public static let scoreParts = TextKey(en: "What makes up your score", ko: "점수 구성")
  public static let scoreWhy = TextKey(en: "Why {0}?", ko: "왜 {0}점인가요?")
  public static let scoreSum = TextKey(en: "Score", ko: "점수")
  public static let scoreOfMaximum = TextKey(en: "{0} of {1}", ko: "{1}점 중 {0}점")
  public static let scoreMethod = TextKey(en: "How it’s calculated", ko: "계산 방법")
  public static let scoreHistory = TextKey(en: "History", ko: "점수 흐름")
  public static let scoreHistoryDay = TextKey(en: "Date", ko: "날짜")
  public static let scoreHistoryScore = TextKey(en: "Score", ko: "점수")
  public static let scoreHistoryFinding = TextKey(
    en: "{2} on average, {0} of {1} {1|day|days} with a score",
    ko: "평균 {2}점, {1}일 중 {0}일에 점수가 있어요")
  public static let scoreHistoryEmpty = TextKey(en: "No scores in this period yet", ko: "이 기간에는 아직 점수가 없어요")
  public static let scoreOf100 = TextKey(en: "{0}: {1} of 100, {2}", ko: "{0}: 100점 중 {1}점, {2}")
  public static let scoreNoneLabel = TextKey(en: "{0}: no score yet", ko: "{0}: 아직 점수 없음")

  public static let bandExcellent = TextKey(en: "Excellent", ko: "매우 좋음")
  public static let bandGood = TextKey(en: "Good", ko: "좋음")
  public static let bandFair = TextKey(en: "Fair", ko: "보통")
  public static let bandTired = TextKey(en: "Tired", ko: "피로")
  public static let bandDrifting = TextKey(en: "Off course", ko: "목표에서 벗어남")
  public static let bandWarning = TextKey(en: "Low", ko: "낮음")

  public static let partBase = TextKey(en: "Base", ko: "기본")
  public static let partHrv = TextKey(en: "HRV", ko: "심박변이")
  public static let partRhr = TextKey(en: "Resting heart rate", ko: "휴식기 심박수")
  public static let partRhrXHrv = TextKey(en: "Low HRV with a raised heart rate", ko: "심박변이는 낮고 심박수는 높음")
  public static let partDuration = TextKey(en: "Duration", ko: "수면 시간")
  public static let partEfficiency = TextKey(en: "Efficiency", ko: "수면 효율")
  public static let partDeep = TextKey(en: "Deep sleep", ko: "깊은 수면")
  public static let partConsistency = TextKey(en: "Consistency", ko: "취침·기상 시각")
  public static let partWeight = TextKey(en: "Weight", ko: "체중")
  public static let partFat = TextKey(en: "Body fat", ko: "체지방률")
  public static let partSleep = TextKey(en: "Sleep", ko: "수면")
  public static let partCondition = TextKey(en: "Condition", ko: "컨디션")
  public static let partBody = TextKey(en: "Body", ko: "신체")
  public static let partLoad = TextKey(en: "Load", ko: "부하")
  public static let partDebt = TextKey(en: "Sleep debt", ko: "수면 부족")
  public static let partLimit = TextKey(en: "Limit", ko: "상한")
  public static let partCap = TextKey(en: "Cap", ko: "상한")

  public static let noscoreTooLittleSleep = TextKey(en: "Too little sleep recorded", ko: "기록된 수면이 너무 짧아요")
  public static let noscoreTooLittleSleepHow = TextKey(
    en: "Less than an hour was recorded that night, so there’s no score. Wear your watch to bed.",
    ko: "그날 밤 기록이 한 시간이 안 돼서 점수가 없어요. 잘 때 시계를 착용해 주세요.")
  public static let noscoreTooFewWeighIns = TextKey(en: "Need more data", ko: "데이터가 더 필요해요")
  public static let noscoreTooFewWeighInsHow = TextKey(
    en: "Three weigh-ins over at least seven days, the latest within the past week, make a trend.",
    ko: "7일 이상에 걸쳐 세 번 재고, 마지막 측정이 일주일 안이면 추세를 볼 수 있어요.")
  public static let noscoreTooFewParts = TextKey(en: "Need more data", ko: "데이터가 더 필요해요")
  public static let noscoreTooFewPartsHave = TextKey(
    en: "Wellness needs two of sleep, condition and body. So far: {0}.",
    ko: "웰니스 점수에는 수면, 컨디션, 신체 중 두 가지가 필요해요. 지금은 {0}만 있어요.")
  public static let noscoreTooFewPartsNone = TextKey(
    en: "Wellness needs two of sleep, condition and body. None so far.",
    ko: "웰니스 점수에는 수면, 컨디션, 신체 중 두 가지가 필요해요. 아직 하나도 없어요.")
  public static let noscoreOnlyTimeInBed = TextKey(en: "Only time in bed recorded", ko: "침대에 있던 시간만 기록됐어요")
  public static let noscoreOnlyTimeInBedHow = TextKey(
    en: "No sleep was recorded that night, so there’s nothing to score. A watch worn to bed records it.",
    ko: "그날 밤 수면이 기록되지 않아서 점수가 없어요. 시계를 차고 자면 수면이 기록돼요.")
  public static let noscoreNoNight = TextKey(en: "No night recorded", ko: "수면 기록이 없어요")
  public static let noscoreNoNightHow = TextKey(
    en: "Wear your watch to bed, and the night appears here once its data has arrived.",
    ko: "시계를 차고 자면 데이터가 들어온 뒤 여기에서 볼 수 있어요.")
}
