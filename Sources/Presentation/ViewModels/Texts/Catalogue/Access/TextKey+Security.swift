/// Passkeys, the passphrase, recovery codes and the browsers that are signed in.
extension TextKey {
  public static let securityTitle = TextKey(en: "Security", ko: "로그인과 보안")
  public static let securityLink = TextKey(
    en: "Security: passkeys, passphrase and browsers", ko: "로그인과 보안: 패스키, 암호 문구, 브라우저")
  public static let confirmTitle = TextKey(en: "Confirm it’s you", ko: "본인이 맞나요?")
  public static let confirmLead = TextKey(
    en: "This affects all your data, so please confirm it’s you.", ko: "중요한 작업이라 본인인지 한 번 더 확인할게요.")
  public static let confirmExport = TextKey(
    en: "Confirm it’s you to download all your data.", ko: "모든 데이터를 내려받으려면 한 번 더 확인해 주세요.")
  public static let confirmErase = TextKey(en: "Confirm it’s you to delete everything.", ko: "모두 지우려면 한 번 더 확인해 주세요.")
  public static let confirmKey = TextKey(en: "Confirm it’s you to make a device key.", ko: "기기 키를 만들려면 한 번 더 확인해 주세요.")
  public static let confirmUndo = TextKey(en: "Confirm it’s you to undo an import.", ko: "가져오기를 되돌리려면 한 번 더 확인해 주세요.")
  public static let confirmPassphrase = TextKey(
    en: "Confirm it’s you to change the passphrase.", ko: "암호 문구를 바꾸려면 한 번 더 확인해 주세요.")
  public static let confirmRecovery = TextKey(
    en: "Confirm it’s you to make new recovery codes.", ko: "복구 코드를 새로 만들려면 한 번 더 확인해 주세요.")
  public static let confirmAddPasskey = TextKey(
    en: "Confirm it’s you to add a passkey.", ko: "패스키를 추가하려면 한 번 더 확인해 주세요.")
  public static let confirmRemovePasskey = TextKey(
    en: "Confirm it’s you to remove a passkey.", ko: "패스키를 삭제하려면 한 번 더 확인해 주세요.")
  public static let confirmDone = TextKey(
    en: "Thank you. Press Download again. You won’t be asked again for ten minutes.",
    ko: "확인했어요. 이제 다시 내려받아 주세요. 10분 동안은 다시 묻지 않아요.")
  public static let confirmButton = TextKey(en: "Continue", ko: "계속")

  public static let passkeysTitle = TextKey(en: "Passkeys", ko: "패스키")
  public static let passkeysText = TextKey(
    en: "Sign in with your fingerprint, face or screen lock. Passkeys can’t be guessed or phished.",
    ko: "지문이나 얼굴, 기기 잠금으로 로그인해요. 패스키는 추측할 수 없고 가짜 페이지에 넘어가지 않아요.")
  public static let passkeysNone = TextKey(en: "No passkeys yet.", ko: "아직 없어요.")
  public static let passkeyAdd = TextKey(en: "Add a passkey", ko: "패스키 추가")
  public static let passkeySignIn = TextKey(en: "Sign in with a passkey", ko: "패스키로 로그인")
  public static let passkeyConfirm = TextKey(en: "Continue with a passkey", ko: "패스키로 계속")
  public static let passkeyNewLabel = TextKey(en: "Name of the new passkey", ko: "새 패스키 이름")
  public static let passkeyLabel = TextKey(en: "Name", ko: "이름")
  public static let passkeyLabelHint = TextKey(
    en: "So that you recognise it later, for example: iPhone", ko: "나중에 알아볼 수 있게 정해 주세요. 예: iPhone")
  public static let passkeyRename = TextKey(en: "Rename", ko: "이름 바꾸기")
  public static let passkeyRenameNamed = TextKey(en: "Rename {0}", ko: "{0} 이름 바꾸기")
  public static let passkeyRemove = TextKey(en: "Remove", ko: "삭제")
  public static let passkeyRemoveNamed = TextKey(en: "Remove {0}", ko: "{0} 삭제")
  public static let passkeyRemoveSure = TextKey(
    en:
      "It can no longer be used to sign in, and browsers signed in with it are signed out. Your device may still offer it; remove it there too.",
    ko: "더는 이 패스키로 들어올 수 없고, 이 패스키로 로그인한 브라우저는 로그아웃돼요. 기기에는 남아 있을 수 있으니 거기에서도 지워 주세요.")
  public static let passkeyMade = TextKey(en: "added {0}", ko: "{0} 추가")
  public static let passkeyUnused = TextKey(en: "not used yet", ko: "아직 쓰지 않음")
  public static let passkeyDone = TextKey(en: "The passkey is added.", ko: "패스키를 추가했어요.")
  public static let passkeyRemoved = TextKey(en: "The passkey is removed.", ko: "패스키를 삭제했어요.")
  public static let passkeyNoName = TextKey(
    en: "Browsers don’t create passkeys for numeric addresses. Give this computer a name to use passkeys.",
    ko: "숫자로 된 주소에는 브라우저가 패스키를 만들지 않아요. 쓰려면 이 컴퓨터에 이름을 붙여 주세요.")
  public static let passkeyNotEncrypted = TextKey(
    en: "Browsers don’t create passkeys over an unencrypted connection.", ko: "연결이 암호화되지 않으면 브라우저가 패스키를 만들지 않아요.")
  public static let passkeyUnsupported = TextKey(
    en: "This browser doesn’t support passkeys, or scripts are turned off.", ko: "이 브라우저는 패스키를 만들 수 없거나 스크립트가 꺼져 있어요.")
  public static let passkeyCancelled = TextKey(
    en: "Nothing was changed: the request was cancelled or timed out.", ko: "취소했거나 시간이 지나 아무것도 하지 않았어요.")
  public static let passkeyTaken = TextKey(
    en: "This device already has a passkey for Dailve.", ko: "이 기기에는 이미 Dailve 패스키가 있어요.")
  public static let passkeyFailed = TextKey(
    en: "That did not work. Try again, or use the passphrase.", ko: "되지 않았어요. 다시 하거나 암호 문구를 쓰세요.")
  public static let passkeyAddFailed = TextKey(en: "That did not work. Try again.", ko: "되지 않았어요. 다시 해 주세요.")
  public static let passkeyLate = TextKey(
    en: "That took longer than five minutes. Try again.", ko: "5분이 지났어요. 다시 해 주세요.")
  public static let passkeyGone = TextKey(en: "This passkey no longer exists.", ko: "이 패스키는 더 이상 없어요.")
  public static let passkeyNoLabel = TextKey(
    en: "Give the passkey a name of up to {0} characters.", ko: "패스키 이름을 {0}자 이내로 정해 주세요.")

