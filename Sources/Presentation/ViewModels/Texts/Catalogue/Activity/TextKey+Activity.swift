/// The Activity tab: the week, readiness, load, the half year, totals.
extension TextKey {
  public static let navActivity = TextKey(en: "Activity", ko: "활동")
  public static let activityEmpty = TextKey(en: "No workouts yet", ko: "아직 운동 기록이 없어요")
  public static let activityEmptyText = TextKey(
    en: "Workouts appear here when you import an export that includes them, or log one.",
    ko: "운동이 담긴 내보내기 파일을 가져오거나 직접 기록하면 여기에 나타나요.")
  public static let activityEmptyByDevice = TextKey(
    en: "Workouts appear here when your device sends them, or you log one.",
    ko: "기기가 운동을 보내거나 직접 기록하면 여기에 나타나요.")
  public static let activityEmptyPast = TextKey(
    en: "No workout was recorded up to that day.", ko: "그날까지 기록된 운동이 없어요.")
  public static let activityProgress = TextKey(
    en: "Routes and splits are being worked out: {0} of {1} workouts so far.",
    ko: "경로와 구간 기록을 계산하고 있어요. 운동 {1}개 중 {0}개를 마쳤어요.")

  public static let activityWeekFresh = TextKey(en: "A fresh week", ko: "새로 시작하는 한 주예요")
  public static let activityWeekDone = TextKey(en: "Weekly goal reached", ko: "이번 주 목표를 달성했어요")
  public static let activityWeekToGo = TextKey(
    en: "{0} more active {0|day|days} to reach your goal", ko: "{0}일만 더 움직이면 목표를 채워요")
  public static let activityWeekEach = TextKey(en: "Every active day counts", ko: "움직인 하루하루가 쌓여요")
  public static let activityWeekPaused = TextKey(en: "A week to recover", ko: "회복하며 보내는 한 주예요")
  public static let activityWeekPast = TextKey(en: "{0} of {1} active {1|day|days}", ko: "활동일 {1}일 중 {0}일")
  public static let activityWeekLastWorkout = TextKey(
    en: "Your last workout was on {0}.", ko: "마지막 운동은 {0}이었어요.")
  public static let activityWeekDays = TextKey(en: "{0} of {1} active {1|day|days}.", ko: "활동일 {1}일 중 {0}일을 채웠어요.")
  public static let activityWeekDaysHard = TextKey(
    en: "{0} of {1} active {1|day|days}; {2} in zones 4 and 5.", ko: "활동일 {1}일 중 {0}일을 채웠고, 4·5구간은 {2}{2|이에요|예요}.")
  public static let activityWeekHard = TextKey(en: "{0} in zones 4 and 5.", ko: "4·5구간은 {0}{0|이에요|예요}.")
  public static let activityWeekMissing = TextKey(en: "No data this week", ko: "이번 주 데이터가 없어요")
  public static let activityZoneBars = TextKey(en: "Each day by heart-rate zone", ko: "요일별 심박수 구간")
  public static let activityDayNone = TextKey(en: "{0}: no workout", ko: "{0}: 운동 없음")
  public static let activityDayMissing = TextKey(en: "{0}: no data", ko: "{0}: 데이터 없음")
  public static let activityDayBar = TextKey(en: "{0}: {1} ({2})", ko: "{0}: {1} ({2})")
  public static let activityDayPlain = TextKey(en: "{0}: {1}", ko: "{0}: {1}")
  public static let activityZonePart = TextKey(en: "{1} {0}", ko: "{1} {0}")
  public static let activityZoneOther = TextKey(en: "Outside zones", ko: "구간 밖")

