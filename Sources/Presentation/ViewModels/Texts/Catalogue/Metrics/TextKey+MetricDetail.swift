/// A metric over time: charts, comparisons, and sections of single metrics.
extension TextKey {
  public static let detailPeriods = TextKey(en: "Period", ko: "기간")
  public static let detailPeriod7 = TextKey(en: "7 d", ko: "7일")
  public static let detailPeriod30 = TextKey(en: "30 d", ko: "30일")
  public static let detailPeriod90 = TextKey(en: "90 d", ko: "90일")
  public static let detailPeriod365 = TextKey(en: "1 y", ko: "1년")
  public static let detailPeriodAll = TextKey(en: "All", ko: "전체")
  public static let detailAverage = TextKey(en: "Average", ko: "평균")
  public static let detailAverageMark = TextKey(en: "average", ko: "평균")
  public static let detailRange = TextKey(en: "Range", ko: "범위")
  public static let detailDays = TextKey(en: "Days with data", ko: "데이터 있는 날")
  public static let detailDaysOf = TextKey(en: "{0} of {1}", ko: "{1}일 중 {0}일")
  public static let detailPrevious = TextKey(en: "vs previous period", ko: "이전 기간 대비")
  public static let detailUsualRange = TextKey(en: "your usual range {0}", ko: "평소 범위 {0}")
  public static let detailAround = TextKey(en: "your usual range ±{0}", ko: "평소 범위 ±{0}")
  public static let detailSteady = TextKey(en: "usually steady at {0}", ko: "평소 {0}{0|으로|로} 일정")
  public static let detailUsual = TextKey(en: "usual {0}", ko: "평소 {0}")
  public static let detailTable = TextKey(en: "Show as table", ko: "표로 보기")
  public static let detailTableHide = TextKey(en: "Hide table", ko: "표 숨기기")
  public static let detailAxis = TextKey(en: "{0} {1}", ko: "{0}{1}")
  public static let detailDay = TextKey(en: "Date", ko: "날짜")
  public static let detailValue = TextKey(en: "Value", ko: "값")
  public static let detailFindingNear = TextKey(en: "{0}, close to your usual {1}.", ko: "{0}, 평소 {1}{1|과|와} 비슷해요.")
  public static let detailFindingInRange = TextKey(
    en: "{0}, in your usual range {1}.", ko: "{0}, 평소 범위 {1} 안이에요.")
  public static let detailFindingWide = TextKey(
    en: "{0}, in your usual range; usually {1}.", ko: "{0}, 평소 범위 안이에요. 평소에는 {1}{1|이에요|예요}.")
  public static let detailFindingAbove = TextKey(en: "{0}, above your usual {1}.", ko: "{0}, 평소 {1}보다 높아요.")
  public static let detailFindingBelow = TextKey(en: "{0}, below your usual {1}.", ko: "{0}, 평소 {1}보다 낮아요.")
  public static let detailFindingPlain = TextKey(en: "{0}", ko: "{0}")
  public static let detailFindingNight = TextKey(en: "{0} overnight: {1}", ko: "수면 중 {0}: {1}")
  public static let detailFindingPast = TextKey(
    en: "{0}: {1} on average, {2} {2|day|days} with data",
    ko: "{0}: 평균 {1}, 데이터 {2}일")
  public static let detailSame = TextKey(en: "{0}, same as your usual.", ko: "{0}, 평소와 같아요.")
  public static let detailEmpty = TextKey(en: "No readings in this period", ko: "이 기간에는 측정값이 없어요")
  public static let detailPerWeek = TextKey(en: "Each point is the average of a week.", ko: "점 하나가 일주일 평균이에요.")
  public static let detailPerMonth = TextKey(en: "Each point is the average of a month.", ko: "점 하나가 한 달 평균이에요.")
  public static let detailPerYear = TextKey(en: "Each point is the average of a year.", ko: "점 하나가 1년 평균이에요.")
  public static let detailScrub = TextKey(en: "Move along the chart", ko: "차트 위에서 이동")
  public static let detailBefore = TextKey(en: "previous period", ko: "이전 기간")
  public static let detailTrend = TextKey(en: "trend", ko: "추세")
  public static let detailTrendUp = TextKey(en: "Up {0} from {1}.", ko: "{1}보다 {0} 늘었어요.")
  public static let detailTrendDown = TextKey(en: "Down {0} from {1}.", ko: "{1}보다 {0} 줄었어요.")
  public static let detailTrendSame = TextKey(en: "Same as {0}.", ko: "{0}{0|과|와} 같아요.")
  public static let detailBefore7 = TextKey(en: "the week before", ko: "이전 7일")
  public static let detailBefore30 = TextKey(en: "the 30 days before", ko: "이전 30일")
  public static let detailBefore90 = TextKey(en: "the 90 days before", ko: "이전 90일")
  public static let detailBefore365 = TextKey(en: "the year before", ko: "이전 1년")
  public static let detailStale = TextKey(
    en: "Your latest value is from {0}. Nothing newer has arrived since.",
    ko: "가장 최근 값은 {0} 기록이에요. 그 뒤로 들어온 값이 없어요.")
  public static let detailTemperatureNote = TextKey(
    en:
      "Wrist temperature is shown as the difference from what was usual for you that night: + is warmer, − is cooler.",
    ko: "손목 온도는 그날 밤의 평소 값과의 차이로 보여 드려요. +는 더 따뜻하고 −는 더 서늘한 밤이에요.")
  public static let detailLeftOut = TextKey(
    en:
      "Not counted: {0}. More than {1} in one day is treated as a recording mistake. The readings are kept; you can correct or exclude them.",
    ko: "계산에서 뺀 날: {0}. 하루에 {1}보다 큰 값은 잘못 기록된 것으로 봐요. 기록은 그대로 남아 있고, 바로잡거나 제외할 수 있어요.")
  public static let detailLeftOutDay = TextKey(en: "{0} ({1})", ko: "{0}({1})")
  public static let detailLeftOutMore = TextKey(en: "{0} more", ko: "그 밖에 {0}일")
  public static let detailTotal = TextKey(en: "Total", ko: "합계")
  public static let detailCategoryCount = TextKey(en: "Times logged each day.", ko: "하루에 기록한 횟수예요.")
  public static let detailCategoryMinutes = TextKey(en: "Total minutes each day.", ko: "하루 기록을 모두 더한 시간이에요.")
  public static let detailAllData = TextKey(en: "All readings", ko: "모든 측정값")
  public static let detailPlay = TextKey(en: "Play as sound", ko: "소리로 듣기")
  public static let detailMore = TextKey(en: "More for this chart", ko: "차트 더 보기")
  public static let detailReadings = TextKey(en: "See readings", ko: "측정값 보기")
  public static let detailCompare = TextKey(en: "Compare with previous period", ko: "이전 기간과 비교")
  public static let detailCompareNot = TextKey(en: "Hide previous period", ko: "이전 기간 숨기기")
  public static let detailSaysPast = TextKey(en: "on average, {0} {0|day|days} with data", ko: "평균 · 데이터 있는 날 {0}일")
  public static let detailSaysAsleep = TextKey(en: "{0} overnight", ko: "수면 중 {0}")
  public static let detailUntil = TextKey(en: "{0}, until {1}", ko: "{0} {1}까지")
  public static let detailSoFar = TextKey(en: "{0} so far", ko: "{0} 지금까지")
  public static let detailAverageWithoutToday = TextKey(en: "Average, without today", ko: "오늘을 뺀 평균")
  public static let detailAverageWithout = TextKey(en: "Average, without {0}", ko: "{0}{0|을|를} 뺀 평균")
  public static let detailDailyAverageWithoutToday = TextKey(en: "Daily average, without today", ko: "오늘을 뺀 하루 평균")
  public static let detailDailyAverageWithout = TextKey(en: "Daily average, without {0}", ko: "{0}{0|을|를} 뺀 하루 평균")
  public static let detailDailyAverage = TextKey(en: "Daily average", ko: "하루 평균")
  public static let detailReadingRange = TextKey(en: "{0} on average, {1}", ko: "평균 {0}, {1}")
  public static let detailLowestHighest = TextKey(en: "lowest to highest", ko: "최저~최고")
  public static let detailMonths = TextKey(en: "Month by month", ko: "월별 비교")
  public static let detailMonthsPerDay = TextKey(en: "Daily average by month", ko: "월별 하루 평균")
  public static let detailMonthsMore = TextKey(en: "{0} more than in {1}.", ko: "{1}보다 {0} 많아요.")
  public static let detailMonthsLess = TextKey(en: "{0} less than in {1}.", ko: "{1}보다 {0} 적어요.")
  public static let detailMonthsDayMore = TextKey(en: "{0} more a day than in {1}.", ko: "{1}보다 하루 {0} 많아요.")
  public static let detailMonthsDayLess = TextKey(en: "{0} less a day than in {1}.", ko: "{1}보다 하루 {0} 적어요.")
  public static let detailMonthsHigher = TextKey(en: "{0} higher than in {1}.", ko: "{1}보다 {0} 높아요.")
  public static let detailMonthsLower = TextKey(en: "{0} lower than in {1}.", ko: "{1}보다 {0} 낮아요.")
  public static let detailMonthsSame = TextKey(en: "The same as in {0}.", ko: "{0}{0|과|와} 같아요.")
  public static let detailMonthsPressure = TextKey(
    en: "Compared with {0}: systolic {1}, diastolic {2}.",
    ko: "{0}{0|과|와} 비교하면 수축기 {1}, 이완기 {2}.")
  public static let detailMonthSoFar = TextKey(en: "{0} so far", ko: "{0}(진행 중)")
  public static let detailMonthUntil = TextKey(en: "{0} by then", ko: "{0}(그날까지)")
  public static let detailAtRest = TextKey(en: "{0} at rest", ko: "휴식기 {0}")
  public static let detailPressure = TextKey(en: "systolic above, diastolic below", ko: "위는 수축기, 아래는 이완기")
  public static let detailStandHours = TextKey(
    en: "Hours of the day in which you stood and moved for at least a minute.",
    ko: "하루 중 1분 이상 일어나 움직인 시간대의 수예요.")

