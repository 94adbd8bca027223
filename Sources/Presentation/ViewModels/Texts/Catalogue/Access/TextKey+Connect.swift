/// Connecting a phone.
extension TextKey {
  public static let connectTitle = TextKey(en: "Connect a device", ko: "기기 연결")
  public static let connectLead = TextKey(
    en: "Health data can’t be fetched from an iPhone; an app on it has to send the data here.",
    ko: "iPhone의 건강 데이터는 밖에서 가져올 수 없어요. iPhone에서 이리로 보내는 방법을 골라 주세요.")
  public static let connectWay = TextKey(en: "How does it send?", ko: "무엇으로 보내나요?")
  public static let connectHealthExport = TextKey(en: "Health Auto Export", ko: "Health Auto Export")
  public static let connectHealthExportLead = TextKey(
    en: "An app that sends everything on its own, several times a day. The simplest way.",
    ko: "하루에 여러 번 알아서 모두 보내는 앱이에요. 가장 간단한 방법이에요.")
  public static let connectShortcut = TextKey(en: "Shortcut", ko: "단축어")
  public static let connectShortcutLead = TextKey(
    en: "With the Shortcuts app, one kind of data per shortcut.",
    ko: "단축어 앱으로, 단축어마다 한 종류씩 보내요.")
  public static let connectHomeAssistant = TextKey(en: "Home Assistant", ko: "Home Assistant")
  public static let connectHomeAssistantLead = TextKey(
    en: "Its sensors can be passed on here.", ko: "센서 값을 이리로 전달할 수 있어요.")
  public static let connectOther = TextKey(en: "Something else", ko: "다른 방법")
  public static let connectOtherLead = TextKey(
    en: "Anything that can send JSON or a table.", ko: "JSON이나 표를 보낼 수 있으면 무엇이든 돼요.")

  public static let connectName = TextKey(en: "Name of the device", ko: "기기 이름")
  public static let connectNameExample = TextKey(en: "My iPhone", ko: "내 iPhone")
  public static let connectNameError = TextKey(
    en: "Give it a name of up to {0} characters.", ko: "이름을 {0}자 안으로 지어 주세요.")
  public static let connectAddress = TextKey(en: "Address the phone can reach", ko: "휴대폰에서 닿는 주소")
  public static let connectAddressHint = TextKey(
    en: "How the phone finds this computer: its address in your home network, or a name of your own for it.",
    ko: "휴대폰에서 이 컴퓨터를 찾을 때 쓰는 주소예요. 집 안의 주소나 직접 정한 이름을 적어요.")
  public static let connectAddressError = TextKey(
    en: "This is not a valid address. Enter it like this: {0}.", ko: "주소 형식이 아니에요. {0}처럼 적어 주세요.")
  public static let connectAddressPort = TextKey(
    en: "The port is missing. Enter {0}, or {1} if a proxy listens there.",
    ko: "포트가 빠졌어요. {0}처럼 적어 주세요. 프록시가 80번에서 받는다면 {1}이라고 적으면 돼요.")
  public static let connectAddressNone = TextKey(
    en:
      "Right now only this computer can reach Dailve. Switch on an address for your phone; it only accepts deliveries.",
    ko: "지금은 이 컴퓨터에서만 Dailve에 닿을 수 있어요. 휴대폰이 보낼 주소를 켜 주세요. 그 주소에서는 데이터를 받기만 해요.")
  public static let connectAddressHere = TextKey(
    en:
      "Deliveries are accepted at an address that only this computer can reach. Enter the address of whatever forwards them to it, such as a proxy.",
    ko: "지금 데이터를 받는 주소에는 이 컴퓨터에서만 닿을 수 있어요. 휴대폰에는 프록시처럼 그리로 넘겨 주는 곳의 주소를 적어요.")
  public static let connectPlain = TextKey(
    en: "Data sent to this address is not encrypted in transit. Use it only in your own network.",
    ko: "이 주소로 보내는 내용은 도중에 암호화되지 않아요. 집 안에서만 쓰세요.")
  public static let connectLoopback = TextKey(
    en: "This address refers to this computer only: a phone can’t reach it.",
    ko: "이 컴퓨터 안에서만 쓸 수 있는 주소예요. 휴대폰에서는 닿지 않아요.")
  public static let connectExpires = TextKey(en: "The key is valid", ko: "키를 쓸 수 있는 기간")
  public static let connectExpiresNever = TextKey(en: "Until I withdraw it", ko: "해지할 때까지")
  public static let connectExpiresYear = TextKey(en: "One year", ko: "1년")
  public static let connectExpiresQuarter = TextKey(en: "90 days", ko: "90일")
  public static let connectCreate = TextKey(en: "Make a key", ko: "키 만들기")

