/// Today before last night's data have arrived from the phone.
extension TextKey {
  public static let morningTitle = TextKey(en: "Last night isn’t here yet", ko: "지난밤 기록이 아직 오지 않았어요")
  public static let morningSilent = TextKey(
    en: "Nothing from {0} since {1}", ko: "{1} 이후 {0}에서 온 데이터가 없어요")
  public static let morningExpired = TextKey(
    en: "{0} can’t send any more", ko: "{0}에서 더는 보낼 수 없어요")
  public static let morningExpiredText = TextKey(
    en: "Its device key has expired. Make a new one for it. Latest data: {0}.",
    ko: "기기 키가 만료됐어요. 새 기기 키를 만들어 주세요. 마지막 데이터: {0}.")
  public static let morningNotSent = TextKey(
    en: "Latest data from {0}: {1}.", ko: "{0}에서 마지막으로 데이터가 온 때: {1}.")
  public static let morningEmpty = TextKey(
    en: "{0} sent something at {1}, but it was empty: a locked phone can’t read Health.",
    ko: "{0}에서 {1}에 보낸 내용이 비어 있었어요. 잠긴 휴대전화는 건강 데이터를 읽지 못해요.")
  public static let morningWithoutNight = TextKey(
    en: "{0} sent data at {1}, without last night so far.", ko: "{0}에서 {1}에 데이터가 왔지만 지난밤 기록은 아직 없어요.")
  public static let morningHelp = TextKey(
    en: "Unlock the phone and open Health Auto Export, or run your shortcut.",
    ko: "휴대전화의 잠금을 풀고 Health Auto Export를 열거나 단축어를 실행해 주세요.")
  public static let morningEarlier = TextKey(
    en: "{0}: condition {1} of 100, {2}", ko: "{0}: 컨디션 100점 중 {1}점, {2}")
}
