/// Sentences about the certificate that serving uses, in the terminal: the problem and the remedy.
extension TextKey {
  /// {0}: a path.
  public static let certificateNotFound = TextKey(
    en: "There is no file {0}. Check the paths of the certificate and of its key.",
    ko: "파일이 없어요: {0}. 인증서와 키의 경로를 확인해 주세요.")
  /// {0}: a path.
  public static let certificateUnreadable = TextKey(
    en: "{0} cannot be read. Give the user that runs dailve permission to read it, or give another file.",
    ko: "읽을 수 없는 파일이에요: {0}. dailve를 실행하는 계정에 읽기 권한을 주거나 다른 파일을 알려 주세요.")
  /// {0}: a path.
  public static let certificateMissing = TextKey(
    en:
      "{0} contains no certificate. It has to be PEM: text that begins with -----BEGIN CERTIFICATE-----.",
    ko: "인증서가 들어 있지 않은 파일이에요: {0}. -----BEGIN CERTIFICATE-----로 시작하는 PEM 텍스트가 필요해요.")
  /// {0}: a path.
  public static let certificateKeyMissing = TextKey(
    en: "{0} contains no key. It has to be PEM: text that begins with -----BEGIN PRIVATE KEY-----.",
    ko: "키가 들어 있지 않은 파일이에요: {0}. -----BEGIN PRIVATE KEY-----로 시작하는 PEM 텍스트가 필요해요.")
  /// {0}: a path, {1}: a command.
  public static let certificateKeyLocked = TextKey(
    en:
      "The key {0} is protected by a passphrase, which Dailve cannot enter when it starts. Store it without one, readable only by its owner: {1}",
    ko: "키가 암호로 보호되어 있어요: {0}. Dailve는 시작할 때 암호를 입력할 수 없으니, 소유자만 읽을 수 있는 파일에 암호 없이 저장해 주세요: {1}")
  /// {0}: the path of the certificate, {1}: that of the key.
  public static let certificateKeyOfAnother = TextKey(
    en: "The key {1} does not belong to the certificate {0}. Give the two that were made together.",
    ko: "인증서({0})와 짝이 맞지 않는 키예요: {1}. 함께 만든 인증서와 키를 알려 주세요.")
  /// {0}: a path, {1}: an instant.
  public static let certificateExpired = TextKey(
    en: "The certificate {0} expired on {1}. Renew it.", ko: "인증서가 {1}에 만료됐어요: {0}. 갱신해 주세요.")
  /// {0}: a path, {1}: an instant.
  public static let certificateNotYetValid = TextKey(
    en: "The certificate {0} is not valid before {1}. Check the clock of this machine, or wait.",
    ko: "{1}부터 쓸 수 있는 인증서예요: {0}. 이 컴퓨터의 시계를 확인하거나 그때까지 기다려 주세요.")
  /// {0}: a name.
  public static let certificateNameless = TextKey(
    en: "The certificate is not for {0}: browsers will refuse it.",
    ko: "{0}에 맞는 인증서가 아니어서 브라우저가 거부해요.")
  /// {0}: a name, {1}: the names in the certificate.
  public static let certificateOtherName = TextKey(
    en: "The certificate is not for {0} but for {1}: browsers will refuse it.",
    ko: "{0}의 인증서가 아니라 {1}의 인증서라서 브라우저가 거부해요.")
  public static let certificateUnreadableNames = TextKey(
    en:
      "The details of the certificate cannot be read, so it is unknown for which names it is valid: open a page in a browser, and get another certificate if it is refused.",
    ko: "인증서의 내용을 읽을 수 없어서 어느 이름에 쓸 수 있는지 알 수 없어요. 브라우저에서 페이지를 열어 보고, 거부되면 다른 인증서를 받아 주세요.")
  /// {0}: a path, {1}: a command.
  public static let certificateOpenKey = TextKey(
    en: "Other users of this machine can read the key {0}: {1}",
    ko: "이 컴퓨터의 다른 계정으로도 키를 읽을 수 있어요({0}). 이 명령으로 막아 주세요: {1}")
  /// {0}: days of validity, {1}: the most that iPhones accept.
  public static let certificateLongLived = TextKey(
    en:
      "The certificate is valid for {0} days; iPhones accept at most {1}, except from a root that was installed on them.",
    ko: "유효 기간이 {0}일인 인증서예요. iPhone에 직접 설치한 루트 인증서로 발급하지 않았다면 iPhone은 {1}일까지만 받아들여요.")
  public static let certificateEnded = TextKey(
    en: "The certificate has expired: renew it.", ko: "인증서가 만료됐어요. 갱신해 주세요.")
  /// {0}: days left.
  public static let certificateEndsSoon = TextKey(
    en: "The certificate expires in {0} {0|day|days}: renew it.", ko: "인증서가 {0}일 뒤에 만료돼요. 갱신해 주세요.")
}
