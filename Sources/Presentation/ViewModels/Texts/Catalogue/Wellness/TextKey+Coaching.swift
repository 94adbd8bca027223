/// Suggestions for the day.
extension TextKey {
  public static let coachVitalsOutside = TextKey(
    en:
      "Several overnight readings are outside your expected range. Consider an easy day and see how you feel; if you feel unwell, talk to a professional.",
    ko: "밤사이 여러 수치가 예상 범위를 벗어났어요. 오늘은 가볍게 보내면서 몸 상태를 살펴보세요. 몸이 좋지 않으면 전문가와 상의해 주세요.")
  public static let coachVitalsOutsideWhy = TextKey(
    en: "{0} overnight {0|reading is|readings are} outside your expected range.",
    ko: "밤사이 수치 {0}개가 예상 범위를 벗어났어요.")
  public static let coachPulseRaised = TextKey(
    en:
      "Your sleeping heart rate has been raised for two nights. Consider an easy day and see how you feel; if you feel unwell, talk to a professional.",
    ko: "수면 중 심박수가 이틀 연속 높았어요. 오늘은 가볍게 보내면서 몸 상태를 살펴보세요. 몸이 좋지 않으면 전문가와 상의해 주세요.")
  public static let coachPulseRaisedWhy = TextKey(
    en: "It was at least 4 bpm above the middle of your last 60 nights, twice in a row.",
    ko: "이틀 연속 최근 60일 밤의 중간값보다 4 bpm 이상 높았어요.")
  public static let coachEasyMovement = TextKey(en: "A day for easy movement or rest", ko: "오늘은 가볍게 움직이거나 쉬는 게 좋아요")
  public static let coachEasyMovementWhy = TextKey(
    en: "Your condition is {0}. A walk or stretching is plenty.",
    ko: "컨디션이 {0}점이에요. 산책이나 스트레칭이면 충분해요.")
  public static let coachEasyNextDays = TextKey(en: "Keep the next two days light", ko: "앞으로 이틀은 가볍게 보내세요")
  public static let coachEasyNextDaysWhy = TextKey(
    en: "This week’s training load is {0} times your usual.",
    ko: "이번 주 운동량이 평소의 {0}배예요.")
  public static let coachEarlierBed = TextKey(
    en: "Go to bed {0} {0|minute|minutes} earlier tonight",
    ko: "오늘 밤은 {0}분 일찍 잠자리에 들어 보세요")
  public static let coachEarlierBedWhy = TextKey(en: "You slept {0}, less than you need.", ko: "{0} 잤어요. 필요한 수면보다 짧아요.")
  public static let coachSameWakeTime = TextKey(
    en: "Get up at your usual time, give or take 20 minutes",
    ko: "평소 시각에 일어나 보세요. 20분쯤 차이는 괜찮아요")
  public static let coachSameWakeTimeWhy = TextKey(
    en: "Last night’s times were far from your usual ones.",
    ko: "지난밤 취침·기상 시각이 평소와 많이 달랐어요.")
  public static let coachLeaveBed = TextKey(
    en: "If you lie awake, get up for a while, and go to bed a little later",
    ko: "오래 뒤척이면 잠시 일어났다가 조금 늦게 잠자리에 들어 보세요")
  public static let coachLeaveBedWhy = TextKey(
    en: "You were asleep for {0}% of your time in bed.",
    ko: "누워 있던 시간의 {0}%만 잠들어 있었어요.")
  public static let coachLeaveBedWhySpan = TextKey(
    en: "You were asleep for {0}% of the time from first to last sleep.",
    ko: "첫 잠부터 마지막 잠까지의 {0}%만 잠들어 있었어요.")
  public static let coachLighterDay = TextKey(en: "A day for lighter training", ko: "오늘은 가볍게 운동하는 게 좋아요")
  public static let coachLighterDayWhy = TextKey(
    en: "Your recent training is well above what you’re used to.",
    ko: "최근 운동량이 평소보다 훨씬 많아요.")
  public static let coachHardSession = TextKey(
    en: "A good day for a hard session, if one is planned",
    ko: "계획해 두었다면 강도 높은 운동을 하기 좋은 날이에요")
  public static let coachHardSessionWhy = TextKey(en: "Your training readiness is {0}.", ko: "운동 준비도가 {0}점이에요.")
  public static let coachTrainRest = TextKey(en: "A rest day fits today", ko: "오늘은 쉬는 게 좋아요")
  public static let coachTrainEasy = TextKey(en: "An easy session fits today", ko: "오늘은 가벼운 운동이 좋아요")
  public static let coachTrainModerate = TextKey(en: "A steady, moderate session fits today", ko: "오늘은 꾸준한 중강도 운동이 좋아요")
  public static let coachTrainHard = TextKey(en: "A demanding session fits today", ko: "오늘은 강도 높은 운동도 좋아요")
  public static let coachTrainWhy = TextKey(
    en: "Your condition is {0}, and nothing else is holding you back.",
    ko: "컨디션이 {0}점이고 따로 걸리는 점이 없어요.")
  public static let coachTrainWhyPart = TextKey(
    en: "Your condition is {0}. {1} lowers your training readiness the most.",
    ko: "컨디션은 {0}점이에요. {1} 때문에 운동 준비도가 가장 많이 낮아졌어요.")
  public static let coachTrainWhyVitals = TextKey(
    en: "Your condition is {0}. Last night’s vitals limit your training readiness.",
    ko: "컨디션은 {0}점이에요. 지난밤 활력 징후 때문에 운동 준비도를 낮췄어요.")
  public static let coachTrainWhyNoSleep = TextKey(
    en: "Your condition is {0}. There’s no sleep data from last night, so this is one step easier.",
    ko: "컨디션이 {0}점이에요. 지난밤 수면 기록이 없어서 한 단계 낮췄어요.")
  public static let coachKeepGoing = TextKey(en: "Keep doing what you’re doing", ko: "지금처럼 이어 가세요")
  public static let coachKeepGoingWhy = TextKey(
    en: "Your HRV has been above its usual level all week.",
    ko: "심박변이가 일주일째 평소보다 높아요.")
  public static let coachWearWatch = TextKey(
    en: "Wear your watch to bed: {0} {0|night|nights} to go",
    ko: "잘 때 시계를 착용해 주세요. {0}일 남았어요")
  public static let coachWearWatchWhy = TextKey(
    en: "Until your baseline is ready, low intensity is a safe choice.",
    ko: "기준선이 생길 때까지는 낮은 강도가 안전해요.")
  public static let coachThinData = TextKey(
    en: "Low-intensity activity is a safe choice today",
    ko: "오늘은 낮은 강도의 활동이 안전해요")
  public static let coachThinDataWhy = TextKey(en: "There isn’t enough data to say more.", ko: "더 말씀드리기에는 데이터가 부족해요.")
  public static let coachNoData = TextKey(
    en: "Import your health data to get a suggestion",
    ko: "건강 데이터를 가져오면 제안을 받을 수 있어요")
  public static let coachNoDataWhy = TextKey(
    en: "An export from the Health app on your iPhone is enough.",
    ko: "iPhone 건강 앱에서 내보낸 파일이면 돼요.")
  public static let coachAroundInjuryRest = TextKey(
    en: "Rest your {0} today; gentle movement elsewhere is plenty",
    ko: "오늘은 {0}{0|을|를} 쉬게 하고 다른 부위만 가볍게 움직여 보세요")
  public static let coachAroundInjuryEasy = TextKey(
    en: "Something easy that spares your {0}",
    ko: "{0}에 부담이 없는 가벼운 활동이 좋아요")
  public static let coachAroundInjuryModerate = TextKey(
    en: "A moderate session that spares your {0}",
    ko: "{0}에 부담이 없는 적당한 운동이 좋아요")
  public static let coachAroundInjuryWhy = TextKey(
    en: "You logged an injury there. Your weekly goal can wait.",
    ko: "그 부위에 부상을 기록해 두셨어요. 주간 목표는 잠시 미뤄도 돼요.")
}