  public static let activityReadiness = TextKey(en: "Readiness", ko: "운동 준비도")
  public static let activityReadyHard = TextKey(en: "Ready for a hard session", ko: "강하게 운동해도 좋은 날이에요")
  public static let activityReadyModerate = TextKey(
    en: "Ready for a moderate session", ko: "적당히 운동하기 좋은 날이에요")
  public static let activityReadyEasy = TextKey(en: "A day for something easy", ko: "가볍게 움직이기 좋은 날이에요")
  public static let activityReadyWalk = TextKey(en: "A day for a walk", ko: "산책하기 좋은 날이에요")
  public static let activityReadyRest = TextKey(en: "A day to recover", ko: "쉬어 가기 좋은 날이에요")
  public static let activityReadyWeakest = TextKey(en: "{0} lowers the score the most.", ko: "{0} 때문에 점수가 가장 많이 낮아졌어요.")
  public static let activityReadyCap = TextKey(
    en: "Last night’s vitals limit the score.", ko: "지난밤 활력 징후 때문에 점수를 낮췄어요.")
  public static let activityReadyEven = TextKey(en: "Nothing holds you back.", ko: "발목을 잡는 항목이 없어요.")
  public static let activityReadyMethod = TextKey(
    en:
      "Condition counts for 45 of 100 points, sleep for 25, recent load for 20 and sleep debt for 10. If a part is missing, the others count for more, and unusual vitals limit the score.",
    ko: "컨디션 45, 수면 25, 최근 부하 20, 수면 부족 10을 더해 100점이에요. 빠진 항목이 있으면 나머지의 비중이 커지고, 활력 징후가 평소와 다르면 상한이 생겨요.")

  public static let activityLoad = TextKey(en: "Training load", ko: "훈련 부하")
  public static let activityLoadRising = TextKey(en: "Fitness {0} and rising; {1}.", ko: "체력은 {0}, 오르고 있어요. {1}.")
  public static let activityLoadFalling = TextKey(
    en: "Fitness {0} and easing; {1}.", ko: "체력은 {0}, 조금씩 내려가고 있어요. {1}.")
  public static let activityLoadSteady = TextKey(en: "Fitness {0} and steady; {1}.", ko: "체력은 {0}, 그대로예요. {1}.")
  public static let activityFormVeryTired = TextKey(en: "you carry a lot of fatigue", ko: "피로가 많이 쌓였어요")
  public static let activityFormTired = TextKey(en: "you carry a little fatigue", ko: "피로가 조금 있어요")
  public static let activityFormEven = TextKey(en: "load and recovery are in balance", ko: "부하와 회복이 균형을 이뤄요")
  public static let activityFormFresh = TextKey(en: "you are rested", ko: "충분히 쉬었어요")
  public static let activityFitness = TextKey(en: "fitness, 42 days", ko: "체력(42일)")
  public static let activityFatigue = TextKey(en: "fatigue, 7 days", ko: "피로(7일)")
  public static let activityIfResting = TextKey(en: "fitness if you rest", ko: "쉬면 체력은")
  public static let activityIfRepeating = TextKey(en: "fitness if you repeat the last week", ko: "지난 7일처럼 하면 체력은")
  public static let activityLoadLabel = TextKey(en: "Fitness and fatigue over half a year", ko: "반년간 체력과 피로")
  public static let activityLoadReading = TextKey(
    en: "fitness {0}, fatigue {1}, form {2}", ko: "체력 {0}, 피로 {1}, 여력 {2}")
  public static let activityLoadAhead = TextKey(
    en: "fitness {0} if you rest, {1} if you repeat the last week", ko: "쉬면 체력 {0}, 지난 7일처럼 하면 {1}")
  public static let activityLoadValues = TextKey(en: "Fitness, fatigue, form", ko: "체력, 피로, 여력")
  public static let activityLoadWeek = TextKey(
    en: "Previous seven days: load {0}, monotony {1}, strain {2}.", ko: "지난 7일: 부하 {0}, 단조로움 {1}, 긴장도 {2}.")
  public static let activityLoadWeekOnly = TextKey(en: "Previous seven days: load {0}.", ko: "지난 7일: 부하 {0}.")
  public static let activityLoadWeekMissing = TextKey(en: "Previous seven days: no data.", ko: "지난 7일: 데이터가 없어요.")
  public static let activityLoadOnly = TextKey(en: "Fitness {0}.", ko: "체력: {0}.")
  public static let activityLoadNone = TextKey(
    en: "Fitness and fatigue are close to 0.", ko: "체력과 피로가 0에 가까워요.")
  public static let activityLoadGone = TextKey(
    en: "No training of the last half year is on record, so fitness and fatigue are 0.",
    ko: "지난 반년의 운동 기록이 없어서 체력과 피로가 0이에요.")
  public static let activityLoadEnded = TextKey(
    en: "Your data end on {0}; the days from two weeks after that count as rest.",
    ko: "데이터가 {0}에 끝났어요. 2주가 지난 뒤부터는 쉰 날로 셈해요.")
  public static let activityLoadMissing = TextKey(
    en:
      "Days without data: {0}. Fitness and fatigue hold on them, for two weeks at a stretch; later days count as rest.",
    ko: "데이터가 없는 날: {0}. 이런 날에는 체력과 피로를 최대 2주까지 그대로 두고, 그 뒤는 쉰 날로 셈해요.")
  public static let activityLoadMissingSince = TextKey(en: "since {0}", ko: "{0}부터")
  public static let activityLoadMissingMore = TextKey(en: "and {0} more {0|time|times}", ko: "그 밖에 {0}번")
  public static let activityEasyShare = TextKey(
    en: "{0} of the time in the last four weeks was easy, below zone 3.", ko: "지난 4주 운동 시간 중 {0}{0|이|가} 3구간 아래의 저강도였어요."
  )
  public static let activityLoadMethod = TextKey(
    en:
      "Load is Banister’s training impulse from heart rate; without heart rate it comes from your effort rating, or from the kind of workout. Fitness and fatigue are its averages over 42 and 7 days (Morton et al. 1990), form is fitness minus fatigue. Monotony is the mean of seven daily loads divided by their spread, strain is their sum times monotony (Foster 1998).",
    ko:
      "부하는 심박수로 구한 배니스터 지수이고, 심박수가 없으면 직접 매긴 힘든 정도나 운동 종류로 구해요. 체력과 피로는 42일, 7일 동안의 평균이고(Morton 등, 1990) 여력은 체력에서 피로를 뺀 값이에요. 단조로움은 7일 부하의 평균을 편차로 나눈 값, 긴장도는 합계에 단조로움을 곱한 값이에요(Foster, 1998)."
  )