  public static let zonesTitle = TextKey(
    en: "Heart rate zones in your latest workout with heart rate", ko: "심박수가 기록된 최근 운동의 심박수 구간")
  public static let zonesText = TextKey(en: "{0}, {1}", ko: "{0}, {1}")
  public static let zonesZone = TextKey(en: "Zone {0}, {1}", ko: "{0}구간, {1}")

  public static let vo2NormsTitle = TextKey(en: "Compared with others", ko: "다른 사람과 비교")
  public static let vo2NormsNeeds = TextKey(
    en: "Add your birth date and sex in Settings to compare with people like you.",
    ko: "설정에서 생년월일과 성별을 입력하면 비슷한 사람들과 비교해 볼 수 있어요.")
  public static let vo2NormsGroup = TextKey(en: "{0} aged {1}", ko: "{0} {1}세")
  public static let vo2NormsText = TextKey(
    en: "Estimated to be higher than about {0} in 100 {1}.", ko: "{1} 100명 중 약 {0}명보다 높은 것으로 추정돼요.")
  public static let vo2NormsTop = TextKey(
    en: "Estimated to be among the highest 5 in 100 {0}.", ko: "{0} 100명 중 가장 높은 5명 안에 드는 것으로 추정돼요.")
  public static let vo2NormsBottom = TextKey(
    en: "Estimated to be among the lowest 5 in 100 {0}. It responds well to regular movement.",
    ko: "{0} 100명 중 가장 낮은 5명 안에 드는 것으로 추정돼요. 꾸준히 움직이면 잘 올라가요.")
  public static let vo2NormsFemale = TextKey(en: "women", ko: "여성")
  public static let vo2NormsMale = TextKey(en: "men", ko: "남성")
  public static let vo2NormsOther = TextKey(en: "people", ko: "사람")
  public static let vo2NormsHigher = TextKey(en: "Higher than {0} in 100", ko: "100명 중 {0}명보다 높음")
  public static let vo2NormsYou = TextKey(en: "You", ko: "나")
  public static let vo2NormsNote = TextKey(
    en:
      "Watches estimate VO₂ max and are often 10–15% off a lab test. Reference: FRIEND registry, treadmill tests (Kaminsky 2022).",
    ko: "시계가 추정한 값이라 실험실 검사와 10~15% 다를 때가 많아요. 비교 자료: FRIEND 등록 자료의 트레드밀 검사(Kaminsky 2022).")

