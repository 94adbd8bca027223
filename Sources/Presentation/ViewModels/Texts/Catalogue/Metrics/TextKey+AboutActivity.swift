/// Explanations of metrics of activity and of the body.
extension TextKey {
  public static let aboutStepsIs = TextKey(
    en: "Steps are counted while you walk or run. They tell how much you moved about on foot, not how hard.",
    ko: "걸음 수는 걷거나 달릴 때 세요. 얼마나 많이 걸어 다녔는지는 알려 주지만 얼마나 힘들었는지는 알려 주지 않아요.")
  public static let aboutStepsMoves = TextKey(
    en:
      "Work, errands, weather and the day of the week change it most. Cycling, swimming and strength training add few steps.",
    ko: "일, 볼일, 날씨, 요일에 따라 가장 많이 달라져요. 자전거, 수영, 근력 운동으로는 걸음이 거의 늘지 않아요.")
  public static let aboutStepsMeasured = TextKey(
    en:
      "Motion sensors in phone and watch recognise the rhythm of walking. A phone on the table, a pushed pram or very slow steps can be missed.",
    ko: "휴대전화와 시계의 움직임 센서가 걷는 리듬을 알아봐요. 휴대전화를 두고 다니거나 유모차를 밀거나 아주 천천히 걸으면 놓칠 수 있어요.")
  public static let aboutStepsUsed = TextKey(
    en:
      "Where phone and watch counted the same walk, it counts once. Today compares the count with earlier days by the same time, and with your goal if there is one; no score uses it.",
    ko: "휴대전화와 시계가 같은 걸음을 함께 셌다면 한 번만 세요. 오늘 탭에서 지난날의 같은 시각과, 목표가 있으면 목표와 비교해요. 어느 점수에도 들어가지 않아요.")

  public static let aboutExerciseIs = TextKey(
    en:
      "Exercise counts the full minutes in which you moved at least as hard as in a brisk walk. It fills the green ring of an Apple Watch.",
    ko: "운동 시간은 빠르게 걷는 것만큼 또는 그보다 힘들게 움직인 시간을 분 단위로 더한 값이에요. Apple Watch의 초록색 링을 채워요.")
  public static let aboutExerciseMoves = TextKey(
    en:
      "Brisk walks, runs, rides and other workouts add minutes. For untrained people fewer steps can be brisk enough than for trained ones.",
    ko: "빠른 걷기, 달리기, 자전거 같은 운동이 시간을 늘려요. 같은 걸음이라도 운동을 덜 해 온 사람에게는 더 힘든 운동이 될 수 있어요.")
  public static let aboutExerciseMeasured = TextKey(
    en:
      "A watch judges movement with its motion sensor, and in workouts also with heart rate and location. Other apps may add the whole length of a workout.",
    ko: "시계가 움직임 센서로 세기를 판단하고, 운동 중에는 심박수와 위치도 써요. 다른 앱은 운동한 시간을 모두 더하기도 해요.")
  public static let aboutExerciseUsed = TextKey(
    en:
      "The minutes count for your weekly goal. Scores use the training load of workouts instead, because a minute of sprinting and one of walking differ.",
    ko: "주간 목표에 더해져요. 전력으로 달린 일 분과 걸은 일 분은 다르기 때문에 점수에는 운동의 훈련 부하를 써요.")

  public static let aboutActiveEnergyIs = TextKey(
    en: "Active energy is what your movement costs beyond what your body uses at rest.",
    ko: "활동 에너지는 몸이 쉴 때 쓰는 에너지 말고 움직이는 데 더 쓴 에너지예요.")
  public static let aboutActiveEnergyMoves = TextKey(
    en:
      "How long and how hard you move decides it, and body weight does, too: a heavier body needs more for the same way.",
    ko: "얼마나 오래, 얼마나 힘들게 움직였는지에 따라 달라지고 체중도 영향을 줘요. 몸이 무거우면 같은 거리에도 더 많이 써요.")
  public static let aboutActiveEnergyMeasured = TextKey(
    en:
      "A watch estimates it from movement, heart rate, and the age, sex, height and weight in Health. In the study below no wrist device came within a fifth of the laboratory; compare days of the same watch.",
    ko: "시계가 움직임과 심박수, 건강 앱의 나이·성별·키·체중으로 추정해요. 아래 연구에서 손목 기기는 모두 실험실 값과 오분의 일 이상 달랐어요. 같은 시계로 잰 날끼리 비교해 보세요.")
  public static let aboutActiveEnergyUsed = TextKey(
    en: "Today and this page compare it with earlier days. No score uses it, and it is never set against what you ate.",
    ko: "오늘 탭과 이 화면에서 지난날과 비교해 드려요. 어느 점수에도 넣지 않고, 먹은 것과 견주지도 않아요.")

