/// Overnight vitals and the heart rate signal.
extension TextKey {
  public static let vitalsTitle = TextKey(en: "Overnight vitals", ko: "밤사이 활력 징후")
  public static let vitalsNotice = TextKey(
    en:
      "Several overnight readings are outside your usual range. Consider an easy day and see how you feel; if you feel unwell, talk to a professional.",
    ko: "밤사이 여러 수치가 평소 범위를 벗어났어요. 오늘은 가볍게 보내면서 몸 상태를 살펴보세요. 몸이 좋지 않으면 전문가와 상의해 주세요.")
  public static let vitalsOne = TextKey(
    en: "One reading is outside your usual range. That happens, and there’s nothing you need to do.",
    ko: "수치 하나가 평소 범위를 벗어났어요. 흔한 일이라 따로 할 일은 없어요.")
  public static let vitalsTypical = TextKey(
    en: "Last night’s readings are within your usual ranges.",
    ko: "지난밤 수치가 모두 평소 범위 안에 있어요.")
  public static let vitalsNone = TextKey(
    en: "Your usual ranges need seven nights of readings. Wear your watch to bed.",
    ko: "평소 범위를 알려면 7일의 수면 기록이 필요해요. 잘 때 시계를 착용해 주세요.")
  public static let vitalsUnmeasured = TextKey(
    en: "Your usual ranges are known, but nothing was measured that night. Wear your watch to bed.",
    ko: "평소 범위는 알고 있지만 그날 밤 측정값이 없어요. 잘 때 시계를 착용해 주세요.")
  public static let vitalsRaised = TextKey(
    en: "Your sleeping heart rate has been raised for two nights in a row; more on that below.",
    ko: "수면 중 심박수가 이틀 연속 높았어요. 아래에서 더 알려 드려요.")
  public static let vitalsSummaryUnmeasured = TextKey(
    en: "No readings to judge that night", ko: "그날 밤은 판단할 측정값이 없어요")
  public static let vitalsSummaryNone = TextKey(en: "Learning your usual ranges", ko: "평소 범위를 알아 가고 있어요")
  public static let vitalsSummaryTypical = TextKey(en: "{0} of {0} as usual", ko: "{0}개 모두 평소 범위 안이에요")
  public static let vitalsSummaryOne = TextKey(
    en: "One of {0} outside your usual range", ko: "{0}개 중 1개가 평소 범위를 벗어났어요")
  public static let vitalsSummaryMany = TextKey(
    en: "{0} of {1} outside your usual range",
    ko: "{1}개 중 {0}개가 평소 범위를 벗어났어요")
  public static let vitalsTooVaried = TextKey(
    en: "Your nights vary too much to call anything usual", ko: "밤마다 차이가 커서 평소 범위를 말하기 어려워요")
  public static let vitalsVariedText = TextKey(
    en: "The more alike your nights are, the more a change tells.", ko: "밤마다 비슷할수록 달라진 점이 잘 드러나요.")
  public static let vitalsUsual = TextKey(en: "Usual {0}", ko: "평소 {0}")
  public static let vitalsRangeNone = TextKey(en: "Range not known yet", ko: "범위를 아직 몰라요")
  public static let vitalsAround = TextKey(en: "Usually within ±{0}", ko: "평소 ±{0} 이내")
  public static let vitalsAlso = TextKey(en: "Also measured", ko: "함께 잰 지표")
  public static let vitalsNameSleepingHeartRate = TextKey(en: "Sleeping heart rate", ko: "수면 중 심박수")
  public static let vitalsNameRespiratoryRate = TextKey(en: "Overnight respiratory rate", ko: "수면 중 호흡수")
  public static let vitalsNameWristTemperature = TextKey(en: "Wrist temperature", ko: "손목 온도")
  public static let vitalsNameOxygenSaturation = TextKey(en: "Overnight blood oxygen", ko: "수면 중 혈중 산소")
  public static let vitalsNameSleepDuration = TextKey(en: "Sleep duration", ko: "수면 시간")
  public static let vitalsNameHrv = TextKey(en: "HRV", ko: "심박변이")
  public static let vitalsStatusTypical = TextKey(en: "As usual", ko: "보통")
  public static let vitalsStatusHigh = TextKey(en: "Higher than usual", ko: "평소보다 높음")
  public static let vitalsStatusLow = TextKey(en: "Lower than usual", ko: "평소보다 낮음")
  public static let vitalsStatusRaised = TextKey(en: "In range, but raised for two nights", ko: "범위 안이지만 이틀 연속 높음")
  public static let vitalsStatusUnknown = TextKey(en: "Not known yet", ko: "아직 알 수 없음")
  public static let vitalsSignalTitle = TextKey(en: "Overnight heart rate", ko: "밤사이 심박수")
  public static let vitalsSignalGreen = TextKey(en: "Steady", ko: "안정적")
  public static let vitalsSignalYellow = TextKey(en: "Slightly raised two nights in a row", ko: "이틀 연속 조금 높음")
  public static let vitalsSignalRed = TextKey(en: "Raised two nights in a row", ko: "이틀 연속 높음")
  public static let vitalsSignalUnknown = TextKey(en: "Not known yet", ko: "아직 알 수 없음")
  public static let vitalsSignalNone = TextKey(en: "No reading", ko: "측정값 없음")
  public static let vitalsSignalOnce = TextKey(en: "Raised for one night", ko: "하룻밤 높음")
  public static let vitalsSignalTextNone = TextKey(
    en: "No sleeping heart rate was recorded that night.", ko: "그날 밤 수면 중 심박수 기록이 없어요.")
  public static let vitalsSignalTextLow = TextKey(
    en: "Your sleeping heart rate was below its usual range that night.",
    ko: "그날 밤 수면 중 심박수가 평소 범위보다 낮았어요.")
  public static let vitalsSignalTextOnce = TextKey(
    en:
      "Your sleeping heart rate was above its usual range that night. A single night is common; only a second one in a row is pointed out.",
    ko: "그날 밤 수면 중 심박수가 평소 범위보다 높았어요. 하룻밤은 흔한 일이라 이틀 연속일 때만 알려 드려요.")
  public static let vitalsSignalTextHigh = TextKey(
    en:
      "Two nights in a row, your sleeping heart rate was above its usual range, but not on both of them at least 3 bpm above the middle of your last 60 nights.",
    ko: "이틀 연속 수면 중 심박수가 평소 범위보다 높았지만, 이틀 모두 최근 60일 밤의 중간값보다 3 bpm 이상 높지는 않았어요.")
  public static let vitalsSignalTextGreen = TextKey(
    en: "Your sleeping heart rate is close to the middle of your last 60 nights.",
    ko: "수면 중 심박수가 최근 60일 밤의 중간값에 가까워요.")
  public static let vitalsSignalTextYellow = TextKey(
    en:
      "Two nights in a row, your sleeping heart rate was at least 3 bpm above the middle of your last 60 nights. Exertion, alcohol, travel or an oncoming cold can do that.",
    ko: "이틀 연속 수면 중 심박수가 최근 60일 밤의 중간값보다 3 bpm 이상 높았어요. 무리한 활동이나 술, 여행, 감기 기운 때문일 수 있어요.")
  public static let vitalsSignalTextRed = TextKey(
    en:
      "Two nights in a row, your sleeping heart rate was at least 4 bpm above the middle of your last 60 nights. Exertion, alcohol, travel or an oncoming cold can do that. Take it easy and see how you feel; if you feel unwell, talk to a professional.",
    ko:
      "이틀 연속 수면 중 심박수가 최근 60일 밤의 중간값보다 4 bpm 이상 높았어요. 무리한 활동이나 술, 여행, 감기 기운 때문일 수 있어요. 무리하지 말고 몸 상태를 살펴보세요. 몸이 좋지 않으면 전문가와 상의해 주세요."
  )
  public static let vitalsSignalTextUnknown = TextKey(
    en: "This needs fourteen nights with heart rate, including last night.",
    ko: "지난밤을 포함해 14일 밤의 심박수 기록이 필요해요.")
  public static let vitalsSignalMethod = TextKey(
    en:
      "Each night’s mean heart rate is compared with the median of the previous nights within 60 days; two consecutive nights decide. It follows NightSignal (Alavi 2022), without filling in missing nights and without counting a night in its own median. In the study, causes other than illness were common.",
    ko:
      "밤마다 평균 심박수를 앞선 60일의 중앙값과 비교하고, 연속된 이틀 밤으로 판단해요. NightSignal(Alavi 2022)을 따르지만, 빈 밤을 채우지 않고 그날 밤은 중앙값에 넣지 않아요. 연구에서도 질병이 아닌 원인이 흔했어요."
  )
  public static let vitalsMethod = TextKey(
    en:
      "Each reading is compared with your own recent nights. A single reading outside its usual range is common; only two or more together are pointed out.",
    ko: "각 수치를 나의 최근 기록과 비교해요. 하나쯤 평소 범위를 벗어나는 것은 흔한 일이라 두 개 이상일 때만 알려 드려요.")
  public static let vitalsMethodDetails = TextKey(
    en:
      "The centre of a usual range is the median of your last 28 nights within 90 days. It reaches 2.5 robust standard deviations to each side, and further while few nights are known, so few nights lie outside. High blood oxygen and long sleep never count. HRV has the range of the condition score, and doesn’t count either.",
    ko:
      "평소 범위의 기준은 90일 안에서 가장 최근 28일 밤의 중앙값이에요. 양쪽으로 강건 표준편차의 2.5배이고, 기록된 밤이 적으면 더 넓어져서 벗어나는 밤이 드물어요. 높은 혈중 산소와 긴 수면은 세지 않아요. 심박변이는 컨디션 점수의 범위를 쓰고 역시 세지 않아요."
  )
  public static let vitalsMethodTitle = TextKey(en: "How it’s judged", ko: "판단 방법")
  public static let vitalsNights = TextKey(en: "The last 14 nights", ko: "최근 14일 밤")
  public static let vitalsEmpty = TextKey(en: "No overnight readings", ko: "밤사이 측정값이 없어요")
  public static let vitalsEmptyText = TextKey(
    en: "A watch worn to bed records your heart rate, breathing and blood oxygen.",
    ko: "잘 때 시계를 차면 심박수, 호흡수, 혈중 산소가 기록돼요.")
  public static let vitalsMissing = TextKey(en: "No reading that night: {0}", ko: "그날 밤 측정값 없음: {0}")
}
