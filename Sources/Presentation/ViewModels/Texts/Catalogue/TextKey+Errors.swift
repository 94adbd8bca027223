/// Pages that explain errors and what to do.
extension TextKey {
  public static let errorTitle = TextKey(en: "Something went wrong", ko: "문제가 생겼어요")
  public static let errorMissing = TextKey(en: "Page not found", ko: "페이지를 찾을 수 없어요")
  public static let errorNotFound = TextKey(en: "This page doesn’t exist.", ko: "없는 페이지예요.")
  public static let errorNotSavedBusy = TextKey(
    en: "Your entry couldn’t be saved: the data is being changed elsewhere. It’s still here; try again in a moment.",
    ko: "다른 곳에서 데이터를 바꾸는 중이라 저장하지 못했어요. 입력한 내용은 그대로 있으니 잠시 뒤 다시 저장해 주세요.")
  public static let errorNotSavedFull = TextKey(
    en: "Your entry couldn’t be saved: the disk is full. It’s still here; free up some space and save it again.",
    ko: "디스크가 가득 차서 저장하지 못했어요. 입력한 내용은 그대로 있으니 공간을 비운 뒤 다시 저장해 주세요.")
  public static let errorTaken = TextKey(
    en: "Your entry couldn’t be saved: another entry already uses this form’s ID. Open a new form and enter it again.",
    ko: "이 양식의 번호를 다른 기록이 이미 쓰고 있어서 저장하지 못했어요. 새 입력 화면을 열어 다시 입력해 주세요.")
  public static let errorNotBackedUp = TextKey(
    en: "Nothing was changed: this needs a backup first, and none could be made. See Settings, Backups for the reason.",
    ko: "아무것도 바꾸지 않았어요. 먼저 백업이 필요한데 만들지 못했어요. 이유는 설정의 ‘백업’에 있어요.")
  public static let errorNotSaved = TextKey(
    en: "Your entry couldn’t be saved. It’s still here; try again.",
    ko: "저장하지 못했어요. 입력한 내용은 그대로 있으니 다시 시도해 주세요.")
  public static let errorDamaged = TextKey(
    en:
      "Part of the file that holds your data is damaged. Stop the program, keep a copy of its folder, and restore an earlier backup, or import your export into a new folder.",
    ko: "데이터 파일의 일부가 손상됐어요. 프로그램을 멈추고 폴더를 따로 복사해 둔 뒤, 이전 사본으로 되돌리거나 새 폴더에 내보내기 파일을 다시 가져와 주세요.")
  public static let errorTooNew = TextKey(
    en: "Your data was written by a newer version of Dailve. Update the program and start it again.",
    ko: "더 새로운 버전의 Dailve가 저장한 데이터예요. 프로그램을 업데이트한 뒤 다시 시작해 주세요.")
  public static let errorGone = TextKey(
    en:
      "The file that holds your data was removed or replaced while Dailve was running, so nothing was saved. Put it back, then start Dailve again.",
    ko: "Dailve가 실행되는 동안 데이터 파일이 지워지거나 바뀌어서 저장하지 않았어요. 파일을 제자리에 돌려놓고 Dailve를 다시 시작해 주세요.")
  public static let errorAltered = TextKey(
    en:
      "The file that holds your data has a part that Dailve didn’t make, so it wasn’t opened. Restore it in the terminal with dailve restore and the --store that Dailve was started with (with sudo and without --store if it is a service of this computer): that takes your data over without that part.",
    ko:
      "데이터 파일에 Dailve가 만들지 않은 부분이 있어서 열지 않았어요. 터미널에서 dailve restore를 Dailve를 시작할 때 쓴 --store와 함께 실행하면(이 컴퓨터의 서비스라면 --store 없이 sudo로) 그 부분을 빼고 데이터만 옮겨요."
  )
  public static let errorStore = TextKey(
    en: "Your data couldn’t be read just now. Nothing is lost; try again.",
    ko: "지금은 데이터를 읽을 수 없어요. 잃어버린 것은 없으니 다시 시도해 주세요.")
  public static let errorDay = TextKey(
    en: "{0} is too far away. Choose a day from {1} to {2}.",
    ko: "볼 수 없는 날짜예요({0}). {1}부터 {2}까지 고를 수 있어요.")
  public static let errorForbidden = TextKey(en: "This request didn’t come from this app.", ko: "이 앱에서 보낸 요청이 아니에요.")
  public static let errorAddress = TextKey(
    en:
      "Dailve doesn’t answer at this address. Open it at the one it was started with (--origin), or on its own computer.",
    ko: "이 주소로는 Dailve를 열 수 없어요. 시작할 때 정한 주소(--origin)나 Dailve가 있는 컴퓨터에서 열어 주세요.")
  public static let errorRequest = TextKey(
    en: "The request was cut off or malformed. Nothing was changed; send it again.",
    ko: "요청이 끊겼거나 형식이 맞지 않아요. 바뀐 것은 없으니 다시 보내 주세요.")
  public static let errorTooLarge = TextKey(
    en: "That’s more than this form can take. Nothing was changed; send less.",
    ko: "이 양식이 받을 수 있는 것보다 많아요. 바뀐 것은 없으니 줄여서 보내 주세요.")
  public static let errorTooMany = TextKey(
    en: "Too many requests from your network are already being answered. Try again in a few seconds.",
    ko: "같은 네트워크에서 보낸 요청이 이미 너무 많아요. 몇 초 뒤에 다시 시도해 주세요.")
  public static let errorCoding = TextKey(
    en: "The request is compressed in a way that this app can’t read. Send it uncompressed.",
    ko: "이 앱이 읽지 못하는 방식으로 압축된 요청이에요. 압축하지 않고 보내 주세요.")
  public static let errorPeerVersion = TextKey(
    en: "The other machine has another version of Dailve. Nothing was exchanged; update both.",
    ko: "다른 기기의 Dailve 버전이 달라요. 주고받은 것은 없으니 두 기기를 모두 업데이트해 주세요.")
  public static let errorFull = TextKey(
    en: "The disk is full. Your existing data is safe. Free up some space and try again.",
    ko: "디스크가 가득 찼어요. 기존 데이터는 안전해요. 공간을 비운 뒤 다시 시도해 주세요.")
  public static let errorExports = TextKey(
    en: "Two exports are already running. Wait until one is done and try again.",
    ko: "이미 두 개를 내보내는 중이에요. 하나가 끝난 뒤 다시 시도해 주세요.")
}
