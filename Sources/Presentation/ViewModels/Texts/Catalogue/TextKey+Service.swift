/// The words of `dailve setup` in the terminal.
extension TextKey {
  public static let serviceLanguageName = TextKey(en: "English", ko: "한국어")
  public static let serviceReach = TextKey(en: "Who should reach Dailve?", ko: "Dailve를 어디에서 열까요?")
  public static let serviceReachMachine = TextKey(en: "only this computer", ko: "이 컴퓨터에서만")
  public static let serviceReachNetwork = TextKey(
    en: "phones and computers in your home network, without encryption", ko: "집 네트워크의 휴대폰과 컴퓨터에서(암호화 없이)")
  public static let serviceReachDomain = TextKey(
    en: "any place, encrypted, at a name of your own", ko: "어디서나, 내 도메인으로 암호화해서")
  public static let serviceOrigin = TextKey(
    en: "The address that browsers will use, such as https://health.example.org",
    ko: "브라우저에서 쓸 주소(예: https://health.example.org)")
  public static let serviceImport = TextKey(
    en: "Path of an export to import now, or just Enter for later", ko: "지금 가져올 내보내기 파일의 경로(나중에 하려면 Enter)")
  /// {0}: what was typed.
  public static let serviceNoChoice = TextKey(en: "“{0}” is none of the choices.", ko: "‘{0}’{0|은|는} 고를 수 없는 답이에요.")
  public static let serviceStopped = TextKey(en: "Stopped. Nothing was changed.", ko: "멈췄어요. 아무것도 바꾸지 않았어요.")
  /// {0}: a command.
  public static let serviceNotRoot = TextKey(
    en: "Setting up the service changes files of the system. Run it as root: {0}",
    ko: "서비스를 설정하려면 시스템 파일을 바꾸게 돼요. root 권한으로 실행해 주세요: {0}")
  public static let serviceNobodyToAsk = TextKey(
    en: "There is no terminal to ask on. Add --yes to take the suggested answers, or see --help for the options.",
    ko: "물어볼 터미널이 없어요. 제안하는 답을 그대로 쓰려면 --yes를 붙이고, 다른 답은 --help에서 찾아 주세요.")
  public static let serviceNoAddress = TextKey(
    en: "This computer has no address in a network yet. Connect it, or give --address.",
    ko: "이 컴퓨터에 아직 네트워크 주소가 없어요. 연결하거나 --address로 알려 주세요.")
  public static let serviceNoOrigin = TextKey(
    en: "Give --origin with the address that browsers will use, such as https://health.example.org.",
    ko: "--origin으로 브라우저에서 쓸 주소를 알려 주세요(예: https://health.example.org).")
  /// {0}: a path.
  public static let serviceWouldWrite = TextKey(en: "{0} would be written:", ko: "{0}에 이렇게 쓸 거예요.")
  /// {0}: a path.
  public static let serviceWouldKeep = TextKey(en: "{0} stays as it is.", ko: "{0}: 그대로 둘 거예요.")
  /// {0}: a path.
  public static let serviceWritten = TextKey(en: "Written: {0}", ko: "저장: {0}")
  /// {0}: a path.
  public static let serviceKept = TextKey(en: "What was there before is in {0}.", ko: "이전 내용은 여기에 있어요: {0}")
  /// {0}: a command.
  public static let serviceStartYourself = TextKey(
    en: "Start Dailve, and whenever the computer starts, with: {0}", ko: "Dailve는 이 명령으로 시작해 주세요. 컴퓨터를 켤 때마다 필요해요: {0}")
  /// {0}: a command.
  public static let serviceNotStarted = TextKey(
    en: "The service did not start. This tells why: {0}", ko: "서비스를 시작하지 못했어요. 이유를 보려면: {0}")
  /// {0}: a command.
  public static let serviceNotAnswering = TextKey(
    en: "The service has started but does not answer yet. This tells what it is doing: {0}",
    ko: "서비스를 시작했지만 아직 응답이 없어요. 무엇을 하고 있는지 보려면: {0}")
  public static let serviceNotImported = TextKey(
    en: "The file was not imported; everything else goes on.", ko: "파일은 가져오지 못했어요. 나머지는 계속할게요.")
  /// {0}: an address.
  public static let serviceOpen = TextKey(en: "Open Dailve at {0}", ko: "이 주소에서 Dailve를 열어 보세요: {0}")
  /// {0}: a code.
  public static let serviceCode = TextKey(
    en: "Enter this code there within 15 minutes to set up how you sign in: {0}",
    ko: "로그인 방법을 정하려면 15분 안에 이 코드를 입력해 주세요: {0}")
  /// {0}: a command.
  public static let serviceCodeLater = TextKey(
    en: "The page asks for a code once, which this prints: {0}", ko: "처음 한 번 코드를 물어봐요. 코드를 보려면: {0}")
  /// {0}: a port number.
  public static let serviceForward = TextKey(
    en: "Let your router pass on port 443 to port {0} of this computer: the service has no right to ports below 1024.",
    ko: "공유기에서 443번 포트를 이 컴퓨터의 {0}번 포트로 연결해 주세요. 서비스는 1024보다 작은 포트를 쓸 수 없어요.")
  public static let serviceUnencrypted = TextKey(
    en: "Nothing is encrypted on the way: whoever listens in your network can read everything.",
    ko: "오가는 내용이 암호화되지 않아요. 같은 네트워크에서 엿듣는 사람은 모두 읽을 수 있어요.")
  public static let serviceAllWell = TextKey(en: "Nothing stands in the way.", ko: "문제가 없어요.")
  /// {0}: the name of an account, {1}: a command.
  public static let serviceUserMissing = TextKey(
    en: "The account {0}, to which the data will belong, does not exist. Make it with: {1}",
    ko: "데이터를 맡을 계정이 없어요({0}). 이 명령으로 만들어 주세요: {1}")
  /// {0}: a path, {1}: a command.
  public static let serviceFolderOpen = TextKey(
    en: "{0} belongs to another account, or others can open it. This corrects it: {1}",
    ko: "{0}: 다른 계정의 폴더이거나 다른 계정도 열 수 있어요. 이 명령으로 고쳐 주세요: {1}")
  /// {0}: an address with a port.
  public static let servicePortTaken = TextKey(
    en: "Another program uses {0}. Stop it, or give another --port.",
    ko: "다른 프로그램이 {0}에서 실행 중이에요. 그 프로그램을 멈추거나 --port로 다른 포트를 알려 주세요.")
  /// {0}: an address with a port.
  public static let servicePortRefused = TextKey(
    en: "Nobody can listen on {0}: this computer does not have the address, or the port is below 1024.",
    ko: "{0}에서는 열 수 없어요. 이 컴퓨터의 주소가 아니거나 1024보다 작은 포트예요.")
  public static let serviceZonesMissing = TextKey(
    en: "The system has no time zones: days and nights would follow UTC. Install them: sudo apt install tzdata",
    ko: "시스템에 시간대 정보가 없어서 낮과 밤을 UTC로 나누게 돼요. 설치해 주세요: sudo apt install tzdata")
  /// {0}: a path, {1}: the name of an account, {2}: a command.
  public static let serviceFileClosed = TextKey(
    en: "The account {1} can’t read {0}. This lets it: {2}", ko: "{1} 계정으로는 읽을 수 없는 파일이에요: {0}. 이 명령으로 고쳐 주세요: {2}")
  /// {0}: a path.
  public static let serviceBackupsMissing = TextKey(
    en: "There is no folder {0} for backups. Make it, or connect its disk.", ko: "백업 폴더가 없어요: {0}. 만들거나 디스크를 연결해 주세요.")
  /// {0}: a path.
  public static let serviceFileMissing = TextKey(en: "There is no file {0}.", ko: "파일이 없어요: {0}")
}
