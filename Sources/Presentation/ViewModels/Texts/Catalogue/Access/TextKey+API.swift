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
