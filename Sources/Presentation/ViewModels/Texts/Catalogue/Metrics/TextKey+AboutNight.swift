/// Explanations of metrics measured during sleep, and of blood pressure.
extension TextKey {
  public static let aboutSleepIs = TextKey(
    en:
      "Sleep is the time you were asleep at night, without the time you lay awake. Your watch divides it into core, deep and REM sleep.",
    ko: "수면은 밤에 실제로 잠들어 있던 시간이고, 누워서 깨어 있던 시간은 빼요. 시계는 이를 코어 수면, 깊은 수면, 렘수면으로 나눠요.")
  public static let aboutSleepMoves = TextKey(
    en:
      "Bedtime and wake-up time decide most of it; light, noise, caffeine, alcohol and stress shorten it. Older people tend to sleep a little less.",
    ko: "취침 시각과 기상 시각이 가장 큰 몫을 하고 빛, 소음, 카페인, 술, 스트레스가 수면을 줄여요. 나이가 들면 조금 덜 자는 편이에요.")
  public static let aboutSleepMeasured = TextKey(
    en:
      "A watch estimates sleep and its stages from movement and heart rate; a laboratory records brain waves. Lying quietly awake is easily taken for sleep, and a phone alone knows only your time in bed.",
    ko: "시계가 움직임과 심박수로 수면과 단계를 추정해요. 실험실에서는 뇌파를 기록해요. 가만히 누워 깨어 있으면 잠으로 기록되기 쉽고, 휴대전화만으로는 침대에 있던 시간만 알 수 있어요.")
  public static let aboutSleepUsed = TextKey(
    en:
      "Its length is the largest part of the sleep score, which makes up {0}% of Wellness and counts for training readiness. Your need is your own goal, or comes from your last {1} nights within the range recommended for your age; sleep debt adds up over {2} nights.",
    ko:
      "길이는 수면 점수에서 가장 큰 부분이고, 수면 점수는 웰니스의 {0}%이며 운동 준비도에도 들어가요. 필요한 수면은 직접 정한 목표이거나, 나이에 맞는 권장 범위 안에서 최근 {1}일의 밤으로 정해요. 수면 부족은 {2}일 동안 더해요."
  )

  public static let aboutOxygenIs = TextKey(
    en: "Blood oxygen is the share of the red blood pigment that carries oxygen.",
    ko: "혈중 산소는 피 속의 붉은 색소(헤모글로빈) 가운데 산소를 나르고 있는 비율이에요.")
  public static let aboutOxygenMoves = TextKey(
    en: "Altitude lowers it. Cold hands, a loose band, movement and the position of the arm can make readings too low.",
    ko: "높은 곳에서는 낮아져요. 손이 차거나 밴드가 헐겁거나 팔을 움직이거나 눌리면 실제보다 낮게 나올 수 있어요.")
  public static let aboutOxygenMeasured = TextKey(
    en:
      "A watch shines red and infrared light through the skin and compares what comes back. Single low readings are often mistakes, so the mean of a night says more.",
    ko: "시계가 피부에 붉은빛과 적외선을 비추고 돌아온 빛을 비교해요. 낮은 값 하나는 잘못 잰 것일 때가 많아 하룻밤 평균이 더 믿을 만해요.")
  public static let aboutOxygenUsed = TextKey(
    en:
      "The mean of the night is one of the overnight vitals. Only a low value counts, and only together with another vital does it limit training readiness.",
    ko: "하룻밤 평균은 밤사이 활력 징후 가운데 하나예요. 낮은 값만 세고, 다른 수치와 함께 벗어났을 때만 운동 준비도에 상한을 둬요.")