  public static let connectKey = TextKey(en: "Device key", ko: "기기 키")
  public static let connectKeyOnce = TextKey(
    en: "It is shown only once. Copy it before you leave this page.", ko: "지금 한 번만 보여요. 이 화면을 떠나기 전에 복사해 두세요.")
  public static let connectKeyGone = TextKey(
    en: "The key was shown only once, when it was made. If you lost it, make a new one and withdraw this one.",
    ko: "키는 만들 때 한 번만 보여요. 잃어버렸다면 새로 만들고 이 키는 해지하세요.")
  public static let connectCopy = TextKey(en: "Copy", ko: "복사")
  public static let connectCopied = TextKey(en: "Copied", ko: "복사했어요")
  public static let connectScan = TextKey(en: "Scan with the phone", ko: "휴대폰으로 스캔하기")
  public static let connectScanHealthExport = TextKey(
    en:
      "With Health Auto Export installed, the phone’s camera opens it with every field filled in: once for measurements, once for workouts. On the phone itself, tap the links.",
    ko: "Health Auto Export를 설치한 뒤 휴대폰 카메라로 찍으면 모든 칸이 채워진 채로 열려요. 측정값과 운동을 한 번씩 찍어 주세요. 휴대폰에서 보고 있다면 링크를 누르세요.")
  public static let connectScanText = TextKey(
    en: "Two codes: the address, and the key.", ko: "코드가 두 개예요. 하나는 주소, 하나는 키예요.")
  public static let connectCodeMetrics = TextKey(en: "Measurements", ko: "측정값")
  public static let connectCodeWorkouts = TextKey(en: "Workouts", ko: "운동")
  public static let connectCodeAddress = TextKey(en: "Address", ko: "주소")
  public static let connectCodeNamed = TextKey(en: "QR code: {0}", ko: "QR 코드: {0}")

  public static let connectByHand = TextKey(en: "By hand", ko: "직접 입력하기")
  public static let connectHealthExportHow = TextKey(
    en: "In Health Auto Export, open Automated Exports, then New Automation, and fill it in like this.",
    ko: "Health Auto Export에서 Automated Exports, New Automation을 차례로 열고 이렇게 채워요.")
  public static let connectShortcutHow = TextKey(
    en: "First add the action that finds one kind of data in Health, then “Get Contents of URL” with these settings.",
    ko: "먼저 건강 앱에서 한 종류의 데이터를 찾는 동작을 넣고, 이어서 “URL 콘텐츠 가져오기”를 이렇게 설정해요.")
  public static let connectHomeAssistantHow = TextKey(
    en: "Put this into configuration.yaml, and call it with a type, a value and a unit.",
    ko: "configuration.yaml에 넣고 종류, 값, 단위를 넣어 불러요.")
  public static let connectHomeAssistantOut = TextKey(
    en: "In the other direction: today’s scores from this computer as a sensor.",
    ko: "반대로, 이 컴퓨터에서는 오늘의 점수를 센서로 볼 수 있어요.")
  public static let connectHomeAssistantOutKey = TextKey(
    en: "In the other direction: today’s scores as a sensor, with a key from “Read with other programs” in Settings.",
    ko: "반대로, 오늘의 점수를 센서로 볼 수 있어요. 설정의 ‘다른 프로그램에서 읽기’에서 만든 키를 넣어 주세요.")
  public static let connectOtherHow = TextKey(
    en: "Send a file like this, plain or compressed with gzip.", ko: "파일을 이렇게 보내요. 그대로 또는 gzip으로 압축해서 보낼 수 있어요.")
  public static let connectOtherCurl = TextKey(
    en: "For example with curl, if the file is called health.json.", ko: "예를 들어 파일 이름이 health.json이면 curl로 이렇게 보내요.")
  public static let connectTips = TextKey(en: "Good to know", ko: "알아 두면 좋은 것")
  public static let connectTipLocked = TextKey(
    en: "A locked phone cannot read its health data. It sends once it is unlocked.",
    ko: "잠긴 휴대폰은 건강 데이터를 읽지 못해요. 잠금을 풀면 보내요.")
  public static let connectTipRange = TextKey(
    en:
      "“Since last sync” misses values that are recorded late, such as the resting heart rate. “Default”, several times a day, includes them.",
    ko: "“Since last sync”는 휴식기 심박수처럼 늦게 기록되는 값을 놓쳐요. “Default”로 하루에 여러 번 보내면 놓치지 않아요.")
  public static let connectTipBackfill = TextKey(
    en: "For data from before today, export manually, 7 days at a time, or import an export from the Health app.",
    ko: "오늘 이전의 기록은 7일씩 나눠 직접 내보내거나, 건강 앱의 내보내기 파일을 가져오세요.")

