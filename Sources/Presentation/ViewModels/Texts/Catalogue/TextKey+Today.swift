/// Today: the score, the cards, the weekly goal.
extension TextKey {
  public static let todayTitle = TextKey(en: "Today", ko: "오늘")
  public static let todayCondition = TextKey(en: "Condition", ko: "컨디션")
  public static let todayConditionOf100 = TextKey(en: "Condition {0} of 100, {1}", ko: "컨디션 100점 중 {0}점, {1}")
  public static let todayHrvBadges = TextKey(en: "HRV compared", ko: "심박변이 비교")
  public static let todayTrendLabel = TextKey(en: "Condition over the last seven days", ko: "최근 7일 컨디션")
  public static let todayTrendAbove = TextKey(en: "This week is above your last two months.", ko: "이번 주는 지난 두 달보다 높아요.")
  public static let todayTrendWithin = TextKey(
    en: "This week is in line with your last two months.",
    ko: "이번 주는 지난 두 달과 비슷해요.")
  public static let todayTrendBelow = TextKey(en: "This week is below your last two months.", ko: "이번 주는 지난 두 달보다 낮아요.")
  public static let todayTrendAboveSoFar = TextKey(
    en: "This week is above the {0} days known.", ko: "이번 주는 알려진 {0}일보다 높아요.")
  public static let todayTrendWithinSoFar = TextKey(
    en: "This week is in line with the {0} days known.", ko: "이번 주는 알려진 {0}일과 비슷해요.")
  public static let todayTrendBelowSoFar = TextKey(
    en: "This week is below the {0} days known.", ko: "이번 주는 알려진 {0}일보다 낮아요.")
  public static let todayTrendBand = TextKey(en: "Shaded: {0}, {1}", ko: "음영: {0} {1}")
  public static let todayHeadlineExcellent = TextKey(en: "A strong day for hard training", ko: "강도 높은 운동도 좋은 날이에요")
  public static let todayHeadlineGood = TextKey(en: "Ready for your usual training", ko: "평소처럼 운동하기 좋아요")
  public static let todayHeadlineFair = TextKey(en: "A little below your usual", ko: "평소보다 조금 낮아요")
  public static let todayHeadlineTired = TextKey(en: "Your body could use an easier day", ko: "오늘은 조금 쉬어 가세요")
  public static let todayHeadlineWarning = TextKey(en: "Take it easy today", ko: "오늘은 무리하지 마세요")
  public static let todayHeadlineVitals = TextKey(
    en: "Take it easy: {0} overnight {0|reading is|readings are} unusual",
    ko: "무리하지 마세요. 밤사이 수치 {0}개가 평소와 달라요")
  public static let todayHeadlineSignal = TextKey(
    en: "Take it easy: your heart rate ran high overnight",
    ko: "무리하지 마세요. 밤사이 심박수가 평소보다 높았어요")
  public static let todayHeadlineInjury = TextKey(
    en: "Strong day. Spare the {0}.",
    ko: "몸 상태는 좋아요. {0}{0|은|는} 쉬게 해 주세요")
  public static let todayReason = TextKey(en: "HRV {0}, {1}", ko: "심박변이 {0}, {1}")
  public static let todayReasonChange = TextKey(en: "HRV {0}, {1}, {2}", ko: "심박변이 {0}, {1} {2}")
  public static let todayReasonUp = TextKey(en: "up {0}", ko: "어제보다 {0} 높고")
  public static let todayReasonDown = TextKey(en: "down {0}", ko: "어제보다 {0} 낮고")
  public static let todayReasonWithin = TextKey(en: "within your range", ko: "평소 범위 안이에요")
  public static let todayReasonAbove = TextKey(en: "above your range", ko: "평소 범위보다 높아요")
  public static let todayReasonBelow = TextKey(en: "below your range", ko: "평소 범위보다 낮아요")
  public static let todayStripDay = TextKey(en: "{0}, condition {1}", ko: "{0}, 컨디션 {1}점")
  public static let todayStripNoScore = TextKey(en: "{0}, no condition score", ko: "{0}, 컨디션 점수 없음")
  public static let todayNight = TextKey(en: "Last night", ko: "지난밤")
  public static let todayNightWaits = TextKey(
    en: "Appears here as soon as your phone sends it.", ko: "휴대전화에서 보내면 바로 여기에 나와요.")
  public static let todayNightInBed = TextKey(en: "In bed, {0}", ko: "침대에 있던 시간, {0}")
  public static let todayNightScore = TextKey(en: "Sleep {0} of 100", ko: "수면 100점 중 {0}점")
  public static let todayImport = TextKey(en: "Import", ko: "가져오기")
  public static let todayWhatHelps = TextKey(en: "What helps", ko: "해결 방법")
  public static let todayMoreMetrics = TextKey(en: "Your metrics", ko: "내 지표")
  public static let todayOthers = TextKey(en: "{0} more", ko: "{0}개 더 보기")
  public static let todaySentenceHrvAbove = TextKey(
    en: "HRV {0} ms is above your usual {1}.",
    ko: "심박변이가 {0} ms로 평소 {1}보다 높아요.")
  public static let todaySentenceHrvWithin = TextKey(
    en: "HRV {0} ms is close to your usual {1}.",
    ko: "심박변이가 {0} ms로 평소 {1}{1|과|와} 비슷해요.")
  public static let todaySentenceHrvInRange = TextKey(
    en: "HRV {0} ms is in your usual range {1}.",
    ko: "심박변이가 {0} ms로 평소 범위 {1} 안이에요.")
  public static let todaySentenceHrvBelow = TextKey(
    en: "HRV {0} ms is below your usual {1}.",
    ko: "심박변이가 {0} ms로 평소 {1}보다 낮아요.")
  public static let todaySentenceRhrUp = TextKey(en: "Resting heart rate is up.", ko: "휴식기 심박수가 높아졌어요.")
  public static let todaySentenceRhrDown = TextKey(en: "Resting heart rate is down.", ko: "휴식기 심박수가 낮아졌어요.")
  public static let todaySentenceRhrSteady = TextKey(en: "Resting heart rate is steady.", ko: "휴식기 심박수는 그대로예요.")
  public static let todaySentenceRhrMissing = TextKey(en: "Resting heart rate isn’t in yet.", ko: "휴식기 심박수는 아직 없어요.")
  public static let todaySentenceUnusuallyHigh = TextKey(
    en: "That’s unusually high for you.",
    ko: "평소에 비해 유난히 높은 값이에요.")
  public static let todaySentenceFew = TextKey(en: "Based on a single reading.", ko: "측정값 하나로 계산했어요.")
  public static let todayEarly = TextKey(en: "Early estimate: {0} of 42 days so far", ko: "초기 추정: 42일 중 {0}일 기록")
  public static let todayLearning = TextKey(en: "Learning your usual ({0}/{1})", ko: "평소 값을 알아 가는 중({0}/{1})")
  public static let todayLearningText = TextKey(
    en: "Wear your watch to bed. Your score appears after {0} more {0|day|days} with HRV.",
    ko: "잘 때 시계를 착용해 주세요. 심박변이가 {0}일 더 쌓이면 점수가 나와요.")
  public static let todayLearningLabel = TextKey(
    en: "Learning your usual: {0} of {1} days",
    ko: "평소 값을 알아 가는 중: {1}일 중 {0}일")
  public static let todayNeverHRV = TextKey(en: "No HRV data", ko: "심박변이 기록이 없어요")
  public static let todayNeverHRVText = TextKey(
    en: "You’ll see steps and activity instead of a condition score.",
    ko: "컨디션 점수 대신 걸음 수와 활동을 보여 드려요.")
  public static let todayNoWatch = TextKey(en: "No watch data", ko: "시계 기록이 없어요")
  public static let todayNoHRV = TextKey(en: "Today’s HRV isn’t here yet", ko: "오늘 심박변이가 아직 오지 않았어요")
  public static let todayNoHRVText = TextKey(
    en: "Your score needs a reading from today. It appears with the next import that includes one.",
    ko: "점수를 내려면 오늘 측정값이 필요해요. 다음에 가져온 데이터에 있으면 점수가 나와요.")
  public static let todayNoHRVThen = TextKey(en: "No HRV that day", ko: "그날은 심박변이 기록이 없어요")
  public static let todayNoHRVThenText = TextKey(
    en: "Without a reading of that day there is no condition score.", ko: "그날 측정값이 없어서 컨디션 점수가 없어요.")
  public static let todayOldHRV = TextKey(en: "No recent HRV", ko: "최근 심박변이 기록이 없어요")
  public static let todayOldHRVText = TextKey(
    en: "Your latest reading is from {0}. Seven nights with your watch bring the score back.",
    ko: "마지막 측정은 {0}이에요. 시계를 차고 7일을 자면 점수가 다시 나와요.")
  public static let todayOld = TextKey(en: "Your latest data is from {0}.", ko: "가장 최근 데이터는 {0}이에요.")
  public static let todayZoneOffset = TextKey(
    en: "Your time zone is only known as {0}. Choose it, so that days stay right when the clocks change.",
    ko: "시간대는 UTC와의 차이({0})만 알고 있어요. 시간대를 고르면 서머타임에도 날짜가 맞아요.")
  public static let todayMisunderstood = TextKey(
    en: "Something arrived from {0}, but it was not understood.",
    ko: "{0}에서 데이터가 도착했는데 알아보지 못했어요.")
  public static let todayZoneUnknown = TextKey(
    en: "Your time zone is not known, so days begin at midnight in UTC. Choose it, so that days are yours.",
    ko: "시간대를 몰라서 UTC 자정을 기준으로 날짜를 나누고 있어요. 시간대를 고르면 측정값이 제 날짜에 들어가요.")
  public static let todayZoneChoose = TextKey(en: "Choose your time zone", ko: "시간대 고르기")
  public static let todayUnknownSource = TextKey(
    en:
      "What is “{0}”? Its readings don’t say, and it decides which device counts when two record the same steps or sleep.",
    ko: "‘{0}’: 무엇인가요? 기기 정보 없이 들어왔어요. 같은 걸음이나 잠을 두 기기가 기록했을 때 어느 쪽을 쓸지 정하는 데 필요해요.")
  public static let todayOldSee = TextKey(en: "See that day", ko: "그날 보기")
  public static let todayOldImport = TextKey(en: "Import newer data", ko: "새 데이터 가져오기")
  public static let todayOverviewTitle = TextKey(en: "Your data: {0}", ko: "내 데이터: {0}")
  public static let todayOverviewText = TextKey(
    en: "{0} {0|reading|readings}, {1} {1|type|types} of data.",
    ko: "데이터 {1}종, 측정값 {0}개가 있어요.")
  public static let todayOverviewWorkouts = TextKey(en: "{0} {0|workout|workouts}.", ko: "운동 {0}개가 있어요.")
  public static let todayOverviewDays = TextKey(en: "{0} {0|day|days}", ko: "{0}일")
  public static let todayOverviewUntil = TextKey(en: "latest {0}", ko: "최근 {0}")
  public static let todayOverviewMetrics = TextKey(en: "Most complete", ko: "가장 꾸준히 기록한 항목")
  public static let todayCardOld = TextKey(en: "Nothing recent", ko: "최근 데이터 없음")
  public static let todayCardTrend = TextKey(en: "Last 30 days", ko: "최근 30일")
  public static let todayCardQuarter = TextKey(en: "Last 90 days", ko: "최근 90일")
  public static let todayCardInBed = TextKey(
    en: "{0} in bed. Sleep wasn’t recorded.",
    ko: "침대에 {0} 있었어요. 수면은 기록되지 않았어요.")
  public static let todayCardOpen = TextKey(en: "{0} in detail", ko: "{0} 자세히 보기")
  public static let todayCardVsYesterday = TextKey(en: "vs yesterday {0}", ko: "어제 대비 {0}")
  public static let todayCardVs14 = TextKey(en: "vs 14 days {0}", ko: "14일 대비 {0}")
  public static let todayCardVs60 = TextKey(en: "vs 60 days {0}", ko: "60일 대비 {0}")
  public static let todayCardFallback = TextKey(en: "Latest value: {0}", ko: "최근 값: {0}")
  public static let todayCardSame = TextKey(en: "no change", ko: "변화 없음")
  public static let todayCardMore = TextKey(en: "up {0}", ko: "{0} 높아요")
  public static let todayCardLess = TextKey(en: "down {0}", ko: "{0} 낮아요")
  public static let todayCardLost = TextKey(en: "down {0}", ko: "{0} 줄었어요")
  public static let todayCardGained = TextKey(en: "up {0}", ko: "{0} 늘었어요")
  public static let todayCardSleptMore = TextKey(en: "{0} more sleep", ko: "{0} 더 잤어요")
  public static let todayCardSleptLess = TextKey(en: "{0} less sleep", ko: "{0} 덜 잤어요")
  public static let todayCardSumMore = TextKey(en: "{0} more", ko: "{0} 많아요")
  public static let todayCardSumLess = TextKey(en: "{0} less", ko: "{0} 적어요")
  public static let todayCardEmpty = TextKey(en: "Appears with your first reading", ko: "첫 측정값이 들어오면 보여요")
  public static let todayVsYesterday = TextKey(en: "vs yesterday", ko: "어제 대비")
  public static let todayVs14 = TextKey(en: "vs 14 d", ko: "14일 대비")
  public static let todayVs60 = TextKey(en: "vs 60 d", ko: "60일 대비")
  public static let todayCoaching = TextKey(en: "Suggestion for today", ko: "오늘의 제안")
  public static let todayWhyThis = TextKey(en: "Why this?", ko: "왜 이걸까요?")
  public static let todayGoals = TextKey(en: "Goals", ko: "목표")
  public static let todayAllLanded = TextKey(en: "All goals landed", ko: "목표를 모두 채웠어요")
  public static let todayGoal = TextKey(en: "Weekly goal", ko: "주간 목표")
  public static let todayGoalDays = TextKey(en: "{0} of {1} active {1|day|days}", ko: "활동일 {1}일 중 {0}일")
  public static let todayGoalMinutes = TextKey(en: "{0} of {1} min of exercise", ko: "운동 {1}분 중 {0}분")
  public static let todayGoalMinutesDone = TextKey(
    en: "{0} min of exercise, goal {1} reached", ko: "운동 {0}분 · 목표 {1}분 달성")
  public static let todayGoalLeft = TextKey(en: "{0} to go, {1} {1|day|days} left", ko: "{0}일 더 · 이번 주 {1}일 남음")
  public static let todayGoalLeftOneDay = TextKey(en: "{0} to go, last day of the week", ko: "{0}일 더 · 이번 주 마지막 날")
  public static let todayGoalPossible = TextKey(
    en: "{0} of {1} {1|day|days} still possible this week", ko: "이번 주에는 {1}일 중 {0}일까지 할 수 있어요")
  public static let todayGoalDone = TextKey(en: "Goal reached", ko: "목표 달성")
  public static let todayGoalPaused = TextKey(en: "Paused for recovery", ko: "회복하는 동안 쉬어 가요")
  public static let todayPinned = TextKey(en: "Pinned", ko: "고정한 지표")
  public static let todaySignals = TextKey(en: "Health signals", ko: "건강 신호")
  public static let todayActivity = TextKey(en: "Activity", ko: "활동")
  public static let todayPinsTitle = TextKey(en: "Choose your three cards", ko: "카드 세 개 고르기")
  public static let todayPinsSlot = TextKey(en: "Card {0}", ko: "카드 {0}")
  public static let todayPinsSaved = TextKey(en: "Cards saved.", ko: "카드를 저장했어요.")
  public static let todayPinsEmpty = TextKey(en: "No data yet: {0}", ko: "아직 데이터가 없는 것: {0}")
  public static let todayPinsChoose = TextKey(en: "Choose other cards", ko: "다른 카드 고르기")
  public static let todayWeekTotal = TextKey(en: "{0} this week", ko: "이번 주 {0}")
  public static let todayWeekOfGoal = TextKey(en: "{0} of {1} this week", ko: "이번 주 {0} / {1}")
  public static let todayWeekGoalDone = TextKey(en: "{0} this week, goal {1} reached", ko: "이번 주 {0} · 목표 {1} 달성")
  public static let todayPartial = TextKey(
    en: "Some data could not be loaded ({0} of {1} sources)",
    ko: "일부 데이터를 불러오지 못했어요(출처 {1}개 중 {0}개)")
  public static let todayUsualBy = TextKey(en: "usually {0} by {1}", ko: "평소 {1}까지 {0}")
  public static let todaySumBy = TextKey(en: "{0} by {1}, usually {2}", ko: "{1}까지 {0}, 평소 {2}")
  public static let todaySoFar = TextKey(en: "{0} so far, usually {1} by {2}", ko: "지금까지 {0}, 평소 {2}까지 {1}")
  public static let todayByNowDays = TextKey(
    en: "Compared with the same time of day on your last {0} days",
    ko: "최근 {0}일의 같은 시각과 비교했어요")