  public static let aboutDistanceIs = TextKey(
    en: "Distance is how far you walked and ran in a day, with and without workouts.",
    ko: "거리는 하루 동안 걷거나 달린 거리예요. 운동으로 기록한 것과 그렇지 않은 것을 모두 더해요.")
  public static let aboutDistanceMoves = TextKey(
    en: "The same things as steps, and the length of your stride: running covers more with each step.",
    ko: "걸음 수와 같은 이유로 달라지고 보폭도 영향을 줘요. 달리면 한 걸음에 더 멀리 가요.")
  public static let aboutDistanceMeasured = TextKey(
    en:
      "Outdoors in workouts, satellites measure it; otherwise phone and watch multiply steps by the stride they learnt. Treadmills and weak reception make it less exact.",
    ko: "야외 운동에서는 위성 신호로 재고, 그 밖에는 휴대전화와 시계가 걸음에 익혀 둔 보폭을 곱해요. 러닝머신이나 신호가 약한 곳에서는 덜 정확해요.")
  public static let aboutDistanceUsed = TextKey(
    en:
      "Each stretch counts once, whichever devices recorded it, and Today compares it with earlier days by the same time. Workouts have distances of their own; no score uses either.",
    ko: "여러 기기가 함께 기록해도 한 번만 세고, 오늘 탭에서 지난날의 같은 시각과 비교해요. 운동에는 따로 잰 거리가 있고, 어느 쪽도 점수에 들어가지 않아요.")

  public static let aboutStandIs = TextKey(
    en:
      "Stand time is how many minutes of the day you stood and moved. The standing hours of the rings are another number: they count hours in which you stood up.",
    ko: "일어서기 시간은 하루 동안 일어서서 움직인 시간이에요. 링에 나오는 일어서기 시간대와는 달라요. 그것은 일어선 적이 있는 시간대의 수예요.")
  public static let aboutStandMoves = TextKey(
    en: "Your work and your day decide most of it. Long stretches at a desk, at the wheel or on the sofa lower it.",
    ko: "하는 일과 하루의 흐름에 따라 가장 많이 달라져요. 책상이나 운전석, 소파에 오래 앉아 있으면 줄어요.")
  public static let aboutStandMeasured = TextKey(
    en:
      "A watch recognises standing by the position and movement of your arm. Sitting with busy hands can count, and standing still may not.",
    ko: "시계가 팔의 자세와 움직임으로 알아봐요. 앉아서 손을 바삐 움직이면 세기도 하고, 가만히 서 있으면 세지 않기도 해요.")
  public static let aboutStandUsed = TextKey(
    en: "This page shows it over time. No score uses it.", ko: "이 화면에서 시간에 따른 변화를 보여 드려요. 어느 점수에도 들어가지 않아요.")

  public static let aboutFlightsIs = TextKey(
    en: "Floors climbed counts how often you went up about as much as one storey on foot. Going down doesn’t count.",
    ko: "오른 층수는 걸어서 한 층쯤의 높이를 몇 번 올라갔는지 세요. 내려가는 것은 세지 않아요.")
  public static let aboutFlightsMoves = TextKey(
    en: "Stairs and hills add floors. Where you live and work decides how many a day usually has.",
    ko: "계단과 언덕을 오르면 늘어요. 사는 곳과 일하는 곳에 따라 평소 층수가 달라져요.")
  public static let aboutFlightsMeasured = TextKey(
    en:
      "A pressure sensor in phone or watch notices the rise while you walk. Wind and changing weather can add or miss a floor.",
    ko: "걷는 동안 휴대전화나 시계의 기압 센서가 높이 변화를 느껴요. 바람이나 날씨가 바뀌면 한 층을 더하거나 놓칠 수 있어요.")
  public static let aboutFlightsUsed = TextKey(
    en:
      "Where several devices counted the same climb, it counts once. Today compares it with earlier days; no score uses it.",
    ko: "여러 기기가 같은 오르막을 셌다면 한 번만 세요. 오늘 탭에서 지난날과 비교하고, 어느 점수에도 들어가지 않아요.")

  public static let aboutWeightIs = TextKey(
    en: "Weight is what your scale recorded or you entered. Water and food make up most of its change from day to day.",
    ko: "체중은 체중계가 기록했거나 직접 입력한 값이에요. 날마다 달라지는 것은 대부분 수분과 음식 때문이에요.")
  public static let aboutWeightMoves = TextKey(
    en:
      "Over days, salt, drinking, training and the time of day move it; over weeks, how much you eat and move. Weekends tend to be a little heavier than weekdays.",
    ko: "며칠 사이에는 짠 음식, 물, 운동, 재는 시각에 따라 달라지고 몇 주에 걸쳐서는 먹는 양과 움직임에 따라 달라져요. 주말에는 평일보다 조금 무거운 편이에요.")
  public static let aboutWeightMeasured = TextKey(
    en: "Any scale will do. The same scale, in the morning and before breakfast, gives readings that can be compared.",
    ko: "어떤 체중계든 괜찮아요. 아침 식사 전에 같은 체중계로 재면 서로 비교하기 좋아요.")
  public static let aboutWeightUsed = TextKey(
    en:
      "The body score follows a smoothed trend, not single days, and makes up {0}% of Wellness together with body fat. Below a BMI of {1} a goal to lose weight is judged as keeping it.",
    ko: "신체 점수는 하루하루가 아니라 고르게 다듬은 추세를 보고, 체지방률과 함께 웰니스의 {0}%가 돼요. 체질량지수가 {1}보다 낮으면 목표가 감량이어도 유지로 봐요.")