  public static let activityWorkouts = TextKey(en: "Workouts", ko: "운동 기록")
  public static let activityAll = TextKey(en: "See all {0}", ko: "{0}개 모두 보기")
  public static let activityBest = TextKey(en: "Best efforts", ko: "최고 기록")
  public static let activityRecords = TextKey(en: "See all records", ko: "모든 기록 보기")

  public static let activityHalfYear = TextKey(en: "Half a year", ko: "최근 반년")
  public static let activityHalfYearRate = TextKey(en: "{0} active days a week.", ko: "일주일에 {0}일꼴로 움직였어요.")
  public static let activityHalfYearRates = TextKey(
    en: "{0} active days a week in the last three months, {1} in the three before.",
    ko: "최근 석 달은 일주일에 {0}일꼴, 그 전 석 달은 {1}일꼴로 움직였어요.")
  public static let activityHalfYearUnknown = TextKey(
    en: "Less than a week of the last three months has data.", ko: "최근 석 달 가운데 데이터가 있는 날이 일주일도 안 돼요.")
  public static let activityHalfYearNone = TextKey(en: "None", ko: "없음")
  public static let activityHalfYearMost = TextKey(en: "90 min or more", ko: "90분 이상")
  public static let activityHalfYearTable = TextKey(en: "Days of these weeks", ko: "주별 날짜 보기")
  public static let activityWeekMinutes = TextKey(en: "Minutes", ko: "운동 시간")
  public static let activityWeekColumn = TextKey(en: "Week of", ko: "주")
  public static let activityDaysColumn = TextKey(en: "Days with workouts", ko: "운동한 날")

  public static let activityMore = TextKey(en: "Heart and lungs", ko: "심장과 호흡")
  public static let activityTotals = TextKey(en: "Totals", ko: "합계")
  public static let activityTotalSoFar = TextKey(en: "{0} so far", ko: "{0} 지금까지")
  public static let activityTotalUntil = TextKey(en: "{0} by then", ko: "{0} 그날까지")
  public static let activityTotalBefore = TextKey(en: "{0}, same days", ko: "{0} 같은 기간")
  public static let activityTotalTime = TextKey(en: "Time", ko: "시간")
  public static let activityTotalDistance = TextKey(en: "Distance", ko: "거리")
  public static let activityTotalClimb = TextKey(en: "Climb", ko: "오른 높이")
  public static let activityTotalNone = TextKey(en: "none", ko: "없음")
  public static let activityTotalCount = TextKey(en: "Workouts", ko: "운동 횟수")

