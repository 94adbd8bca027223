/// Nights, their stages, and the rhythm of the last weeks.
extension TextKey {
  public static let sleepHeadlineVitals = TextKey(
    en: "{0}, but {1} overnight {1|reading is|readings are} unusual",
    ko: "{0}. 다만 밤사이 수치 {1}개가 평소와 달라요")
  public static let sleepHeadlineSignal = TextKey(en: "{0}, but your heart rate ran high", ko: "{0}. 다만 심박수가 평소보다 높았어요")
  public static let sleepHeadlineDebt = TextKey(en: "{0}, but you’re still {1} short", ko: "{0}. 다만 잠이 아직 {1} 부족해요")
  public static let sleepHeadlineDebtEstimate = TextKey(
    en: "{0}, but you’re still about {1} short", ko: "{0}. 다만 잠이 아직 {1}쯤 부족해요")
  public static let sleepHeadlineShort = TextKey(en: "You slept well, but {0} short", ko: "잘 잤지만 {0} 모자라요")
  public static let sleepHeadlineExcellent = TextKey(en: "You slept very well", ko: "아주 잘 잤어요")
  public static let sleepHeadlineGood = TextKey(en: "You slept well", ko: "잘 잤어요")
  public static let sleepHeadlineFair = TextKey(en: "An okay night", ko: "무난하게 잤어요")
  public static let sleepHeadlineTired = TextKey(en: "A rough night", ko: "잘 못 잤어요")
  public static let sleepHeadlineWarning = TextKey(en: "A very rough night", ko: "많이 힘든 밤이었어요")
  public static let sleepOld = TextKey(
    en: "Nothing was recorded in the past week. Your latest night is {0}.",
    ko: "지난 일주일 동안 기록이 없어요. 가장 최근 수면은 {0}이에요.")
  public static let sleepOldSee = TextKey(en: "See that night", ko: "그날 수면 보기")
  public static let sleepTitle = TextKey(en: "Sleep", ko: "수면")
  public static let sleepScore = TextKey(en: "Sleep score", ko: "수면 점수")
  public static let sleepEmpty = TextKey(
    en: "Your nights appear here, with stages, times and a score with its reasons.",
    ko: "여기에서 수면 단계와 시각, 점수와 그 이유를 볼 수 있어요.")
  public static let sleepLastNight = TextKey(en: "Last night", ko: "지난밤")
  public static let sleepNewest = TextKey(en: "Latest night: {0}", ko: "가장 최근: {0}")
  public static let sleepSentenceFull = TextKey(en: "Few points were lost.", ko: "빠진 점수가 적어요.")
  public static let sleepWeakDuration = TextKey(en: "Duration was the weak spot.", ko: "수면 시간이 가장 아쉬워요.")
  public static let sleepWeakEfficiency = TextKey(
    en: "Time awake in bed was the weak spot.",
    ko: "침대에서 깨어 있던 시간이 가장 아쉬워요.")
  public static let sleepWeakConsistency = TextKey(en: "Your times were the weak spot.", ko: "취침·기상 시각이 가장 아쉬워요.")
  public static let sleepWeakDeep = TextKey(en: "Deep sleep was the weak spot.", ko: "깊은 수면이 가장 아쉬워요.")
  public static let sleepCap = TextKey(en: "Short nights score {0} at most", ko: "짧은 밤은 최고 {0}점")
  public static let sleepOfBed = TextKey(en: "{0}% of your time in bed", ko: "침대에 있던 시간의 {0}%")
  public static let sleepMaintenance = TextKey(en: "{0}% from first to last sleep", ko: "첫 잠부터 마지막 잠까지의 {0}%")
  public static let sleepDeviation = TextKey(en: "Bedtime {0}, wake-up {1}", ko: "{0} 취침, {1} 기상")
  public static let sleepOnTime = TextKey(en: "on time", ko: "제시간에")
  public static let sleepLater = TextKey(en: "{0} later", ko: "{0} 늦게")
  public static let sleepEarlier = TextKey(en: "{0} earlier", ko: "{0} 일찍")
  public static let sleepMethod = TextKey(
    en:
      "Duration counts 45 points, efficiency 25, consistency 20 and deep sleep 10. The recommended hours are those of the National Sleep Foundation for your age. Naps and how you feel aren’t included.",
    ko: "수면 시간 45점, 효율 25점, 규칙성 20점, 깊은 수면 10점이에요. 권장 시간은 나이에 따른 미국수면재단 기준이에요. 낮잠과 기분은 들어가지 않아요.")
  public static let sleepMethodDetails = TextKey(
    en:
      "What wasn’t measured is left out and the rest counts for more. The score of a short night is limited, however good it was. Consistency compares your bedtime and wake-up with the middle of your earlier nights. Regularity is the Sleep Regularity Index of the last 14 days, variation a standard deviation.",
    ko:
      "측정하지 못한 항목은 빼고 다른 항목의 비중을 키워요. 짧게 잔 밤은 질이 좋아도 점수에 상한이 있어요. 규칙성은 취침·기상 시각을 앞선 기록의 가운데 시각과 비교해요. 리듬의 규칙성은 최근 14일의 수면 규칙성 지수이고, 시각 변동은 표준편차예요."
  )
  public static let sleepTimes = TextKey(en: "Bedtime – wake-up", ko: "취침 – 기상")
  public static let sleepTimesUnknown = TextKey(en: "Times not recorded", ko: "시각 기록 없음")
  public static let sleepInBed = TextKey(en: "In bed", ko: "침대에 있던 시간")
  public static let sleepEfficiency = TextKey(en: "Efficiency", ko: "효율")
  public static let sleepLatency = TextKey(en: "Time to fall asleep", ko: "잠들기까지")
  public static let sleepAwakenings = TextKey(en: "Awakenings", ko: "깬 횟수")
  public static let sleepAwakeningsText = TextKey(en: "{0} {0|time|times}, {1}", ko: "{0}회 · 총 {1}")
  public static let sleepStages = TextKey(en: "Stages", ko: "수면 단계")
  public static let sleepStagesNote = TextKey(
    en:
      "Watches tell sleep from waking better than they tell stages apart. There’s no agreed ideal, so compare with your own usual.",
    ko: "시계는 수면 단계보다 잠들었는지 깼는지를 더 정확하게 구분해요. 정해진 이상값은 없으니 평소와 비교해 보세요.")
  public static let sleepStage = TextKey(en: "Stage", ko: "단계")
  public static let sleepStageTime = TextKey(en: "Time", ko: "시간")
  public static let sleepStageUsual = TextKey(en: "Your usual", ko: "평소")
  public static let sleepStageTypical = TextKey(en: "Typical adult", ko: "성인 보통 범위")
  public static let sleepNoStages = TextKey(en: "No source recorded stages that night.", ko: "그날 밤 수면 단계를 기록한 출처가 없어요.")
  public static let sleepOnlyBed = TextKey(
    en: "No source recorded sleep that night, only time in bed.",
    ko: "그날 밤에는 수면이 아니라 침대에 있던 시간만 기록됐어요.")
  public static let sleepVitals = TextKey(en: "Vitals that night", ko: "그날 밤의 활력 징후")
  public static let sleepNaps = TextKey(en: "Naps", ko: "낮잠")
  public static let sleepNap = TextKey(en: "{0}, {1}", ko: "{0}, {1}")
  public static let sleepNapInBed = TextKey(en: "{0}, {1} in bed", ko: "{0}, 침대에서 {1}")
  public static let sleepSources = TextKey(en: "Sources for this night", ko: "그날 밤의 출처")
  public static let sleepSourcesWhy = TextKey(
    en: "Each night uses one source, so that nothing is counted twice. Choosing another applies to this night only.",
    ko: "두 번 세지 않도록 하룻밤에 출처 하나만 써요. 여기에서 바꾸면 이날 밤에만 적용돼요.")
  public static let sleepSourceStages = TextKey(en: "{0} with stages", ko: "{0}, 수면 단계 있음")
  public static let sleepSourcePlain = TextKey(en: "{0} asleep", ko: "{0} 수면")
  public static let sleepSourceBed = TextKey(en: "{0} in bed", ko: "침대에서 {0}")
  public static let sleepUse = TextKey(en: "Use", ko: "사용")
  public static let sleepUseOrder = TextKey(en: "Use the usual order", ko: "원래 순서로 되돌리기")
  public static let sleepUseNamed = TextKey(en: "Use {0}", ko: "{0} 사용")
  public static let sleepUsed = TextKey(en: "In use", ko: "사용 중")
  public static let sleepDuration = TextKey(en: "Duration", ko: "수면 시간")
  public static let sleepDurationAsleep = TextKey(en: "asleep", ko: "수면")
  public static let sleepDurationInBed = TextKey(en: "in bed", ko: "침대에서")
  public static let sleepGoal = TextKey(en: "Your goal: {0}", ko: "내 목표: {0}")
  public static let sleepGoalByNights = TextKey(
    en: "Your need: {0}, from your nights and age",
    ko: "필요한 수면: {0}(나의 수면 기록과 나이 기준)")
  public static let sleepGoalByNightsOnly = TextKey(
    en: "Your need: {0}, from your nights",
    ko: "필요한 수면: {0}(나의 수면 기록 기준)")
  public static let sleepGoalByAge = TextKey(
    en: "Your need: {0}, the middle of what is recommended for your age",
    ko: "필요한 수면: {0}(내 나이 권장 시간의 중간)")
  public static let sleepGoalOfAdults = TextKey(
    en: "Your need: {0}, the middle of what is recommended for adults",
    ko: "필요한 수면: {0}(성인 권장 시간의 중간)")
  public static let sleepRecommendedByAge = TextKey(en: "recommended for your age: {0}", ko: "내 나이 권장 시간: {0}")
  public static let sleepRecommendedToAdults = TextKey(en: "recommended for adults: {0}", ko: "성인 권장 시간: {0}")
  public static let sleepFinding = TextKey(
    en: "{0} a night on average, {2} of {1} {1|night|nights} at your goal",
    ko: "하룻밤 평균 {0} · {1}일 중 {2}일 목표 달성")
  public static let sleepFindingNeed = TextKey(
    en: "{0} a night on average, {2} of {1} {1|night|nights} reached your need",
    ko: "하룻밤 평균 {0} · {1}일 중 {2}일 필요한 만큼 잤어요")
  public static let sleepFindingEmpty = TextKey(en: "No nights in this period", ko: "이 기간에는 수면 기록이 없어요")
  public static let sleepBedtimes = TextKey(en: "Bedtimes and wake-ups", ko: "취침과 기상 시각")
  public static let sleepBedtimesFinding = TextKey(en: "Usually {0} to {1}", ko: "보통 {0}부터 {1}까지")
  public static let sleepRhythm = TextKey(en: "Rhythm", ko: "리듬")
  public static let sleepScores = TextKey(en: "Sleep score over time", ko: "수면 점수 흐름")
  public static let sleepPreviousNight = TextKey(en: "Previous night", ko: "전날")
  public static let sleepNextNight = TextKey(en: "Next night", ko: "다음 날")
  public static let sleepNights = TextKey(en: "Other nights", ko: "다른 밤")
  public static let sleepScrub = TextKey(en: "Read the night", ko: "밤사이 단계 읽기")
  public static let sleepAboutNight = TextKey(en: "About this night", ko: "이 밤의 기록")
  public static let sleepBaseline = TextKey(
    en: "Your usual times: bed at {1}, up at {2}, from {0} earlier nights.",
    ko: "평소에는 {1}에 자고 {2}에 일어나요(앞선 {0}일 기준).")
  public static let sleepBaselineNeeds = TextKey(
    en: "Your usual times need five earlier nights; until then this is an early estimate.",
    ko: "평소 시각을 알려면 앞선 5일의 기록이 필요해요. 그때까지는 초기 추정이에요.")
  public static let sleepBaselineUntimed = TextKey(
    en: "This night came without times, so the score leaves them out.",
    ko: "이 밤의 기록에는 시각이 없어서, 시각은 점수에 넣지 않았어요.")
  public static let sleepUntimed = TextKey(en: "These nights came without times.", ko: "이 기록에는 시각이 없어요.")
  public static let sleepActionDeep = TextKey(
    en: "Deep sleep varies from night to night. Regular times help most.",
    ko: "깊은 수면은 밤마다 달라요. 규칙적인 시각이 가장 도움이 돼요.")
  public static let sleepKeep = TextKey(en: "Keep this rhythm.", ko: "이 리듬을 이어 가세요.")

