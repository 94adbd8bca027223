/// The separate address for devices.
extension TextKey {
  public static let deviceAddressTitle = TextKey(en: "Address for devices", ko: "기기가 보내는 주소")
  public static let deviceAddressLead = TextKey(
    en:
      "A phone delivers its health data to an address of this computer. It only accepts deliveries with a key; none of your pages can be seen there.",
    ko: "휴대폰은 이 컴퓨터의 주소로 건강 데이터를 보내요. 키가 있는 데이터를 받기만 하는 주소라서, 여기서는 화면을 볼 수 없어요.")
  public static let deviceAddressShort = TextKey(
    en: "Where phones deliver their data", ko: "휴대폰이 데이터를 보내는 곳")
  public static let deviceAddressHost = TextKey(en: "Address of this computer", ko: "이 컴퓨터의 주소")
  public static let deviceAddressHostHint = TextKey(
    en: "The one that the phone can reach, in your home network.", ko: "집 안에서 휴대폰이 닿을 수 있는 주소를 골라 주세요.")
  public static let deviceAddressEvery = TextKey(en: "All of them", ko: "모든 주소")
  public static let deviceAddressHere = TextKey(
    en: "{0}: only this computer, behind a proxy", ko: "{0}, 이 컴퓨터에서만(프록시가 있을 때)")
  public static let deviceAddressAbsent = TextKey(en: "{0}, not there right now", ko: "{0}, 지금은 없음")
  public static let deviceAddressHostError = TextKey(
    en:
      "Choose an address of your own network. Others can be reached from anywhere, and nothing sent here is encrypted.",
    ko: "집 안의 주소를 골라 주세요. 다른 주소는 어디서나 닿을 수 있는데, 여기로 보내는 내용은 암호화되지 않아요.")
  public static let deviceAddressPort = TextKey(en: "Port", ko: "포트")
  public static let deviceAddressPortHint = TextKey(
    en: "Usually {0}. Choose another one only if it is in use.", ko: "보통 {0}번이에요. 이미 쓰고 있을 때만 바꿔 주세요.")
  public static let deviceAddressOn = TextKey(en: "Switch on", ko: "켜기")
  public static let deviceAddressChange = TextKey(en: "Use this address", ko: "이 주소로 바꾸기")
  public static let deviceAddressOff = TextKey(en: "Switch off", ko: "끄기")
  public static let deviceAddressTest = TextKey(en: "Test it from here", ko: "여기서 시험하기")
  public static let deviceAddressState = TextKey(en: "Right now", ko: "지금 상태")
  public static let deviceAddressIsOff = TextKey(
    en: "Off. Nothing is accepted at an address of its own.", ko: "꺼져 있어요. 따로 받는 주소가 없어요.")
  public static let deviceAddressIsOn = TextKey(en: "On since {0}.", ko: "{0}부터 켜져 있어요.")
  public static let deviceAddressGiven = TextKey(
    en: "On. The command that started Dailve says {0} (--ingest-listen), so it can’t be changed here.",
    ko: "켜져 있어요. Dailve를 시작한 명령이 {0}{0|을|를} 정해서(--ingest-listen) 여기서는 바꿀 수 없어요.")
  public static let deviceAddressFailed = TextKey(
    en: "Switched on, but not open. Dailve keeps trying, twice a minute.",
    ko: "켰지만 아직 열리지 않았어요. 1분에 두 번씩 다시 시도해요.")
  public static let deviceAddressTaken = TextKey(
    en: "Port {0} is already in use on this computer. Choose another one.",
    ko: "{0}번 포트를 이 컴퓨터에서 이미 쓰고 있어요. 다른 포트를 골라 주세요.")
  public static let deviceAddressNotHere = TextKey(
    en: "This computer doesn’t have the address {0} right now. Choose another one, or connect it to that network.",
    ko: "이 컴퓨터에는 지금 {0} 주소가 없어요. 다른 주소를 고르거나 그 네트워크에 연결해 주세요.")
  public static let deviceAddressNotAllowed = TextKey(
    en: "The system doesn’t allow Dailve to use port {0}. Choose another one.",
    ko: "시스템에서 {0}번 포트를 쓰지 못하게 해요. 다른 포트를 골라 주세요.")
  public static let deviceAddressOther = TextKey(
    en: "The system couldn’t open it and gave the number {0} as the reason. Choose another address or port.",
    ko: "시스템이 주소를 열지 못했고 이유로 번호 {0}만 알려 줬어요. 다른 주소나 포트를 골라 주세요.")
  public static let deviceAddressLast = TextKey(en: "Last delivery {0}.", ko: "마지막 데이터는 {0}에 왔어요.")
  public static let deviceAddressNever = TextKey(en: "No delivery has arrived yet.", ko: "아직 온 데이터가 없어요.")

