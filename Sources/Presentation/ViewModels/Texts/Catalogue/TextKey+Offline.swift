/// Use without a network, and the installed app.
extension TextKey {
  /// {0}: the time.
  public static let offlineToday = TextKey(en: "Offline, as of {0}", ko: "오프라인, {0} 기준")
  /// {0}: the day, {1}: the time.
  public static let offlineEarlier = TextKey(en: "Offline, as of {0}, {1}", ko: "오프라인, {0} {1} 기준")
  public static let offlineTitle = TextKey(en: "You’re offline", ko: "오프라인이에요")
  public static let offlineLead = TextKey(
    en:
      "Dailve can’t be reached right now, and this page isn’t stored on this device. It appears automatically once the connection is back.",
    ko: "지금 Dailve에 연결할 수 없고, 이 페이지는 이 기기에 저장돼 있지 않아요. 다시 연결되면 저절로 나타나요.")
  public static let offlineAgain = TextKey(en: "Try again", ko: "다시 시도")
  public static let offlineKept = TextKey(en: "Pages you can open now", ko: "지금 열 수 있는 페이지")

  public static let manifestDescription = TextKey(
    en: "Your health data, on your own computer.", ko: "내 컴퓨터에 두는 내 건강 데이터")
  public static let manifestWeight = TextKey(en: "Log weight", ko: "체중 기록하기")
  public static let manifestWorkout = TextKey(en: "Log workout", ko: "운동 기록하기")

  public static let installTitle = TextKey(en: "Install as an app", ko: "앱으로 설치하기")
  public static let installLead = TextKey(
    en: "As an app Dailve has its own icon and opens without a network.", ko: "앱으로 설치하면 아이콘이 생기고 네트워크가 없어도 열려요.")
  public static let installPhone = TextKey(en: "On an iPhone", ko: "iPhone")
  public static let installPhone1 = TextKey(
    en: "Open this address in Safari.", ko: "Safari에서 이 주소를 여세요.")
  public static let installPhone2 = TextKey(
    en: "Tap Share, then Add to Home Screen.", ko: "공유를 누르고 ‘홈 화면에 추가’를 누르세요.")
  public static let installPhone3 = TextKey(
    en: "Open Dailve from the Home Screen.", ko: "홈 화면에서 Dailve를 여세요.")
  public static let installPhone3SignIn = TextKey(
    en: "Open Dailve from the Home Screen and sign in there once more.", ko: "홈 화면에서 Dailve를 열고 거기서 한 번 더 로그인하세요.")
  public static let installPhoneWhy = TextKey(
    en:
      "Do this before you enter anything offline: the app and Safari keep their data apart, and Safari deletes what a page has kept after seven days without a visit.",
    ko: "오프라인으로 입력하기 전에 설치하세요. 앱과 Safari는 데이터를 따로 보관하고, Safari는 7일 동안 열지 않은 페이지의 데이터를 지워요.")
  public static let installOther = TextKey(en: "On Android or a computer", ko: "Android와 컴퓨터")
  public static let installOtherHow = TextKey(
    en: "Choose Install app or Add to Home screen in the browser’s menu.", ko: "브라우저 메뉴에서 ‘앱 설치’나 ‘홈 화면에 추가’를 고르세요.")
  public static let installUnencrypted = TextKey(
    en:
      "Over an unencrypted connection, browsers don’t store pages for offline use. A shortcut on the Home Screen works, but only online.",
    ko: "암호화되지 않은 연결에서는 브라우저가 오프라인용 페이지를 저장하지 않아요. 홈 화면에 추가할 수는 있지만 온라인에서만 열려요.")
}