  public static let connectState = TextKey(en: "Deliveries", ko: "도착한 데이터")
  public static let connectWaiting = TextKey(en: "Waiting for the first delivery…", ko: "첫 데이터를 기다리고 있어요…")
  public static let connectReceived = TextKey(en: "Received {0}: {1}", ko: "{0}에 도착했어요. {1}")
  public static let connectReceivedTest = TextKey(
    en: "The test arrived {0}. The key works: now send something from the device.",
    ko: "{0}에 시험 데이터가 도착했어요. 키가 작동하니 이제 기기에서 보내 보세요.")
  public static let connectReceivedEmpty = TextKey(
    en: "Received {0}, without readings. The key works; the phone was locked, or there was nothing to send.",
    ko: "{0}에 도착했는데 측정값이 없어요. 키는 제대로 작동해요. 휴대폰이 잠겨 있었거나 보낼 것이 없었을 수 있어요.")
  public static let connectReceivedUnread = TextKey(
    en: "Received {0}, but nothing in it was understood. It is kept.", ko: "{0}에 도착했는데 알아볼 수 있는 것이 없었어요. 그대로 보관했어요.")
  public static let connectReceivedOdd = TextKey(
    en: "{0} {0|item was|items were} not understood and {0|is|are} kept.", ko: "알아보지 못한 것이 {0}개 있어서 그대로 보관했어요.")
  public static let connectReceivedProblem = TextKey(
    en: "Received {0}, but it couldn’t be read. It is kept.", ko: "{0}에 도착했는데 읽지 못했어요. 그대로 보관했어요.")
  public static let connectOpenDelivery = TextKey(en: "What was in it", ko: "무엇이 들어 있었는지 보기")
  public static let connectTest = TextKey(en: "Send a test delivery", ko: "시험 삼아 보내기")
  public static let connectTestHint = TextKey(
    en: "Sends an empty delivery from this page to check the key, the disk and the import.",
    ko: "이 화면에서 빈 데이터를 보내 키와 저장, 읽기가 제대로 되는지 확인해요.")

  public static let connectDevices = TextKey(en: "Devices that send", ko: "데이터를 보내는 기기")
  public static let connectDevicesNone = TextKey(en: "No device sends data yet.", ko: "아직 데이터를 보내는 기기가 없어요.")
  public static let connectNever = TextKey(en: "nothing yet", ko: "아직 없음")
  public static let connectLast = TextKey(en: "last delivery {0}", ko: "마지막 데이터 {0}")
  public static let connectSilent = TextKey(
    en: "nothing since {0}, longer than usual", ko: "{0} 이후 평소보다 오래 조용함")
  public static let connectKinds = TextKey(en: "What it sends", ko: "보내는 데이터")
  public static let connectKind = TextKey(en: "Data", ko: "항목")
  public static let connectKindReceived = TextKey(en: "Last received", ko: "마지막 도착")
  public static let connectKindNewest = TextKey(en: "Newest reading", ko: "최근 측정값")
  public static let connectMade = TextKey(en: "connected {0}", ko: "{0} 연결")
  public static let connectUntil = TextKey(en: "key valid until {0}", ko: "키는 {0}까지")
  public static let connectExpired = TextKey(en: "key expired {0}", ko: "{0}에 키 만료")
  public static let connectRevoked = TextKey(en: "key withdrawn {0}", ko: "{0}에 키 해지")
  public static let connectRevoke = TextKey(en: "Withdraw the key", ko: "키 해지하기")
  public static let connectRevokeNamed = TextKey(en: "Withdraw the key of {0}", ko: "{0} 키 해지하기")
  public static let connectRevokeSure = TextKey(
    en: "The device can no longer send data with this key. What it has sent stays.",
    ko: "이 키로는 더 보낼 수 없어요. 이미 보낸 데이터는 그대로 있어요.")
  public static let connectEndedRevoked = TextKey(
    en: "The key of this device was withdrawn on {0}. It can no longer send data; what it sent stays.",
    ko: "이 기기의 키를 {0}에 해지했어요. 더는 데이터를 받지 않고, 이미 받은 데이터는 그대로 있어요.")
  public static let connectEndedExpired = TextKey(
    en: "The key of this device expired on {0}. It can no longer send data; make a new key to continue.",
    ko: "이 기기의 키는 {0}에 만료됐어요. 더는 데이터를 받지 않으니, 계속하려면 새 키를 만들어 주세요.")
  public static let connectMadeAlready = TextKey(
    en: "This device has a key already. It was shown once; if you didn’t keep it, withdraw it and make a new one.",
    ko: "이 기기에는 이미 키가 있어요. 키는 한 번만 보여 드려요. 적어 두지 않았다면 해지하고 새로 만들어 주세요.")
  public static let connectTestFailed = TextKey(
    en: "The test delivery didn’t arrive. Check that the app is still running, then try again.",
    ko: "시험 데이터가 도착하지 않았어요. 앱이 실행 중인지 확인하고 다시 시도해 주세요.")
  public static let connectRevokeDone = TextKey(en: "The key was withdrawn.", ko: "키를 해지했어요.")

