/// The list of workouts and the personal records.
extension TextKey {
  public static let workoutsTitle = TextKey(en: "Workouts", ko: "운동 기록")
  public static let workoutsFilter = TextKey(en: "Filter workouts", ko: "운동 기록 거르기")
  public static let workoutsActivity = TextKey(en: "Type", ko: "종류")
  public static let workoutsSource = TextKey(en: "Recorded by", ko: "기록한 기기나 앱")
  public static let workoutsPeriod = TextKey(en: "Period", ko: "기간")
  public static let workoutsSearch = TextKey(en: "Search", ko: "검색")
  public static let workoutsSearchHint = TextKey(en: "Type, note or source", ko: "종류, 메모, 기록한 기기나 앱")
  public static let workoutsShow = TextKey(en: "Show", ko: "보기")
  public static let workoutsAllTypes = TextKey(en: "All types", ko: "모든 종류")
  public static let workoutsAllSources = TextKey(en: "All sources", ko: "모든 출처")
  public static let workoutsAllTime = TextKey(en: "All time", ko: "전체 기간")
  public static let workoutsLastDays = TextKey(en: "Last {0} days", ko: "최근 {0}일")
  public static let workoutsByMonth = TextKey(en: "Workouts by month", ko: "월별 운동 기록")
  public static let workoutsRemove = TextKey(en: "Remove filter: {0}", ko: "조건 빼기: {0}")
  public static let workoutsRemoveAll = TextKey(en: "Show all", ko: "모두 보기")
  public static let workoutsCurrent = TextKey(en: "Current filters", ko: "지금 조건")
  public static let workoutsQuoted = TextKey(en: "“{0}”", ko: "‘{0}’")
  public static let workoutsCount = TextKey(en: "{0} {0|workout|workouts}, {1}", ko: "운동 {0}개, {1}")
  public static let workoutsCountDistance = TextKey(
    en: "{0} {0|workout|workouts}, {1}, {2}", ko: "운동 {0}개, {1}, {2}")
  public static let workoutsNone = TextKey(en: "No matching workouts", ko: "조건에 맞는 운동이 없어요")
  public static let workoutsNoneText = TextKey(
    en: "Remove a filter or search for something else.", ko: "조건을 빼거나 다른 말로 찾아보세요.")
  public static let workoutsOlder = TextKey(en: "Show older workouts", ko: "이전 운동 더 보기")
  public static let workoutsNewest = TextKey(en: "Back to the newest", ko: "가장 최근으로")
  public static let workoutsZones = TextKey(en: "Heart-rate zones 1 to 5: {0}", ko: "심박수 1~5구간: {0}")

