/// Workouts that the person enters, additions to recorded ones, and their heart-rate zones.
extension TextKey {
  public static let workoutNew = TextKey(en: "Log a workout", ko: "운동 기록하기")
  public static let workoutEdit = TextKey(en: "Edit workout", ko: "운동 수정")
  public static let workoutActivity = TextKey(en: "Activity", ko: "운동 종류")
  public static let workoutActivityHint = TextKey(
    en: "Type part of its name, in English or Korean", ko: "이름의 일부를 한글이나 영어로 입력해 주세요")
  public static let workoutActivityAll = TextKey(en: "Choose from all activities", ko: "전체 목록에서 고르기")
  public static let workoutActivityTyped = TextKey(en: "As typed above", ko: "위에 입력한 대로")
  public static let workoutActivityWhich = TextKey(en: "Which one?", ko: "어떤 운동인가요?")
  public static let workoutActivitySeveral = TextKey(
    en: "Several activities fit. Choose one below", ko: "여러 운동이 있어요. 아래에서 골라 주세요")
  public static let workoutActivityMissing = TextKey(en: "Choose an activity", ko: "운동 종류를 골라 주세요")
  public static let workoutActivityUnknown = TextKey(
    en: "No activity by that name. Choose one from the list", ko: "그런 운동을 찾지 못했어요. 목록에서 골라 주세요")
  public static let workoutAgain = TextKey(en: "Again", ko: "다시 하기")
  public static let workoutEntryTime = TextKey(en: "Started at", ko: "시작 시각")
  public static let workoutTimeHint = TextKey(en: "Leave empty if it just ended", ko: "방금 끝났으면 비워 두세요")
  public static let workoutTimeSkipped = TextKey(
    en: "Clocks skipped this time when summer time began. Enter another",
    ko: "서머타임이 시작되어 건너뛴 시각이에요. 다른 시각을 입력해 주세요")
  public static let workoutTimeFuture = TextKey(en: "Enter a time that has passed", ko: "이미 지난 시각을 입력해 주세요")
  public static let workoutTooFast = TextKey(
    en: "That would be {0}. Check distance and duration", ko: "속도가 {0}{0|이에요|예요}. 거리와 시간을 확인해 주세요")
  public static let workoutDuration = TextKey(en: "Duration", ko: "운동 시간")
  public static let workoutDurationError = TextKey(
    en: "Enter the minutes, such as 45 or 1:15, at most 48 hours", ko: "45나 1:15처럼 48시간 이내로 입력해 주세요")
  public static let workoutEntryDistance = TextKey(en: "Distance", ko: "거리")
  public static let workoutEntryEnergy = TextKey(en: "Energy", ko: "소모 열량")
  public static let workoutEnergyHint = TextKey(
    en: "Estimated if left empty", ko: "비워 두면 추정해요")
  public static let workoutEnergyNeedsWeight = TextKey(
    en: "Log your weight once, and it is estimated if left empty", ko: "체중을 한 번 기록하면, 비워 두었을 때 추정해요")
  public static let workoutEnergyEstimate = TextKey(
    en: "If left empty, about {0} kcal: {1} MET (2024 Compendium) at {2}, rest included",
    ko: "비워 두면 약 {0} kcal이에요: {2}, {1} MET(2024 Compendium) 기준, 휴식 에너지 포함")
  public static let workoutEntryEffort = TextKey(en: "How hard was it?", ko: "얼마나 힘들었나요?")
  public static let workoutEffortNone = TextKey(en: "–", ko: "–")
  public static let workoutEffortScale = TextKey(
    en: "1–3 easy · 4–6 moderate · 7–8 hard · 9–10 all out", ko: "1~3 가벼움 · 4~6 보통 · 7~8 힘듦 · 9~10 전력")
  public static let workoutEffortFromWatch = TextKey(
    en: "From the watch: {0}. What you choose here counts instead.", ko: "시계 기록: {0}. 여기서 고르면 고른 값을 써요.")
  public static let workoutEffortEstimated = TextKey(
    en: "Estimated by the watch: {0}. What you choose here counts instead.",
    ko: "시계 추정값: {0}. 여기서 고르면 고른 값을 써요.")
  public static let workoutEffortError = TextKey(en: "Choose a number from 1 to 10", ko: "1에서 10 사이에서 골라 주세요")
  public static let workoutMemo = TextKey(en: "Note", ko: "메모")
  public static let workoutStrains = TextKey(en: "{0}: {1} puts strain on it.", ko: "{0}: {1}{1|은|는} 이 부위에 부담이 가요.")
  public static let workoutHeldBack = TextKey(
    en: "Not saved yet. If you did it anyway, save again.", ko: "아직 저장하지 않았어요. 그래도 운동했다면 한 번 더 저장해 주세요.")
  public static let workoutSaveAnyway = TextKey(en: "Save anyway", ko: "그래도 저장")
  public static let workoutOwnEdit = TextKey(en: "Edit your entry", ko: "내 기록 수정")
  public static let workoutRecordedTwice = TextKey(en: "Recorded more than once", ko: "여러 번 기록된 운동")
  public static let workoutPartText = TextKey(
    en: "It counts once. If they are different workouts, separate them.", ko: "한 번으로 계산해요. 서로 다른 운동이면 나눠 주세요.")
  public static let workoutPartTwo = TextKey(en: "Count as two workouts", ko: "서로 다른 운동으로 세기")
  public static let workoutPartOne = TextKey(en: "Count it separately", ko: "따로 세기")
  public static let workoutPartNamed = TextKey(en: "Count it separately: {0}", ko: "따로 세기: {0}")
  public static let workoutJoin = TextKey(en: "Same workout as another?", ko: "다른 기록과 같은 운동인가요?")
  public static let workoutJoinText = TextKey(
    en: "Joined workouts count once.", ko: "합친 운동은 한 번으로 계산해요.")
  public static let workoutJoinButton = TextKey(en: "Join", ko: "합치기")
  public static let workoutJoinNamed = TextKey(en: "Join with {0}", ko: "합치기: {0}")
  public static let workoutParted = TextKey(en: "Now two workouts.", ko: "두 운동으로 나눴어요.")
  public static let workoutJoined = TextKey(en: "Now one workout.", ko: "한 운동으로 합쳤어요.")

