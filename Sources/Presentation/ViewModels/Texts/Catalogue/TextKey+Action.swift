/// The action of the day, its reason, and the headline that agrees with it.
extension TextKey {
  public static let actionEasy = TextKey(en: "{0} easy, {1} min", ko: "가볍게 {0} {1}분")
  public static let actionModerate = TextKey(en: "{0}, {1} min", ko: "{0} {1}분")
  public static let actionHard = TextKey(en: "{0} hard, {1} min", ko: "강하게 {0} {1}분")
  public static let actionByFeel = TextKey(en: "{0} {1} min, by feel", ko: "{0} {1}분, 편한 만큼")
  public static let actionGentle = TextKey(en: "{0} {1} min", ko: "{0} {1}분")
  public static let actionRest = TextKey(en: "Rest today", ko: "오늘은 쉬어요")
  public static let actionRestPart = TextKey(en: "Rest your {0} today", ko: "오늘은 {0}{0|을|를} 쉬게 해요")
  public static let actionDone = TextKey(en: "Done for today", ko: "오늘은 충분해요")
  public static let actionBed = TextKey(en: "Bed by {0}", ko: "{0}까지 잠자리에 들어요")
  public static let actionBedNow = TextKey(en: "Time for bed", ko: "잠자리에 들 시간이에요")
  public static let actionLog = TextKey(en: "Log", ko: "기록")
  public static let actionImport = TextKey(en: "Import", ko: "가져오기")
  public static let actionPlay = TextKey(en: "Play {0}", ko: "{0}")
  public static let actionDo = TextKey(en: "Do {0}", ko: "{0}")

