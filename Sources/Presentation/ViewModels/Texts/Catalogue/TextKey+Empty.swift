/// Texts of pages that have nothing to show yet.
extension TextKey {
  public static let emptyMetric = TextKey(en: "No readings yet", ko: "아직 측정값이 없어요")
  public static let emptyLatest = TextKey(en: "The latest is from {0}.", ko: "가장 최근 측정값: {0}")
  public static let emptyUntil = TextKey(
    en: "The last record up to that day is from {0}.", ko: "그날까지의 마지막 기록은 {0}이에요.")
  public static let emptyAround = TextKey(en: "Nothing was recorded around that day", ko: "그 무렵에는 기록이 없어요")
  public static let emptyShowLatest = TextKey(en: "Show the latest", ko: "최근 측정값 보기")
  public static let emptyShowPeriod = TextKey(en: "Show {0}", ko: "{0} 보기")
  public static let emptyByWatch = TextKey(
    en: "A watch records it. It appears with the next export you import.",
    ko: "시계가 기록해요. 내보낸 데이터를 가져오면 여기에 나타나요.")
  public static let emptyByScale = TextKey(
    en: "Enter a measurement, or import what your scale recorded.",
    ko: "직접 입력하거나 체중계가 기록한 데이터를 가져와 주세요.")
  public static let emptyByExport = TextKey(
    en: "It appears with the next export that includes it.",
    ko: "이 데이터가 담긴 내보내기 파일을 가져오면 여기에 나타나요.")
  public static let emptyWatchByDevice = TextKey(
    en: "A watch records it. It appears when your device sends it.", ko: "시계가 기록해요. 기기가 보내면 여기에 나타나요.")
  public static let emptyScaleByDevice = TextKey(
    en: "Enter a measurement, or have your device send it.", ko: "직접 입력하거나 기기에서 보내면 여기에 나타나요.")
  public static let emptyByDevice = TextKey(
    en: "It appears when your device sends it.", ko: "기기가 이 데이터를 보내면 여기에 나타나요.")
  public static let emptySeeDevices = TextKey(en: "See your devices", ko: "내 기기 보기")
  public static let emptyHeight = TextKey(en: "Your height is missing", ko: "키가 아직 없어요")
  public static let emptyHeightText = TextKey(
    en: "BMI is worked out from your weight and height.", ko: "체질량지수는 체중과 키로 계산해요.")
  public static let emptyHeightEnter = TextKey(en: "Add your height in Settings", ko: "설정에서 키 입력하기")
  public static let emptyPast = TextKey(en: "Nothing was recorded up to that day.", ko: "그날까지 기록된 것이 없어요.")
}
