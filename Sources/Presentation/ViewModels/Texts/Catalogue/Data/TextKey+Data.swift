/// Imports, sources, time zones, and the comparison with Apple’s totals.
extension TextKey {
  public static let dataTitle = TextKey(en: "Data", ko: "데이터")
  public static let dataImports = TextKey(en: "Imports", ko: "가져온 파일")
  public static let dataImportsNone = TextKey(en: "Nothing has been imported yet", ko: "아직 가져온 파일이 없어요")
  public static let dataDeliveries = TextKey(en: "Sent by devices", ko: "기기에서 보낸 데이터")
  public static let dataPushes = TextKey(en: "{0} {0|delivery|deliveries}", ko: "{0}번 도착")
  public static let dataPushedNew = TextKey(en: "{0} new {0|reading|readings}", ko: "새 측정값 {0}개")
  public static let dataPushEmpty = TextKey(en: "No readings", ko: "측정값 없음")
  public static let dataPushUnknown = TextKey(en: "{0} not understood", ko: "알아보지 못한 것 {0}개")
  public static let dataPushCut = TextKey(en: "it ended early", ko: "끝까지 오지 않았어요")
  public static let dataPushUnreadable = TextKey(
    en: "the rest could not be read", ko: "그 뒤는 읽지 못했어요")
  /// Parts of a delivery that became neither a reading nor a workout.
  public static let dataKeptAsSent = TextKey(en: "{0} (kept as it was sent)", ko: "{0}(받은 그대로 보관)")
  public static let dataPushUndone = TextKey(en: "Undone", ko: "되돌림")
  public static let dataPushesEarlier = TextKey(en: "Show earlier days", ko: "이전 날짜 보기")
  public static let dataReplay = TextKey(en: "Read it again", ko: "다시 읽기")
  public static let dataReplayWhy = TextKey(
    en: "The original delivery is still stored. A newer version of Dailve may understand more of it.",
    ko: "원본이 아직 있어요. 새 버전의 Dailve는 더 많이 알아볼 수 있어요.")
  public static let dataReplayDone = TextKey(en: "It is being read again.", ko: "다시 읽고 있어요.")
  public static let dataReplayGone = TextKey(
    en: "The original delivery is no longer stored, only the readings taken from it.", ko: "원본은 남아 있지 않고, 읽어 낸 값만 있어요.")
  public static let dataCount = TextKey(en: "Readings", ko: "측정값")
  public static let dataFirst = TextKey(en: "First", ko: "첫 기록")
  public static let dataSources = TextKey(en: "Sources", ko: "출처")
  public static let dataSourcesTitle = TextKey(en: "Sources", ko: "출처")
  public static let dataSourcesLead = TextKey(
    en: "The devices and apps that recorded your data. A source that’s off is kept but doesn’t count.",
    ko: "데이터를 기록한 기기와 앱이에요. 꺼 두면 보관만 하고 계산에 넣지 않아요.")
  public static let dataSourcesNamed = TextKey(en: "Sources of {0}", ko: "{0} 출처")
  public static let dataSize = TextKey(
    en: "{0} MB on this computer, {1} workout {1|recording|recordings}, {2} {2|route|routes}",
    ko: "이 컴퓨터에 {0} MB, 운동 기록 {1}개, 경로 {2}개")
  public static let dataKindExport = TextKey(en: "Health export", ko: "건강 앱 내보내기")
  public static let dataKindPush = TextKey(en: "Sent by a device", ko: "기기에서 보냄")
  public static let dataKindFiles = TextKey(en: "Files of another app", ko: "다른 앱의 파일")
  public static let dataUnfinished = TextKey(en: "Didn’t finish", ko: "끝나지 않음")
  public static let dataNew = TextKey(en: "New", ko: "신규")
  public static let dataThere = TextKey(en: "Already here", ko: "기존")
  public static let dataChanged = TextKey(en: "Changed", ko: "변경")
  public static let dataGone = TextKey(en: "Removed from Health", ko: "건강 앱에서 삭제")
  public static let dataGoneWhy = TextKey(
    en:
      "What was removed from Health stays here. When an export changes a reading, the new one counts and both are kept.",
    ko: "건강 앱에서 지운 데이터도 여기에는 남아요. 새 내보내기에서 바뀐 값은 새 값을 쓰고 둘 다 보관해요.")
  public static let dataOlderWhy = TextKey(
    en: "Where this export differs from the newer one, the newer reading counts and both are kept.",
    ko: "나중에 만든 내보내기와 값이 다르면 나중 값을 쓰고 둘 다 보관해요.")
  public static let dataByType = TextKey(en: "By type", ko: "종류별")
  public static let dataBySource = TextKey(en: "By source", ko: "출처별")
  public static let dataByMonth = TextKey(en: "By month", ko: "월별")
  public static let dataWhat = TextKey(en: "Data", ko: "항목")
  public static let dataMonth = TextKey(en: "Month", ko: "월")
  public static let dataSource = TextKey(en: "Source", ko: "출처")
  public static let dataSourceTypes = TextKey(en: "{0} {0|type|types} of data", ko: "데이터 {0}종")
  public static let dataSourceOff = TextKey(
    en: "A source that’s off is kept but doesn’t count.",
    ko: "끈 출처의 데이터는 보관하지만 반영하지 않아요.")
  public static let dataSourceDevice = TextKey(en: "What it is", ko: "무엇인지")
  public static let dataSourceByName = TextKey(en: "What its name says", ko: "이름대로")
  public static let dataSourceWatch = TextKey(en: "A watch", ko: "시계")
  public static let dataSourceWearable = TextKey(en: "A ring or a band", ko: "반지나 밴드")
  public static let dataSourcePhone = TextKey(en: "A phone", ko: "휴대폰")
  public static let dataSourceApp = TextKey(en: "An app or another device", ko: "앱이나 다른 기기")
  public static let dataSourceRecorded = TextKey(en: "What it recorded", ko: "기록한 데이터")
  public static let dataReportDownload = TextKey(en: "Download the full report (CSV)", ko: "전체 보고서 받기(CSV)")
  public static let dataProblems = TextKey(en: "Problems found", ko: "발견한 문제")
  public static let dataProblemsNone = TextKey(en: "None.", ko: "없어요.")
  public static let dataUndo = TextKey(en: "Undo this import", ko: "이 가져오기 되돌리기")
  public static let dataUndoSure = TextKey(
    en:
      "This removes everything that came only from this import. Data that another import also contains stays, and so do your corrections.",
    ko: "이 가져오기로만 들어온 데이터를 지워요. 다른 가져오기에도 있는 데이터와 직접 바로잡은 값은 그대로 남아요.")
  public static let dataUndoDone = TextKey(
    en: "Undone: {0} {0|reading|readings} removed, {1} kept because another import has them.",
    ko: "되돌렸어요. 측정값 {0}개를 지웠고, 다른 가져오기에도 있는 {1}개는 남겼어요.")
  public static let dataUndoNamed = TextKey(en: "Undo this import: {0}", ko: "{0}: 이 가져오기 되돌리기")
  public static let dataUndoDelivery = TextKey(en: "Undo this delivery", ko: "이때 받은 데이터 되돌리기")
  public static let dataUndoDeliveryNamed = TextKey(en: "Undo this delivery: {0}", ko: "{0}: 이때 받은 데이터 되돌리기")
  public static let dataUndoDeliverySure = TextKey(
    en:
      "This removes everything that came only from this delivery. Data that another delivery or an import also contains stays, and so do your corrections.",
    ko: "이때 처음 들어온 데이터를 지워요. 다른 때 받았거나 가져오기에도 있는 데이터와 직접 바로잡은 값은 그대로 남아요.")
  public static let dataUndone = TextKey(en: "Undone on {0}", ko: "{0}에 되돌림")
  public static let dataUndoneReturn = TextKey(
    en:
      "The backup of {0} still has it. Restoring that backup brings this import back, and says first what other machines would do.",
    ko: "{0}의 백업에 이 데이터가 남아 있어요. 그 백업을 복원하면 다시 들어오고, 다른 기기에서 어떻게 되는지 먼저 알려줘요.")
  public static let dataWaiting = TextKey(
    en: "Saved. Your numbers are being updated and will follow.",
    ko: "저장했어요. 숫자는 다시 계산하는 대로 반영돼요.")
  public static let dataBusy = TextKey(
    en: "An import is running. Try again when it’s done.",
    ko: "가져오는 중이에요. 끝난 뒤 다시 시도해 주세요.")
  public static let dataTypesTitle = TextKey(en: "Data types", ko: "데이터 종류")
  public static let dataTypesLead = TextKey(
    en:
      "Every type of data, with its first and latest readings. Open one to see its chart; under Sources you can choose which source counts first.",
    ko: "무엇이 언제부터 있고 얼마나 최근 것인지 보여 드려요. 누르면 차트가 열리고, ‘출처’에서 먼저 반영할 출처를 고를 수 있어요.")
  public static let dataNewest = TextKey(en: "Latest", ko: "가장 최근")
  public static let dataRecords = TextKey(en: "{0} {0|reading|readings}", ko: "측정값 {0}개")
  public static let dataRecordsSince = TextKey(en: "{0} {0|reading|readings} since {1}", ko: "{1}부터 측정값 {0}개")
  public static let dataCounts = TextKey(en: "Counts in charts and scores", ko: "차트와 점수에 반영")
  public static let dataOrderTitle = TextKey(en: "Which source counts first", ko: "먼저 쓸 출처")
  public static let dataOrderLead = TextKey(
    en: "When several sources cover the same time, the highest one counts. Drag to reorder, or use the arrows.",
    ko: "같은 시간을 여러 출처가 기록했다면 맨 위의 출처를 써요. 끌거나 화살표로 순서를 바꾸세요.")
  public static let dataOrderWorkouts = TextKey(
    en:
      "A workout recorded by several sources counts once. Each of its totals comes from the highest source in this list that recorded it. Drag to reorder, or use the arrows.",
    ko: "여러 곳이 기록한 운동은 한 번만 세고, 값마다 그 값이 있는 맨 위의 출처를 써요. 끌거나 화살표로 순서를 바꾸세요.")
  public static let dataWorkoutList = TextKey(en: "List of workouts", ko: "운동 목록")
  public static let dataOrderReset = TextKey(en: "Reset to watch, phone, apps", ko: "기본 순서로(시계, 휴대폰, 앱)")
  public static let dataUp = TextKey(en: "Move {0} up", ko: "{0} 위로 이동")
  public static let dataDown = TextKey(en: "Move {0} down", ko: "{0} 아래로 이동")
  public static let dataZonesTitle = TextKey(en: "Time zones", ko: "시간대 기록")
  public static let dataZonesLead = TextKey(
    en:
      "A day belongs to the time zone you spent it in. Home is {0}. Stays elsewhere are detected from your data, and you can add your own.",
    ko: "하루는 그날 머문 곳의 시간대를 따라요. 기준 시간대는 {0}{0|이고|고}, 다른 곳에 머문 기간은 데이터에서 찾아내며 직접 추가할 수도 있어요.")
  public static let dataZonesNone = TextKey(en: "No stays away from home.", ko: "다른 곳에 머문 기록이 없어요.")
  public static let dataZonesShort = TextKey(
    en: "Which day a reading belongs to depends on where you were.",
    ko: "측정값이 어느 날에 속하는지는 그때 머문 곳에 따라 달라져요.")
  public static let dataZone = TextKey(en: "Time zone", ko: "시간대")
  public static let dataZoneWhen = TextKey(en: "Dates", ko: "기간")
  public static let dataZoneBasis = TextKey(en: "Origin", ko: "근거")
  public static let dataZoneLearnt = TextKey(en: "Detected", ko: "데이터에서 찾음")
  public static let dataZoneEntered = TextKey(en: "Added by you", ko: "직접 입력")
  public static let dataZoneAdd = TextKey(en: "Add a stay", ko: "머문 기간 추가")
  public static let dataZoneRemove = TextKey(en: "Remove", ko: "삭제")
  public static let dataZoneError = TextKey(
    en: "Enter a time zone such as Asia/Tokyo and two dates, the first no later than the second.",
    ko: "Asia/Tokyo 같은 시간대와 시작일, 종료일을 입력해 주세요. 시작일은 종료일보다 늦을 수 없어요.")
  public static let dataZoneRemoveNamed = TextKey(en: "Remove {0}", ko: "{0} 삭제")
  public static let dataFrom = TextKey(en: "From", ko: "시작일")
  public static let dataUntil = TextKey(en: "To", ko: "종료일")
  public static let dataAuditTitle = TextKey(en: "Compared with Apple", ko: "Apple 합계와 비교")
  public static let dataAuditLead = TextKey(
    en:
      "Your activity rings contain the totals that Apple’s devices counted. Dailve’s totals are merged from all sources, day by day.",
    ko: "활동 링에는 Apple 기기가 센 합계가 있어요. Dailve는 모든 출처를 합쳐 날마다 다시 계산해요.")
  public static let dataAuditResult = TextKey(
    en: "{0} of {1} {1|day agrees|days agree} within 1%",
    ko: "{1}일 중 {0}일이 1% 이내로 같아요")
  public static let dataAuditNone = TextKey(en: "Nothing to compare yet", ko: "아직 비교할 것이 없어요")
  public static let dataAuditWorst = TextKey(en: "Biggest differences", ko: "차이가 큰 날")
  public static let dataAuditOurs = TextKey(en: "Dailve", ko: "Dailve")
  public static let dataAuditApple = TextKey(en: "Apple", ko: "Apple")
  public static let dataAuditWhy = TextKey(en: "Reason", ko: "이유")
  public static let dataAuditEach = TextKey(en: "By measure", ko: "항목별")
  public static let dataAuditNoReadings = TextKey(
    en: "Your exports have activity rings for {0} {0|day|days}, but no readings to compare them with.",
    ko: "활동 링은 {0}일치 있지만 비교할 측정값이 없어요.")
  public static let dataAuditNoneWhy = TextKey(
    en: "None of your exports has activity rings.",
    ko: "활동 링이 담긴 내보내기 파일이 없어요.")
  public static let dataDay = TextKey(en: "Date", ko: "날짜")
  public static let dataOverTime = TextKey(en: "Show chart", ko: "차트 보기")
  public static let dataWorkouts = TextKey(
    en: "{0} workout {0|recording|recordings}", ko: "운동 기록 {0}개")