  public static let activityGroupEndurance = TextKey(en: "Run, walk, ride", ko: "달리기, 걷기, 자전거")
  public static let activityGroupGym = TextKey(en: "Gym and fitness", ko: "헬스와 피트니스")
  public static let activityGroupStudio = TextKey(en: "Studio", ko: "요가와 댄스")
  public static let activityGroupRacket = TextKey(en: "Racket sports", ko: "라켓 스포츠")
  public static let activityGroupTeam = TextKey(en: "Team sports", ko: "단체 스포츠")
  public static let activityGroupWater = TextKey(en: "Water", ko: "물에서")
  public static let activityGroupSnow = TextKey(en: "Snow and ice", ko: "눈과 얼음에서")
  public static let activityGroupMartial = TextKey(en: "Combat sports", ko: "격투기")
  public static let activityGroupOutdoor = TextKey(en: "Outdoors and leisure", ko: "야외와 여가")
  public static let activityGroupOther = TextKey(en: "Other", ko: "기타")

  public static let zoneSettingsTitle = TextKey(en: "Heart rate zones and power", ko: "심박수 구간과 파워")
  public static let zoneSettingsLead = TextKey(
    en: "All training charts and totals use these zones; rides with power are measured against your threshold.",
    ko: "운동의 모든 차트와 합계가 이 구간을 써요. 파워가 있는 라이딩은 역치 파워에 견줘요.")
  public static let zoneSettingsToday = TextKey(en: "Your zones today", ko: "오늘의 내 구간")
  public static let zoneSettingsBasis = TextKey(en: "Zones are shares of", ko: "구간의 기준")
  public static let zoneSettingsMaximum = TextKey(en: "Your maximum heart rate", ko: "최대 심박수")
  public static let zoneSettingsReserve = TextKey(
    en: "The range from resting to maximum (heart rate reserve)", ko: "휴식기와 최대 사이(여유 심박수)")
  public static let zoneSettingsOwn = TextKey(en: "Your own maximum, if you know it", ko: "내 최대 심박수(알고 있다면)")
  public static let zoneSettingsFormula = TextKey(
    en: "While no maximum is known, estimate it as", ko: "최대 심박수를 모를 때의 추정 공식")
  public static let zoneSettingsFormulaAge = TextKey(en: "220 − age", ko: "220 − 나이")
  public static let zoneSettingsFormulaTanaka = TextKey(
    en: "208 − 0.7 × age (Tanaka 2001)", ko: "208 − 0.7 × 나이(Tanaka 2001)")
  public static let powerChangeThreshold = TextKey(en: "Change threshold", ko: "역치 바꾸기")
  public static let zoneSettingsThreshold = TextKey(
    en: "Your cycling threshold power, if you know it", ko: "내 자전거 역치 파워(알고 있다면)")
  public static let powerThresholdShown = TextKey(
    en: "If you leave it empty, {0} counts: 95% of your best 20 minutes of the last {1} days, ridden on {2}.",
    ko: "비워 두면 {0}{0|을|를} 써요. {2}에 기록한 최근 {1}일 최고 20분 파워의 95%예요.")
  public static let powerThresholdNone = TextKey(
    en: "If you leave it empty, 95% of your best 20 minutes of the last {0} days counts. No ride has shown one yet.",
    ko: "비워 두면 최근 {0}일 최고 20분 파워의 95%를 써요. 아직 그런 기록이 없어요.")
  public static let powerIntensityOwn = TextKey(
    en: "Intensity {0}: normalised power over your threshold of {1}, which you entered.",
    ko: "강도 {0}: 정규화 파워를 직접 입력한 역치 파워 {1}{1|으로|로} 나눈 값이에요.")
  public static let powerIntensityShown = TextKey(
    en: "Intensity {0}: normalised power over {1}, which is 95% of your best 20 minutes ({2}).",
    ko: "강도 {0}: 정규화 파워를 {1}{1|으로|로} 나눈 값이에요. 최고 20분 파워({2})의 95%를 역치로 썼어요.")
  public static let zoneSettingsLink = TextKey(en: "Heart rate zones and threshold power", ko: "심박수 구간과 역치 파워")
  public static let zoneBelow = TextKey(en: "below {0} bpm", ko: "{0} bpm 미만")
  public static let zoneByMaximum = TextKey(
    en: "Zones are shares of your maximum heart rate.", ko: "최대 심박수의 비율로 나눈 구간이에요.")
  public static let zoneByReserve = TextKey(
    en: "Zones are shares of the range from resting to maximum.", ko: "휴식기와 최대 심박수 사이를 나눈 구간이에요.")
  public static let zoneFrom = TextKey(en: "from {0} bpm", ko: "{0} bpm부터")
  public static let zoneMaximumOwn = TextKey(en: "Maximum {0} bpm, entered by you.", ko: "최대 {0} bpm, 직접 입력한 값이에요.")
  public static let zoneMaximumObserved = TextKey(
    en: "Maximum {0} bpm, observed: held for half a minute on {1}, the most in twelve months.",
    ko: "최대 {0} bpm, 관찰된 값이에요. {1}에 30초 이상 이어졌고 최근 12개월 중 가장 높아요.")
  public static let zoneMaximumAge = TextKey(
    en: "Maximum {0} bpm, estimated as 220 − age, ±10–12 bpm.", ko: "최대 {0} bpm, 220 − 나이로 추정했고 ±10~12 bpm쯤 다를 수 있어요.")
  public static let zoneMaximumTanaka = TextKey(
    en: "Maximum {0} bpm, estimated as 208 − 0.7 × age, ±10–12 bpm.",
    ko: "최대 {0} bpm, 208 − 0.7 × 나이로 추정했고 ±10~12 bpm쯤 다를 수 있어요.")
  public static let zoneMaximumUnknown = TextKey(
    en: "Maximum {0} bpm, a general value, because your birth date isn’t set.",
    ko: "최대 {0} bpm, 생년월일이 없어서 쓰는 일반적인 값이에요.")
  public static let zoneRestingKnown = TextKey(
    en: "Resting heart rate {0} bpm, the average of the last seven days.", ko: "휴식기 심박수 {0} bpm, 최근 7일의 평균이에요.")
  public static let zoneRestingUnknown = TextKey(
    en: "Resting heart rate {0} bpm, a general value, because the last seven days have none.",
    ko: "휴식기 심박수 {0} bpm, 최근 7일의 값이 없어서 쓰는 일반적인 값이에요.")
}