  public static let dayPrevious = TextKey(en: "Previous day", ko: "전날")
  public static let dayNext = TextKey(en: "Next day", ko: "다음 날")
  public static let dayToday = TextKey(en: "Back to today", ko: "오늘로 돌아가기")
  public static let dayStrip = TextKey(en: "Choose a day", ko: "날짜 선택")
}

/// Today before last night's data have arrived from the phone.
extension TextKey {
  public static let morningTitle = TextKey(en: "Last night isn’t here yet", ko: "지난밤 기록이 아직 오지 않았어요")
  public static let morningSilent = TextKey(
    en: "Nothing from {0} since {1}", ko: "{1} 이후 {0}에서 온 데이터가 없어요")
  public static let morningExpired = TextKey(
    en: "{0} can’t send any more", ko: "{0}에서 더는 보낼 수 없어요")
  public static let morningExpiredText = TextKey(
    en: "Its device key has expired. Make a new one for it. Latest data: {0}.",
    ko: "기기 키가 만료됐어요. 새 기기 키를 만들어 주세요. 마지막 데이터: {0}.")
  public static let morningNotSent = TextKey(
    en: "Latest data from {0}: {1}.", ko: "{0}에서 마지막으로 데이터가 온 때: {1}.")
  public static let morningEmpty = TextKey(
    en: "{0} sent something at {1}, but it was empty: a locked phone can’t read Health.",
    ko: "{0}에서 {1}에 보낸 내용이 비어 있었어요. 잠긴 휴대전화는 건강 데이터를 읽지 못해요.")
  public static let morningWithoutNight = TextKey(
    en: "{0} sent data at {1}, without last night so far.", ko: "{0}에서 {1}에 데이터가 왔지만 지난밤 기록은 아직 없어요.")
  public static let morningHelp = TextKey(
    en: "Unlock the phone and open Health Auto Export, or run your shortcut.",
    ko: "휴대전화의 잠금을 풀고 Health Auto Export를 열거나 단축어를 실행해 주세요.")
  public static let morningEarlier = TextKey(
    en: "{0}: condition {1} of 100, {2}", ko: "{0}: 컨디션 100점 중 {1}점, {2}")
}