  public static let bodyFatTrendTitle = TextKey(en: "Trend", ko: "추세")
  public static let bodyFatTrendNeeds = TextKey(
    en: "Need more data: three measurements over at least seven days, the latest within the past week.",
    ko: "데이터가 더 필요해요. 7일 이상에 걸쳐 세 번 재고, 마지막 측정이 일주일 안이면 추세를 볼 수 있어요.")
  public static let bodyFatTrendUp = TextKey(en: "Rising by {0} {0|point|points} a week.", ko: "일주일에 {0}%p씩 오르고 있어요.")
  public static let bodyFatTrendDown = TextKey(
    en: "Falling by {0} {0|point|points} a week.",
    ko: "일주일에 {0}%p씩 내리고 있어요.")
  public static let bodyFatTrendSteady = TextKey(en: "Holding steady.", ko: "그대로 유지되고 있어요.")
  public static let bodyFatTrendNote = TextKey(
    en: "Home scales estimate body fat, and readings vary from day to day. The trend says more than any single one.",
    ko: "가정용 체중계의 체지방률은 추정값이라 날마다 달라져요. 값 하나보다 추세를 보세요.")

  public static let temperatureTitle = TextKey(en: "Your usual", ko: "나의 평소 값")
  public static let temperatureNeeds = TextKey(
    en: "Learning your usual: {0} of {1} nights.",
    ko: "평소 값을 알아 가는 중: {1}일 중 {0}일.")
  public static let temperatureText = TextKey(
    en: "{0} on the latest night, {1} on average over the 14 nights before.",
    ko: "가장 최근 밤은 {0}, 그 전 14일 평균은 {1}{1|이에요|예요}.")
}