  public static let securityPassphrase = TextKey(en: "Passphrase", ko: "암호 문구")
  public static let securityPassphraseText = TextKey(
    en: "Changing it signs out every browser but this one.", ko: "바꾸면 이 브라우저를 뺀 모든 곳에서 로그아웃돼요.")
  public static let securityNewPassphrase = TextKey(en: "New passphrase", ko: "새 암호 문구")
  public static let securityChange = TextKey(en: "Change", ko: "바꾸기")
  public static let securityChanged = TextKey(en: "The passphrase is changed.", ko: "암호 문구를 바꿨어요.")
  public static let securityLater = TextKey(
    en: "Too many requests right now. Try again in {0}.", ko: "지금은 요청이 너무 많아요. {0} 뒤에 다시 시도해 주세요.")
  public static let securityCodes = TextKey(en: "Recovery codes", ko: "복구 코드")
  public static let securityCodesLeft = TextKey(
    en: "{0} left. Each lets you sign in once if you lose the passphrase.",
    ko: "{0}개 남았어요. 암호 문구를 잊었을 때 코드마다 한 번씩 로그인할 수 있어요.")
  public static let securityCodesNew = TextKey(en: "Make new codes", ko: "새 코드 만들기")
  public static let securityCodesText = TextKey(
    en: "New codes replace all existing ones.", ko: "새 코드를 만들면 이전 코드는 쓸 수 없어요.")

  public static let securityBrowsers = TextKey(en: "Where you are signed in", ko: "로그인된 곳")
  public static let securityHere = TextKey(en: "this browser", ko: "이 브라우저")
  public static let securitySince = TextKey(en: "signed in {0}", ko: "{0} 로그인")
  public static let securityLastUsed = TextKey(en: "last used {0}", ko: "마지막 사용 {0}")
  public static let securityUnknownBrowser = TextKey(en: "Unknown browser", ko: "알 수 없는 브라우저")
  public static let securityEnd = TextKey(en: "Sign out", ko: "로그아웃")
  public static let securityEndNamed = TextKey(en: "Sign out {0}", ko: "{0} 로그아웃")
  public static let securityWithheld = TextKey(en: "Only in a restored backup", ko: "복원한 백업에만 있던 것")
  public static let securityWithheldText = TextKey(
    en:
      "The backup had these and Dailve didn’t when it was restored, so they don’t work: they may have been removed for a reason. Add again what you still use.",
    ko: "백업에는 있었지만 복원할 때 Dailve에는 없던 것이에요. 일부러 지운 것일 수 있어서 쓸 수 없게 해 두었어요. 아직 쓰는 것은 다시 추가해 주세요.")
  public static let securityWithheldPassphrase = TextKey(en: "Passphrase and recovery codes", ko: "암호 문구와 복구 코드")
  public static let securityWithheldPasskey = TextKey(en: "Passkey", ko: "패스키")
  public static let securityWithheldKey = TextKey(en: "Key", ko: "키")
  public static let securityWithheldPeer = TextKey(en: "Machine that syncs", ko: "함께 동기화하는 컴퓨터")
  public static let securityWithheldForget = TextKey(en: "Forget them", ko: "목록에서 지우기")
  public static let securityWithheldForgotten = TextKey(en: "They are forgotten.", ko: "목록에서 지웠어요.")
  public static let securityEnded = TextKey(en: "That browser is signed out.", ko: "그 브라우저에서 로그아웃했어요.")
}