  public static let actionWhyVitals = TextKey(
    en: "{0} overnight {0|reading is|readings are} outside your usual range.",
    ko: "밤사이 수치 {0}개가 평소 범위를 벗어났어요.")
  public static let actionWhyPulse = TextKey(
    en: "Your heart rate ran high two nights in a row.", ko: "이틀 연속 밤사이 심박수가 높았어요.")
  public static let actionWhyVitalsAdvice = TextKey(
    en: "See how you feel; if you feel unwell, talk to a professional.",
    ko: "몸 상태를 살펴보고, 몸이 좋지 않으면 전문가와 상의해 주세요.")
  public static let actionWhyLearning = TextKey(
    en: "Your usual needs {0} more {0|night|nights}.", ko: "평소 값을 알려면 {0}일 밤이 더 필요해요.")
  public static let actionWhyWaiting = TextKey(
    en: "Go easy until last night arrives.", ko: "지난밤 기록이 올 때까지 가볍게 움직여요.")
  public static let actionWhyNoHRV = TextKey(
    en: "Without HRV, how you feel decides.", ko: "심박변이 기록이 없어서 몸 느낌에 맞춰요.")
  public static let actionWhyInjury = TextKey(en: "{0}, day {1}.", ko: "{0}, {1}일째예요.")
  public static let actionWhyInjuryNo = TextKey(
    en: "{0}, day {1}: no {2}.", ko: "{0}, {1}일째라 {2}{2|은|는} 쉬어요.")
  public static let actionWhyDone = TextKey(
    en: "{0} min done; {1} were enough.", ko: "{0}분 했어요. {1}분이면 충분했어요.")
  public static let actionWhyStrain = TextKey(
    en: "Today’s strain is {0} already.", ko: "오늘 운동 강도 점수가 벌써 {0}점이에요.")
  public static let actionWhyBed = TextKey(
    en: "For {0} in bed before you usually get up at {1}.", ko: "평소처럼 {1}에 일어나면 {0} 누워 있을 수 있어요.")
  public static let actionWhyBedPast = TextKey(
    en: "Your usual bedtime, {0}, has passed.", ko: "평소 잠자리에 드는 {0}{0|이|가} 지났어요.")
  public static let actionWhyTired = TextKey(
    en: "After {0} in the last two days, other muscles get their turn.",
    ko: "이틀 동안 {0}{0|을|를} 많이 해서 그 근육은 쉬게 해요.")
  public static let actionWhyMissingSleep = TextKey(
    en: "No sleep was recorded last night, so it is one step easier.", ko: "지난밤 수면 기록이 없어서 한 단계 낮췄어요.")
  public static let actionWhyRecent = TextKey(
    en: "The last three days were {0} times your usual load.", ko: "최근 사흘 운동량이 평소의 {0}배예요.")
  public static let actionWhyHardDay = TextKey(
    en: "Your last hard day was {0} {0|day|days} ago.", ko: "강하게 운동한 지 {0}일밖에 안 됐어요.")
  public static let actionWhyBalance = TextKey(
    en: "Recent training still weighs on you.", ko: "최근 운동의 피로가 아직 남아 있어요.")
  public static let actionWhyNoBalance = TextKey(
    en: "A hard day needs four weeks of history first.", ko: "강한 운동을 권하려면 4주치 기록이 필요해요.")
  public static let actionWhyLowHRV = TextKey(en: "HRV is below your usual range.", ko: "심박변이가 평소 범위보다 낮아요.")
  public static let actionWhyCondition = TextKey(en: "Your condition is {0}.", ko: "컨디션이 {0}점이에요.")
  public static let actionWhyReadiness = TextKey(en: "Your training readiness is {0}.", ko: "운동 준비도가 {0}점이에요.")
  public static let actionWhyWeekday = TextKey(
    en: "Readiness {0}, and {1} is usual for you on a {2}.", ko: "준비도 {0}점, {2}에는 {1}{1|을|를} 자주 해요.")
  public static let actionWhyLongest = TextKey(
    en: "Readiness {0}, and {1} is {2} {2|day|days} ago.", ko: "준비도 {0}점, {1}{1|은|는} {2}일 만이에요.")
  public static let actionWhyMedian = TextKey(
    en: "You usually spend {0} min on it; today {1}% of that.", ko: "평소 {0}분 하는 운동이라 오늘은 그 {1}%로 잡았어요.")
  public static let actionWhyStrained = TextKey(en: "Left out for your injury: {0}.", ko: "부상 때문에 뺀 운동: {0}")
  public static let actionWhyRested = TextKey(en: "Left out to rest: {0}.", ko: "쉬게 하려고 뺀 운동: {0}")
  public static let actionWhyGoal = TextKey(en: "Your weekly goal is reached.", ko: "이번 주 목표를 이뤘어요.")

  public static let todayHeadlineEasy = TextKey(en: "A good day to keep it easy", ko: "가볍게 보내기 좋은 날이에요")
  public static let todayHeadlineSlow = TextKey(en: "Take today slowly", ko: "오늘은 천천히 보내요")
  public static let todayHeadlineDone = TextKey(en: "You did enough for today", ko: "오늘은 충분히 했어요")
  public static let todayHeadlineEvening = TextKey(en: "Wind down for the night", ko: "이제 잘 준비를 해요")

