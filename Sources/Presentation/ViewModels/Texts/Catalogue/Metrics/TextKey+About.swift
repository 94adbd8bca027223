/// Explanations of metrics: headings, what is usual, and metrics of the heart and of fitness. Numbers come from the formulas.
extension TextKey {
  public static let aboutTitle = TextKey(en: "About {0}", ko: "{0} 알아보기")
  public static let aboutIs = TextKey(en: "What it is", ko: "무엇인가요?")
  public static let aboutMoves = TextKey(en: "What moves it", ko: "무엇에 따라 달라지나요?")
  public static let aboutMeasured = TextKey(en: "How it’s measured", ko: "어떻게 재나요?")
  public static let aboutUsed = TextKey(en: "What Dailve does with it", ko: "Dailve는 이렇게 써요")
  public static let aboutSources = TextKey(en: "Sources", ko: "참고 자료")

  public static let aboutUsualCondition = TextKey(
    en:
      "Your usual is the mean of the last {0} days with a value, and its range comes from how much {2} days varied. Both are known once {0} of {1} days have a value.",
    ko: "평소 값은 값이 있는 최근 {0}일의 평균이고, 평소 범위는 {2}일 동안 달라진 정도로 정해요. {1}일 중 {0}일에 값이 있으면 알 수 있어요.")
  public static let aboutUsualNights = TextKey(
    en:
      "Your usual is the median of up to {0} nights, none more than {1} days ago, and its range is wide enough that few nights lie outside. Both are known from {2} nights on.",
    ko: "평소 값은 {1}일 안에서 가장 최근 {0}일 밤의 중앙값이고, 평소 범위는 벗어나는 밤이 드물 만큼 넓어요. {2}일 밤부터 알 수 있어요.")
  public static let aboutUsualDays = TextKey(
    en:
      "Your usual is the median of the last {0} days, and its range leaves out the lowest and the highest {2}%. Both are known once {1} of those days have a value.",
    ko: "평소 값은 최근 {0}일의 중앙값이고, 평소 범위는 가장 낮은 {2}%와 가장 높은 {2}%를 뺀 나머지예요. 그중 {1}일에 값이 있으면 알 수 있어요.")
  public static let aboutRange = TextKey(
    en: "Values outside {0} stay stored but don’t count.", ko: "{0} 밖의 값은 남아 있지만 계산에는 넣지 않아요.")
  public static let aboutLargest = TextKey(
    en: "Values above {0} stay stored but don’t count.", ko: "{0}보다 큰 값은 남아 있지만 계산에는 넣지 않아요.")

  public static let aboutHrvIs = TextKey(
    en:
      "The time between two heartbeats varies a little, and heart rate variability (HRV) says by how much. It is given as SDNN, the standard deviation of those times in milliseconds. People differ widely, so compare it with yourself only.",
    ko: "심장이 뛰는 간격은 매번 조금씩 달라요. 심박변이는 그 간격이 얼마나 달라지는지를 표준편차(SDNN)로 나타낸 값이고 단위는 밀리초예요. 사람마다 차이가 커서 나의 기록끼리 비교하는 것이 좋아요.")
  public static let aboutHrvMoves = TextKey(
    en:
      "It tends to fall after hard training, short nights, alcohol and stress, and to rise with rest. It declines slowly with age, and single readings jump about.",
    ko: "힘든 운동, 짧은 잠, 술, 스트레스 뒤에는 낮아지고 쉬면 높아지는 편이에요. 나이가 들면서 천천히 낮아지고, 한 번 잰 값은 들쭉날쭉해요.")
  public static let aboutHrvMeasured = TextKey(
    en:
      "A watch times heartbeats briefly with light on the wrist, several times by day and by night. Lying still makes readings steadier, so those of your main sleep count first.",
    ko: "시계가 손목에 빛을 비춰 박동 간격을 낮과 밤에 여러 번 잠깐씩 재요. 가만히 누워 있을 때 값이 고르기 때문에 주된 수면 중에 잰 값을 먼저 써요.")
  public static let aboutHrvUsed = TextKey(
    en:
      "It is the main part of the condition score, and through it of Wellness and training readiness. A day’s value is the median of its readings, taken of their logarithms.",
    ko: "컨디션 점수의 중심이고, 컨디션을 거쳐 웰니스 점수와 운동 준비도에도 들어가요. 하루 값은 그날 잰 값들의 로그 중앙값이에요.")