  public static let deviceAddressSafety = TextKey(en: "Encryption", ko: "암호화")
  public static let deviceAddressPlain = TextKey(
    en:
      "Not encrypted: anyone who can listen in that network can read the data and the key on their way. Use it only at home, in a network that you trust. Other networks are turned away.",
    ko: "암호화되지 않아요. 같은 네트워크를 엿볼 수 있는 사람은 보내는 데이터와 키를 읽을 수 있어요. 믿을 수 있는 집 안 네트워크에서만 쓰세요. 다른 네트워크에서 오는 연결은 거절해요.")
  public static let deviceAddressProxy = TextKey(
    en:
      "Only programs on this computer reach this address. A proxy with a certificate encrypts what it passes on here; so does Tailscale, with this command.",
    ko: "이 컴퓨터의 프로그램만 이 주소에 닿아요. 인증서가 있는 프록시가 앞에서 암호화해 넘겨 줘요. Tailscale에서는 아래 명령을 쓰면 돼요.")
  public static let deviceAddressSite = TextKey(
    en:
      "Devices can also deliver to {0}, where your pages are. Connections there are encrypted, and this address can stay off.",
    ko: "화면이 있는 {0}{0|으로|로}도 보낼 수 있어요. 그 연결은 암호화되니, 이 주소는 꺼 두어도 돼요.")

  public static let deviceAddressWorks = TextKey(en: "{0}: it works, Dailve answers.", ko: "{0}: Dailve가 답해요. 잘 작동해요.")
  public static let deviceAddressOtherAnswers = TextKey(
    en: "{0}: something other than Dailve answers.", ko: "{0}: Dailve가 아닌 다른 프로그램이 답해요.")
  public static let deviceAddressNobody = TextKey(en: "{0}: nothing answers.", ko: "{0}: 아무 답이 없어요.")
  public static let deviceAddressFirewall = TextKey(
    en: "A firewall can’t be seen from here. If the phone doesn’t get through, allow port {0} in it.",
    ko: "방화벽은 여기서 볼 수 없어요. 휴대폰에서 닿지 않으면 방화벽에서 {0}번 포트를 허용해 주세요.")
  public static let deviceAddressSaved = TextKey(en: "The address is open.", ko: "주소를 열었어요.")
  public static let deviceAddressSwitchedOff = TextKey(en: "The address was switched off.", ko: "주소를 껐어요.")
  public static let confirmDeviceAddress = TextKey(
    en: "Confirm it’s you to change the address for devices.", ko: "기기가 보내는 주소를 바꾸려면 한 번 더 확인해 주세요.")

  public static let connectStepAddress = TextKey(en: "1. Switch on an address", ko: "1. 주소 켜기")
  public static let connectStepKey = TextKey(en: "2. Make a key", ko: "2. 키 만들기")
  public static let connectStepPhone = TextKey(
    en: "3. Scan the code that comes next with the phone, or follow the steps beside it.",
    ko: "3. 다음 화면에 나오는 코드를 휴대폰으로 찍거나, 옆에 적힌 순서대로 해 주세요.")
  public static let connectStepAddressDone = TextKey(en: "Devices deliver to {0}.", ko: "기기는 {0}{0|으로|로} 보내요.")
  public static let connectStepAddressLink = TextKey(en: "Change or test the address", ko: "주소 바꾸거나 시험하기")
}