  public static let auditMeasureActiveEnergy = TextKey(en: "Active energy (kcal)", ko: "활동 에너지(kcal)")
  public static let auditMeasureExercise = TextKey(en: "Exercise (min)", ko: "운동(분)")
  public static let auditMeasureStandHours = TextKey(en: "Stand hours", ko: "일어서기(시간)")
  public static let auditReasonNoSamples = TextKey(
    en: "The export has a total for this day but no readings",
    ko: "이날은 합계만 있고 측정값이 없어요")
  public static let auditReasonOtherMidnight = TextKey(
    en: "Balanced by the day before or after: Apple used a different midnight", ko: "앞뒤 날과 합치면 맞아요. Apple이 다른 자정을 썼어요")
  public static let auditReasonExportDay = TextKey(
    en: "The day wasn’t over when the export was made",
    ko: "내보낼 때 아직 끝나지 않은 날이에요")
  public static let auditReasonOwnChanges = TextKey(
    en: "You turned off, reordered or corrected something here",
    ko: "직접 끄거나 순서를 바꾸거나 바로잡은 것이 있어요")
  public static let auditReasonOtherSources = TextKey(
    en: "Other sources add what Apple doesn’t count in the rings",
    ko: "Apple이 링에 세지 않는 출처가 더해졌어요")
  public static let auditReasonFewerSamples = TextKey(
    en: "Health no longer holds every reading that Apple counted",
    ko: "Apple이 센 측정값 일부가 건강 앱에 없어요")
}