  public static let aboutBmiIs = TextKey(
    en:
      "The body mass index is weight in kilograms divided by the square of height in metres. It can’t tell muscle from fat.",
    ko: "체질량지수는 체중(킬로그램)을 키(미터)의 제곱으로 나눈 값이에요. 근육과 지방을 가려내지는 못해요.")
  public static let aboutBmiMoves = TextKey(
    en: "Only weight moves it once you are grown up. Its daily ups and downs are those of your weight.",
    ko: "어른이 된 뒤에는 체중에 따라서만 달라져요. 하루하루의 변화는 체중의 변화와 같아요.")
  public static let aboutBmiMeasured = TextKey(
    en:
      "Scales work it out from the height you told them. Without a recorded value, it is worked out here from weight and the height in Settings.",
    ko: "체중계가 입력해 둔 키로 계산해요. 기록된 값이 없으면 체중과 설정의 키로 여기에서 계산해요.")
  public static let aboutBmiUsed = TextKey(
    en:
      "Below {0}, the body score judges a goal to lose weight as keeping it, and nothing here suggests losing any. No score is higher or lower for the index itself.",
    ko: "{0}보다 낮으면 목표가 감량이어도 유지로 보고, 감량을 권하지 않아요. 체질량지수 자체로 점수가 오르거나 내리지는 않아요.")

  public static let aboutBodyFatIs = TextKey(
    en: "Body fat is the share of your weight that is fat.", ko: "체지방률은 체중에서 지방이 차지하는 비율이에요.")
  public static let aboutBodyFatMoves = TextKey(
    en:
      "It changes over weeks and months with food and training. Readings change within a day with drinking, meals, exercise and warm or cold feet.",
    ko: "음식과 운동에 따라 몇 주, 몇 달에 걸쳐 달라져요. 잰 값은 물, 식사, 운동, 발의 온도에 따라 하루 안에서도 달라져요.")
  public static let aboutBodyFatMeasured = TextKey(
    en:
      "Home scales send a weak current through the feet and estimate fat from its resistance. Different scales disagree, so stay with one and use it at the same time of day.",
    ko: "가정용 체중계는 발로 약한 전류를 흘려 저항으로 지방을 추정해요. 체중계마다 값이 다르니 같은 것으로 같은 시각에 재 보세요.")
  public static let aboutBodyFatUsed = TextKey(
    en:
      "The body score follows its smoothed trend, and a fall never costs points; with weight it makes up {0}% of Wellness. The fat-free mass index on Body uses it, too.",
    ko: "신체 점수는 고르게 다듬은 추세를 보고, 줄어드는 것으로는 점수를 깎지 않아요. 체중과 함께 웰니스의 {0}%가 돼요. 신체 화면의 제지방량 지수에도 써요.")

  public static let aboutLeanMassIs = TextKey(
    en: "Lean body mass is everything but fat: muscles, bones, organs and water.",
    ko: "제지방량은 지방을 뺀 모든 것의 무게예요. 근육, 뼈, 장기, 수분이 들어 있어요.")
  public static let aboutLeanMassMoves = TextKey(
    en:
      "Strength training and enough protein tend to raise it over months. From day to day, it is mostly water that changes.",
    ko: "근력 운동을 하고 단백질을 넉넉히 먹으면 몇 달에 걸쳐 늘어나는 편이에요. 하루하루 달라지는 것은 대부분 수분이에요.")
  public static let aboutLeanMassMeasured = TextKey(
    en: "Home scales subtract estimated fat from weight, so it is as rough as that estimate.",
    ko: "가정용 체중계는 체중에서 추정한 지방을 빼요. 그래서 체지방률만큼 어림값이에요.")
  public static let aboutLeanMassUsed = TextKey(
    en:
      "Body and this page show it with a smoothed trend. No score uses it; the fat-free mass index divides the fat-free part of your weight by the square of your height.",
    ko: "신체 화면과 이 화면에서 고르게 다듬은 추세와 함께 보여 드려요. 어느 점수에도 들어가지 않아요. 제지방량 지수는 지방을 뺀 체중을 키의 제곱으로 나눈 값이에요.")
}