  public static let activityKilometres = TextKey(en: "kilometres", ko: "킬로미터")
  public static let activityMiles = TextKey(en: "miles", ko: "마일")

  public static let activityLandedOf = TextKey(en: "{0} of {1}", ko: "{1}개 중 {0}개")
  public static let activityLanded = TextKey(en: "landed", ko: "달성")
  public static let activityInRow = TextKey(en: "Days in a row", ko: "연속 달성 일수")
  public static let activityCourseAhead = TextKey(en: "{0} ahead of last week’s you", ko: "지난주의 나보다 {0} 앞서요")
  public static let activityCourseBehind = TextKey(
    en: "{0} less than by this time last week", ko: "지난주 이맘때보다 {0} 적어요")
  public static let activityCourseLevel = TextKey(en: "Level with last week’s you", ko: "지난주 이맘때와 같아요")
  public static let activityCourseAlone = TextKey(en: "{0} this week", ko: "이번 주 {0}")
  public static let activityCourseSoFar = TextKey(
    en: "{0} so far; {1} by last {2}, {3}.", ko: "지금까지 {0}, 지난주 {2} {3}까지 {1}.")
  public static let activityCoursePast = TextKey(
    en: "{0} by then; {1} by {2} of the week before.", ko: "그날까지 {0}, 그 전주 {2}까지 {1}.")
  public static let activityCourseUnknown = TextKey(
    en: "No data on {0}, so the weeks are not compared.", ko: "{0}에 데이터가 없어서 지난주와 비교하지 않아요.")
  public static let activityCourseNow = TextKey(en: "this week", ko: "이번 주")
  public static let activityCourseBefore = TextKey(en: "last week, {0} in all", ko: "지난주, 모두 {0}")
  public static let activityCourseLast = TextKey(en: "last week", ko: "지난주")
  public static let activityCourseLabel = TextKey(
    en: "Workout time added up over this week and last week", ko: "이번 주와 지난주에 쌓인 운동 시간")
  public static let activityCourseStepsLabel = TextKey(
    en: "Steps added up over this week and last week", ko: "이번 주와 지난주에 쌓인 걸음 수")
  public static let activityCourseBoth = TextKey(
    en: "{0}: {1} this week, {2} last week", ko: "{0}: 이번 주 {1}, 지난주 {2}")
  public static let activityCourseOnlyNow = TextKey(en: "{0}: {1} this week", ko: "{0}: 이번 주 {1}")
  public static let activityCourseOnlyBefore = TextKey(en: "{0}: {1} last week", ko: "{0}: 지난주 {1}")
  public static let activityZonesFold = TextKey(en: "Days and zones", ko: "요일과 구간")

  public static let activityPartsFold = TextKey(en: "Why {0}?", ko: "왜 {0}점인가요?")
  public static let activityBack = TextKey(en: "Look back", ko: "돌아보기")
  public static let activityYearBoth = TextKey(
    en: "{0} in {1}, {2} by then in {3}", ko: "{1}년 {0}, {3}년 같은 날까지 {2}")
  public static let activityYearOnly = TextKey(en: "{0} in {1}", ko: "{1}년 {0}")
  public static let activityMostSteps = TextKey(en: "Most in a day: {0} steps, on {1}", ko: "하루 최다 {0}보, {1}")
  public static let activityInvitation = TextKey(en: "Swim, lift or ride?", ko: "수영, 근력, 자전거도 하나요?")
  public static let activityInvitationText = TextKey(
    en: "Log it here, or wear a watch: then zones, load and readiness appear.",
    ko: "여기에 기록하거나 시계를 차면 구간, 부하, 준비도가 나타나요.")

  public static let medalFastest = TextKey(en: "{0}: your fastest", ko: "{0} 최고 기록")
  public static let medalSecond = TextKey(en: "{0}: your second fastest", ko: "{0} 2위 기록")
  public static let medalThird = TextKey(en: "{0}: your third fastest", ko: "{0} 3위 기록")
  public static let medalNew = TextKey(en: "{0}: {1}, new on {2}", ko: "{2} 새 기록, {0} {1}")
  public static let medalStanding = TextKey(en: "{0}: {1}", ko: "{0} {1}")
  public static let medalsLately = TextKey(en: "New in the last {0} days", ko: "최근 {0}일의 새 기록")
}
