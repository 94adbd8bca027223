/// Answers to devices that send data.
extension TextKey {
  public static let ingestNoToken = TextKey(
    en: "The device key is missing. Send it as “Authorization: Bearer dlv_…” or “X-API-Key: dlv_…”.",
    ko: "기기 키가 없어요. “Authorization: Bearer dlv_…” 또는 “X-API-Key: dlv_…”를 함께 보내 주세요.")
  public static let ingestUnknownToken = TextKey(
    en: "This device key is not known here. Copy it again in full, or make a new one.",
    ko: "모르는 기기 키예요. 전체를 다시 복사하거나 새로 만들어 주세요.")
  public static let ingestExpiredToken = TextKey(
    en: "This device key has expired. Make a new one.", ko: "만료된 기기 키예요. 새로 만들어 주세요.")
  public static let ingestRevokedToken = TextKey(
    en: "This device key was withdrawn. Make a new one.", ko: "해지된 기기 키예요. 새로 만들어 주세요.")
  public static let ingestNotAllowed = TextKey(
    en: "This device key does not allow sending data.", ko: "데이터를 보낼 수 없는 기기 키예요.")
  public static let ingestTooLarge = TextKey(
    en: "{0} MB were sent; at most {1} MB can be sent at once. Send fewer days at a time.",
    ko: "{0} MB를 보냈는데 한 번에 {1} MB까지 받을 수 있어요. 한 번에 보내는 날짜를 줄여 주세요.")
  public static let ingestTooLargeUnpacked = TextKey(
    en: "Uncompressed, this is more than {0} MB, the most that can be sent at once. Send fewer days at a time.",
    ko: "압축을 풀면 한 번에 받을 수 있는 {0} MB가 넘어요. 한 번에 보내는 날짜를 줄여 주세요.")
  public static let ingestUnsupported = TextKey(
    en: "“{0}” cannot be read here. Send JSON, CSV or text, plain or gzipped.",
    ko: "“{0}” 형식은 읽을 수 없어요. JSON, CSV, 텍스트를 그대로 또는 gzip으로 보내 주세요.")
  public static let ingestDamaged = TextKey(
    en: "The compressed body ends too early or is damaged. Send it again.",
    ko: "압축된 내용이 중간에 끊겼거나 손상됐어요. 다시 보내 주세요.")
  public static let ingestWrongMethod = TextKey(
    en: "Devices send their data to this address with POST. There is nothing to read here.",
    ko: "기기가 POST로 데이터를 보내는 주소예요. 여기에서 읽을 수 있는 것은 없어요.")
  public static let ingestElsewhere = TextKey(
    en: "There is nothing at this address. Devices send to {0}.",
    ko: "이 주소에는 아무것도 없어요. 기기는 {0}{0|으로|로} 보내요.")
  public static let ingestTooMany = TextKey(
    en: "Too many deliveries at once. Try again in {0} s.", ko: "한꺼번에 너무 많이 보냈어요. {0}초 뒤에 다시 보내 주세요.")
}