  public static let aboutRmssdIs = TextKey(
    en:
      "rMSSD is another measure of heart rate variability: it looks at the change from one heartbeat to the next. It follows breathing and rest more closely than SDNN does, and the two can’t be compared.",
    ko: "rMSSD는 심박변이를 나타내는 다른 값으로, 한 박동에서 다음 박동으로 넘어갈 때 간격이 얼마나 바뀌는지 봐요. SDNN보다 호흡과 휴식을 더 잘 따라가고, 두 값은 서로 비교할 수 없어요.")
  public static let aboutRmssdMoves = TextKey(
    en:
      "Hard days, short nights, alcohol and stress tend to lower it, and rest raises it. Breathing slowly raises it within minutes.",
    ko: "힘든 날, 짧은 잠, 술, 스트레스 뒤에는 낮아지고 쉬면 높아지는 편이에요. 천천히 숨을 쉬면 몇 분 안에 높아져요.")
  public static let aboutRmssdMeasured = TextKey(
    en:
      "A watch or chest strap times every heartbeat and compares neighbouring gaps. Movement disturbs this, so readings at rest say more.",
    ko: "시계나 가슴 스트랩이 박동 간격을 하나하나 재서 이웃한 간격끼리 비교해요. 움직이면 값이 흐트러지므로 쉴 때 잰 값이 더 믿을 만해요.")
  public static let aboutRmssdUsed = TextKey(
    en:
      "It has a page and a card of its own. No score uses it: the condition score is built on SDNN, and the two are never mixed.",
    ko: "이 화면과 카드에서 따로 보여 드려요. 컨디션 점수는 SDNN으로 계산하고 둘을 섞지 않기 때문에 어느 점수에도 들어가지 않아요.")

  public static let aboutRhrIs = TextKey(
    en:
      "Resting heart rate is how often your heart beats in a minute while you are awake and still. A heart that moves more blood with each beat needs fewer of them.",
    ko: "휴식기 심박수는 깨어서 가만히 있을 때 심장이 분당 몇 번 뛰는지 나타내요. 한 번에 더 많은 피를 보내는 심장은 덜 자주 뛰어도 돼요.")
  public static let aboutRhrMoves = TextKey(
    en:
      "Endurance training tends to lower it over weeks. Short nights, alcohol, heat, stress or an oncoming cold can raise it for days.",
    ko: "지구력 운동을 꾸준히 하면 몇 주에 걸쳐 낮아지는 편이에요. 짧은 잠, 술, 더위, 스트레스, 감기 기운이 있으면 며칠 동안 높아질 수 있어요.")
  public static let aboutRhrMeasured = TextKey(
    en:
      "A watch picks moments without movement and gives one number for the day. Today’s number can still change until the day is over.",
    ko: "시계가 움직임이 없는 순간들을 골라 하루에 값 하나로 정리해요. 오늘 값은 하루가 끝날 때까지 달라질 수 있어요.")
  public static let aboutRhrUsed = TextKey(
    en:
      "It adds to the condition score or takes from it, and takes more while HRV is low. Training load and heart rate zones by reserve start from it, too.",
    ko: "컨디션 점수를 더하거나 빼고, 심박변이가 낮을 때는 더 많이 빼요. 훈련 부하와 여유 심박수로 나눈 심박수 구간도 이 값에서 시작해요.")

  public static let aboutHeartRateIs = TextKey(
    en:
      "Heart rate is the number of heartbeats in a minute. This page shows each day’s average, with its lowest and highest reading.",
    ko: "심박수는 심장이 분당 뛰는 횟수예요. 이 화면은 하루 평균과 그날의 가장 낮은 값, 가장 높은 값을 보여 드려요.")
  public static let aboutHeartRateMoves = TextKey(
    en:
      "Movement changes it most; heat, caffeine, feelings and standing up raise it, too. Days with more training have higher averages, and that alone says nothing about recovery.",
    ko: "움직임에 따라 가장 많이 달라지고 더위, 카페인, 감정, 서 있는 자세도 심박수를 높여요. 운동을 많이 한 날은 평균이 높지만 그것만으로 회복 상태를 알 수는 없어요.")
  public static let aboutHeartRateMeasured = TextKey(
    en:
      "Light on the wrist or a chest strap finds each pulse: every few minutes by day, almost without pause in workouts. Cold, tattoos or a loose band can disturb it.",
    ko: "손목에 비춘 빛이나 가슴 스트랩으로 맥박을 찾아요. 평소에는 몇 분마다, 운동 중에는 거의 쉬지 않고 재요. 춥거나 문신이 있거나 밴드가 헐거우면 값이 흐트러질 수 있어요.")
  public static let aboutHeartRateUsed = TextKey(
    en:
      "Readings of workouts make heart rate zones and training load, and those of the night the sleeping heart rate of the overnight vitals. In averages, each reading holds until the next, {0} minutes at most.",
    ko: "운동 중에 잰 값으로 심박수 구간과 훈련 부하를, 밤에 잰 값으로 활력 징후의 수면 중 심박수를 구해요. 평균을 낼 때는 한 값이 다음 값까지, 길어야 {0}분 동안 이어진다고 봐요.")

