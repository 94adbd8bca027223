/// Weight and body fat.
extension TextKey {
  public static let bodyFatTrend = TextKey(en: "Body fat", ko: "체지방률")
  public static let bodyFatNeeds = TextKey(
    en: "Need more data: a single measurement shows no trend.",
    ko: "데이터가 더 필요해요. 한 번 잰 값으로는 추세를 볼 수 없어요.")
  public static let bodyTitle = TextKey(en: "Body", ko: "신체")
  public static let bodyScore = TextKey(en: "Body score", ko: "신체 점수")
  public static let bodyEmpty = TextKey(
    en: "Your weight and body fat appear here, from your scale or entered by you.",
    ko: "체중계가 보냈거나 직접 입력한 체중과 체지방률을 여기에서 볼 수 있어요.")
  public static let bodyEmptyTitle = TextKey(en: "No measurements yet", ko: "아직 측정값이 없어요")
  public static let bodyNew = TextKey(en: "Log a measurement", ko: "신체 기록하기")
  public static let bodyEdit = TextKey(en: "Edit measurement", ko: "기록 수정")
  public static let bodyDay = TextKey(en: "Date", ko: "날짜")
  public static let bodyTime = TextKey(en: "Time", ko: "시각")
  public static let bodyWeight = TextKey(en: "Weight", ko: "체중")
  public static let bodyWeightTrend = TextKey(en: "Weight", ko: "체중")
  public static let bodyBodyFat = TextKey(en: "Body fat", ko: "체지방률")
  public static let bodyLeanBodyMass = TextKey(en: "Lean body mass", ko: "제지방량")
  public static let bodyLeanError = TextKey(
    en: "Lean body mass can’t be more than your weight",
    ko: "제지방량은 체중보다 클 수 없어요")
  public static let bodyMemo = TextKey(en: "Note", ko: "메모")
  public static let bodyNothing = TextKey(en: "Enter at least one value", ko: "값을 하나 이상 입력해 주세요")
  public static let bodyOwn = TextKey(en: "Entered by you", ko: "직접 입력")
  public static let bodyLatest = TextKey(en: "Latest values", ko: "최근 값")
  public static let bodyFfmi = TextKey(en: "Fat-free mass index", ko: "제지방량 지수")
  public static let bodyFfmiNote = TextKey(en: "from weight, body fat and height", ko: "체중, 체지방률, 키로 계산")
  public static let bodyPerWeek = TextKey(en: "{0} {1} a week", ko: "주 {0} {1}")
  public static let bodyPointsPerWeek = TextKey(en: "{0} percentage points a week", ko: "주 {0}%p")
  public static let bodySentenceFat = TextKey(en: "Body fat trend: {0}.", ko: "체지방률 추세는 {0}{0|이에요|예요}.")
  public static let bodyRising = TextKey(en: "Up {0} a week. {1}", ko: "일주일에 {0}씩 늘고 있어요. {1}")
  public static let bodyFalling = TextKey(en: "Down {0} a week. {1}", ko: "일주일에 {0}씩 줄고 있어요. {1}")
  public static let bodySteady = TextKey(en: "Holding steady. {0}", ko: "그대로 유지되고 있어요. {0}")
  public static let bodyGoalMaintain = TextKey(en: "Your goal is to keep your weight.", ko: "목표는 체중 유지예요.")
  public static let bodyGoalLose = TextKey(en: "Your goal is to lose weight.", ko: "목표는 체중 감량이에요.")
  public static let bodyGoalGain = TextKey(en: "Your goal is to gain weight.", ko: "목표는 체중 증량이에요.")
  public static let bodyGoalTitle = TextKey(en: "Your goal", ko: "내 목표")
  public static let bodyGoalMaintained = TextKey(
    en: "Your BMI is below {0}, so the score is about keeping your weight.",
    ko: "체질량지수가 {0}보다 낮아서 체중 유지를 기준으로 봐요.")
  public static let bodyHeadlineExcellent = TextKey(en: "On course this week", ko: "이번 주는 목표대로예요")
  public static let bodyHeadlineGood = TextKey(en: "Close to your goal", ko: "목표에 가까워요")
  public static let bodyHeadlineFair = TextKey(en: "Drifting a little", ko: "조금 벗어나고 있어요")
  public static let bodyHeadlineTired = TextKey(en: "Drifting from your goal", ko: "목표에서 멀어지고 있어요")
  public static let bodyHeadlineWarning = TextKey(en: "Far from your goal", ko: "목표에서 많이 벗어났어요")
  public static let bodyMethod = TextKey(
    en:
      "Weight counts 60 points and body fat 40. It’s about the direction you’re moving in, not about what you should weigh.",
    ko: "체중 60점, 체지방률 40점이에요. 몸무게가 얼마여야 하는지가 아니라 어느 쪽으로 변하고 있는지를 봐요.")
  public static let bodyMethodDetails = TextKey(
    en:
      "The trend is smoothed over about ten days, so that water and meals don’t count. If only one of weight and body fat is known, the score comes from that one. A change of up to 0.35% a week counts as steady.",
    ko: "수분이나 식사의 영향을 줄이려고 열흘쯤에 걸쳐 추세를 고르게 다듬어요. 체중과 체지방률 중 하나만 있으면 그것만 봐요. 주 0.35%까지의 변화는 유지로 봐요.")
  public static let bodyHistory = TextKey(en: "All entries", ko: "모든 기록")
  public static let bodyHistoryEmpty = TextKey(en: "No entries yet.", ko: "아직 기록이 없어요.")
  public static let bodyOlder = TextKey(en: "Show older entries", ko: "이전 기록 더 보기")
  public static let bodyReading = TextKey(en: "See reading", ko: "측정값 보기")
  public static let bodyMonthMean = TextKey(en: "{0} on average", ko: "평균 {0}")
  public static let bodyMonthCount = TextKey(en: "{0} {0|entry|entries}", ko: "기록 {0}개")
  public static let bodyMonthCountOnDays = TextKey(
    en: "{0} {0|entry|entries} on {1} {1|day|days}", ko: "{1}일 동안 기록 {0}개")
  public static let bodyBaseline = TextKey(
    en: "Based on {0} {0|day|days} with a measurement since {1}.",
    ko: "{1}부터 {0}일의 측정으로 계산했어요.")
  public static let bodyActionKeep = TextKey(
    en: "Weigh in about once a week, in the morning.",
    ko: "일주일에 한 번쯤 아침에 재 보세요.")
  public static let bodyActionMore = TextKey(
    en: "Weigh in on a few more mornings, so that one odd reading counts less.",
    ko: "며칠 더 아침에 재 보세요. 튀는 값 하나의 영향이 줄어요.")
}