  public static let recordsTitle = TextKey(en: "Records", ko: "기록")
  public static let recordsEmpty = TextKey(en: "No records yet", ko: "아직 기록이 없어요")
  public static let recordsBest = TextKey(en: "Best efforts: {0}", ko: "최고 기록: {0}")
  public static let recordsBestText = TextKey(
    en: "The fastest stretch of each distance within a workout, by elapsed time, each workout once.",
    ko: "한 번의 운동에서 그 거리를 가장 빨리 지난 구간이에요. 멈춘 시간도 포함하고, 운동마다 한 번만 세요.")
  public static let recordsNoRoute = TextKey(en: "no route", ko: "경로 없음")
  public static let recordsNoRouteText = TextKey(
    en: "“No route”: calculated from the distances measured along the way, which is less exact.",
    ko: "‘경로 없음’은 경로 대신 중간중간 측정된 거리로 계산해 덜 정확해요.")
  public static let recordsDistance = TextKey(en: "Distance", ko: "거리")
  public static let recordsFirst = TextKey(en: "Best", ko: "1위")
  public static let recordsSecond = TextKey(en: "Second", ko: "2위")
  public static let recordsThird = TextKey(en: "Third", ko: "3위")
  public static let recordsFall = TextKey(en: "Progression", ko: "기록 변화")
  public static let recordsFallSteps = TextKey(
    en: "{0} on {1}, {2} on {3}, {4} {4|record|records} in all", ko: "{1}에 {0}, {3}에 {2}. 기록 경신 모두 {4}번")
  public static let recordsHalf = TextKey(en: "Half marathon", ko: "하프 마라톤")
  public static let recordsMarathon = TextKey(en: "Marathon", ko: "마라톤")
  public static let recordsLongest = TextKey(en: "Longest and highest", ko: "가장 길고 높았던 운동")
  public static let recordsLongestOf = TextKey(en: "Longest {0}", ko: "가장 긴 {0}")
  public static let recordsLongestNamed = TextKey(en: "Longest: {0}", ko: "가장 긴 {0}")
  public static let recordsClimb = TextKey(en: "Most climb", ko: "가장 많이 오른 운동")
  public static let recordsDuration = TextKey(en: "Longest time", ko: "가장 오래 한 운동")
  public static let recordsEddington = TextKey(en: "Eddington number", ko: "에딩턴 수")
  public static let recordsEddingtonText = TextKey(
    en: "The highest number for which you covered at least that many {0} on that many days.",
    ko: "적어도 그 수만큼의 {0}{0|을|를} 움직인 날이 그 수만큼 있다는 뜻이에요.")
  public static let recordsEddingtonNext = TextKey(
    en: "{0} more {0|day|days} of at least {1} to reach {2}", ko: "{1} 이상 움직인 날이 {0}일 더 있으면 {2}")
  public static let recordsStreak = TextKey(en: "Weeks with the goal reached", ko: "목표를 채운 주")
  public static let recordsStreakNow = TextKey(en: "{0} in a row", ko: "{0}주 연속")
  public static let recordsStreakLongest = TextKey(en: "Longest: {0}", ko: "가장 길게는 {0}주")
  public static let recordsStreakText = TextKey(
    en: "Weeks with at least {0} active {0|day|days}. This week counts once the goal is reached.",
    ko: "활동일이 {0}일 이상인 주를 세요. 이번 주는 목표를 채우면 세요.")
  public static let recordsYears = TextKey(en: "Year by year", ko: "해마다")
  public static let recordsYear = TextKey(en: "Year", ko: "연도")
  public static let recordsYearsText = TextKey(
    en: "The second line is each year up to {0}.", ko: "둘째 줄은 해마다 {0}까지예요.")
  public static let recordsRaces = TextKey(en: "Race estimates", ko: "예상 완주 시간")
  public static let recordsRacesText = TextKey(
    en:
      "From your fastest stretches of the last 90 days by Riegel’s formula: time × (distance / distance)^1.06, between a quarter and four times the distance run. Ranges come from how far your own past estimates were off, so they may lie to one side.",
    ko:
      "최근 90일의 가장 빠른 구간을 리겔 공식(시간 × (거리 비)^1.06)으로 옮긴 값이에요. 달린 거리의 4분의 1에서 4배까지만 구해요. 범위는 내 지난 예상이 실제와 얼마나 달랐는지로 정해서 한쪽으로 치우칠 수 있어요."
  )
  public static let recordsRaceTime = TextKey(en: "Estimate", ko: "예상")
  public static let recordsRaceRange = TextKey(en: "Range", ko: "범위")
  public static let recordsRaceFrom = TextKey(en: "From", ko: "근거")
  public static let recordsRaceFromEffort = TextKey(en: "{0} in {1}, {2}", ko: "{2} {0} {1}")
  public static let recordsRaceRun = TextKey(en: "as you ran it", ko: "직접 달린 기록")
  public static let recordsRaceNoRange = TextKey(en: "too few races yet", ko: "아직 경주가 적어요")
}

/// The start time of a workout.
extension TextKey {
  public static let workoutsWhenWeekday = TextKey(en: "{0} {1}", ko: "{0} {1}")
  public static let workoutsWhenDay = TextKey(en: "{0} {1}, {2}", ko: "{1}일({0}) {2}")
  public static let workoutsWhen = TextKey(en: "{0}, {1}", ko: "{0} {1}")
}
