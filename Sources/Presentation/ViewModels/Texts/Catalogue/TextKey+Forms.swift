/// Messages about the fields of a form.
extension TextKey {
  public static let formErrors = TextKey(en: "Please check these fields", ko: "다음 항목을 확인해 주세요")
  public static let formGone = TextKey(
    en: "This is no longer there, so nothing was saved. What you typed is still below.",
    ko: "이 기록이 더 이상 없어서 저장하지 않았어요. 입력한 내용은 아래에 그대로 있어요.")
  public static let formNumberRange = TextKey(en: "Enter a number from {0} to {1}", ko: "{0}에서 {1} 사이의 숫자를 입력해 주세요")
  public static let formDayError = TextKey(en: "Enter a date no later than today", ko: "오늘이나 그 전 날짜를 입력해 주세요")
  public static let formTimeError = TextKey(en: "Enter a time such as 7:30", ko: "7:30처럼 시각을 입력해 주세요")
  public static let formExample = TextKey(en: "For example, {0}", ko: "예: {0}")
  public static let formLastValue = TextKey(en: "Last: {0}", ko: "지난 값: {0}")
}

/// Forms that wait on a device until the server has them.
extension TextKey {
  public static let outboxLabel = TextKey(en: "Waiting on this device", ko: "이 기기에서 대기 중")
  public static let outboxOne = TextKey(en: "1 change waiting to be sent", ko: "변경 1건이 전송 대기 중")
  public static let outboxMany = TextKey(en: "{0} changes waiting to be sent", ko: "변경 {0}건이 전송 대기 중")
  public static let outboxAsksOne = TextKey(en: "1 needs your attention", ko: "1건은 확인 필요")
  public static let outboxAsksMany = TextKey(en: "{0} need your attention", ko: "{0}건은 확인 필요")
  public static let outboxWaiting = TextKey(en: "Waiting", ko: "대기 중")
  public static let outboxAttention = TextKey(en: "Needs attention", ko: "확인 필요")
  public static let outboxEdit = TextKey(en: "Open the form", ko: "양식 열기")
  public static let outboxDiscard = TextKey(en: "Discard", ko: "버리기")
  public static let outboxDismiss = TextKey(en: "Understood", ko: "알겠어요")
  public static let outboxSent = TextKey(en: "Sent.", ko: "보냈어요.")
  public static let outboxKept = TextKey(
    en: "Kept on this device. It will be sent once Dailve can be reached.", ko: "이 기기에 저장했어요. Dailve에 연결되면 보낼게요.")
  public static let outboxUnkept = TextKey(
    en:
      "Not saved: this browser has no room to keep it, and Dailve can’t be reached. What you typed is still in the form; try again later.",
    ko: "저장하지 못했어요. 이 브라우저에 저장할 공간이 없고 Dailve에도 연결할 수 없어요. 입력한 내용은 양식에 그대로 있으니 나중에 다시 시도하세요.")
  public static let outboxSignIn = TextKey(en: "Sign in to send", ko: "로그인하고 보내기")
  public static let outboxOverwritten = TextKey(
    en: "A later change from another device replaced it.", ko: "다른 기기에서 나중에 바꾼 내용이 대신 저장되어 있어요.")
  public static let outboxOverwrittenByDeletion = TextKey(
    en: "It was deleted later on another device.", ko: "다른 기기에서 나중에 삭제했어요.")
  public static let outboxLeaveOne = TextKey(
    en: "1 change on this device hasn’t been sent yet. Signing out deletes it.",
    ko: "이 기기에 아직 보내지 않은 변경 1건이 있어요. 로그아웃하면 지워져요.")
  public static let outboxLeaveMany = TextKey(
    en: "{0} changes on this device haven’t been sent yet. Signing out deletes them.",
    ko: "이 기기에 아직 보내지 않은 변경 {0}건이 있어요. 로그아웃하면 지워져요.")
  public static let outboxLeaveOwed = TextKey(
    en:
      "Dailve was set back to a backup, and this device hasn’t given back yet what you saved here since. Signing out deletes it.",
    ko: "Dailve가 백업으로 되돌려졌는데, 그 뒤 이 기기에서 저장한 내용을 아직 돌려보내지 못했어요. 로그아웃하면 지워져요.")
  public static let outboxLeave = TextKey(en: "Sign out and delete", ko: "지우고 로그아웃")
  public static let outboxStay = TextKey(en: "Stay signed in", ko: "로그인 유지")
  public static let outboxSwitchOn = TextKey(en: "Switch on", ko: "켜기")
  public static let outboxSwitchOff = TextKey(en: "Switch off", ko: "끄기")
}