  public static let connectCheck = TextKey(en: "Checks of this browser", ko: "이 브라우저 점검")
  public static let connectCheckNeedsScript = TextKey(
    en: "The checks need JavaScript.", ko: "자바스크립트를 켜면 점검해요.")
  public static let connectCheckSecure = TextKey(en: "Encryption", ko: "암호화")
  public static let connectCheckSecureGood = TextKey(
    en: "This page was loaded over an encrypted connection, or from this computer.", ko: "이 화면은 암호화돼 왔거나 이 컴퓨터에서 왔어요.")
  public static let connectCheckSecureBad = TextKey(
    en: "This page was loaded unencrypted: others on the network can read it. Use https.",
    ko: "이 화면은 암호화되지 않았어요. 같은 네트워크에서 엿볼 수 있어요. https를 쓰세요.")
  public static let connectCheckOffline = TextKey(en: "Offline use", ko: "오프라인 사용")
  public static let connectCheckOfflineGood = TextKey(
    en: "Pages you’ve opened, all sections and all forms work without a network.",
    ko: "열어 본 페이지와 모든 메뉴, 입력 화면은 네트워크가 없어도 열려요.")
  public static let connectCheckOfflineBad = TextKey(
    en: "Not possible over this connection: browsers allow it only over https.",
    ko: "이 연결에서는 안 돼요. 브라우저는 https에서만 허용해요.")
  public static let connectCheckOfflineBrowser = TextKey(
    en: "This browser does not allow it: it is in private mode, or an old version.",
    ko: "이 브라우저에서는 안 돼요. 비공개 모드이거나 오래된 버전이에요.")
  public static let connectCheckCookies = TextKey(en: "Cookies", ko: "쿠키")
  public static let connectCheckCookiesGood = TextKey(
    en: "Language and time zone are remembered.", ko: "언어와 시간대를 기억해요.")
  public static let connectCheckCookiesBad = TextKey(
    en: "Blocked: language, units and time zone are forgotten.", ko: "차단돼 있어서 언어, 단위, 시간대를 기억하지 못해요.")
  public static let connectCheckClock = TextKey(en: "Clock", ko: "시계")
  public static let connectCheckClockGood = TextKey(
    en: "This device and the computer agree on the time.", ko: "이 기기와 컴퓨터의 시각이 같아요.")
  public static let connectCheckClockBad = TextKey(
    en: "This device and the computer differ by {0} s. Set both to network time.",
    ko: "이 기기와 컴퓨터의 시각이 {0}초 달라요. 둘 다 자동으로 맞춰 주세요.")
  public static let connectCheckInstalled = TextKey(en: "Installed", ko: "설치")
  public static let connectCheckInstalledGood = TextKey(en: "Opened as an app.", ko: "앱으로 열었어요.")
  public static let connectCheckInstalledBad = TextKey(
    en: "Opened in a tab. See below how to install it.", ko: "탭에서 열었어요. 설치 방법은 아래에 있어요.")
  public static let connectCheckStorage = TextKey(en: "Storage", ko: "저장 공간")
  public static let connectCheckStorageGood = TextKey(
    en: "The browser keeps what the app stores.", ko: "브라우저가 앱의 데이터를 계속 보관해요.")
  public static let connectCheckStorageBad = TextKey(
    en: "The browser may remove what the app stores when space is short.", ko: "공간이 모자라면 브라우저가 앱의 데이터를 지울 수 있어요.")

  public static let moreConnectText = TextKey(
    en: "Health data from an iPhone, as it arrives", ko: "iPhone의 건강 데이터를 바로바로")
}