  public static let aboutHeartRateRecoveryIs = TextKey(
    en:
      "Heart rate recovery is by how much your heart rate falls in the minute after a workout. With better fitness it tends to fall more.",
    ko: "심박수 회복은 운동을 마친 뒤 일 분 동안 심박수가 얼마나 떨어지는지 나타내요. 체력이 좋을수록 더 많이 떨어지는 편이에요.")
  public static let aboutHeartRateRecoveryMoves = TextKey(
    en:
      "It depends on how hard the workout ended, and on whether you then stood, walked or lay down. Regular training raises it over months; heat and tiredness lower it.",
    ko: "운동을 얼마나 힘들게 끝냈는지, 그 뒤에 서 있었는지 걸었는지 누웠는지에 따라 달라져요. 꾸준히 운동하면 몇 달에 걸쳐 커지고, 더위와 피로는 작아지게 해요.")
  public static let aboutHeartRateRecoveryMeasured = TextKey(
    en:
      "A watch keeps measuring after a workout and compares the rate a minute later with that at the end. Easy workouts often have no value.",
    ko: "시계가 운동이 끝난 뒤에도 계속 재서 일 분 뒤의 심박수를 끝날 때와 비교해요. 가벼운 운동에는 값이 없을 때가 많아요.")
  public static let aboutHeartRateRecoveryUsed = TextKey(
    en:
      "Wellness, Activity and this page show its trend. No score uses it, because it depends so much on how the workout ended.",
    ko: "웰니스와 활동 탭, 이 화면에서 추세를 보여 드려요. 운동을 어떻게 끝냈는지에 따라 많이 달라져서 어느 점수에도 넣지 않아요.")

  public static let aboutVo2Is = TextKey(
    en:
      "VO₂ max is the most oxygen your body can use in hard exercise, in millilitres per kilogram of body weight and minute. It is a measure of endurance fitness.",
    ko: "최대 산소 섭취량은 힘껏 운동할 때 몸이 쓸 수 있는 산소의 최대량이에요. 체중 킬로그램당, 분당 밀리리터로 나타내며 심폐 체력을 보여 줘요.")
  public static let aboutVo2Moves = TextKey(
    en:
      "Endurance training raises it over months, and long breaks and age lower it. As it is given per kilogram, a change of weight changes it, too.",
    ko: "지구력 운동을 하면 몇 달에 걸쳐 높아지고, 오래 쉬거나 나이가 들면 낮아져요. 체중으로 나눈 값이라 체중이 바뀌어도 달라져요.")
  public static let aboutVo2Measured = TextKey(
    en:
      "A watch estimates it from heart rate and pace on outdoor walks, runs and hikes; a laboratory measures it with a mask. In the two studies below, estimates differed from the laboratory by more than a tenth on average.",
    ko: "시계가 야외에서 걷기, 달리기, 등산을 할 때 심박수와 속도로 추정해요. 실험실에서는 마스크를 쓰고 재요. 아래의 두 연구에서 시계의 추정값은 실험실 값과 평균 십분의 일 넘게 달랐어요.")
  public static let aboutVo2Used = TextKey(
    en:
      "This page compares it with people of your age and sex, if both are set in Settings. No score uses it, because it moves too slowly for a single day.",
    ko: "설정에 나이와 성별이 있으면 이 화면에서 비슷한 사람들과 비교해 드려요. 하루를 보기에는 너무 천천히 변해서 어느 점수에도 넣지 않아요.")
}