  public static let stageInBed = TextKey(en: "In bed", ko: "침대에 있음")
  public static let stageUnspecified = TextKey(en: "Asleep", ko: "수면")
  public static let stageAwake = TextKey(en: "Awake", ko: "비수면")
  public static let stageCore = TextKey(en: "Core", ko: "코어 수면")
  public static let stageDeep = TextKey(en: "Deep", ko: "깊은 수면")
  public static let stageRem = TextKey(en: "REM", ko: "렘수면")

  public static let rhythmRegularity = TextKey(en: "Regularity", ko: "규칙성")
  public static let rhythmRegularityNeeds = TextKey(
    en: "Needs seven recorded days in the last fourteen; {0} so far.",
    ko: "최근 14일 중 7일의 기록이 필요해요. 지금까지 {0}일 기록했어요.")
  public static let rhythmRegularityNeedsPairs = TextKey(
    en: "Needs two recorded days in a row, five times in the last fourteen; {0} so far.",
    ko: "최근 14일 중 이틀 연속 기록한 날이 다섯 번 필요해요. 지금까지 {0}번 있었어요.")
  public static let rhythmRegularityNeedsNights = TextKey(
    en: "Needs sleep on five of the last fourteen nights; {0} so far.",
    ko: "최근 14일 중 5일 밤의 수면 기록이 필요해요. 지금까지 {0}일 기록했어요.")
  public static let rhythmRegularityText = TextKey(
    en: "100 means sleeping at exactly the same times every day, over the last 14 days.",
    ko: "최근 14일 동안 매일 똑같은 시각에 잤다면 100이에요.")
  public static let rhythmUp = TextKey(en: "Up {0} from a week ago.", ko: "일주일 전보다 {0} 높아요.")
  public static let rhythmDown = TextKey(en: "Down {0} from a week ago.", ko: "일주일 전보다 {0} 낮아요.")
  public static let rhythmSame = TextKey(en: "Same as a week ago.", ko: "일주일 전과 같아요.")
  public static let rhythmMoverNaps = TextKey(en: "Naps came to {0} in two weeks.", ko: "낮잠은 2주 동안 {0} 잤어요.")
  public static let rhythmConsistency = TextKey(en: "Variation", ko: "시각 변동")
  public static let rhythmConsistencyNeeds = TextKey(
    en: "Needs three of the last fourteen nights.",
    ko: "최근 14일 중 3일의 기록이 필요해요.")
  public static let rhythmConsistencyText = TextKey(
    en: "Over two weeks, your bedtime varies by about {0} and your wake-up by about {1}.",
    ko: "2주 동안 취침 시각은 {0}쯤, 기상 시각은 {1}쯤 달라졌어요.")
  public static let rhythmJetlag = TextKey(en: "Social jetlag", ko: "사회적 시차")
  public static let rhythmJetlagNeeds = TextKey(
    en: "Needs two weekend nights and three others within four weeks.",
    ko: "4주 안에 주말 이틀과 다른 날 사흘의 기록이 필요해요.")
  public static let rhythmJetlagText = TextKey(
    en: "How far the middle of your sleep shifts on weekends (Saturday and Sunday mornings).",
    ko: "주말(토·일 아침)에 수면의 가운데 시각이 얼마나 밀리는지 보여 드려요.")
  public static let rhythmDebt = TextKey(en: "Sleep debt", ko: "수면 부족")
  public static let rhythmDebtNeeds = TextKey(
    en: "Needs ten of the last fourteen nights.",
    ko: "최근 14일 중 10일의 기록이 필요해요.")
  public static let rhythmDebtText = TextKey(
    en: "Missed over the last 14 nights, at {0} a night.", ko: "하루 {0} 기준으로 최근 14일 동안 모자란 시간이에요.")
  public static let rhythmDebtNone = TextKey(
    en: "Almost no sleep missed over the last 14 nights, at {0} a night.", ko: "하루 {0} 기준으로 최근 14일 동안 거의 모자라지 않았어요.")
  public static let rhythmDebtEstimate = TextKey(
    en: "Estimated for 14 nights from the {1} known ones, at {0} a night.",
    ko: "하루 {0} 기준으로, 기록이 있는 {1}일에서 14일 동안 모자란 시간을 추정했어요.")
  public static let rhythmDebtNoneEstimate = TextKey(
    en: "Almost no sleep missed over 14 nights, estimated from the {1} known ones, at {0} a night.",
    ko: "하루 {0} 기준으로, 기록이 있는 {1}일에서 추정하면 14일 동안 거의 모자라지 않았어요.")
  public static let rhythmDebtAdvice = TextKey(
    en: "A few earlier bedtimes make up for it.", ko: "며칠 일찍 자면 채울 수 있어요.")
  public static let rhythmUntimed = TextKey(en: "Not known without times: {0}", ko: "시각이 없어 알 수 없는 것: {0}")
  public static let rhythmUnknown = TextKey(en: "Not known yet: {0}", ko: "아직 알 수 없는 것: {0}")
}
