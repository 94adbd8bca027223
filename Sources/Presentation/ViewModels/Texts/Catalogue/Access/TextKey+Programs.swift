/// Reading with other programs.
extension TextKey {
  public static let programsTitle = TextKey(en: "Read with other programs", ko: "다른 프로그램에서 읽기")
  public static let programsMore = TextKey(
    en: "Your numbers in Home Assistant, Grafana or a script", ko: "Home Assistant, Grafana, 스크립트에서 내 수치 보기")
  public static let programsLead = TextKey(
    en: "Your own programs can read everything that the pages show. They can’t change anything.",
    ko: "화면에 보이는 모든 것을 내 프로그램에서 읽을 수 있어요. 여기 있는 데이터는 바뀌지 않아요.")
  public static let programsKey = TextKey(en: "Device key", ko: "기기 키")
  public static let programsKeyNeeded = TextKey(
    en:
      "A program identifies itself with a device key. Make one here, or in a terminal on the computer that runs Dailve; it is shown only once. Use it in place of dlv_… below.",
    ko: "프로그램은 기기 키를 함께 보내요. 여기에서, 또는 Dailve가 실행되는 컴퓨터의 터미널에서 만들어 주세요. 한 번만 보여요. 아래 예시의 dlv_… 자리에 넣어 주세요.")
  public static let programsKeyFree = TextKey(
    en:
      "There is no sign-in on this computer, so programs need no device key either. Once sign-in is set up, they need one.",
    ko: "이 컴퓨터에서는 로그인하지 않아서 프로그램도 기기 키가 필요 없어요. 로그인을 켜면 필요해져요.")
  public static let programsName = TextKey(en: "Name of the program", ko: "프로그램 이름")
  public static let programsList = TextKey(en: "Programs that have a key", ko: "키가 있는 프로그램")
  public static let programsNone = TextKey(en: "No program has a key yet.", ko: "아직 없어요.")
  public static let programsLastRead = TextKey(en: "last read {0}", ko: "{0}에 마지막으로 읽음")
  public static let programsNeverRead = TextKey(en: "nothing read yet", ko: "아직 읽지 않음")
  public static let programsRevokeSure = TextKey(
    en: "The program can no longer read anything with this key.", ko: "이 키로는 더 읽을 수 없어요.")
  public static let programsExamplesReady = TextKey(
    en: "The examples on this page already include it.", ko: "이 화면의 예시에는 이미 들어 있어요.")
  public static let programsRights = TextKey(en: "What a key may read", ko: "키로 읽을 수 있는 것")
  public static let programsSummary = TextKey(
    en: "Today and the scores of each day. Enough for Home Assistant.",
    ko: "오늘 화면과 날마다의 점수예요. Home Assistant에는 이것으로 충분해요.")
  public static let programsRead = TextKey(
    en: "Everything about you: the above, plus metrics, readings, nights, workouts and records.",
    ko: "내 건강 데이터 모두예요. 위의 것과 지표, 측정값, 밤, 운동, 기록을 읽어요.")
  public static let programsIntake = TextKey(
    en: "Imports and deliveries, and how they compare with Apple’s totals.", ko: "가져온 것과 보내온 것, 그리고 Apple 합계와의 비교예요.")
  public static let programsMonitor = TextKey(
    en: "How Dailve itself is running. Nothing about you.", ko: "Dailve의 실행 상태예요. 건강 데이터는 없어요.")
  public static let programsCurl = TextKey(en: "In a terminal", ko: "터미널에서")
  public static let programsCurlLead = TextKey(en: "The Today page.", ko: "오늘 화면이에요.")
  public static let programsPython = TextKey(en: "Python", ko: "Python")
  public static let programsPythonLead = TextKey(
    en:
      "Hours asleep, night by night. A long list comes in parts: an answer with “next” is followed by another.",
    ko: "밤마다 잔 시간이에요. 긴 목록은 나뉘어 와요. 답에 “next”가 있으면 다음 부분이 더 있어요.")
  public static let programsHomeAssistant = TextKey(en: "Home Assistant", ko: "Home Assistant")
  public static let programsHomeAssistantLead = TextKey(en: "Today’s condition as a sensor.", ko: "오늘의 컨디션을 센서로 만들어요.")
  public static let programsGrafana = TextKey(en: "Grafana", ko: "Grafana")
  public static let programsGrafanaLead = TextKey(
    en: "Steps by day, with the data source Infinity.", ko: "Infinity 플러그인으로 보는 하루 걸음 수예요.")
  public static let programsPrometheus = TextKey(en: "Prometheus", ko: "Prometheus")
  public static let programsPrometheusLead = TextKey(
    en: "How Dailve itself is running: requests, times, memory. No health data.",
    ko: "Dailve의 실행 상태를 보여 줘요. 요청 수, 시간, 메모리가 있고 건강 데이터는 없어요.")
  public static let programsAll = TextKey(
    en: "All addresses, described for programs (OpenAPI)", ko: "모든 주소의 설명 (프로그램용, OpenAPI)")
}

/// Answers to programs that read.
extension TextKey {
  public static let apiParameter = TextKey(
    en: "“{0}” has an invalid value. {1} lists the accepted ones.",
    ko: "“{0}”에 쓸 수 없는 값이에요. 쓸 수 있는 값은 {1} 에 있어요.")
  public static let apiUnknownParameter = TextKey(
    en: "There is no parameter “{0}” here. {1} lists the parameters.",
    ko: "“{0}”{0|은|는} 여기에 없는 항목이에요. 쓸 수 있는 항목은 {1} 에 있어요.")
  public static let apiNotFound = TextKey(
    en: "There is nothing at this address. {0} lists all addresses.",
    ko: "이 주소에는 아무것도 없어요. 모든 주소는 {0} 에 있어요.")
  public static let apiMethod = TextKey(
    en: "This address can only be read, with GET.", ko: "GET으로 읽기만 할 수 있는 주소예요.")
  public static let apiNoKey = TextKey(
    en: "Sign in, or send a device key that may read: “Authorization: Bearer dlv_…”.",
    ko: "로그인하거나, 읽을 수 있는 기기 키를 “Authorization: Bearer dlv_…”로 보내 주세요.")
  public static let apiScope = TextKey(
    en: "This device key doesn’t have the right to read this. It needs one of: {0}.",
    ko: "이 기기 키로는 읽을 수 없어요. 다음 중 하나가 필요해요: {0}.")
  public static let apiTooMany = TextKey(
    en: "Too many requests at once. Try again in {0} s.", ko: "한꺼번에 너무 많이 요청했어요. {0}초 뒤에 다시 시도해 주세요.")
}