  static let verbRun = TextKey(en: "Run", ko: "달리기")
  static let verbWalk = TextKey(en: "Walk", ko: "걷기")
  static let verbStretch = TextKey(en: "Stretch", ko: "스트레칭")
  static let verbRide = TextKey(en: "Ride", ko: "자전거")
  static let verbHike = TextKey(en: "Hike", ko: "등산")
  static let verbSwim = TextKey(en: "Swim", ko: "수영")
  static let verbRow = TextKey(en: "Row", ko: "로잉")
  static let verbLift = TextKey(en: "Lift", ko: "근력 운동")
  static let verbClimb = TextKey(en: "Climb", ko: "클라이밍")
  static let verbDance = TextKey(en: "Dance", ko: "댄스")
  static let verbPaddle = TextKey(en: "Paddle", ko: "패들링")
  static let verbSail = TextKey(en: "Sail", ko: "요트")
  static let verbSurf = TextKey(en: "Surf", ko: "서핑")
  static let verbDive = TextKey(en: "Dive", ko: "다이빙")
  static let verbSki = TextKey(en: "Ski", ko: "스키")
  static let verbSnowboard = TextKey(en: "Snowboard", ko: "스노보드")
  static let verbSkate = TextKey(en: "Skate", ko: "스케이트")
  static let verbBox = TextKey(en: "Box", ko: "복싱")
  static let verbKickbox = TextKey(en: "Kickbox", ko: "킥복싱")
  static let verbWrestle = TextKey(en: "Wrestle", ko: "레슬링")
  static let verbFence = TextKey(en: "Fence", ko: "펜싱")
  static let verbHorse = TextKey(en: "Ride a horse", ko: "승마")
  static let verbBowl = TextKey(en: "Bowl", ko: "볼링")
  static let verbFish = TextKey(en: "Fish", ko: "낚시")
  static let verbHunt = TextKey(en: "Hunt", ko: "사냥")
  static let verbRope = TextKey(en: "Jump rope", ko: "줄넘기")
  static let verbStairs = TextKey(en: "Climb stairs", ko: "계단 오르기")
  static let verbWheelWalk = TextKey(en: "Wheel at walking pace", ko: "휠체어(걷기 속도)")
  static let verbWheelRun = TextKey(en: "Wheel fast", ko: "휠체어(달리기 속도)")
}

/// Goals of the day.
extension TextKey {
  public static let goalMove = TextKey(en: "Move", ko: "움직이기")
  public static let goalExercise = TextKey(en: "Exercise", ko: "운동")
  public static let goalSteps = TextKey(en: "Steps", ko: "걸음")
  public static let goalOf = TextKey(en: "of {0}", ko: "/ {0}")
  public static let goalPaused = TextKey(en: "paused", ko: "쉬는 중")
  public static let goalApple = TextKey(en: "Your goal on the watch", ko: "시계에 정한 목표")
  public static let goalOwn = TextKey(en: "Your goal in Settings", ko: "설정에서 정한 목표")
  public static let goalUsual = TextKey(en: "Your usual over 60 days", ko: "최근 60일의 평소 값")
  public static let goalLighter = TextKey(
    en: "Lighter goals today, because readiness is {0}. Your own goals come back tomorrow.",
    ko: "준비도가 {0}점이라 오늘은 목표를 낮췄어요. 내일은 원래 목표로 돌아와요.")
  public static let goalPausedVitals = TextKey(
    en: "Goals are paused today, because your night was unusual. They come back when it is as usual.",
    ko: "밤사이 수치가 평소와 달라서 오늘은 목표를 쉬어요. 평소와 같아지면 돌아와요.")
  public static let goalPausedInjury = TextKey(
    en: "Paused until your {1} has healed: {0}.", ko: "{1} 부상이 나을 때까지 쉬는 목표: {0}")
  public static let goalRow = TextKey(en: "{0} days in a row", ko: "{0}일 연속")
}

/// The metrics outside the person's usual.
extension TextKey {
  public static let outsideTitle = TextKey(en: "Outside your usual", ko: "평소와 달라요")
  public static let outsideNone = TextKey(en: "All as usual", ko: "모두 평소와 같아요")
  public static let outsideAbove = TextKey(en: "{0} above your range", ko: "평소 범위보다 {0} 높아요")
  public static let outsideBelow = TextKey(en: "{0} below your range", ko: "평소 범위보다 {0} 낮아요")
  public static let outsideJustAbove = TextKey(en: "just above your range", ko: "평소 범위보다 조금 높아요")
  public static let outsideJustBelow = TextKey(en: "just below your range", ko: "평소 범위보다 조금 낮아요")
  public static let outsideOthers = TextKey(
    en: "{0} {0|other|others} as usual", ko: "나머지 {0}개는 평소와 같아요")
  public static let outsideWithin = TextKey(en: "{0} as usual", ko: "{0}개가 평소와 같아요")
  public static let outsideFurther = TextKey(
    en: "{0} more outside, {1} as usual", ko: "{0}개 더 평소와 다르고, {1}개는 같아요")
}
