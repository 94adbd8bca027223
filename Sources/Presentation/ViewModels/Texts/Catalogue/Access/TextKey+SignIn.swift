/// Setting up sign-in, signing in and out.
extension TextKey {
  public static let signInTitle = TextKey(en: "Sign in", ko: "로그인")
  public static let signInPassphrase = TextKey(en: "Passphrase", ko: "암호 문구")
  public static let signInHint = TextKey(
    en: "If you lost it, enter one of your recovery codes instead.", ko: "잊었다면 복구 코드 중 하나를 대신 입력하세요.")
  public static let signInWaiting = TextKey(
    en: "You were signed out in the meantime. What you entered is kept here and sent once you sign in.",
    ko: "그사이 로그아웃됐어요. 입력한 내용은 여기 그대로 있고, 로그인하면 이어서 보내요.")
  public static let signInButton = TextKey(en: "Sign in", ko: "로그인")
  public static let signInWrong = TextKey(
    en: "The passphrase or code isn’t right. Check it and try again.",
    ko: "암호 문구나 복구 코드가 맞지 않아요. 확인하고 다시 시도해 주세요.")
  public static let signInLater = TextKey(
    en: "Too many attempts. Wait {0}, or use a recovery code right away.",
    ko: "시도가 너무 많아요. {0} 뒤에 다시 시도해 주세요. 복구 코드로는 바로 들어올 수 있어요.")
  public static let waitSeconds = TextKey(en: "{0} seconds", ko: "{0}초")
  public static let waitMinutes = TextKey(en: "{0} minutes", ko: "{0}분")
  public static let errorSignIn = TextKey(en: "Sign in first.", ko: "먼저 로그인해 주세요.")
  public static let signOut = TextKey(en: "Sign out", ko: "로그아웃")
  public static let signOutEverywhere = TextKey(en: "Sign out everywhere", ko: "모든 브라우저에서 로그아웃")
  public static let signOutDone = TextKey(en: "You’re signed out.", ko: "로그아웃했어요.")
  public static let signOutTitle = TextKey(en: "Signed in", ko: "로그인 상태")
  public static let signOutText = TextKey(
    en: "This browser stays signed in until you sign out or don’t open Dailve for 30 days.",
    ko: "로그아웃하거나 30일 동안 열지 않을 때까지 이 브라우저는 로그인 상태로 있어요.")

  public static let setupTitle = TextKey(en: "Set up sign-in", ko: "로그인 설정")
  public static let setupLead = TextKey(
    en: "From now on only you can sign in. The code is in the window where Dailve was started.",
    ko: "이제부터 나만 들어올 수 있어요. 코드는 Dailve를 시작한 창에 있어요.")
  public static let setupCode = TextKey(en: "Setup code", ko: "설정 코드")
  public static let setupCodeHint = TextKey(
    en: "It works once, within 15 minutes. The terminal that shows it also says how to get a new one.",
    ko: "15분 동안 한 번만 쓸 수 있어요. 새로 받는 방법도 코드가 나온 터미널에 함께 나와요.")
  public static let setupPassphraseHint = TextKey(
    en: "At least 8 characters; 15 or more are better. Several words in a row are easy to remember.",
    ko: "8자 이상, 되도록 15자 이상으로 정하세요. 낱말 여러 개를 이으면 외우기 쉬워요.")
  public static let setupReadmit = TextKey(
    en: "Accept the passkeys, keys and machines of the restored backup again",
    ko: "복원한 백업에 있던 패스키, 기기 키, 컴퓨터를 다시 허용하기")
  public static let setupReadmitHint = TextKey(
    en:
      "They were withheld when the backup was restored. Without this they stay withheld. The passphrase of the backup doesn’t count any more.",
    ko: "백업을 복원할 때 보류해 두었어요. 선택하지 않으면 계속 보류돼요. 백업에 있던 암호 문구는 더 이상 쓸 수 없어요.")
  public static let setupButton = TextKey(en: "Set up", ko: "로그인 설정하기")
  public static let setupAlready = TextKey(
    en:
      "Sign-in is set up already. If you didn’t keep the recovery codes, make new ones in Settings once you’re signed in.",
    ko: "로그인은 이미 설정돼 있어요. 복구 코드를 보관하지 못했다면 로그인한 뒤 설정에서 새로 만들어 주세요.")
  public static let setupWrong = TextKey(
    en: "This code isn’t valid, or has expired. How to get a new one is below the field.",
    ko: "코드가 맞지 않거나 기한이 지났어요. 새로 받는 방법은 입력란 아래에 있어요.")
  public static let setupTooShort = TextKey(
    en: "The passphrase needs at least {0} characters.", ko: "암호 문구를 {0}자 이상으로 정해 주세요.")
  public static let setupTooLong = TextKey(
    en: "The passphrase may have up to {0} characters.", ko: "암호 문구는 {0}자까지 쓸 수 있어요.")
  public static let setupCommon = TextKey(
    en: "Many people use this passphrase, so it’s easy to guess. Choose another.",
    ko: "많은 사람이 써서 쉽게 알아맞힐 수 있는 문구예요. 다른 것으로 정하세요.")

  public static let recoveryTitle = TextKey(en: "Your recovery codes", ko: "복구 코드")
  public static let recoveryText = TextKey(
    en:
      "Each lets you sign in once if you lose your passphrase. They are shown only now: print them or keep them in a safe place.",
    ko: "암호 문구를 잊었을 때 코드마다 한 번씩 로그인할 수 있어요. 지금만 보여 드리니 인쇄하거나 안전한 곳에 보관하세요.")
  public static let recoveryDone = TextKey(en: "I have kept them", ko: "보관했어요")
}