  public static let aboutRespiratoryIs = TextKey(
    en: "Respiratory rate is the number of breaths in a minute, here while you sleep.",
    ko: "호흡수는 분당 숨을 쉬는 횟수이고, 여기서는 자는 동안의 값이에요.")
  public static let aboutRespiratoryMoves = TextKey(
    en:
      "It is among the steadiest numbers of the night. Altitude, alcohol, a warm room or an oncoming cold can raise it.",
    ko: "밤에 재는 값 중에서 가장 고른 편이에요. 높은 곳, 술, 더운 방, 감기 기운이 있으면 높아질 수 있어요.")
  public static let aboutRespiratoryMeasured = TextKey(
    en: "A watch feels the small movements of breathing with its motion sensor while you sleep.",
    ko: "시계의 움직임 센서가 자는 동안 숨을 쉴 때의 작은 움직임을 느껴요.")
  public static let aboutRespiratoryUsed = TextKey(
    en:
      "The mean of the night is one of the overnight vitals. Alone it changes nothing; outside its usual range together with another vital, it limits training readiness.",
    ko: "하룻밤 평균은 밤사이 활력 징후 가운데 하나예요. 혼자서는 아무것도 바꾸지 않고, 다른 수치와 함께 평소 범위를 벗어나면 운동 준비도에 상한을 둬요.")

  public static let aboutTemperatureIs = TextKey(
    en:
      "Wrist temperature is that of your skin while you sleep, shown as the difference from what is usual for you. It is not a body temperature as a thermometer measures it.",
    ko: "손목 온도는 자는 동안의 피부 온도이고, 평소와의 차이로 보여 드려요. 체온계로 재는 체온과는 달라요.")
  public static let aboutTemperatureMoves = TextKey(
    en: "The room, bedding, alcohol, late training, the menstrual cycle and an oncoming cold change it.",
    ko: "방의 온도, 이불, 술, 늦은 운동, 생리 주기, 감기 기운에 따라 달라져요.")
  public static let aboutTemperatureMeasured = TextKey(
    en:
      "Sensors in a watch measure all night, and one value remains for the night. It takes several nights with the watch until the first one appears.",
    ko: "시계의 센서가 밤새 재서 하룻밤에 값 하나를 남겨요. 시계를 차고 며칠 밤을 자야 첫 값이 나와요.")
  public static let aboutTemperatureUsed = TextKey(
    en:
      "It is one of the overnight vitals: outside its usual range together with another vital, it limits training readiness. This page also compares it with the mean of the last {0} nights.",
    ko: "밤사이 활력 징후 가운데 하나라서 다른 수치와 함께 평소 범위를 벗어나면 운동 준비도에 상한을 둬요. 이 화면에서는 최근 {0}일 밤의 평균과도 비교해요.")

  public static let aboutPressureIs = TextKey(
    en:
      "Blood pressure is the pressure in your arteries: the systolic number when the heart pumps, the diastolic number between beats.",
    ko: "혈압은 동맥 안의 압력이에요. 수축기는 심장이 피를 내보낼 때, 이완기는 박동 사이의 값이에요.")
  public static let aboutPressureMoves = TextKey(
    en:
      "It changes within minutes with movement, talking, stress, coffee and a full bladder, and over weeks with salt, alcohol, weight and training.",
    ko: "움직임, 대화, 스트레스, 커피, 소변을 참는 것에 따라 몇 분 안에도 달라지고 짠 음식, 술, 체중, 운동에 따라 몇 주에 걸쳐 달라져요.")
  public static let aboutPressureMeasured = TextKey(
    en:
      "A cuff on the upper arm measures it best: sit for a few minutes first, rest your back and arm, and don’t talk. Several readings at the same time of day say more than one.",
    ko: "위팔에 감는 커프로 재는 것이 가장 좋아요. 먼저 몇 분 앉아 등과 팔을 기대고 말하지 않고 재 보세요. 같은 시각에 여러 번 잰 값이 한 번 잰 값보다 더 믿을 만해요.")
  public static let aboutPressureUsed = TextKey(
    en:
      "Both numbers of a day are shown together, as averages of its readings. The usual of each is its median over the last {0} days, known once {1} of them have a value. No score uses blood pressure.",
    ko: "하루에 잰 값의 평균을 두 숫자로 함께 보여 드려요. 평소 값은 각각 최근 {0}일의 중앙값이고 그중 {1}일에 값이 있으면 알 수 있어요. 어느 점수에도 들어가지 않아요.")
}
